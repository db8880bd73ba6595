import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ClienteDetalle, TextoDePagare } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { RECURSO } from './rutas';
import type { BaseDePagare, PagareDetalle } from './tipos';

/** The note of the page around it. */
export const usePagare = () => useShownRecord<PagareDetalle>();

/** The client with the plans. */
export function useClienteDePagare(identificacion: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: ['cliente', 'detalle', identificacion],
    queryFn: ({ signal }) =>
      dataProvider.read<ClienteDetalle>(`cliente/${encodeURIComponent(identificacion)}`, { signal }),
  });
}

/** What a note of this plan would be, and the one that it has. */
export function useBase(plan: string) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: [RECURSO, 'base', plan],
    queryFn: ({ signal }) => dataProvider.read<BaseDePagare>(`base-de-pagare/${encodeURIComponent(plan)}`, { signal }),
  });
}

/** LEG-532: `version` = another version has another text. */
export function useTexto(id: number, version: number) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: [RECURSO, 'texto', id, version],
    queryFn: ({ signal }) => dataProvider.read<TextoDePagare>(`${RECURSO}/${id}/texto`, { signal }),
  });
}
