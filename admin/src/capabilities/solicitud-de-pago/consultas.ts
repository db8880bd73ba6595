import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { RECURSO } from './rutas';
import type { ChecklistDePago } from './tipos';

/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };

/** PAG-526: what the payment of an order asks for, as it is now. */
export function useChecklist(orden: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: [RECURSO, 'checklist', orden],
    queryFn: ({ signal }) => dataProvider.read<ChecklistDePago>(`${RECURSO}/checklist/${orden}`, { signal }),
  });
}
