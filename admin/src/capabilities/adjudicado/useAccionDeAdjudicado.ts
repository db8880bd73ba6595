import { useState } from 'react';
import { type Identifier, useRefresh } from 'react-admin';
import { useAccionDeDialogo } from '../../ui/dialogs/useAccionDeDialogo';
import type { AccionDeAdjudicado } from './tipos';

interface Opciones {
  readonly exito: string;
  readonly onHecho: () => void;
}

/** One act on an award as its dialog wants it. A refusal that is about the chosen candidate stands at its field, any other above the form. */
export function useAccionDeAdjudicado(accion: AccionDeAdjudicado, opciones: Opciones) {
  const refresh = useRefresh();
  const [deCandidato, setDeCandidato] = useState<string | undefined>();
  const { ejecutar, ...estado } = useAccionDeDialogo('adjudicacion', accion, {
    ...opciones,
    onRechazo: (_, error) => {
      const candidato = errorDeCandidato(error);
      setDeCandidato(candidato);
      // The rows below are no longer true.
      refresh();
      return candidato !== undefined;
    },
  });
  return {
    ...estado,
    deCandidato,
    /** The answer is another candidate. */
    olvidarCandidato: () => setDeCandidato(undefined),
    ejecutar: (id: Identifier, cuerpo: object) => {
      setDeCandidato(undefined);
      ejecutar(id, cuerpo);
    },
  };
}

/** `idCodigo` of the body, or of the replacement within it. */
function errorDeCandidato(error: unknown): string | undefined {
  const { body } = (error ?? {}) as {
    body?: { errors?: { idCodigo?: unknown; reemplazo?: { idCodigo?: unknown } } } | null;
  };
  const texto = body?.errors?.idCodigo ?? body?.errors?.reemplazo?.idCodigo;
  return typeof texto === 'string' ? texto : undefined;
}
