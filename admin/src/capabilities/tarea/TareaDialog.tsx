import { mensajes } from '@adjudica/domain';
import { useState } from 'react';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { LoadingFrame } from '../../ui/dialogs/LoadingFrame';
import { useResultados, useTarea, useUsuariosDeTarea } from './consultas';
import { FichaDeTarea } from './FichaDeTarea';
import { ModificarTarea } from './ModificarTarea';
import type { TareaRecord } from './tipos';

interface TareaDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A task as it stands now: 'Modificar tarea' for whoever may, what became of it for everybody else. Render it only while it is open. */
export default function TareaDialog(props: TareaDialogProps) {
  return (
    <DialogWindow fullOnPhone onClose={props.onClose}>
      <Tarea {...props} />
    </DialogWindow>
  );
}

function Tarea({ id, onClose }: TareaDialogProps) {
  const { data, error, refetch } = useTarea(id);
  if (data !== undefined) return <Abierta tarea={data} releer={() => void refetch()} onClose={onClose} />;
  return (
    <LoadingFrame title={mensajes.TAR.modificarTarea} error={error} onRetry={() => void refetch()} onClose={onClose} />
  );
}

interface AbiertaProps {
  readonly tarea: TareaRecord;
  readonly releer: () => void;
  readonly onClose: () => void;
}

function Abierta({ tarea, releer, onClose }: AbiertaProps) {
  // What the dialog opened with decides what it is: somebody else's change must not take the form away from under the hands.
  const [inicial] = useState(tarea);
  const { acciones } = inicial;
  const modifica = acciones.length > 0;
  const resultados = useResultados(inicial.id, modifica);
  const usuarios = useUsuariosDeTarea(inicial.id, acciones.includes('reasignar'));
  if (!modifica) return <FichaDeTarea tarea={inicial} onClose={onClose} />;
  if (resultados.data === undefined || (usuarios.data === undefined && usuarios.fetchStatus !== 'idle'))
    return (
      <LoadingFrame
        title={mensajes.TAR.modificarTarea}
        error={resultados.error ?? usuarios.error}
        onRetry={() => {
          void resultados.refetch();
          if (acciones.includes('reasignar')) void usuarios.refetch();
        }}
        onClose={onClose}
      />
    );
  return (
    <ModificarTarea
      inicial={inicial}
      actual={tarea}
      resultados={resultados.data}
      usuarios={usuarios.data ?? []}
      releer={releer}
      onClose={onClose}
    />
  );
}
