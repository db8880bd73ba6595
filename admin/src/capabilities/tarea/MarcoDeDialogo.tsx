import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, type RefObject, type SubmitEvent, useId, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface MarcoDeDialogoProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Left out = there is nothing to save: one button closes. */
  readonly onGuardar?: (() => void) | undefined;
  readonly guardarLabel?: string;
  readonly guardando?: boolean;
  /** Something was written: closing asks first. */
  readonly sucio?: boolean;
  readonly raiz?: RefObject<HTMLFormElement | null>;
}

/** The frame of the task dialogs: full screen on a phone, Enter saves, what was written is not lost by a stray click. Render it only while it is open. */
export function MarcoDeDialogo(props: MarcoDeDialogoProps) {
  const {
    title,
    children,
    onClose,
    onGuardar,
    guardarLabel = 'Guardar',
    guardando = false,
    sucio = false,
    raiz,
  } = props;
  const id = useId();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [preguntando, setPreguntando] = useState(false);
  const cerrar = () => {
    if (guardando) return;
    if (sucio && onGuardar !== undefined) setPreguntando(true);
    else onClose();
  };
  const enviar = (event: SubmitEvent) => {
    event.preventDefault();
    if (!guardando) onGuardar?.();
  };
  return (
    <>
      <Dialog open onClose={cerrar} aria-labelledby={id} maxWidth="sm" fullWidth fullScreen={phone}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <form id={`${id}-form`} ref={raiz} noValidate autoComplete="off" onSubmit={enviar}>
            {children}
          </form>
        </DialogContent>
        <DialogActions>
          {onGuardar === undefined ? (
            <Button onClick={cerrar} autoFocus>
              Cerrar
            </Button>
          ) : (
            <>
              <Button onClick={cerrar} disabled={guardando}>
                Cancelar
              </Button>
              <Button type="submit" form={`${id}-form`} variant="contained" loading={guardando}>
                {guardarLabel}
              </Button>
            </>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={preguntando}
        title="¿Descartar los cambios?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
        onCancel={() => setPreguntando(false)}
      >
        Lo que escribió no se ha guardado.
      </ConfirmDialog>
    </>
  );
}
