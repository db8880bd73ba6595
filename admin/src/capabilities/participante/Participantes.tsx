import { paginacion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TablePagination from '@mui/material/TablePagination';
import { useEffect } from 'react';
import { useGetList, type useListParams } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { ParticipantesTable } from './ParticipantesTable';
import type { ParticipanteRecord } from './tipos';
import type { Marcar } from './useMarcas';

/** The search stands beside the selectors in the filters of the URL. */
export function busquedaDe(filterValues: object): string {
  const q: unknown = Reflect.get(filterValues, 'q');
  return typeof q === 'string' ? q : '';
}

/** The filters with another search; an empty one is left out of the URL. */
export function conBusqueda(filterValues: object, q: string): Record<string, unknown> {
  const { q: _old, ...otros } = filterValues as Record<string, unknown>;
  return q === '' ? otros : { ...otros, q };
}

interface ParticipantesProps {
  readonly asambleaId: number;
  readonly numeroAsamblea: number;
  readonly mesesPlan: number;
  /** Page, sort and search, which stand in the URL. */
  readonly params: ReturnType<typeof useListParams>;
  readonly marcar: Marcar;
  readonly impedimentos: Readonly<Record<string, string>>;
  /** How a stored row is shown: with the corrections that are not saved yet, for instance. */
  readonly ver?: (fila: ParticipanteRecord) => ParticipanteRecord;
}

/** ASA-029…031, ASA-035: the participants of one assembly, 25 a page (10/25/50); free slots never arrive here. */
export function Participantes(props: ParticipantesProps) {
  const { asambleaId, numeroAsamblea, mesesPlan, marcar, impedimentos, ver } = props;
  const [{ page, perPage, sort, order, filterValues }, { setPage, setPerPage, setSort }] = props.params;
  const q = busquedaDe(filterValues);
  const { data, total, isPending, isFetching, error, refetch } = useGetList<ParticipanteRecord>(
    'participante',
    {
      pagination: { page, perPage },
      sort: { field: sort, order },
      filter: { asamblea: asambleaId, ...(q === '' ? {} : { q }) },
    },
    { placeholderData: (previous) => previous },
  );

  // A narrower search, or a page that no longer exists
  useEffect(() => {
    if (total !== undefined && page > 1 && (page - 1) * perPage >= total) setPage(1);
  }, [total, page, perPage, setPage]);

  return (
    <>
      <Box sx={{ position: 'relative' }} aria-busy={isFetching}>
        {isFetching && !isPending && (
          <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />
        )}
        {error !== null && data === undefined ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : isPending ? (
          <LoadingState />
        ) : data === undefined || data.length === 0 ? (
          <EmptyState />
        ) : (
          <ParticipantesTable
            filas={ver === undefined ? data : data.map(ver)}
            numeroAsamblea={numeroAsamblea}
            mesesPlan={mesesPlan}
            sort={{ field: sort, order }}
            onSort={setSort}
            marcar={marcar}
            impedimentos={impedimentos}
          />
        )}
      </Box>
      {(total ?? 0) > 0 && (
        <TablePagination
          component="div"
          count={total ?? 0}
          page={page - 1}
          rowsPerPage={perPage}
          rowsPerPageOptions={[...paginacion.participantes.opciones]}
          onPageChange={(_, next) => setPage(next + 1)}
          onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
          labelRowsPerPage="Filas por página:"
          labelDisplayedRows={({ from, to, count }) => `${from}-${to} de ${count}`}
          getItemAriaLabel={(type) =>
            ({ first: 'Primera página', last: 'Última página', next: 'Página siguiente', previous: 'Página anterior' })[
              type
            ]
          }
        />
      )}
    </>
  );
}
