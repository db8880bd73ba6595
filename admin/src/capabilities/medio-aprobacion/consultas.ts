import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { RECURSO } from './rutas';
import type { MedioDetalle, PlanParaMedio, SeguroDePlan } from './tipos';

/** The rows of the list are no such records: they stand apart in the cache. */
export const enDetalle = { detalle: true };

export const claveDeMedio = (id: number) => [RECURSO, 'getOne', { id: String(id), meta: enDetalle }];

/** The approval of the page around it. */
export const useMedio = () => useShownRecord<MedioDetalle>();

/** MED-516: the client's plans, and which of them may stand in an approval; `null` = none is asked for. */
export function usePlanesParaMedio(cedula: string | null) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: [RECURSO, 'planes', cedula],
    queryFn: ({ signal }) =>
      dataProvider.read<PlanParaMedio[]>(`cliente/${encodeURIComponent(cedula ?? '')}/planes-para-medio`, { signal }),
    enabled: cedula !== null,
  });
}

/** MED-536: policy and device of a plan, and the approval that says so. */
export function useSeguro(idCodigo: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: [RECURSO, 'seguro', idCodigo],
    queryFn: ({ signal }) => dataProvider.read<SeguroDePlan>(`plan/${encodeURIComponent(idCodigo)}/seguro`, { signal }),
  });
}
