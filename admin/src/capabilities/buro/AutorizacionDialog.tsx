import { esFecha, type Fecha, hoyEn, mensajes } from '@adjudica/domain';
import { useState } from 'react';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FechaPicker } from '../../ui/fields/FechaPicker';

const { propios } = mensajes;

interface AutorizacionDialogProps {
  readonly busy: boolean;
  readonly onAceptar: (fecha: Fecha) => void;
  readonly onCancelar: () => void;
}

/** The date on which the client agreed to be asked about: a reminder, or demanded before a question (decisions, 'Bureau'). */
export function AutorizacionDialog({ busy, onAceptar, onCancelar }: AutorizacionDialogProps) {
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

  return (
    <FormDialog
      title={propios.buroRegistrarAutorizacion}
      subject={propios.buroSinConsentimiento}
      maxWidth="xs"
      submitLabel="Aceptar"
      busy={busy}
      onSubmit={() => {
        setTried(true);
        if (esFecha(fecha) && fecha <= hoy) onAceptar(fecha);
      }}
      onClose={onCancelar}
    >
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
    </FormDialog>
  );
}
