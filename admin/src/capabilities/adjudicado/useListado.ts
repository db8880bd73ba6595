import { type SortPayload, useGetList } from 'react-admin';
import { type Alcance, alcanceDe, enServidor, filtrar, POR_PAGINA, VENTANA } from './busqueda';
import type { AdjudicadoRecord } from './tipos';

interface Pregunta {
  /** Filters of the server, without the text. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly texto: string;
  /** The text was sent with Enter. */
  readonly conEnter: boolean;
  /** From 1, of ten rows. */
  readonly pagina: number;
}

const paginasPorVentana = VENTANA / POR_PAGINA;

/**
 * ADJ-503, ADJ-504, ADJ-507: pages of ten over windows of fifty, so that turning pages seldom waits. A text of five to seven characters filters the window that is
 * loaded; where that holds no hit, and for everything longer, the server searches.
 */
export function useListado({ filter, sort, texto, conEnter, pagina }: Pregunta) {
  const pedido = alcanceDe(texto, conEnter);
  const ventana = Math.floor((pagina - 1) / paginasPorVentana) + 1;
  const cargadas = useGetList<AdjudicadoRecord>(
    'adjudicacion',
    { pagination: { page: pedido === 'local' ? 1 : ventana, perPage: VENTANA }, sort, filter },
    { enabled: pedido !== 'servidor', placeholderData: (antes) => antes },
  );
  const halladas = pedido === 'local' && cargadas.data !== undefined ? filtrar(cargadas.data, texto) : [];
  const sinHallazgo = pedido === 'local' && cargadas.data !== undefined && halladas.length === 0;
  const alcance: Alcance = sinHallazgo ? 'servidor' : pedido;

  const buscadas = useGetList<AdjudicadoRecord>(
    'adjudicacion',
    {
      pagination: { page: ventana, perPage: VENTANA },
      sort,
      filter: { ...filter, q: enServidor(texto) },
    },
    { enabled: alcance === 'servidor', placeholderData: (antes) => antes },
  );

  // Until the first answer of a search the rows that are here stay, and with them a menu that is open.
  const esperando = alcance === 'servidor' && buscadas.isPending && cargadas.data !== undefined;
  const fuente = alcance === 'servidor' && !esperando ? buscadas : cargadas;
  const local = alcance === 'local';
  const desde = local ? (pagina - 1) * POR_PAGINA : ((pagina - 1) % paginasPorVentana) * POR_PAGINA;
  const filas = (local ? halladas : (fuente.data ?? [])).slice(desde, desde + POR_PAGINA);
  return {
    /** undefined until the first answer. */
    filas: fuente.data === undefined ? undefined : filas,
    alcance,
    /** How many rows were looked through, where only the loaded ones were. */
    revisadas: local ? (cargadas.data?.length ?? 0) : null,
    total: local ? halladas.length : fuente.total,
    meta: local ? undefined : fuente.meta,
    isPending: fuente.data === undefined && fuente.isPending,
    isFetching: esperando || fuente.isFetching,
    error: fuente.data === undefined ? fuente.error : null,
    refetch: fuente.refetch,
  };
}
