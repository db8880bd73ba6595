import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { fechaHora } from '../../ui/formato';
import { useAccion } from '../../ui/useAccion';
import type { AccionDeAdjudicado } from './tipos';

/** Why an act on an award was refused, as its dialog says it. */
export interface Rechazo {
  readonly texto: string;
  /** Somebody else was faster: there is nothing left to do in this dialog. */
  readonly definitivo: boolean;
}

interface Opciones {
  readonly exito: string;
  readonly onHecho: () => void;
}

/**
 * One act on an award as its dialog wants it. A refusal that is about the chosen candidate stands at its field; any other of the rules above the form; what only
 * waits for another try is a message.
 */
export function useAccionDeAdjudicado(accion: AccionDeAdjudicado, { exito, onHecho }: Opciones) {
  const refresh = useRefresh();
  const [rechazo, setRechazo] = useState<Rechazo | null>(null);
  const [deCandidato, setDeCandidato] = useState<string | undefined>();
  const { ejecutar, enCurso } = useAccion('adjudicacion', accion, {
    exito,
    onSuccess: onHecho,
    onError: (error) => {
      const { status } = falloDe(error);
      if (![409, 412, 422].includes(status)) return false;
      const candidato = errorDeCandidato(error);
      if (candidato === undefined) setRechazo({ texto: textoDe(error), definitivo: status !== 422 });
      else setDeCandidato(candidato);
      // The rows below are no longer true.
      refresh();
      return true;
    },
  });
  return {
    enCurso,
    rechazo,
    deCandidato,
    /** The answer is another candidate. */
    olvidarCandidato: () => setDeCandidato(undefined),
    ejecutar: (id: number, cuerpo: object) => {
      setRechazo(null);
      setDeCandidato(undefined);
      void ejecutar(id, cuerpo);
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

/** The refusal, with who was faster and when, where the server says it. */
function textoDe(error: unknown): string {
  const { quien, cuando } = (falloDe(error).detalle.detalle ?? {}) as { quien?: unknown; cuando?: unknown };
  const texto = (error as Error).message;
  if (typeof quien !== 'string' || texto.includes(quien)) return texto;
  return `${texto} (${typeof cuando === 'string' ? `${quien}, ${fechaHora(cuando)}` : quien})`;
}
