import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../providers/dataProvider';
import { useDelayed } from './useDelayed';

interface Busqueda {
  /** Address of the search; the text is added as `q`, an empty one is left out. */
  readonly ruta: string;
  /** As it stands in the field, without spaces around it. */
  readonly texto: string;
  /** Shorter texts are not looked for. */
  readonly minimo?: number;
}

const nada: readonly never[] = [];

/**
 * What the server finds for the text as it stands in the field; nothing of an earlier text, not even for a moment: Enter would choose it. Each text is a
 * question of its own, so that the answer to what was typed last is the only one that is ever shown, whichever arrives first.
 */
export function useBusqueda<T>({ ruta, texto, minimo = 0 }: Busqueda) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const pedido = useDelayed(texto, 250);
  const suficiente = texto.length >= minimo;
  const alDia = suficiente && pedido === texto;
  const { data, error } = useQuery({
    // The first segment is the resource: what changes it asks again.
    queryKey: [...ruta.split('/'), pedido],
    queryFn: ({ signal }) =>
      dataProvider.read<readonly T[]>(pedido === '' ? ruta : `${ruta}?${new URLSearchParams({ q: pedido })}`, {
        signal,
      }),
    enabled: alDia,
  });
  return {
    hallados: alDia && data !== undefined ? data : nada,
    buscando: suficiente && !(alDia && (data !== undefined || error !== null)),
    fallo: alDia ? error?.message : undefined,
  };
}
