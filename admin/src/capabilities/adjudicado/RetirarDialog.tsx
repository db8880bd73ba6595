import { mensajes } from '@adjudica/domain';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { CamposDeReemplazo, useReemplazo } from './CamposDeReemplazo';
import { DialogoDeAdjudicado } from './DialogoDeAdjudicado';
import type { AdjudicadoRecord } from './tipos';
import { useAccionDeAdjudicado } from './useAccionDeAdjudicado';

interface RetirarDialogProps {
  readonly adjudicado: AdjudicadoRecord;
  readonly onClose: () => void;
}

/** ADJ-501, ADJ-517, ADJ-518: an award is withdrawn with a reason and, if wanted, given to another plan in the same act. */
export function RetirarDialog({ adjudicado, onClose }: RetirarDialogProps) {
  const [motivo, setMotivo] = useState('');
  const [conReemplazo, setConReemplazo] = useState(false);
  const [intentado, setIntentado] = useState(false);
  const campos = useReemplazo(adjudicado);
  const { retirada, reasignada } = mensajes.ADJ;
  const { ejecutar, enCurso, rechazo, deCandidato, olvidarCandidato } = useAccionDeAdjudicado('retirar', {
    exito: conReemplazo ? `${retirada} ${reasignada}` : retirada,
    onHecho: onClose,
  });
  const texto = motivo.trim();

  const aceptar = () => {
    setIntentado(true);
    if (texto === '' || (conReemplazo && campos.reemplazo === null)) return;
    ejecutar(adjudicado.id, { motivo: texto, ...(conReemplazo ? { reemplazo: campos.reemplazo } : {}) });
  };

  return (
    <DialogoDeAdjudicado
      title="Retirar adjudicación"
      adjudicado={adjudicado}
      submitLabel={conReemplazo ? 'Retirar y asignar' : 'Retirar'}
      danger
      busy={enCurso}
      rechazo={rechazo}
      onSubmit={aceptar}
      onClose={onClose}
    >
      <CampoDeComentario
        label="Motivo"
        value={motivo}
        onChange={setMotivo}
        required
        autoFocus
        error={intentado && texto === '' ? mensajes.GEN.motivoVacio : undefined}
      />
      <FormControlLabel
        control={<Checkbox checked={conReemplazo} onChange={(event) => setConReemplazo(event.target.checked)} />}
        label="Asignar ahora a un nuevo adjudicado"
        sx={{ my: -1 }}
      />
      {conReemplazo && (
        <CamposDeReemplazo
          adjudicado={adjudicado}
          campos={campos}
          intentado={intentado}
          rechazado={deCandidato}
          onOtro={olvidarCandidato}
        />
      )}
    </DialogoDeAdjudicado>
  );
}
