import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { fechaHora } from '../../ui/format';
import { PdfPreviewDialog, tituloDeActa } from '../../ui/pdf/PdfPreviewDialog';
import type { VersionDeActa } from './tipos';

interface ActaPreviewProps {
  readonly asambleaId: number;
  readonly numeroAsamblea: number;
  readonly onContinue?: () => void;
  readonly onClose: () => void;
}

/** Part 2 §2.18, ASA-051, ASA-067: the issued minutes; where they were issued again, the earlier versions too. Render it only while it is open. */
export function ActaPreview({ asambleaId, numeroAsamblea, onContinue, onClose }: ActaPreviewProps) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [elegida, setElegida] = useState<number | null>(null);
  const { data: versiones = [] } = useQuery({
    queryKey: ['acta', 'versiones', asambleaId],
    queryFn: ({ signal }) => dataProvider.read<VersionDeActa[]>(`acta/${asambleaId}/versiones`, { signal }),
  });
  const ultima = Math.max(0, ...versiones.map(({ numeroVersion }) => numeroVersion));
  const version = elegida ?? ultima;
  const query = elegida === null ? '' : `?version=${elegida}`;

  return (
    <PdfPreviewDialog
      // Another version is another document to fetch.
      key={elegida ?? 'ultima'}
      title={tituloDeActa(numeroAsamblea)}
      load={(signal) => dataProvider.file(`acta/${asambleaId}/archivo${query}`, { signal })}
      fileName={`acta-${numeroAsamblea}.pdf`}
      onClose={onClose}
      {...(onContinue ? { onContinue } : {})}
      toolbar={
        versiones.length > 1 && (
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
        )
      }
    />
  );
}
