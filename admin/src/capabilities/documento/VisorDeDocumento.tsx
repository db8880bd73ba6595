import { nombreDeDocumento } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { urlOf } from '../../providers/calls';
import { useUsuario } from '../../providers/sesion';
import { fechaHora } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { Viewer } from '../../ui/viewer/Viewer';
import { useVersiones } from './consultas';
import type { Decision } from './DecisionDialog';
import {
  confirmacionDe,
  type DocumentoRecord,
  nombreDeDueno,
  puede,
  type VersionDeDocumento,
  veConfirmacion,
} from './tipos';

interface VisorDeDocumentoProps {
  readonly documento: DocumentoRecord;
  /** Those that ← and → go through. */
  readonly secuencia: readonly DocumentoRecord[];
  readonly onAbrir: (id: number | null) => void;
  readonly onDecidir: (decision: Decision) => void;
}

/** A document of the list in the viewer, in the version that is chosen; the current one at first. */
export function VisorDeDocumento({ documento, secuencia, onAbrir, onDecidir }: VisorDeDocumentoProps) {
  const { id, tipo, dueno, persona, identificacion, versionArchivo, estado } = documento;
  const { idDepartamento } = useUsuario();
  const [numero, setNumero] = useState(versionArchivo);
  const { data: versiones } = useVersiones(documento);
  const version = versiones?.find((otra) => otra.numero === numero);
  const actual = numero === versionArchivo;
  const conEstado = veConfirmacion(idDepartamento);

  const indice = secuencia.findIndex((otro) => otro.id === id);
  const ir = (vecino: DocumentoRecord | undefined) => (vecino === undefined ? undefined : () => onAbrir(vecino.id));

  return (
    <Viewer
      title={tipo.nombre}
      subtitle={
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          {[nombreDeDueno[dueno], persona, identificacion].filter(Boolean).join(' · ')}
          {conEstado && actual && <StateChip {...confirmacionDe(estado)} />}
        </Box>
      }
      url={urlOf('/documento/{id}/archivo', { id, version: numero })}
      downloadName={
        (version ?? documento).nombreDescarga ??
        nombreDeDocumento({ identificacion, nombre: tipo.nombre, idCodigo: documento.plan })
      }
      position={{ number: indice + 1, total: secuencia.length }}
      onPrevious={ir(secuencia[indice - 1])}
      onNext={ir(secuencia[indice + 1])}
      toolbar={
        versionArchivo > 1 && versiones !== undefined ? (
          <Versiones versiones={versiones} numero={numero} actual={versionArchivo} onElegir={setNumero} />
        ) : undefined
      }
      footer={
        <>
          {conEstado && version !== undefined && <Decisiones version={version} />}
          {actual && <Decidir documento={documento} onDecidir={onDecidir} />}
        </>
      }
      onClose={() => onAbrir(null)}
    />
  );
}

interface VersionesProps {
  readonly versiones: readonly VersionDeDocumento[];
  readonly numero: number;
  readonly actual: number;
  readonly onElegir: (numero: number) => void;
}

function Versiones({ versiones, numero, actual, onElegir }: VersionesProps) {
  return (
    <TextField
      select
      value={versiones.some((version) => version.numero === numero) ? numero : ''}
      onChange={(event) => onElegir(Number(event.target.value))}
      slotProps={{ htmlInput: { 'aria-label': 'Versión' }, select: { renderValue: (valor) => `Versión ${valor}` } }}
      sx={{ '& .MuiSelect-select': { py: 0.5, fontSize: '0.8125rem' } }}
    >
      {versiones.map((version) => (
        <MenuItem key={version.numero} value={version.numero} sx={{ display: 'block' }}>
          {`Versión ${version.numero}${version.numero === actual ? ', actual' : ''}`}
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {[fechaHora(version.subidoEn), version.subidoPor].filter(Boolean).join(' · ')}
          </Typography>
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Every decision about this file is kept; the last one first. */
function Decisiones({ version: { decisiones } }: { readonly version: VersionDeDocumento }) {
  if (decisiones.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Decisiones"
      sx={{
        m: 0,
        px: 2,
        py: 1,
        listStyle: 'none',
        borderTop: 1,
        borderColor: 'divider',
        maxHeight: 132,
        overflowY: 'auto',
      }}
    >
      {decisiones.toReversed().map(({ estado, motivo, usuario, departamento, fecha }) => (
        <li key={fecha}>
          <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="strong" sx={{ color: estado ? 'success.main' : 'error.main', fontWeight: 600 }}>
              {confirmacionDe(estado).label}
            </Box>
            {` · ${[usuario, departamento, fechaHora(fecha)].filter(Boolean).join(' · ')}`}
            {motivo !== null && motivo !== '' && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {motivo}
              </Box>
            )}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

function Decidir({ documento, onDecidir }: Pick<VisorDeDocumentoProps, 'documento' | 'onDecidir'>) {
  const { id } = documento;
  if (!puede(documento, 'aceptar') && !puede(documento, 'rechazar')) return null;
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      {puede(documento, 'rechazar') && (
        <Button color="error" variant="outlined" onClick={() => onDecidir({ accion: 'rechazar', id })}>
          Rechazar
        </Button>
      )}
      {puede(documento, 'aceptar') && (
        <Button variant="contained" onClick={() => onDecidir({ accion: 'aceptar', id })}>
          Aceptar
        </Button>
      )}
    </Box>
  );
}
