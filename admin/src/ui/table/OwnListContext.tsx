import { type ReactNode, useEffect } from 'react';
import {
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
  ResourceContextProvider,
  useRecordSelection,
} from 'react-admin';

/** The state of a list whose rows a screen reads itself. */
export interface OwnList<T extends RaRecord> {
  readonly data: readonly T[] | undefined;
  readonly total: number | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  /** Of the first answer; later errors keep the rows. */
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly perPage: number;
  /** From 1. */
  readonly page: number;
  readonly setPage: (page: number) => void;
  readonly sort?: ListControllerResult<T>['sort'];
  readonly setSort?: ListControllerResult<T>['setSort'];
  /** Filter of its workbook. */
  readonly filterValues?: Readonly<Record<string, unknown>>;
  /** Undoes the search. */
  readonly setFilters?: () => void;
}

interface OwnListProps<T extends RaRecord> {
  readonly resource: string;
  readonly list: OwnList<T>;
  readonly children: ReactNode;
}

/** The list context of a `DataTable` whose rows are not read by a `List`. A page that does not exist (any more) becomes the first one. */
export function OwnListContext<T extends RaRecord>({ resource, list, children }: OwnListProps<T>) {
  const [selectedIds, { select, toggle, clearSelection }] = useRecordSelection({
    resource,
    disableSyncWithStore: true,
  });
  const { total, isFetching, page, perPage, setPage } = list;
  useEffect(() => {
    if (total !== undefined && !isFetching && page > 1 && (page - 1) * perPage >= total) setPage(1);
  }, [total, isFetching, page, perPage, setPage]);
  const value = {
    ...list,
    selectedIds,
    onSelect: select,
    onToggleItem: toggle,
    onUnselectItems: clearSelection,
  } as unknown as ListControllerResult<T>;
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={value}>{children}</ListContextProvider>
    </ResourceContextProvider>
  );
}
