import { paginacion, propios } from '@adjudica/domain';
import TablePagination from '@mui/material/TablePagination';
import type { MetaDeLista } from '../../providers/dataProvider';

interface TablePagesProps {
  readonly total: number;
  /** What the list says of its total. */
  readonly meta?: Partial<MetaDeLista> | undefined;
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** GEN-518: called with another page size; left out = the size is fixed. */
  readonly onPerPage?: ((perPage: number) => void) | undefined;
}

const pageLabels = {
  first: 'Primera página',
  last: 'Última página',
  next: 'Página siguiente',
  previous: 'Página anterior',
} as const;

/** Hidden while there is only one page. */
export function TablePages({ total, meta, perPage, page, onPage, onPerPage }: TablePagesProps) {
  if (total <= (onPerPage ? paginacion.general.tamano : perPage)) return null;
  const sizes = onPerPage && {
    rowsPerPageOptions: [...paginacion.general.opciones],
    labelRowsPerPage: 'Filas por página:',
    onRowsPerPageChange: ({ target: { value } }: { readonly target: { readonly value: string } }) => {
      onPerPage(Number(value));
      onPage(1);
    },
  };
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, Math.ceil(total / perPage)) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[perPage]}
      {...sizes}
      onPageChange={(_, next) => onPage(next + 1)}
      labelDisplayedRows={({ from, to, count }) => propios.filasDePagina(from, to, count, meta?.totalMinimo)}
      getItemAriaLabel={(type) => pageLabels[type]}
    />
  );
}
