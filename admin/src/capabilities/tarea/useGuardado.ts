import { mensajes } from '@adjudica/domain';
import { type RefObject, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { enfocarCampo } from '../../ui/formulario/foco';
import { useSingleMutation } from '../../ui/useSingleMutation';
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
  const [probado, setProbado] = useState(false);
  const [delServidor, setDelServidor] = useState(ninguno);
  const { run, pending } = useSingleMutation({
    final: true,
    mutationFn: enviar,
    onSuccess: () => {
      toast.exito(exito);
      refresh();
      onHecho();
    },
    onError: (error) => {
      const { status, errors } = falloDe(error);
      setDelServidor(errors);
      if (onRechazo?.(status, error) !== true) toast.error(error);
    },
  });
  const errores = probado ? { ...delServidor, ...erroresDe() } : ninguno;

  const guardar = async () => {
    setProbado(true);
    setDelServidor(ninguno);
    const [primero] = Object.keys(erroresDe());
    if (primero === undefined) return void (await run());
    toast.aviso(mensajes.GEN.camposIncorrectos);
    enfocarCampo(raiz.current, primero);
  };
  /** A field that changes is no longer what the server refused. */
  const cambiado = (campos: readonly string[]) =>
    setDelServidor((antes) => Object.fromEntries(Object.entries(antes).filter(([campo]) => !campos.includes(campo))));

  return { raiz, errores, guardar, guardando: pending, cambiado };
}
