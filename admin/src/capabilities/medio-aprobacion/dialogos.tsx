import { mensajes } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { ReasonDialog } from '../../ui/dialogs/ReasonDialog';
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
  readonly aviso: string | null;
  /** What follows from it. */
  readonly children: ReactNode;
}

/** Whose means it is and what it is about: a decision must not hang on remembering the page behind the dialog. */
function Resumen({ medio: { cliente, ficha, valor }, aviso, children }: ResumenProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      <div>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {cliente.nombre}
        </Box>
        {`, ${ficha.bien}, ${dinero(valor)}. `}
        {children}
      </div>
      {aviso !== null && <Alert severity="warning">{aviso}</Alert>}
    </Box>
  );
}

/** MED-518 */
export function EnviarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const { ejecutar, enCurso, aviso } = useActo('enviar', medio, { onHecho: onClose, onRechazo });
  return (
    <ConfirmDialog
      open
      title={propios.medioPreguntaEnviar}
      confirmLabel="Enviar"
      busy={enCurso}
      onConfirm={() => ejecutar()}
      onCancel={onClose}
    >
      <Resumen medio={medio} aviso={aviso}>
        {propios.medioAlEnviar}
      </Resumen>
    </ConfirmDialog>
  );
}

/** MED-523 */
export function AceptarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const { ejecutar, enCurso, aviso } = useActo('aceptar', medio, { onHecho: onClose, onRechazo });
  return (
    <ConfirmDialog
      open
      title={propios.medioPreguntaAceptar}
      confirmLabel="Aceptar"
      busy={enCurso}
      onConfirm={() => ejecutar()}
      onCancel={onClose}
    >
      <Resumen medio={medio} aviso={aviso}>
        {propios.medioAlAceptar}
      </Resumen>
    </ConfirmDialog>
  );
}

/** MED-524 */
export function NoAprobarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const { ejecutar, enCurso, aviso } = useActo('rechazar', medio, { onHecho: onClose, onRechazo });
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
      <Resumen medio={medio} aviso={aviso}>
        {propios.medioAlRechazar}
      </Resumen>
    </ReasonDialog>
  );
}

/** MED-525: the head gives a means to an executive, who is told. */
export function AsignarDialog({ medio, onClose, onRechazo }: DialogoDeActoProps) {
  const [usuario, setUsuario] = useState<number | null>(null);
  const [intentado, setIntentado] = useState(false);
  const { ejecutar, enCurso, aviso } = useActo('asignar', medio, { onHecho: onClose, onRechazo });
  return (
    <ConfirmDialog
      open
      title={propios.medioAsignar}
      confirmLabel="Asignar"
      busy={enCurso}
      onConfirm={() => {
        setIntentado(true);
        if (usuario !== null) ejecutar({ usuario });
      }}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Resumen medio={medio} aviso={aviso}>
          {null}
        </Resumen>
        <CampoDeEjecutivo
          label="Ejecutivo"
          value={usuario}
          onChange={setUsuario}
          required
          error={intentado && usuario === null ? propios.eligeEjecutivo : undefined}
          helperText={propios.medioAlAsignar(medio.ejecutivo?.nombre ?? null)}
        />
      </Box>
    </ConfirmDialog>
  );
}
