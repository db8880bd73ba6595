import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface VentanaDeDialogo {
  readonly id: string;
  /** How what stands inside wants to be closed: at once, or after a question. */
  readonly cierre: RefObject<(() => void) | null>;
}

const VentanaContext = createContext<VentanaDeDialogo | null>(null);

interface VentanaProps {
  readonly onClose: () => void;
  /** A `MarcoDeDialogo`; what it shows may change while the window stays: waiting, form, facts. */
  readonly children: ReactNode;
}

/** The window of the task dialogs; the whole screen on a phone. Render it only while it is open. */
export function Ventana({ onClose, children }: VentanaProps) {
  const id = useId();
  const cierre = useRef<(() => void) | null>(null);
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  return (
    <VentanaContext value={{ id, cierre }}>
      <Dialog
        open
        onClose={() => (cierre.current ?? onClose)()}
        aria-labelledby={id}
        maxWidth="sm"
        fullWidth
        fullScreen={phone}
      >
        {children}
      </Dialog>
    </VentanaContext>
  );
}

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

/** Title, content and buttons inside a `Ventana`: Enter saves, and what was written is not lost by a stray click. */
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
  const ventana = useContext(VentanaContext);
  const id = ventana?.id ?? '';
  const [preguntando, setPreguntando] = useState(false);
  const cerrar = () => {
    if (guardando) return;
    if (sucio && onGuardar !== undefined) setPreguntando(true);
    else onClose();
  };
  useEffect(() => {
    if (ventana) ventana.cierre.current = cerrar;
  });
  const enviar = (event: SubmitEvent) => {
    event.preventDefault();
    if (!guardando) onGuardar?.();
  };
  return (
    <>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} ref={raiz} noValidate autoComplete="off" onSubmit={enviar}>
          {children}
        </form>
      </DialogContent>
      <DialogActions>
        {onGuardar === undefined ? (
          <Button onClick={cerrar}>Cerrar</Button>
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
