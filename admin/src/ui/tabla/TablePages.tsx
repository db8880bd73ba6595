import { paginacion } from '@adjudica/domain';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';

interface TablePagesProps {
  readonly total: number;
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Other sizes that one can choose; left out = the size is fixed. */
  readonly tamanos?: Pick<TablePaginationProps, 'rowsPerPageOptions' | 'onRowsPerPageChange' | 'labelRowsPerPage'>;
}

const pageLabels = {
  first: 'Primera página',
  last: 'Última página',
  next: 'Página siguiente',
  previous: 'Página anterior',
} as const;

/** Nothing while there is only one page, however small. */
export function TablePages({ total, perPage, page, onPage, tamanos }: TablePagesProps) {
  if (total <= (tamanos ? paginacion.general.tamano : perPage)) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / perPage)) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      {...tamanos}
      onPageChange={(_, next) => onPage(next + 1)}
      labelDisplayedRows={({ from, to, count }) => `${from}-${to} de ${count}`}
      getItemAriaLabel={(type) => pageLabels[type]}
    />
  );
}
