import { mensajes } from '@adjudica/domain';
import { useState } from 'react';
import { CampoDeEjecutivo } from './CampoDeEjecutivo';
import { DialogoDeAdjudicado } from './DialogoDeAdjudicado';
import type { AdjudicadoRecord } from './tipos';
import { useAccionDeAdjudicado } from './useAccionDeAdjudicado';

interface AsignarDialogProps {
  readonly adjudicado: AdjudicadoRecord;
  readonly onClose: () => void;
}

/** ADJ-515: the head gives the plan to an executive, who is told. */
export function AsignarDialog({ adjudicado, onClose }: AsignarDialogProps) {
  const actual = adjudicado.ejecutivo;
  const [elegido, setElegido] = useState<number | null>(null);
  const [intentado, setIntentado] = useState(false);
  const { ejecutar, enCurso, rechazo } = useAccionDeAdjudicado('asignar', {
    exito: mensajes.propios.ejecutivoAsignado,
    onHecho: onClose,
  });
  return (
    <DialogoDeAdjudicado
      title={actual === null ? 'Asignar ejecutivo' : 'Cambiar ejecutivo'}
      adjudicado={adjudicado}
      submitLabel="Asignar"
      busy={enCurso}
      rechazo={rechazo}
      onSubmit={() => {
        setIntentado(true);
        if (elegido !== null) ejecutar(adjudicado.id, { usuario: elegido, version: adjudicado.version });
      }}
      onClose={onClose}
    >
      <CampoDeEjecutivo
        label="Ejecutivo"
        value={elegido}
        onChange={setElegido}
        required
        autoFocus
        error={intentado && elegido === null ? mensajes.propios.eligeEjecutivo : undefined}
        helperText={actual === null ? 'El plan no tiene ejecutivo' : `Ahora lo atiende ${actual.nombre}`}
      />
    </DialogoDeAdjudicado>
  );
}
