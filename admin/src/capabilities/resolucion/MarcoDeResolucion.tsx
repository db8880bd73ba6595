import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { CarpetaPorResolver } from './tipos';
import type { Rechazo } from './useResolucion';

interface MarcoDeResolucionProps {
  readonly titulo: string;
  readonly carpeta: CarpetaPorResolver;
  /** What follows from it. */
  readonly detalle: string;
  readonly aceptar: string;
  readonly danger?: boolean;
  readonly enCurso: boolean;
  readonly rechazo: Rechazo | null;
  readonly onAceptar: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What both outcomes share: whose folder it is, what follows, the fields, the refusal, and a form that Enter sends. */
export function MarcoDeResolucion(props: MarcoDeResolucionProps) {
  const { titulo, carpeta, detalle, aceptar, danger = false, enCurso, rechazo, onAceptar, onClose, children } = props;
  const titleId = useId();
  const terminado = rechazo?.definitivo === true;
  const cerrar = useRef<HTMLButtonElement>(null);
  // What had the focus is gone; without this the keyboard would be nowhere.
  useEffect(() => {
    if (terminado) cerrar.current?.focus();
  }, [terminado]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!enCurso && !terminado) onAceptar();
  };
  return (
    <Dialog open onClose={enCurso ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{titulo}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {carpeta.nombreCliente}
            </Box>
            , plan {carpeta.id}. {!terminado && detalle}
          </Typography>
          {rechazo !== null && <Alert severity="warning">{rechazo.texto}</Alert>}
          {!terminado && children}
        </DialogContent>
        <DialogActions>
          {terminado ? (
            <Button ref={cerrar} variant="contained" onClick={onClose}>
              Cerrar
            </Button>
          ) : (
            <>
              <Button onClick={onClose} disabled={enCurso}>
                Cancelar
              </Button>
              <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} loading={enCurso}>
                {aceptar}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
