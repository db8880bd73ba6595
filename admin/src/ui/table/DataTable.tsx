import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Children,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react';
import {
  type ListControllerResult,
  DataTable as RaDataTable,
  type DataTableProps as RaDataTableProps,
  type RaRecord,
  useCreatePath,
  useListContext,
  useListContextWithProps,
  useResourceContext,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { columnsKey } from '../../providers/store';
import { ErrorState } from '../ErrorState';
import { lazy } from '../lazy';
import { useNotifyError } from '../useNotifyError';
import { useScrollableByKeyboard } from '../useScrollableByKeyboard';
import { type BulkAct, isSelectable } from './bulkAct';
import { Col, ColContext, type ColProps, FirstColumn, ROW_LINK } from './Col';
import { hiddenKeys, type ListColumn, type RowTarget, stateOf } from './column';
import { ListTools } from './ListTools';
import { LoadingRows } from './LoadingRows';
import { NoRows } from './NoRows';
import { TableListContext } from './TableListContext';
import { useAccessibleNames } from './useAccessibleNames';
import { useRowPress } from './useRowPress';
import { useRowReturn } from './useRowReturn';

const BulkActionsToolbar = lazy(() => import('./BulkActionsToolbar'));

export interface DataTableProps<T extends RaRecord> {
  /** `DataTable.Col`s as direct children; the first one identifies the row. */
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
  /** Rows that are already loaded; left out = those of the list around it. */
  readonly data?: readonly T[];
  /** Left out = the list's own text, or GEN-520. */
  readonly empty?: string | undefined;
  /**
   * Target of a row: a link in its first column, and a click anywhere else in the row (in another tab with Ctrl or the middle button). 'edit' = the
   * record's page of the resource.
   */
  readonly rowClick?: 'edit' | ((record: T) => RowTarget | undefined);
  /** Called for a click in the row outside of its controls. The keyboard needs a button in the row that does the same. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what opens something here gives nothing back
  readonly onRowClick?: ((record: T) => string | undefined | void) | undefined;
  /** Left out = every row. */
  readonly isRowClickable?: (record: T) => boolean;
  /** Shown below a row that was clicked. */
  readonly expand?: ReactNode;
  /** Acts for several selected rows. */
  readonly bulkActions?: readonly BulkAct<T>[];
  readonly sx?: SxProps;
}

/**
 * react-admin's `DataTable`; while there are no rows, it shows that they are loading, failed or missing. On a phone a row stays one line and the
 * table scrolls sideways.
 */
export function DataTable<T extends RaRecord>(props: DataTableProps<T>) {
  return props.data === undefined ? <OfList {...props} /> : <Rows {...props} />;
}
DataTable.Col = Col;

/** The rows of the list around it, with the tools of the list. */
function OfList<T extends RaRecord>(props: DataTableProps<T>) {
  const { listKey, toolsSlot, exportable = false } = useContext(TableListContext);
  return (
    <>
      {listKey !== undefined &&
        toolsSlot &&
        createPortal(
          <ListTools listKey={listKey} columns={columnsOf(props.children)} exportable={exportable} />,
          toolsSlot,
        )}
      <State {...props} />
      {props.bulkActions !== undefined && <Selected actions={props.bulkActions} />}
    </>
  );
}

const columnsOf = (children: ReactNode): ListColumn[] =>
  Children.toArray(children)
    .filter((child) => isValidElement<ColProps>(child))
    .map(({ props }) => props);

function State<T extends RaRecord>(props: DataTableProps<T>) {
  const list: ListControllerResult<T> = useListContext<T>();
  const { data, error, isPending, isFetching, perPage, refetch } = list;
  const notifyError = useNotifyError();
  // A failed refetch keeps the rows and shows a message; without rows the failure is shown in their place.
  const hasRows = data !== undefined;
  useEffect(() => {
    if (error && hasRows) notifyError(error);
  }, [error, hasRows, notifyError]);
  if (error && data === undefined) return <ErrorState message={error.message} onRetry={refetch} />;
  if (isPending) return <LoadingRows columns={Children.toArray(props.children).length} rows={perPage} />;
  if (data === undefined || data.length === 0) return <NoRows empty={props.empty} />;
  return (
    <Box
      aria-busy={isFetching}
      sx={{
        position: 'relative',
        // An amount stays on its line.
        '& td:not(.MuiTableCell-alignRight)': { whiteSpace: { xs: 'nowrap', md: 'normal' } },
      }}
    >
      {isFetching && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />}
      <Rows {...props} />
    </Box>
  );
}

/** Deselects rows that are not shown: they must not be acted on unseen. */
function Selected<T extends RaRecord>({ actions }: { readonly actions: readonly BulkAct<T>[] }) {
  const { data = [], selectedIds = [], onSelect, isFetching } = useListContext<T>();
  const [seen, setSeen] = useState(false);
  const visible = selectedIds.filter((selected) => data.some(({ id }) => id === selected));
  const tooMany = !isFetching && visible.length < selectedIds.length;
  useEffect(() => {
    if (tooMany) onSelect(visible);
  }, [tooMany, visible, onSelect]);
  useEffect(() => {
    if (selectedIds.length > 0) setSeen(true);
  }, [selectedIds.length]);
  return (
    seen && (
      <Suspense fallback={null}>
        <BulkActionsToolbar bulkActions={actions as readonly BulkAct<RaRecord>[]} />
      </Suspense>
    )
  );
}

function Rows<T extends RaRecord>(props: DataTableProps<T>) {
  const { 'aria-label': label, data: own, onRowClick, isRowClickable = () => true, expand, bulkActions, sx } = props;
  const { listKey } = useContext(TableListContext);
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const navigate = useNavigate();
  const resource = useResourceContext();
  const linkOf = useLink(props.rowClick);
  const { data = [] } = useListContextWithProps<T>({ ...(own !== undefined && { data: own as T[] }) });
  const open = (record: T) => {
    const to = linkOf(record) ?? (isRowClickable(record) ? onRowClick?.(record) : undefined);
    if (to) void navigate(to, { state: stateOf(to) });
  };
  const { onPress, markedText } = useRowPress(data, open);
  const click = (_id: unknown, _resource: unknown, record: RaRecord): false => {
    // Selecting text in a row is no click.
    if (!markedText()) open(record as T);
    return false;
  };
  const leads = props.rowClick !== undefined || onRowClick !== undefined;
  const table = useAccessibleNames();
  useScrollableByKeyboard(table, '.RaDataTable-root');
  const onUse = useRowReturn(table, label ?? resource ?? '');
  const cursor = (record: T) =>
    linkOf(record) !== undefined || (onRowClick && isRowClickable(record)) ? 'pointer' : 'default';
  return (
    <ColContext value={{ phone, resource, linkOf: linkOf as (record: RaRecord) => RowTarget | undefined }}>
      <Box
        ref={table}
        onClickCapture={onUse}
        {...(leads && expand === undefined && { onMouseDown: onPress })}
        sx={{ display: 'contents' }}
      >
        <RaDataTable<T>
          {...(label !== undefined && { 'aria-label': label, storeKey: label })}
          {...(listKey !== undefined && own === undefined && { storeKey: columnsKey(listKey) })}
          hiddenColumns={hiddenKeys(columnsOf(props.children))}
          // react-admin needs a resource, also without a list around.
          {...(own !== undefined && { data: own as T[], total: own.length, resource: label ?? 'filas' })}
          {...(expand !== undefined && { expand: <>{expand}</>, expandSingle: true })}
          bulkActionButtons={bulkActions === undefined ? false : <></>}
          bulkActionsToolbar={<></>}
          {...(bulkActions !== undefined && { isRowSelectable: (record: T) => isSelectable(bulkActions, record) })}
          size="small"
          rowClick={expand !== undefined ? 'expand' : leads && click}
          {...(props.rowClick !== undefined && { onClickCapture: inAnotherTab, onAuxClick: inAnotherTab })}
          {...(leads && { rowSx: (record: T) => ({ cursor: cursor(record) }) })}
          sx={{ overflowX: 'auto', ...sx } as NonNullable<RaDataTableProps<T>['sx']>}
        >
          {Children.toArray(props.children).map((column, place) => (
            <FirstColumn key={isValidElement(column) ? column.key : place} value={place === 0}>
              {column}
            </FirstColumn>
          ))}
        </RaDataTable>
      </Box>
    </ColContext>
  );
}

function useLink<T extends RaRecord>(rowClick: DataTableProps<T>['rowClick']): (record: T) => RowTarget | undefined {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  if (rowClick === undefined) return () => undefined;
  return rowClick === 'edit' ? ({ id }) => createPath({ type: 'edit', resource, id }) : rowClick;
}

/** A click with Ctrl or the middle button anywhere in a row acts like one on its link. */
function inAnotherTab(event: MouseEvent<HTMLElement>): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 1 && !ctrlKey && !metaKey && !shiftKey) return;
  if (!(target instanceof Element) || target.closest('a, button, input, label') !== null) return;
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>(`a[${ROW_LINK}]`);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(link.href, '_blank', 'noopener');
}
