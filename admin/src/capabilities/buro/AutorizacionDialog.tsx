import { hoyEn, mensajes } from '@adjudica/domain';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SubmitEvent, useId, useState } from 'react';
import { FechaPicker } from '../../ui/fields/FechaPicker';

const { propios } = mensajes;

interface AutorizacionDialogProps {
  readonly busy: boolean;
  readonly onAceptar: (fecha: string) => void;
  readonly onCancelar: () => void;
}

/** The date on which the client agreed to be asked about: a reminder, or demanded before a question (decisions, 'Bureau'). */
export function AutorizacionDialog({ busy, onAceptar, onCancelar }: AutorizacionDialogProps) {
  const titleId = useId();
  const [hoy] = useState(() => hoyEn(new Date()));
  const [fecha, setFecha] = useState('');
  const [tried, setTried] = useState(false);
  const error = !tried
    ? undefined
    : fecha === ''
      ? propios.campoObligatorio
      : fecha > hoy
        ? propios.fechaFutura
        : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (fecha !== '' && fecha <= hoy && !busy) onAceptar(fecha);
  };

  return (
    <Dialog open onClose={busy ? undefined : onCancelar} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{propios.buroRegistrarAutorizacion}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {propios.buroSinConsentimiento}
          <FechaPicker
            label={propios.buroFechaDeAutorizacion}
            value={fecha}
            max={hoy}
            onChange={setFecha}
            error={error}
            required
            autoFocus
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancelar} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            Aceptar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
