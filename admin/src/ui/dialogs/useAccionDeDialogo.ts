import { useState } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import { useAccion } from '../useAccion';
import { type Rechazo, rechazoDe } from './rechazo';

interface Opciones<T> {
  /** Toast after success. */
  readonly exito: string;
  readonly onHecho: (respuesta: T) => void;
  /** Hears of each refusal; true = it is said elsewhere, at a field. Or what the dialog shall say in its place. */
  readonly onRechazo?: (rechazo: Rechazo, error: unknown) => boolean | Rechazo;
}

/** `POST /<recurso>/<id>/<accion>` as a `FormDialog` wants it: a refusal is read in the dialog, over what was typed; a failed call is a message. */
export function useAccionDeDialogo<T = RaRecord>(
  recurso: string,
  accion: string,
  { exito, onHecho, onRechazo }: Opciones<T>,
) {
  const [rechazo, setRechazo] = useState<Rechazo | null>(null);
  const { ejecutar, enCurso } = useAccion<T>(recurso, accion, {
    exito,
    onSuccess: onHecho,
    onError: (error) => {
      const esRechazo = rechazoDe(error);
      if (esRechazo === null) return false;
      const dicho = onRechazo?.(esRechazo, error) ?? false;
      if (dicho !== true) setRechazo(dicho === false ? esRechazo : dicho);
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
