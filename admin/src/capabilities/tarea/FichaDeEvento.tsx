import { FormDialog } from '../../ui/dialogs/FormDialog';
import { Facts } from '../../ui/Facts';
import { fechaHora, vacio } from '../../ui/format';
import type { NodoDeTareas } from './tipos';

interface FichaDeEventoProps {
  readonly idCodigo: string;
  readonly evento: NodoDeTareas;
  readonly onClose: () => void;
}

/** An entry of the tree for whoever registers no tasks. Render it only while it is open. */
export default function FichaDeEvento({ idCodigo, evento, onClose }: FichaDeEventoProps) {
  return (
    <FormDialog title={evento.texto} onClose={onClose} fullOnPhone>
      <Facts
        facts={[
          { label: 'Plan', value: idCodigo },
          { label: 'Fecha', value: fechaHora(evento.fecha) },
          { label: 'Usuario', value: evento.usuario ?? vacio },
          { label: 'Observaciones', value: evento.observaciones || vacio },
        ]}
      />
    </FormDialog>
  );
}
