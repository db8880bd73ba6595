import { CAP, esquemaDevolucion, propios } from '@adjudica/domain';
import { useState } from 'react';
import { ActDialog } from '../../ui/act/ActDialog';
import { Subject } from '../../ui/act/Subject';
import type { Act } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import type { CarpetaPorResolver } from './tipos';

/** CAP-500, CAP-506, CAP-507, CAP-511 */
const acto: Act = {
  path: '/carpeta/{idCodigo}/devolver',
  titulo: CAP.devolverCarpeta,
  confirmar: 'Devolver',
  peligro: true,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
  esquema: esquemaDevolucion,
  exito: CAP.carpetaDevuelta,
  enFila: true,
};

interface DevolverDialogProps {
  readonly carpeta: CarpetaPorResolver;
  readonly onClose: () => void;
}

export default function DevolverDialog({ carpeta, onClose }: DevolverDialogProps) {
  // The folder as it was when the dialog opened: fresh rows behind it must not change what is being decided.
  const [{ id, nombreCliente, version }] = useState(carpeta);
  return (
    <ActDialog acto={acto} id={id} fijos={{ version }} efecto={propios.alDevolverCarpeta} onClose={onClose}>
      <Subject nombre={nombreCliente}>, plan {id}.</Subject>
    </ActDialog>
  );
}
