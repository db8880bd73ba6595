import { mensajes } from '@adjudica/domain';
import { useState } from 'react';
import { CamposDeReemplazo, useReemplazo } from './CamposDeReemplazo';
import { DialogoDeAdjudicado } from './DialogoDeAdjudicado';
import type { AdjudicadoRecord } from './tipos';
import { useAccionDeAdjudicado } from './useAccionDeAdjudicado';

interface ReasignarDialogProps {
  readonly adjudicado: AdjudicadoRecord;
  readonly onClose: () => void;
}

/** ADJ-501, ADJ-518: an award that was withdrawn some time ago goes to another plan of its group. */
export function ReasignarDialog({ adjudicado, onClose }: ReasignarDialogProps) {
  const [intentado, setIntentado] = useState(false);
  const campos = useReemplazo(adjudicado);
  const { ejecutar, enCurso, rechazo, deCandidato, olvidarCandidato } = useAccionDeAdjudicado('reasignar', {
    exito: mensajes.ADJ.reasignada,
    onHecho: onClose,
  });
  return (
    <DialogoDeAdjudicado
      title="Asignar nuevo adjudicado"
      adjudicado={adjudicado}
      submitLabel="Asignar"
      busy={enCurso}
      rechazo={rechazo}
      onSubmit={() => {
        setIntentado(true);
        if (campos.reemplazo !== null) ejecutar(adjudicado.id, campos.reemplazo);
      }}
      onClose={onClose}
    >
      <CamposDeReemplazo
        adjudicado={adjudicado}
        campos={campos}
        intentado={intentado}
        rechazado={deCandidato}
        onOtro={olvidarCandidato}
      />
    </DialogoDeAdjudicado>
  );
}
