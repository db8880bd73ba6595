import TablePagination from '@mui/material/TablePagination';

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
