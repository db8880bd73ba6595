import { esquemaReapertura, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fresh, useApiQuery } from '../../providers/useApiQuery';
import { ActFrame } from '../../ui/act/ActDialog';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { FactLines } from '../../ui/FactLines';
import { CommentField } from '../../ui/fields/CommentField';
import type { CarpetaPorResolver } from './tipos';

const acto: Act = {
  path: '/carpeta/{idCodigo}/reabrir',
  titulo: propios.devolverARiesgo,
  confirmar: 'Devolver',
  peligro: true,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
  esquema: esquemaReapertura,
  exito: propios.carpetaDevueltaARiesgo,
  enFila: true,
  sigue: true,
};

interface ReabrirDialogProps {
  readonly carpeta: CarpetaPorResolver;
  readonly onClose: () => void;
}

/** Says what was built on the approval before it is taken back: read with each opening. */
export default function ReabrirDialog(props: ReabrirDialogProps) {
  return (
    <DialogWindow onClose={props.onClose} maxWidth="sm">
      <Devolucion {...props} />
    </DialogWindow>
  );
}

function Devolucion({ carpeta, onClose }: ReabrirDialogProps) {
  const [{ id, nombreCliente, version }] = useState(carpeta);
  const { data, error, refetch } = useApiQuery('/carpeta/{idCodigo}/reabrir', { idCodigo: id }, fresh);
  if (data === undefined)
    return (
      <LoadingFrame title={propios.devolverARiesgo} error={error} onRetry={() => void refetch()} onClose={onClose} />
    );
  const { impedimento, existentes, base } = data;
  return (
    <ActFrame
      acto={acto}
      id={id}
      fijos={{ version, base }}
      efecto={impedimento === null && propios.alDevolverARiesgo}
      enviable={impedimento === null}
      releer={() => void refetch()}
      onClose={onClose}
    >
      <Subject nombre={nombreCliente}>, plan {id}.</Subject>
      {impedimento !== null && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {impedimento}
        </Alert>
      )}
      <Box component="section" sx={{ my: 1.5, color: 'text.primary' }}>
        <Typography variant="h3" sx={{ mb: 0.75, color: 'text.secondary' }}>
          {propios.reabrirConLoHecho}
        </Typography>
        {existentes.length === 0 ? propios.reabrirSinNada : <FactLines lines={existentes} />}
      </Box>
    </ActFrame>
  );
}
