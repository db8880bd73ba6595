import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { Facts } from '../../ui/Facts';
import { fechaHora } from '../../ui/format';
import { Telefono } from '../../ui/Telefono';
import { EnlaceDeAsunto } from './EnlaceDeAsunto';
import { hechosDeTarea } from './textos';
import type { TareaRecord } from './tipos';

/** A task that this user can't change, closed or somebody else's: what became of it. */
export function FichaDeTarea({ tarea, onClose }: { readonly tarea: TareaRecord; readonly onClose: () => void }) {
  return (
    <DialogFrame title={tarea.tarea.nombre} onClose={onClose}>
      <EnlaceDeAsunto tarea={tarea} onIr={onClose} />
      <Facts
        facts={[
          { label: 'Cliente', value: tarea.nombreCliente },
          ...(tarea.telefono === null ? [] : [{ label: 'Teléfono', value: <Telefono numero={tarea.telefono} /> }]),
          { label: 'Plan', value: tarea.idCodigo },
          { label: 'Rol', value: tarea.tarea.rol },
          { label: 'Registrada', value: fechaHora(tarea.creada) },
          ...hechosDeTarea(tarea),
          tarea.cerradaPor === null
            ? { label: 'Último cambio', value: fechaHora(tarea.actualizada) }
            : { label: 'Cerrada', value: `${tarea.cerradaPor}, ${fechaHora(tarea.cerradaEn)}` },
        ]}
      />
    </DialogFrame>
  );
}
