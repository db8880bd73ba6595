import Box from '@mui/material/Box';
import type { DialogFrameProps } from '../../ui/dialogs/DialogFrame';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import type { CarpetaPorResolver } from './tipos';

interface MarcoDeResolucionProps extends Omit<DialogFrameProps, 'subject'> {
  readonly carpeta: CarpetaPorResolver;
  /** What follows from it. */
  readonly detalle: string;
}

/** An outcome of a folder: the common dialog, with the holder of the folder and what follows. */
export function MarcoDeResolucion({ carpeta, detalle, ...frame }: MarcoDeResolucionProps) {
  return (
    <FormDialog
      {...frame}
      subject={
        <>
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {carpeta.nombreCliente}
          </Box>
          , plan {carpeta.id}. {frame.rechazo?.definitivo !== true && detalle}
        </>
      }
    />
  );
}
