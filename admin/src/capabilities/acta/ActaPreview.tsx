import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { urlOf } from '../../providers/calls';
import { useApiQuery } from '../../providers/useApiQuery';
import { fechaHora } from '../../ui/format';
import { PdfPreviewDialog, tituloDeActa } from '../../ui/pdf/PdfPreviewDialog';

interface ActaPreviewProps {
  readonly asambleaId: number;
  readonly numeroAsamblea: number;
  readonly onContinue?: () => void;
  readonly onClose: () => void;
}

/** Part 2 §2.18, ASA-051, ASA-067: the issued minutes; where they were issued again, the earlier versions too. Render it only while it is open. */
export function ActaPreview({ asambleaId, numeroAsamblea, onContinue, onClose }: ActaPreviewProps) {
  const [elegida, setElegida] = useState<number | null>(null);
  const [extracto, setExtracto] = useState(false);
  const { data: versiones = [] } = useApiQuery('/acta/{id}/versiones', { id: asambleaId });
  const ultima = Math.max(0, ...versiones.map(({ numeroVersion }) => numeroVersion));
  const version = elegida ?? ultima;

  if (extracto)
    return (
      <ExtractoPreview asambleaId={asambleaId} numeroAsamblea={numeroAsamblea} onClose={() => setExtracto(false)} />
    );
  return (
    <PdfPreviewDialog
      // Another version is another document to fetch.
      key={elegida ?? 'ultima'}
      title={tituloDeActa(numeroAsamblea)}
      url={urlOf('/acta/{id}/archivo', { id: asambleaId, version: elegida ?? undefined })}
      fileName={`acta-${numeroAsamblea}.pdf`}
      onClose={onClose}
      {...(onContinue ? { onContinue } : {})}
      toolbar={
        <>
          {versiones.length > 1 && (
            <TextField
              select
              label="Versión"
              value={version}
              onChange={(event) => setElegida(Number(event.target.value))}
              sx={{ width: { xs: 130, md: 300 } }}
            >
              {[...versiones]
                .sort((a, b) => b.numeroVersion - a.numeroVersion)
                .map(({ numeroVersion, generadaEn, generadaPor, motivo }) => (
                  <MenuItem key={numeroVersion} value={numeroVersion} title={motivo ?? undefined}>
                    {numeroVersion} · {fechaHora(generadaEn)} · {generadaPor}
                  </MenuItem>
                ))}
            </TextField>
          )}
          <Button onClick={() => setExtracto(true)}>{propios.actaExtracto}</Button>
        </>
      }
    />
  );
}

interface ExtractoPreviewProps {
  readonly asambleaId: number;
  readonly numeroAsamblea: number;
  readonly onClose: () => void;
}

/** What a member gets of the minutes: closing it leads back to them. */
function ExtractoPreview({ asambleaId, numeroAsamblea, onClose }: ExtractoPreviewProps) {
  const [escrito, setEscrito] = useState('');
  const [plan, setPlan] = useState('');
  return (
    <PdfPreviewDialog
      key={plan}
      title={propios.extractoDeActa(numeroAsamblea)}
      url={urlOf('/acta/{id}/extracto', { id: asambleaId, plan: plan === '' ? undefined : plan })}
      fileName={`extracto-${numeroAsamblea}.pdf`}
      onClose={onClose}
      toolbar={
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            setPlan(escrito.trim());
          }}
          sx={{ display: 'flex', gap: 1 }}
        >
          <TextField
            label={propios.planDelTitular}
            value={escrito}
            onChange={(event) => setEscrito(event.target.value)}
            sx={{ width: { xs: 130, md: 220 } }}
          />
          <Button type="submit">Ver</Button>
        </Box>
      }
    />
  );
}
