import { useState } from 'react';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { useGrupo, useOpciones } from './consultas';
import type { Seleccion } from './enlaces';
import { NuevaFechaForm } from './NuevaFechaForm';
import type { AsambleaDetalle } from './tipos';

interface NuevaFechaDialogProps {
  /** Product and group chosen on the page; they can be changed here. */
  readonly seleccion: Seleccion;
  readonly onCreated: (asamblea: AsambleaDetalle) => void;
  readonly onClose: () => void;
}

/** ASA-072, ASA-076…090. Enter saves, Esc leaves and asks first when something was written. Render it only while it is open. */
export function NuevaFechaDialog({ seleccion: inicial, onCreated, onClose }: NuevaFechaDialogProps) {
  const [seleccion, setSeleccion] = useState<Seleccion>(inicial);
  const { producto = '', grupo: codigo = '' } = seleccion;
  const { grupo } = useGrupo(producto, codigo);
  const { data: opciones, error } = useOpciones(grupo?.id as number | undefined);
  return (
    <DialogWindow onClose={onClose} fullOnPhone>
      <NuevaFechaForm
        seleccion={seleccion}
        onSeleccion={setSeleccion}
        opciones={opciones}
        fallo={error?.message}
        onCreated={onCreated}
        onClose={onClose}
      />
    </DialogWindow>
  );
}
