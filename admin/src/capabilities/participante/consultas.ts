import { porcentajeConDecimales } from '@adjudica/domain';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type GetListResult, useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { completa } from '../asamblea/consultas';
import type { AsambleaDetalle } from '../asamblea/tipos';
import type { ParticipanteMarcado, ParticipanteRecord } from './tipos';

/** An assembly awards a handful; the API's pages end at 200. */
const maximo = 200;

const claveDeAdjudicados = (asambleaId: number) => ['participante', 'adjudicados', asambleaId] as const;

/** Every offer and raffle of the assembly, whatever page the table shows: what the running summary adds up. */
export function useAdjudicados(asambleaId: number) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  return useQuery({
    queryKey: claveDeAdjudicados(asambleaId),
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        (['Oferta', 'Sorteo'] as const).map((adjudicadoPor) =>
          dataProvider.getList<ParticipanteRecord>('participante', {
            filter: { asamblea: asambleaId, adjudicadoPor },
            sort: { field: 'prioridadOferta', order: 'ASC' },
            pagination: { page: 1, perPage: maximo },
            signal,
          }),
        ),
      );
      return pages.flatMap(({ data }) => data);
    },
  });
}

/** Writes a row into every page and sum that shows it. */
export function ponerFila(client: QueryClient, fila: ParticipanteRecord): void {
  client.setQueriesData<GetListResult<ParticipanteRecord>>(
    { queryKey: ['participante', 'getList'] },
    (page) => page && { ...page, data: page.data.map((row) => (row.id === fila.id ? fila : row)) },
  );
  client.setQueryData<ParticipanteRecord[]>(claveDeAdjudicados(fila.asambleaId), (filas) => {
    if (filas === undefined) return filas;
    const others = filas.filter((row) => row.id !== fila.id);
    return fila.adjudicadoPor === '' ? others : [...others, fila];
  });
}

/** The row as some page shows it now. */
export function filaActual(client: QueryClient, id: number): ParticipanteRecord | undefined {
  for (const [, page] of client.getQueriesData<GetListResult<ParticipanteRecord>>({
    queryKey: ['participante', 'getList'],
  })) {
    const row = page?.data.find((candidate) => candidate.id === id);
    if (row !== undefined) return row;
  }
  return undefined;
}

export function adjudicadosActuales(client: QueryClient, asambleaId: number): readonly ParticipanteRecord[] {
  return client.getQueryData<ParticipanteRecord[]>(claveDeAdjudicados(asambleaId)) ?? [];
}

const claveDeAsamblea = (id: number) => ['asamblea', 'getOne', { id: String(id), meta: completa }] as const;

/** The version after a mark; the quorum moves by one when somebody was switched. */
export function ponerVersion(client: QueryClient, marcado: ParticipanteMarcado, cambioDeQuorum: -1 | 0 | 1): void {
  client.setQueryData<AsambleaDetalle>(claveDeAsamblea(marcado.asambleaId), (asamblea) => {
    if (asamblea === undefined) return asamblea;
    const { planes } = asamblea.quorum;
    const participantes = asamblea.quorum.participantes + cambioDeQuorum;
    return {
      ...asamblea,
      versionParticipantes: Math.max(asamblea.versionParticipantes, marcado.versionParticipantes),
      quorum: { planes, participantes, porcentaje: porcentajeConDecimales(participantes, planes) },
    };
  });
}

export function versionVista(client: QueryClient, asambleaId: number): number | undefined {
  return client.getQueryData<AsambleaDetalle>(claveDeAsamblea(asambleaId))?.versionParticipantes;
}
