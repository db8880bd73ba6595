import { mensajes } from '@adjudica/domain';
import { type RefObject, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { enfocarCampo } from '../../ui/formulario/foco';
import { useToast } from '../../ui/useToast';

type Errores = Readonly<Record<string, string>>;
const ninguno: Errores = {};

interface Guardado {
  /** What the rules say of the form as it stands; empty = it may be sent. */
  readonly erroresDe: () => Errores;
  readonly enviar: () => Promise<unknown>;
  readonly exito: string;
  readonly onHecho: () => void;
  /** Return true when the refusal was shown by the caller. */
  readonly onRechazo?: (status: number, error: unknown) => boolean;
}

/**
 * One form of a dialog on its way to the server: judged first, sent once, its refusals at their fields. Whatever happens, what was typed stays.
 * From the first try on the fields are judged while they are typed.
 */
export function useGuardado({ erroresDe, enviar, exito, onHecho, onRechazo }: Guardado) {
  const toast = useToast();
  const refresh = useRefresh();
  const raiz: RefObject<HTMLFormElement | null> = useRef(null);
  const enviado = useRef(false);
  const [probado, setProbado] = useState(false);
  const [delServidor, setDelServidor] = useState(ninguno);
  const [guardando, setGuardando] = useState(false);
  const errores = probado ? { ...delServidor, ...erroresDe() } : ninguno;

  const guardar = async () => {
    if (enviado.current) return;
    setProbado(true);
    setDelServidor(ninguno);
    const [primero] = Object.keys(erroresDe());
    if (primero !== undefined) {
      toast.aviso(mensajes.GEN.camposIncorrectos);
      enfocarCampo(raiz.current, primero);
      return;
    }
    enviado.current = true;
    setGuardando(true);
    try {
      await enviar();
      toast.exito(exito);
      refresh();
      onHecho();
    } catch (error) {
      enviado.current = false;
      const fallo = falloDe(error);
      setDelServidor(fallo.errors);
      if (onRechazo?.(fallo.status, error) !== true) toast.error(error);
    } finally {
      setGuardando(false);
    }
  };
  /** A field that changes is no longer what the server refused. */
  const cambiado = (campos: readonly string[]) =>
    setDelServidor((antes) => Object.fromEntries(Object.entries(antes).filter(([campo]) => !campos.includes(campo))));

  return { raiz, errores, guardar, guardando, cambiado };
}
