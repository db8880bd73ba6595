import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import type { MouseEvent, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

export interface Column<T> {
  readonly label: string;
  readonly render: (row: T) => ReactNode;
  /** Amounts and counts stand at the right. */
  readonly numeric?: boolean;
  /** Buttons: always in sight, however far the table scrolls sideways; their column needs no heading to be seen. */
  readonly actions?: boolean;
  /** Its heading is seen all the same. */
  readonly titled?: boolean;
}

interface SimpleTableProps<T extends RaRecord> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  /** A click anywhere in the row but on its links and buttons; the keyboard needs a link within the row that does the same. */
  readonly onRow?: ((row: T) => void) | undefined;
}

/** Rows as they are given; who pages, filters or loads them is around it. On a phone a row stays one line and the table scrolls sideways. */
export function SimpleTable<T extends RaRecord>({ label, columns, rows, onRow }: SimpleTableProps<T>) {
  return (
    <TableContainer>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} align={column.numeric ? 'right' : 'left'} sx={sticky(column)}>
                {column.actions && !column.titled ? <Box sx={soloParaLectores}>{column.label}</Box> : column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              hover
              {...(onRow && {
                sx: { cursor: 'pointer' },
                onClick: (event: MouseEvent<HTMLElement>) => {
                  if (deLaFila(event)) onRow(row);
                },
              })}
            >
              {columns.map((column) => (
                <TableCell
                  key={column.label}
                  align={column.numeric ? 'right' : 'left'}
                  sx={{
                    whiteSpace: column.numeric ? 'nowrap' : { xs: 'nowrap', md: 'normal' },
                    ...(column.actions ? { bgcolor: 'background.paper' } : {}),
                    ...sticky(column),
                  }}
                >
                  {column.render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Neither of something in it that acts by itself, nor of a dialog that one of its buttons opened. */
function deLaFila({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  return target instanceof Element && currentTarget.contains(target) && target.closest('a, button') === null;
}

/** Read by screen readers, not drawn. */
const soloParaLectores = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const sticky = ({ actions }: Pick<Column<never>, 'actions'>) =>
  actions ? { position: 'sticky', right: 0, width: 0 } : {};

interface TablePagesProps {
  readonly total: number;
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const pageLabels = {
  first: 'Primera página',
  last: 'Última página',
  next: 'Página siguiente',
  previous: 'Página anterior',
} as const;

/** Pages of a fixed size; nothing while there is only one. */
export function TablePages({ total, perPage, page, onPage }: TablePagesProps) {
  if (total <= perPage) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / perPage)) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      onPageChange={(_, next) => onPage(next + 1)}
      labelDisplayedRows={({ from, to, count }) => `${from}-${to} de ${count}`}
      getItemAriaLabel={(type) => pageLabels[type]}
    />
  );
}
