import type { Rol } from '@adjudica/domain';
import { ownPath } from '../../ui/navigation';
import type { RowTarget } from '../../ui/table/column';

export const RECURSO = 'prenda';
const PAGINA = 'prenda-comercial';

/** What goes along to the page of a pledge (LEG-518, LEG-526): without it the page leads back to the list. */
export interface AlIrALaPrenda {
  /** Number of the note. */
  readonly promissory: number;
  readonly cedula: string;
  readonly plan: string;
}

export const rutaDePrendas = (role: Rol): string => ownPath(role, PAGINA);
/** LEG-513: the pledge of a note, by the note's number. */
export const rutaDePrenda = (role: Rol, state: AlIrALaPrenda): Exclude<RowTarget, string> => ({
  pathname: ownPath(role, `${PAGINA}/${state.promissory}`),
  state,
});
/** `null` = whoever is here came by the address alone. */
export function alIrALaPrenda(state: unknown): AlIrALaPrenda | null {
  const { promissory } = (state ?? {}) as Partial<AlIrALaPrenda>;
  return Number.isSafeInteger(promissory) ? (state as AlIrALaPrenda) : null;
}

/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };
