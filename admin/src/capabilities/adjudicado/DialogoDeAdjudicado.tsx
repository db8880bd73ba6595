import Box from '@mui/material/Box';
import type { DialogFrameProps } from '../../ui/dialogs/DialogFrame';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { fecha } from '../../ui/formato';
import type { AdjudicadoRecord } from './tipos';

interface DialogoDeAdjudicadoProps extends Omit<DialogFrameProps, 'subject'> {
  readonly adjudicado: AdjudicadoRecord;
}

/** An act on an award: the common dialog, under the name of the holder. */
export function DialogoDeAdjudicado({ adjudicado, ...frame }: DialogoDeAdjudicadoProps) {
  return (
    <FormDialog
      {...frame}
      subject={
        <>
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {adjudicado.nombreCliente}
          </Box>
          , plan {adjudicado.idCodigo}. {adjudicado.insignia}, asamblea {adjudicado.numeroAsamblea} del{' '}
          {fecha(adjudicado.fecha)}.
        </>
      }
    />
  );
}
