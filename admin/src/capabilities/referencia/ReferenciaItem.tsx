import { estadosDeReferencia, mensajes, nombreDeCodigo } from '@adjudica/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { fechaHora } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { toneOf } from '../../ui/tones';
import { useAct } from '../../ui/useAct';
import { textosDe } from './textos';
import type { ReferenciaRecord } from './tipos';

interface ReferenciaItemProps {
  readonly referencia: ReferenciaRecord;
  readonly onEditar: () => void;
}

/** One reference: who, the facts, its state (EST-521) and what this user may do with it now, as the API says. */
export function ReferenciaItem({ referencia, onEditar }: ReferenciaItemProps) {
  const { id, version, estado, acciones, confirmadaPor, confirmadaEn } = referencia;
  const { titulo, detalles } = textosDe(referencia);
  const confirmada = estado === 'C';
  const { run: confirmar, pending } = useAct('/referencia/{id}/confirmar', { success: 'Referencia confirmada' });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: 2,
        py: 1,
        '& + &': { borderStyle: 'solid', borderColor: 'divider', borderWidth: '1px 0 0' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body1" sx={{ fontWeight: 580 }}>
          {titulo}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {detalles.join(' · ')}
        </Typography>
        {confirmada && confirmadaPor !== null && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Confirmada por {confirmadaPor}, {fechaHora(confirmadaEn)}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <StateChip label={nombreDeCodigo(estadosDeReferencia, estado)} tone={toneOf('referencia', estado)} />
        {acciones.includes('confirmar') && (
          <Button
            size="small"
            variant="outlined"
            loading={pending}
            aria-label={`Confirmar ${titulo}`}
            onClick={() => void confirmar({ id }, null, { version })}
            sx={{ ml: 0.5 }}
          >
            Confirmar
          </Button>
        )}
        {acciones.includes('editar') && (
          <Tooltip title="Editar">
            <IconButton size="small" aria-label={`Editar ${titulo}`} onClick={onEditar}>
              <EditOutlined fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {acciones.includes('eliminar') && <EliminarButton referencia={referencia} titulo={titulo} />}
      </Box>
    </Box>
  );
}

function EliminarButton({ referencia, titulo }: { readonly referencia: ReferenciaRecord; readonly titulo: string }) {
  const [preguntando, setPreguntando] = useState(false);
  const dataProvider = useDataProvider();
  const { id } = referencia;
  return (
    <>
      <Tooltip title="Eliminar">
        <IconButton size="small" aria-label={`Eliminar ${titulo}`} onClick={() => setPreguntando(true)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {preguntando && (
        <ActDialog
          acto={eliminacion}
          id={id}
          enviar={async (_, key) =>
            (await dataProvider.delete('referencia', { id, previousData: referencia, meta: { key } })).data
          }
          onClose={() => setPreguntando(false)}
        >
          {titulo} dejará de ser una referencia de esta solicitud.
        </ActDialog>
      )}
    </>
  );
}

const eliminacion: ActWithoutPath = {
  titulo: '¿Eliminar la referencia?',
  confirmar: 'Eliminar',
  peligro: true,
  exito: 'Referencia eliminada',
  fallo: mensajes.GEN.errorMasTarde,
  cierra: true,
};
