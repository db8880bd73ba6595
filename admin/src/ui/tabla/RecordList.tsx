import { mensajes, paginacion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps, Pagination, useListContext, useResourceDefinition } from 'react-admin';
import { useLocation } from 'react-router';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import { PageHeader } from '../PageHeader';
import { SearchBar } from '../SearchBar';

interface RecordListProps extends Omit<ListBaseProps, 'children' | 'title' | 'emptyWhileLoading'> {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Placeholder of the search field, which sets the filter `q`; absent = no search. */
  readonly searchPlaceholder?: string;
  /** Characters that can be typed; what is pasted is cut. */
  readonly searchMaxLength?: number;
  /** More filter controls beside the search; they use `useListContext`. */
  readonly filters?: ReactNode;
  /** GEN-520 unless the table has its own text. */
  readonly emptyText?: string;
  /** Filters that somebody has to choose before anything is asked for; until then `waitingText` stands where the rows would be. */
  readonly requires?: readonly string[];
  readonly waitingText?: string;
  /** GEN-518 unless the table has its own; a single size offers no choice. */
  readonly pageSizes?: readonly number[];
  /** The table, a `Tabla`. */
  readonly children: ReactNode;
}

/**
 * The common list page: title, search, table in a card, pages of 10 with 10/25/50 (GEN-518). Filter, sort and page stand in the URL, so
 * that a link or a reload shows the same rows. A list that differs only in columns or filters is a use of this, not a copy.
 */
export function RecordList(props: RecordListProps) {
  const { title, description, actions, searchPlaceholder, filters, emptyText, children, ...rest } = props;
  const { searchMaxLength, requires, waitingText, pageSizes = paginacion.general.opciones, ...list } = rest;
  const { search } = useLocation();
  const ready = requires === undefined || hasFilters(search, requires);
  return (
    <ListBase
      perPage={paginacion.general.tamano}
      disableSyncWithLocation={false}
      {...list}
      {...(ready ? {} : { queryOptions: { ...list.queryOptions, enabled: false } })}
    >
      <PageHeader title={title} description={description} actions={actions} />
      <Card>
        {(searchPlaceholder !== undefined || filters !== undefined) && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              p: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              '& > *': { flex: { xs: '1 1 140px', sm: '0 0 auto' } },
            }}
          >
            {searchPlaceholder !== undefined && (
              <ListSearch placeholder={searchPlaceholder} maxLength={searchMaxLength} />
            )}
            {filters}
          </Box>
        )}
        {ready ? (
          <>
            <ListRows emptyText={emptyText ?? mensajes.GEN.sinRegistros}>{children}</ListRows>
            <Pagination rowsPerPageOptions={[...pageSizes]} />
          </>
        ) : (
          <EmptyState {...(waitingText === undefined ? {} : { message: waitingText })} />
        )}
      </Card>
    </ListBase>
  );
}

/** The list keeps its filters in the URL, so the URL knows first whether they are chosen. */
function hasFilters(search: string, names: readonly string[]): boolean {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' && filter !== null && names.every((name) => Boolean(Reflect.get(filter, name)));
  } catch {
    return false;
  }
}

interface ListSearchProps {
  readonly placeholder: string;
  readonly maxLength: number | undefined;
}

function ListSearch({ placeholder, maxLength }: ListSearchProps) {
  const { filterValues, setFilters } = useListContext();
  return (
    <SearchBar
      value={String(filterValues.q ?? '')}
      placeholder={placeholder}
      {...(maxLength !== undefined && { maxLength })}
      onSearch={(q) => {
        const { q: _old, ...others } = filterValues;
        setFilters(q === '' ? others : { ...others, q });
      }}
    />
  );
}

/** The rows of the list around it, or why there are none: loading, failed (with a way to try again), empty. */
export function ListRows({ children, emptyText }: { readonly children: ReactNode; readonly emptyText: string }) {
  const { isPending, isFetching, error, total, data, refetch } = useListContext();
  // A failure is shown where the rows would be; rows that are already here stay.
  if (error && data === undefined) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  if (total === 0 || data?.length === 0) return <EmptyState message={emptyText} />;
  return (
    // On a phone a row stays one line and the table scrolls sideways.
    <Box sx={{ position: 'relative', overflowX: 'auto', '& td': { whiteSpace: { xs: 'nowrap', md: 'normal' } } }}>
      {isFetching && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />}
      {children}
    </Box>
  );
}

/** `/usuario/12` under the area's prefix, for real links in rows. */
export function useRowLink(prefix: string): (id: unknown) => string {
  const { name } = useResourceDefinition();
  return (id) => `${prefix}/${name}/${encodeURIComponent(String(id))}`;
}
