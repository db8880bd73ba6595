import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { useAccion } from '../../ui/useAccion';
import type { CarpetaPorResolver } from './tipos';

/** Why it was refused, as the dialog says it. */
export interface Rechazo {
  readonly texto: string;
  /** Somebody else was faster, or the folder changed: there is nothing left to do in this dialog. */
  readonly definitivo: boolean;
}

/** One outcome as its dialog wants it. A refusal is read in the dialog, over rows that are fresh again; a failed call stays a message. */
export function useResolucion(
  accion: 'aprobar' | 'devolver',
  carpeta: CarpetaPorResolver,
  { exito, onHecho }: { readonly exito: string; readonly onHecho: () => void },
) {
  // The folder as it was when the dialog opened: fresh rows behind it must not change what is being decided.
  const [{ id, version }] = useState(carpeta);
  const refresh = useRefresh();
  const [rechazo, setRechazo] = useState<Rechazo | null>(null);
  const { ejecutar, enCurso } = useAccion('carpeta', accion, {
    exito,
    onSuccess: onHecho,
    onError: (error) => {
      const { status } = falloDe(error);
      if (![409, 412, 422].includes(status)) return false;
      setRechazo({ texto: (error as Error).message, definitivo: status !== 422 });
      if (status === 412) refresh();
      return true;
    },
  });
  return {
    enCurso,
    rechazo,
    ejecutar: (cuerpo: object) => {
      setRechazo(null);
      void ejecutar(id, { ...cuerpo, version });
    },
    /** What stands behind the dialog is no longer true. */
    cerrar: () => {
      onHecho();
      if (rechazo?.definitivo === true) refresh();
    },
  };
}
