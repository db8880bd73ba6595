import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useEffect } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { LoadingState } from './LoadingState';

export interface Column<T> {
  readonly label: string;
  readonly render: (row: T) => ReactNode;
  /** Amounts and counts stand at the right. */
  readonly numeric?: boolean;
}

interface PagedTableProps<T extends RaRecord> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly columns: readonly Column<T>[];
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly emptyText?: string;
}

const pageLabels = {
  first: 'Primera página',
  last: 'Última página',
  next: 'Página siguiente',
  previous: 'Página anterior',
} as const;

/**
 * Rows of a resource inside a page that shows more than one table: fixed order and fixed page size. A list that is a page of its own is
 * a `RecordList`. While the next page is on its way, the rows of the last one stay.
 */
export function PagedTable<T extends RaRecord>(props: PagedTableProps<T>) {
  const {
    label,
    resource,
    filter,
    sort,
    columns,
    perPage,
    page,
    onPage,
    emptyText = mensajes.GEN.sinRegistros,
  } = props;
  const { data, total, isPending, isFetching, error, refetch } = useGetList<T>(
    resource,
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: (previous) => previous },
  );
  // A page that does not exist (any more): an old link, or rows that are gone
  useEffect(() => {
    if (total !== undefined && page > 1 && (page - 1) * perPage >= total) onPage(1);
  }, [total, page, perPage, onPage]);

  if (error !== null && data === undefined)
    return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  if (data === undefined || data.length === 0) return <EmptyState message={emptyText} />;
  return (
    <Box sx={{ position: 'relative' }} aria-busy={isFetching}>
      {isFetching && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />}
      <TableContainer>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.label} align={column.numeric ? 'right' : 'left'}>
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <TableRow key={row.id} hover>
                {columns.map((column) => (
                  <TableCell
                    key={column.label}
                    align={column.numeric ? 'right' : 'left'}
                    sx={{ whiteSpace: column.numeric ? 'nowrap' : { xs: 'nowrap', md: 'normal' } }}
                  >
                    {column.render(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {(total ?? 0) > perPage && (
        <TablePagination
          component="div"
          count={total ?? 0}
          page={Math.min(page, Math.ceil((total ?? 0) / perPage)) - 1}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => onPage(next + 1)}
          labelDisplayedRows={({ from, to, count }) => `${from}-${to} de ${count}`}
          getItemAriaLabel={(type) => pageLabels[type]}
        />
      )}
    </Box>
  );
}
