import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import {
  DataTable,
  type DataTableProps,
  type Identifier,
  type ListControllerResult,
  type RaRecord,
  useCreatePath,
  useListContext,
  useListContextWithProps,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { columnsKey } from '../../providers/store';
import { ErrorState } from '../ErrorState';
import { lazy } from '../lazy';
import { useDesplazable } from '../useDesplazable';
import { useNotifyError } from '../useNotifyError';
import { type ActoEnLote, seMarca } from './actoEnLote';
import {
  alineada,
  type Columna,
  Contenido,
  type Destino,
  encabezado,
  estadoDe,
  llaveDe,
  MARCA,
  usePhone,
} from './columna';
import { TablaContext } from './contexto';
import { Espera } from './Espera';
import { Herramientas } from './Herramientas';
import { SinFilas } from './SinFilas';
import { useNombres } from './useNombres';
import { DE_FILA, usePresion } from './usePresion';

const BarraDeLote = lazy(() => import('./BarraDeLote'));

export type { ActoEnLote } from './actoEnLote';
export type { Columna } from './columna';

interface TablaProps<T extends RaRecord> {
  readonly columnas: readonly Columna<T>[];
  /** Accessible name. */
  readonly etiqueta?: string;
  /** Rows that are here already; left out = those of the list around it. */
  readonly filas?: readonly T[];
  /** Left out = the list's own text, or GEN-520. */
  readonly vacio?: string | undefined;
  /**
   * Where a row leads: a real link in its first column, and a click anywhere else in the row does the same, in another tab with Ctrl or the middle
   * button. 'edit' = the record's page of the resource.
   */
  readonly enlace?: 'edit' | ((fila: T) => Destino | undefined);
  /** Acts that several rows can be chosen for. */
  readonly lote?: readonly ActoEnLote<T>[];
  /** Opens something here. A click anywhere in the row but on its links and buttons; the keyboard needs a button in the row that does the same. */
  // biome-ignore lint/suspicious/noConfusingVoidType: what opens something here gives nothing back
  readonly alElegir?: ((fila: T) => string | undefined | void) | undefined;
  /** Left out = every row. */
  readonly seElige?: (fila: T) => boolean;
  /** What opens below a row that was clicked. */
  readonly detalle?: ReactNode;
  readonly sx?: SxProps;
}

/**
 * THE table: react-admin's `DataTable` with its columns as data, or why there are no rows: on their way, failed (with a way to try again), none.
 * On a phone a row stays one line and the table scrolls sideways.
 */
export function Tabla<T extends RaRecord>(props: TablaProps<T>) {
  return props.filas === undefined ? <DeLista {...props} /> : <Filas {...props} />;
}

/** The rows of the list around it, and what can be done with the list as a whole. */
function DeLista<T extends RaRecord>(props: TablaProps<T>) {
  const { clave, herramientas, exportable = false } = useContext(TablaContext);
  return (
    <>
      {clave !== undefined &&
        herramientas &&
        createPortal(<Herramientas clave={clave} columnas={props.columnas} exportable={exportable} />, herramientas)}
      <Estado {...props} />
      {props.lote !== undefined && <Elegidas lote={props.lote} />}
    </>
  );
}

function Estado<T extends RaRecord>(props: TablaProps<T>) {
  const lista: ListControllerResult<T> = useListContext<T>();
  const { data, error, isPending, isFetching, perPage, refetch } = lista;
  const notifyError = useNotifyError();
  // Rows that are already here stay, and a message says that they could not be read again; without rows the table says it itself.
  const conFilas = data !== undefined;
  useEffect(() => {
    if (error && conFilas) notifyError(error);
  }, [error, conFilas, notifyError]);
  if (error && data === undefined) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <Espera columnas={props.columnas.length} filas={perPage} />;
  if (data === undefined || data.length === 0) return <SinFilas vacio={props.vacio} />;
  return (
    <Box
      aria-busy={isFetching}
      sx={{
        position: 'relative',
        overflowX: 'auto',
        // an amount stays on its line
        '& td:not(.MuiTableCell-alignRight)': { whiteSpace: { xs: 'nowrap', md: 'normal' } },
      }}
    >
      {isFetching && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />}
      <Filas {...props} />
    </Box>
  );
}

/** Rows that are chosen, of those that are shown: what is on another page is not acted on unseen. */
function Elegidas<T extends RaRecord>({ lote }: { readonly lote: readonly ActoEnLote<T>[] }) {
  const { data = [], selectedIds = [], onSelect, isFetching } = useListContext<T>();
  const [vista, setVista] = useState(false);
  const visibles = selectedIds.filter((elegido) => data.some(({ id }) => id === elegido));
  const sobran = !isFetching && visibles.length < selectedIds.length;
  useEffect(() => {
    if (sobran) onSelect(visibles);
  }, [sobran, visibles, onSelect]);
  useEffect(() => {
    if (selectedIds.length > 0) setVista(true);
  }, [selectedIds.length]);
  return (
    vista && (
      <Suspense fallback={null}>
        <BarraDeLote lote={lote as readonly ActoEnLote<RaRecord>[]} />
      </Suspense>
    )
  );
}

function Filas<T extends RaRecord>(props: TablaProps<T>) {
  const { etiqueta, filas, alElegir, seElige = () => true, detalle, lote, sx } = props;
  const { clave } = useContext(TablaContext);
  const phone = usePhone();
  const columnas = phone ? props.columnas.filter(({ soloAncha }) => soloAncha !== true) : props.columnas;
  const navigate = useNavigate();
  const destino = useDestino(props.enlace);
  const titulo = useTitulo();
  const { data = [] } = useListContextWithProps<T>({ ...(filas !== undefined && { data: filas as T[] }) });
  const abrir = (fila: T) => {
    const a = destino(fila) ?? (seElige(fila) ? alElegir?.(fila) : undefined);
    if (a) void navigate(a, { state: estadoDe(a) });
  };
  const { alPresionar, marcaba } = usePresion(data, abrir);
  const elegir = (_id: unknown, _resource: unknown, fila: RaRecord): false => {
    // Whoever marks a number to copy it wants to stay.
    if (!marcaba()) abrir(fila as T);
    return false;
  };
  const lleva = props.enlace !== undefined || alElegir !== undefined;
  const nombrada = useNombres();
  useDesplazable(nombrada, '.RaDataTable-root');
  const cursor = (fila: T) => (destino(fila) !== undefined || (alElegir && seElige(fila)) ? 'pointer' : 'default');
  return (
    <Box
      ref={nombrada}
      {...(lleva && detalle === undefined && { onMouseDown: alPresionar })}
      sx={{ display: 'contents' }}
    >
      <DataTable<T>
        {...(etiqueta !== undefined && { 'aria-label': etiqueta, storeKey: etiqueta })}
        {...(clave !== undefined && filas === undefined && { storeKey: columnsKey(clave) })}
        hiddenColumns={columnas.filter(({ oculta }) => oculta).map(llaveDe)}
        // react-admin wants a name for whose rows they are, also where no list is around.
        {...(filas !== undefined && { data: filas as T[], total: filas.length, resource: etiqueta ?? 'filas' })}
        {...(detalle !== undefined && { expand: <>{detalle}</>, expandSingle: true })}
        bulkActionButtons={lote === undefined ? false : <></>}
        bulkActionsToolbar={<></>}
        {...(lote !== undefined && { isRowSelectable: (fila: T) => seMarca(lote, fila) })}
        size="small"
        rowClick={detalle !== undefined ? 'expand' : lleva && elegir}
        {...(props.enlace !== undefined && { onClickCapture: enOtraPestana, onAuxClick: enOtraPestana })}
        {...(lleva && { rowSx: (fila: T) => ({ cursor: cursor(fila) }) })}
        sx={{ ...(filas !== undefined && { overflowX: 'auto' }), ...sx } as NonNullable<DataTableProps<T>['sx']>}
      >
        {columnas.map((columna, lugar) => (
          <DataTable.Col<T>
            key={llaveDe(columna)}
            {...(columna.campo !== undefined && { source: columna.campo as never })}
            label={columna.etiqueta === undefined ? titulo(columna.campo) : encabezado(columna)}
            align={alineada(columna)}
            disableSort={columna.ordena !== true}
            render={(fila) => (
              <Celda fila={fila.id}>
                <Contenido columna={columna} fila={fila} enlace={lugar === 0 ? destino(fila) : undefined} />
              </Celda>
            )}
            sx={{
              whiteSpace: alineada(columna) === 'right' ? 'nowrap' : { xs: 'nowrap', md: 'normal' },
              ...(columna.acciones && {
                position: 'sticky',
                right: 0,
                width: 0,
                bgcolor: 'background.paper',
                // over what is scrolled below it, in the colour of its row (theme.ts)
                backgroundImage: 'var(--bajo-el-cursor)',
              }),
            }}
          />
        ))}
      </DataTable>
    </Box>
  );
}

/** What the resource calls a field. One without a name is a defect, told in the console: react-admin would show the field's key. */
function useTitulo(): (campo: string | undefined) => string {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (campo) => (campo === undefined ? '' : translate(`resources.${resource}.fields.${campo}`));
}

function useDestino<T extends RaRecord>(enlace: TablaProps<T>['enlace']): (fila: T) => Destino | undefined {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  if (enlace === undefined) return () => undefined;
  return enlace === 'edit' ? ({ id }) => createPath({ type: 'edit', resource, id }) : enlace;
}

/** A click with Ctrl, or with the middle button, anywhere in a row: as on its link. */
function enOtraPestana(event: MouseEvent<HTMLElement>): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 1 && !ctrlKey && !metaKey && !shiftKey) return;
  if (!(target instanceof Element) || target.closest('a, button, input, label') !== null) return;
  const enlace = target.closest('tr')?.querySelector<HTMLAnchorElement>(`a[${MARCA}]`);
  if (!enlace) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(enlace.href, '_blank', 'noopener');
}

/** What acts by itself in a cell, or in a dialog that one of its buttons opened, is no click on the row. */
function Celda({ fila, children }: { readonly fila: Identifier; readonly children: ReactNode }) {
  return (
    <Box component="span" {...{ [DE_FILA]: fila }} sx={{ display: 'contents' }} onClick={propio}>
      {children}
    </Box>
  );
}

function propio(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const deLaCelda = target instanceof Element && currentTarget.contains(target);
  if (!deLaCelda || target.closest('a, button') !== null) event.stopPropagation();
}
