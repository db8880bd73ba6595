import { useState } from 'react';
import type { Identifier } from 'react-admin';
import { useAccion } from '../useAccion';
import { type Rechazo, rechazoDe } from './rechazo';

interface Opciones {
  /** Toast after success. */
  readonly exito: string;
  readonly onHecho: () => void;
  /** Hears of each refusal; true = it is said elsewhere, at a field. */
  readonly onRechazo?: (rechazo: Rechazo, error: unknown) => boolean;
}

/** `POST /<recurso>/<id>/<accion>` as a `FormDialog` wants it: a refusal is read in the dialog, over what was typed; a failed call is a message. */
export function useAccionDeDialogo(recurso: string, accion: string, { exito, onHecho, onRechazo }: Opciones) {
  const [rechazo, setRechazo] = useState<Rechazo | null>(null);
  const { ejecutar, enCurso } = useAccion(recurso, accion, {
    exito,
    onSuccess: onHecho,
    onError: (error) => {
      const esRechazo = rechazoDe(error);
      if (esRechazo === null) return false;
      if (onRechazo?.(esRechazo, error) !== true) setRechazo(esRechazo);
      return true;
    },
  });
  return {
    enCurso,
    rechazo,
    ejecutar: (id: Identifier, cuerpo: object) => {
      setRechazo(null);
      void ejecutar(id, cuerpo);
    },
  };
}
