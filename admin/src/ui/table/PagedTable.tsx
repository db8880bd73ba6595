import { paginacion } from '@adjudica/domain';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { DataTable } from './DataTable';
import { OwnListContext } from './OwnListContext';
import { type TableList, TableListContext } from './TableListContext';
import { TablePages } from './TablePages';

/** Separates it from the list around it, if it is below one of its rows. */
const APART: TableList = {};

interface PagedTableProps<T extends RaRecord> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** `DataTable.Col`s. */
  readonly children: ReactNode;
  /** Fixed page size; left out = chosen below the table (GEN-518). */
  readonly perPage?: number;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly emptyText?: string;
  /** Its rows depend on other resources, whose acts do not invalidate it: read again whenever it is shown. */
  readonly fresh?: boolean;
  /** See `DataTable`. */
  readonly onRow?: (row: T) => string | undefined;
}

/**
 * Rows of a resource in a page with several tables, in a fixed order. A list that is a page of its own is a `List`. While the next page is loading,
 * the rows of the last one stay.
 */
export function PagedTable<T extends RaRecord>(props: PagedTableProps<T>) {
  const { label, resource, filter, sort, children, page, onPage, emptyText, fresh = false, onRow } = props;
  const [chosen, setChosen] = useState<number>(paginacion.general.tamano);
  const perPage = props.perPage ?? chosen;
  const { data, total, meta, isPending, isFetching, error, refetch } = useGetList<T>(
    resource,
    { pagination: { page, perPage }, sort, filter },
    { placeholderData: (previous) => previous, ...(fresh && { gcTime: 0, staleTime: 0 }) },
  );
  const list = { data, total, isPending, isFetching, error, refetch, perPage, page, setPage: onPage };
  return (
    <OwnListContext<T> resource={resource} list={list}>
      <TableListContext value={APART}>
        <DataTable<T> aria-label={label} empty={emptyText} onRowClick={onRow}>
          {children}
        </DataTable>
      </TableListContext>
      <TablePages
        total={total ?? 0}
        meta={meta}
        perPage={perPage}
        page={page}
        onPage={onPage}
        onPerPage={props.perPage === undefined ? setChosen : undefined}
      />
    </OwnListContext>
  );
}
