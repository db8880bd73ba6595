import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { getSesion, sesionTerminadaDe, subscribe } from '../../providers/sesion';

/** What was typed and not sent when the server ended the session, by the form that it was typed in; in memory alone, and nobody else's. */
const guardados = new Map<string, FieldValues>();
let dueno: number | null = null;

function guardar(usuario: number, lugar: string, valores: FieldValues): void {
  if (dueno !== usuario) guardados.clear();
  dueno = usuario;
  guardados.set(lugar, valores);
}

/** Of this user, once; whatever another one typed is forgotten. */
function sacar(usuario: number, lugar: string): FieldValues {
  if (dueno !== usuario) guardados.clear();
  const valores = guardados.get(lugar) ?? {};
  guardados.delete(lugar);
  return valores;
}

/** What differs from what the form began with: the rest may have changed on the server by then. */
function tecleado(valores: FieldValues, iniciales: FieldValues): FieldValues {
  const igual = (campo: string, valor: unknown) => JSON.stringify(valor) === JSON.stringify(iniciales[campo]);
  return Object.fromEntries(Object.entries(valores).filter(([campo, valor]) => !igual(campo, valor)));
}

/**
 * For a form without a draft: what is typed in it outlives a session that expires, and stands in it again as soon as the same user, logged in anew, opens
 * it on the same page.
 * @param clave tells the forms of one page apart, and their records; null = this form has drafts
 * @param onRepuesto something was put back
 */
export function useTrasSesion(
  clave: string | null,
  form: Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'formState'>,
  onRepuesto?: () => void,
): void {
  const { pathname, search } = useLocation();
  const usuario = useRef(getSesion()?.user.idSaad);
  const { getValues, setValue } = form;
  const { defaultValues = {} } = form.formState;
  const actual = useRef({ getValues, setValue, defaultValues, onRepuesto });
  actual.current = { getValues, setValue, defaultValues, onRepuesto };
  const lugar = clave === null ? null : JSON.stringify([pathname, search, clave]);

  useEffect(() => {
    const de = usuario.current;
    if (lugar === null || de === undefined) return;
    const repuestos = Object.entries(sacar(de, lugar));
    for (const [campo, valor] of repuestos) actual.current.setValue(campo, valor, { shouldDirty: true });
    if (repuestos.length > 0) actual.current.onRepuesto?.();
    return subscribe(() => {
      const valores = tecleado(actual.current.getValues(), actual.current.defaultValues);
      if (sesionTerminadaDe() === de && Object.keys(valores).length > 0) guardar(de, lugar, valores);
    });
  }, [lugar]);
}
