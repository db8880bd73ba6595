import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { useApiQuery } from '../../providers/useApiQuery';
import type { DocumentoRecord } from './tipos';

/** A plan has some thirty documents; the largest page of the API holds them all. */
const MAXIMO = 100;

/** Before the list is here; the same object at every render. */
export const consultaVacia: readonly DocumentoRecord[] = [];

const clave = (plan: string) => ['documento', 'plan', plan] as const;
const deCerrados = (plan: string) => ['documento', 'cerrados', plan] as const;

function useLista(queryKey: readonly string[], filter: object) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await dataProvider.getList<DocumentoRecord>('documento', {
        pagination: { page: 1, perPage: MAXIMO },
        sort: { field: 'orden', order: 'ASC' },
        filter,
        signal,
      });
      return data;
    },
  });
}

/** Files that are no longer asked for: the plan needs them no more, or they are of a guarantor or spouse before the present one. */
export const useDocumentosCerrados = (plan: string) => useLista(deCerrados(plan), { plan, noAplica: true });

/** DOC-021: every document that is asked for, in the folder's order: page, search and person are narrowed on the screen, without asking again. */
export function useDocumentos(plan: string) {
  const queryClient = useQueryClient();
  const consulta = useLista(clave(plan), { plan, noAplica: false });
  /** What an upload answers stands in its row at once; the rest of the page is asked for when all have arrived. */
  const poner = useCallback(
    (nuevo: DocumentoRecord) =>
      queryClient.setQueryData<DocumentoRecord[]>(clave(plan), (antes) =>
        antes?.map((documento) => (documento.id === nuevo.id ? nuevo : documento)),
      ),
    [queryClient, plan],
  );
  return { ...consulta, poner };
}

/** The files that a document has had, newest first. */
export function useVersiones({ id, versionArchivo, version }: DocumentoRecord) {
  return useApiQuery('/documento/{id}/versiones', versionArchivo > 0 ? { id } : null, {
    // Another version and another decision are other lists.
    keyedBy: [versionArchivo, version],
    select: (versiones) => versiones.toSorted((a, b) => b.numero - a.numero),
  });
}
