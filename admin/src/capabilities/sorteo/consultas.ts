import type { SorteoVista } from '../../generated/api';
import { useApiQuery } from '../../providers/useApiQuery';
import { useCan } from '../../ui/useCan';

/** The draw of an assembly, for who may read it. */
export function useSorteo(asambleaId: number) {
  const enabled = useCan('sorteo:leer');
  return useApiQuery('/sorteo/{id}', { id: asambleaId }, { enabled });
}

/** Plans in the order in which they were drawn; null = nothing was. */
export const ordenSorteado = (sorteo: SorteoVista | undefined): readonly string[] | null =>
  sorteo?.estado === 'sorteado' ? sorteo.orden.map(({ idCodigo }) => idCodigo) : null;

/** Of an assembly that got its minutes without a draw there is nothing to show. */
export const conSorteo = (sorteo: SorteoVista | undefined, tieneActa: boolean): sorteo is SorteoVista =>
  sorteo !== undefined && (sorteo.version > 0 || !tieneActa);
