import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { DataTable, type DataTableProps, type ListControllerResult, type RaRecord, useListContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { columnsKey } from '../../providers/store';
import { ErrorState } from '../ErrorState';
import { alineada, type Columna, contenido, encabezado, llaveDe } from './columna';
import { TablaContext } from './contexto';
import { Espera } from './Espera';
import { Herramientas } from './Herramientas';
import { SinFilas } from './SinFilas';

export type { Columna } from './columna';

interface TablaProps<T extends RaRecord> {
  readonly columnas: readonly Columna<T>[];
  /** Accessible name. */
  readonly etiqueta?: string;
  /** Rows that are here already; left out = those of the list around it. */
  readonly filas?: readonly T[];
  /** Left out = the list's own text, or GEN-520. */
  readonly vacio?: string | undefined;
  /** A click anywhere in the row but on its links and buttons: where it leads, or nothing where it opens something here. The keyboard needs a link in the row that does the same. */
  readonly alElegir?: ((fila: T) => string | undefined) | undefined;
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
    </>
  );
}

function Estado<T extends RaRecord>(props: TablaProps<T>) {
  const lista: ListControllerResult<T> = useListContext<T>();
  const { data, error, isPending, isFetching, perPage, refetch } = lista;
  // Rows that are already here stay.
  if (error && data === undefined) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (isPending) return <Espera columnas={props.columnas.length} filas={perPage} />;
  if (data === undefined || data.length === 0) return <SinFilas vacio={props.vacio} />;
  return (
    <Box
      aria-busy={isFetching}
      sx={{ position: 'relative', overflowX: 'auto', '& td': { whiteSpace: { xs: 'nowrap', md: 'normal' } } }}
    >
      {isFetching && <LinearProgress sx={{ position: 'absolute', inset: '0 0 auto', height: 2, zIndex: 1 }} />}
      <Filas {...props} />
    </Box>
  );
}

function Filas<T extends RaRecord>(props: TablaProps<T>) {
  const { columnas, etiqueta, filas, alElegir, seElige = () => true, detalle, sx } = props;
  const { clave } = useContext(TablaContext);
  const navigate = useNavigate();
  const elegir = (_id: unknown, _resource: unknown, fila: RaRecord): false => {
    const a = seElige(fila as T) ? alElegir?.(fila as T) : undefined;
    if (a !== undefined) void navigate(a);
    return false;
  };
  return (
    <DataTable<T>
      {...(etiqueta !== undefined && { 'aria-label': etiqueta, storeKey: etiqueta })}
      {...(clave !== undefined && filas === undefined && { storeKey: columnsKey(clave) })}
      hiddenColumns={columnas.filter(({ oculta }) => oculta).map(llaveDe)}
      // react-admin wants a name for whose rows they are, also where no list is around.
      {...(filas !== undefined && { data: filas as T[], total: filas.length, resource: etiqueta ?? 'filas' })}
      {...(detalle !== undefined && { expand: <>{detalle}</>, expandSingle: true })}
      bulkActionButtons={false}
      size="small"
      rowClick={detalle !== undefined ? 'expand' : alElegir !== undefined && elegir}
      {...(alElegir !== undefined && { rowSx: (fila: T) => ({ cursor: seElige(fila) ? 'pointer' : 'default' }) })}
      sx={{ ...(filas !== undefined && { overflowX: 'auto' }), ...sx } as NonNullable<DataTableProps<T>['sx']>}
    >
      {columnas.map((columna) => (
        <DataTable.Col<T>
          key={llaveDe(columna)}
          {...(columna.campo !== undefined && { source: columna.campo as never })}
          {...(columna.etiqueta !== undefined && { label: encabezado(columna) })}
          align={alineada(columna)}
          disableSort={columna.ordena !== true}
          render={(fila) => <Celda>{contenido(columna, fila)}</Celda>}
          sx={{
            whiteSpace: alineada(columna) === 'right' ? 'nowrap' : { xs: 'nowrap', md: 'normal' },
            ...(columna.acciones && { position: 'sticky', right: 0, width: 0, bgcolor: 'background.paper' }),
          }}
        />
      ))}
    </DataTable>
  );
}

/** What acts by itself in a cell, or in a dialog that one of its buttons opened, is no click on the row. */
function Celda({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'contents' }} onClick={propio}>
      {children}
    </Box>
  );
}

function propio(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const deLaCelda = target instanceof Element && currentTarget.contains(target);
  if (!deLaCelda || target.closest('a, button') !== null) event.stopPropagation();
}
