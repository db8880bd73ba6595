import { esListaConVistas, paginacion, propios } from '@adjudica/domain';
import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import {
  ListBase,
  type ListBaseProps,
  Pagination as RaPagination,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useLocation } from 'react-router';
import type { MetaDeLista } from '../../providers/dataProvider';
import { EmptyState } from '../EmptyState';
import { PageHeader } from '../PageHeader';
import { SearchInput, type SearchInputProps } from './SearchInput';
import { TableListContext } from './TableListContext';
import { InitialView } from './views/InitialView';
import { useListFailure } from './views/useListFailure';

interface ListProps extends Omit<ListBaseProps, 'children' | 'title' | 'empty' | 'emptyWhileLoading' | 'exporter'> {
  readonly title: string;
  readonly description?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** A `SearchInput` and other controls, which use `useListContext`. */
  readonly filters?: ReactElement;
  /** Its rows can be exported as a workbook, which the server writes (`x-excel` in its operation). */
  readonly exporter?: boolean;
  /** GEN-520 unless the table has its own text. */
  readonly empty?: string;
  /** GEN-518 unless the table has its own. */
  readonly pagination?: ReactElement;
  /** Key of its columns and saved views, if its resource has several lists and this one has no `storeKey`. */
  readonly preferenceKey?: string;
  /** Filters that have to be chosen before rows are read; until then `waitingText` is shown. */
  readonly requires?: readonly string[];
  readonly waitingText?: string;
  /** The table, a `DataTable`. */
  readonly children: ReactNode;
}

/**
 * react-admin's `List` in our layout: title, search and filters, the table in a card, pages of 10, 25 or 50 (GEN-518), a choice of columns, saved
 * views (`listasConVistas`). Filter, sort and page are in the URL.
 */
export function List(props: ListProps) {
  const { title, description, actions, filters, exporter = false, empty, pagination = <Pagination />, ...rest } = props;
  const { preferenceKey, requires, waitingText, children, ...list } = rest;
  const { search } = useLocation();
  const ready = requires === undefined || hasFilters(search, requires);
  const resource = useResourceContext(list);
  const listKey = preferenceKey ?? (typeof list.storeKey === 'string' ? list.storeKey : resource);
  const paramsKey = list.storeKey === false ? undefined : (list.storeKey ?? `${resource}.listParams`);
  const onError = useListFailure();
  const [toolsSlot, setToolsSlot] = useState<HTMLElement | null>(null);
  const lookIn = searchedIn(filters);
  const table = useMemo(
    () => ({ listKey, toolsSlot, exportable: exporter, empty, lookIn }),
    [listKey, toolsSlot, exporter, empty, lookIn],
  );
  return (
    <ListBase
      perPage={paginacion.general.tamano}
      disableSyncWithLocation={false}
      {...list}
      queryOptions={{ onError, ...list.queryOptions, ...(!ready && { enabled: false }) }}
    >
      {esListaConVistas(listKey) && <InitialView listKey={listKey} paramsKey={paramsKey} />}
      <PageHeader title={title} description={description} actions={actions} />
      <Card>
        <Box
          data-filtros
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            p: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            '& > *': { flex: { xs: '1 1 140px', sm: '0 0 auto' } },
          }}
        >
          <Filters open={requires !== undefined}>{filters}</Filters>
          <Box ref={setToolsSlot} sx={{ ml: 'auto', flex: '0 0 auto !important' }} />
        </Box>
        {ready ? (
          <TableListContext value={table}>
            {children}
            {pagination}
          </TableListContext>
        ) : (
          <EmptyState {...(waitingText === undefined ? {} : { message: waitingText })} />
        )}
      </Card>
    </ListBase>
  );
}

const isSearch = (filter: ReactNode): filter is ReactElement<SearchInputProps> =>
  isValidElement(filter) && filter.type === SearchInput;

function eachOf(filters: ReactElement | undefined): ReturnType<typeof Children.toArray> {
  const { children } = (filters?.type === Fragment ? filters.props : { children: filters }) as { children: ReactNode };
  return Children.toArray(children);
}

/** What the search of a list looks through, for its empty state. */
const searchedIn = (filters: ReactElement | undefined): string | undefined =>
  eachOf(filters).find(isSearch)?.props.lookIn;

interface FiltersProps {
  /** They are needed to see anything. */
  readonly open: boolean;
  readonly children: ReactElement | undefined;
}

/** On a phone the search stands alone, and the others behind a button that counts those in use. */
function Filters({ open, children }: FiltersProps) {
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [shown, setShown] = useState(open);
  const { filterValues } = useListContext();
  const filters = eachOf(children);
  const folded = filters.filter((filter) => !isSearch(filter));
  if (!phone || folded.length === 0) return children;
  const used = Object.keys(filterValues).filter((name) => name !== 'q').length;
  return (
    <>
      {filters.filter(isSearch)}
      <Button
        startIcon={<FilterList />}
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        sx={{ flex: '0 0 auto !important' }}
      >
        {propios.filtros(used)}
      </Button>
      {shown && folded}
    </>
  );
}

interface PaginationProps {
  /** One size: no choice. */
  readonly rowsPerPageOptions?: readonly number[];
}

/** react-admin's `Pagination` for a total that may be a minimum. Hidden if no rows could be read. */
export function Pagination({ rowsPerPageOptions = paginacion.general.opciones }: PaginationProps) {
  const { data, error, meta } = useListContext();
  if (error !== null && data === undefined) return null;
  const { totalMinimo = false }: Partial<MetaDeLista> = meta ?? {};
  const minimumLabels = totalMinimo && {
    labelDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
      propios.filasDePagina(from, to, count, true),
  };
  return <RaPagination rowsPerPageOptions={[...rowsPerPageOptions]} {...minimumLabels} />;
}

/** Reads the filters from the URL, because the list does not know them yet. */
function hasFilters(search: string, names: readonly string[]): boolean {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' && filter !== null && names.every((name) => Boolean(Reflect.get(filter, name)));
  } catch {
    return false;
  }
}
