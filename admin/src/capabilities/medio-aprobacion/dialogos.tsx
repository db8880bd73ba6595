import { mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog';
import type { Rechazo } from '../../ui/dialogs/rechazo';
import { dinero } from '../../ui/formato';
import { CampoDeEjecutivo } from '../adjudicado/CampoDeEjecutivo';
import type { MedioDetalle } from './tipos';
import { useActo } from './useActo';

const { MED, propios } = mensajes;

export interface DialogoDeActoProps {
  readonly medio: MedioDetalle;
  readonly onClose: () => void;
  /** See `useActo`. */
  readonly onRechazo: (texto: string) => void;
}

interface ResumenProps {
  readonly medio: MedioDetalle;
  readonly rechazo?: Rechazo | null;
  /** What follows from it. */
  readonly children?: ReactNode;
}

/** Whose approval it is and what it is about: a decision must not hang on remembering the page behind the dialog. */
function Resumen({ medio: { cliente, ficha, valor }, rechazo = null, children }: ResumenProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      <div>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {cliente.nombre}
        </Box>
        {`, ${ficha.bien}, ${dinero(valor)}. `}
        {children}
      </div>
      {rechazo !== null && <Alert severity="warning">{rechazo.texto}</Alert>}
    </Box>
  );
}

/** MED-518 */
export function EnviarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const { ejecutar, enCurso, rechazo } = useActo('enviar', medio, { onHecho: onClose, onRechazo });
  return (
    <ConfirmDialog
      open
      title={propios.medioPreguntaEnviar}
      confirmLabel="Enviar"
      busy={enCurso}
      onConfirm={() => ejecutar()}
      onCancel={onClose}
    >
      <Resumen medio={medio} rechazo={rechazo}>
        {propios.medioAlEnviar}
      </Resumen>
    </ConfirmDialog>
  );
}

/** MED-523 */
export function AceptarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const { ejecutar, enCurso, rechazo } = useActo('aceptar', medio, { onHecho: onClose, onRechazo });
  return (
    <ConfirmDialog
      open
      title={propios.medioPreguntaAceptar}
      confirmLabel="Aceptar"
      busy={enCurso}
      onConfirm={() => ejecutar()}
      onCancel={onClose}
    >
      <Resumen medio={medio} rechazo={rechazo}>
        {propios.medioAlAceptar}
      </Resumen>
    </ConfirmDialog>
  );
}

/** MED-524 */
export function NoAprobarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const { ejecutar, enCurso, rechazo } = useActo('rechazar', medio, { onHecho: onClose, onRechazo });
  return (
    <ReasonDialog
      open
      title={MED.noAprobado}
      tipo="motivo"
      acceptLabel={MED.noAprobado}
      busy={enCurso}
      onAccept={(observaciones) => ejecutar({ observaciones })}
      onCancel={onClose}
    >
      <Resumen medio={medio} rechazo={rechazo}>
        {propios.medioAlRechazar}
      </Resumen>
    </ReasonDialog>
  );
}

/** MED-525: the head gives an approval to an executive, who is told. */
export function AsignarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const [usuario, setUsuario] = useState<number | null>(null);
  const [intentado, setIntentado] = useState(false);
  const { ejecutar, enCurso, rechazo } = useActo('asignar', medio, { onHecho: onClose, onRechazo });
  return (
    <FormDialog
      title={propios.medioAsignar}
      subject={<Resumen medio={medio} />}
      submitLabel="Asignar"
      maxWidth="xs"
      busy={enCurso}
      rechazo={rechazo}
      onSubmit={() => {
        setIntentado(true);
        if (usuario !== null) ejecutar({ usuario });
      }}
      onClose={onClose}
    >
      <CampoDeEjecutivo
        label="Ejecutivo"
        value={usuario}
        onChange={setUsuario}
        required
        autoFocus
        error={intentado && usuario === null ? propios.eligeEjecutivo : undefined}
        helperText={propios.medioAlAsignar(medio.ejecutivo?.nombre ?? null)}
      />
    </FormDialog>
  );
}
