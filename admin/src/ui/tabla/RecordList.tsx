import { esListaConVistas, paginacion, propios } from '@adjudica/domain';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type ReactNode, useMemo, useState } from 'react';
import {
  ListBase,
  type ListBaseProps,
  Pagination,
  useCreatePath,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { MetaDeLista } from '../../providers/dataProvider';
import { EmptyState } from '../EmptyState';
import { PageHeader } from '../PageHeader';
import { SearchBar } from '../SearchBar';
import { TablaContext } from './contexto';
import { AlEntrar } from './vistas/AlEntrar';
import { useFalloDeLista } from './vistas/useFalloDeLista';

interface RecordListProps extends Omit<ListBaseProps, 'children' | 'title' | 'emptyWhileLoading'> {
  readonly title: string;
  readonly description?: ReactNode;
  /** Label of the button that leads to the page of a new record; absent = none. */
  readonly createLabel?: string | undefined;
  /** Where that page is not the resource's own `create`. */
  readonly createTo?: string;
  /** More buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Placeholder of the search field, which sets the filter `q`; absent = no search, unless `searchIn` is given. */
  readonly searchPlaceholder?: string;
  /** What the search looks through, as a person would say it: 'usuario o nombre'. */
  readonly searchIn?: string;
  /** A shorter text is not looked for; an empty one shows everything again. */
  readonly searchMinLength?: number;
  /** Characters that can be typed; what is pasted is cut. */
  readonly searchMaxLength?: number;
  /** More filter controls beside the search; they use `useListContext`. */
  readonly filters?: ReactNode;
  /** Its rows leave as a workbook too: its operation of the API says `x-excel`. */
  readonly exportable?: boolean;
  /** GEN-520 unless the table has its own text. */
  readonly emptyText?: string;
  /** Filters that somebody has to choose before anything is asked for; until then `waitingText` stands where the rows would be. */
  readonly requires?: readonly string[];
  readonly waitingText?: string;
  /** Of its columns and saved views, where its resource has several lists and this one has no `storeKey`. */
  readonly clave?: string;
  /** GEN-518 unless the table has its own; a single size offers no choice. */
  readonly pageSizes?: readonly number[];
  /** The table, a `DataTable`. */
  readonly children: ReactNode;
}

/**
 * The common list page: title, search, table in a card, pages of 10 with 10/25/50 (GEN-518), columns that each user chooses, views that are kept
 * (`listasConVistas`). Filter, sort and page stand in the URL, so that a link or a reload shows the same rows. A list that differs only in columns or filters is a use of this, not
 * a copy.
 */
export function RecordList(props: RecordListProps) {
  const {
    title,
    description,
    actions,
    createLabel,
    createTo,
    searchIn,
    filters,
    emptyText,
    exportable,
    children,
    ...rest
  } = props;
  const {
    searchPlaceholder = searchIn && `Buscar por ${searchIn}`,
    searchMinLength,
    searchMaxLength,
    requires,
    waitingText,
  } = rest;
  const { pageSizes = paginacion.general.opciones, clave: propia, ...list } = rest;
  const { search } = useLocation();
  const ready = requires === undefined || hasFilters(search, requires);
  const resource = useResourceContext(list);
  const clave = propia ?? (typeof list.storeKey === 'string' ? list.storeKey : resource);
  const elegidoEn = list.storeKey === false ? undefined : (list.storeKey ?? `${resource}.listParams`);
  const onError = useFalloDeLista();
  const [herramientas, setHerramientas] = useState<HTMLElement | null>(null);
  const table = useMemo(
    () => ({ clave, herramientas, exportable: exportable === true, vacio: emptyText, buscaEn: searchIn }),
    [clave, herramientas, exportable, emptyText, searchIn],
  );
  return (
    <ListBase
      perPage={paginacion.general.tamano}
      disableSyncWithLocation={false}
      {...list}
      queryOptions={{ onError, ...list.queryOptions, ...(!ready && { enabled: false }) }}
    >
      {esListaConVistas(clave) && <AlEntrar clave={clave} elegidoEn={elegidoEn} />}
      <PageHeader
        title={title}
        description={description}
        actions={
          <>
            {actions}
            {createLabel !== undefined && <Nuevo label={createLabel} to={createTo} />}
          </>
        }
      />
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
          {searchPlaceholder !== undefined && (
            <Box sx={{ flexBasis: { xs: '100% !important', sm: 'auto !important' } }}>
              <ListSearch placeholder={searchPlaceholder} minLength={searchMinLength} maxLength={searchMaxLength} />
            </Box>
          )}
          {filters}
          <Box ref={setHerramientas} sx={{ ml: 'auto', flex: '0 0 auto !important' }} />
        </Box>
        {ready ? (
          <TablaContext value={table}>
            {children}
            <Paginas sizes={pageSizes} />
          </TablaContext>
        ) : (
          <EmptyState {...(waitingText === undefined ? {} : { message: waitingText })} />
        )}
      </Card>
    </ListBase>
  );
}

/** Nothing to turn where no rows could be read. */
function Paginas({ sizes }: { readonly sizes: readonly number[] }) {
  const { data, error, meta } = useListContext();
  if (error !== null && data === undefined) return null;
  const { totalMinimo = false }: Partial<MetaDeLista> = meta ?? {};
  const contadas = totalMinimo && {
    labelDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
      propios.filasDePagina(from, to, count, true),
  };
  return <Pagination rowsPerPageOptions={[...sizes]} {...contadas} />;
}

function Nuevo({ label, to }: { readonly label: string; readonly to: string | undefined }) {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  return (
    <Button
      component={Link}
      to={to ?? createPath({ type: 'create', resource })}
      variant="contained"
      startIcon={<AddOutlined />}
    >
      {label}
    </Button>
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
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
}

function ListSearch({ placeholder, minLength = 0, maxLength }: ListSearchProps) {
  const { filterValues, setFilters } = useListContext();
  return (
    <SearchBar
      value={String(filterValues.q ?? '')}
      placeholder={placeholder}
      minLength={minLength}
      maxLength={maxLength}
      onSearch={(q) => {
        const { q: _old, ...others } = filterValues;
        setFilters(q === '' ? others : { ...others, q });
      }}
    />
  );
}
