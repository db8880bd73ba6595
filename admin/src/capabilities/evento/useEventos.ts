import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';

/** Events that one call brings. */
const porVez = 25;

/**
 * Events of a plan, newest first, page after page by the last one seen (never by offset: new events at the top must not repeat old ones).
 * @param idDepartamento '' = of every department
 */
export function useEventos(idCodigo: string, idDepartamento: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const query = useInfiniteQuery({
    queryKey: ['evento', 'historial', idCodigo, idDepartamento],
    queryFn: ({ pageParam, signal }) => {
      const filter = {
        plan: idCodigo,
        ...(idDepartamento !== '' && { idDepartamento }),
        ...(pageParam !== null && { antesDe: pageParam }),
      };
      const params = { filter: JSON.stringify(filter), range: JSON.stringify([0, porVez - 1]) };
      return dataProvider.get('/evento', params, { signal });
    },
    initialPageParam: null as number | null,
    // A page that is not full is the last one.
    getNextPageParam: (ultima) => (ultima.length < porVez ? null : (ultima.at(-1)?.id ?? null)),
  });
  return { ...query, eventos: query.data?.pages.flat() ?? [] };
}
