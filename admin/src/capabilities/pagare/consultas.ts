import { useApiQuery } from '../../providers/useApiQuery';
import { useShownRecord } from '../../ui/show/useShownRecord';
import type { PagareDetalle } from './tipos';

/** The note of the page around it. */
export const usePagare = () => useShownRecord<PagareDetalle>();

/** The client with the plans. */
export function useClienteDePagare(identificacion: string) {
  return useApiQuery('/cliente/{identificacion}', { identificacion });
}

/** What a note of this plan would be, and the one that it has. */
export function useBase(plan: string) {
  return useApiQuery('/base-de-pagare/{plan}', { plan });
}

/** LEG-532: `version` = another version has another text. */
export function useTexto(id: number, version: number) {
  return useApiQuery('/pagare/{id}/texto', { id }, { keyedBy: version });
}
