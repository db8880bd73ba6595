import { estaVacio } from '@adjudica/domain';
import { useEffect, useSyncExternalStore } from 'react';
import type { Edicion } from './edicion';

/** Fields that hold something in a form that is being edited, by form; what stands elsewhere on the page counts by it. */
const porFormulario = new Map<string, ReadonlySet<string>>();
const oyentes = new Set<() => void>();
const ninguno: ReadonlySet<string> = new Set();

function publicar(lugar: string, campos: ReadonlySet<string>): void {
  const antes = porFormulario.get(lugar) ?? ninguno;
  if (antes.size === campos.size && [...campos].every((campo) => antes.has(campo))) return;
  if (campos.size === 0) porFormulario.delete(lugar);
  else porFormulario.set(lugar, campos);
  for (const oyente of [...oyentes]) oyente();
}

function oir(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Tells the page what is typed in this form, as long as it is edited. */
export function usePublicarEscritos(lugar: string, { form, editando }: Pick<Edicion, 'form' | 'editando'>): void {
  useEffect(() => {
    if (!editando) return;
    const decir = (valores: object) =>
      publicar(lugar, new Set(Object.entries(valores).flatMap(([campo, valor]) => (estaVacio(valor) ? [] : [campo]))));
    decir(form.getValues());
    const dejar = form.subscribe({ formState: { values: true }, callback: ({ values }) => decir(values) });
    return () => {
      dejar();
      publicar(lugar, ninguno);
    };
  }, [lugar, form, editando]);
}

/** What is typed there now; empty while it is not edited. */
export const useEscritos = (lugar: string): ReadonlySet<string> =>
  useSyncExternalStore(oir, () => porFormulario.get(lugar) ?? ninguno);
