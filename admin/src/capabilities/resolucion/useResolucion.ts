import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { useAccionDeDialogo } from '../../ui/dialogs/useAccionDeDialogo';
import type { CarpetaPorResolver } from './tipos';

/** One outcome as its dialog wants it: over a folder that changed the rows are asked for again, over one that is decided only when the refusal was read. */
export function useResolucion(
  accion: 'aprobar' | 'devolver',
  carpeta: CarpetaPorResolver,
  { exito, onHecho }: { readonly exito: string; readonly onHecho: () => void },
) {
  // The folder as it was when the dialog opened: fresh rows behind it must not change what is being decided.
  const [{ id, version }] = useState(carpeta);
  const refresh = useRefresh();
  const { ejecutar, enCurso, rechazo } = useAccionDeDialogo('carpeta', accion, {
    exito,
    onHecho,
    onRechazo: (_, error) => {
      if (falloDe(error).status === 412) refresh();
      return false;
    },
  });
  return {
    enCurso,
    rechazo,
    ejecutar: (cuerpo: object) => ejecutar(id, { ...cuerpo, version }),
    /** What stands behind the dialog is no longer true. */
    cerrar: () => {
      onHecho();
      if (rechazo?.definitivo === true) refresh();
    },
  };
}
