import { esFecha, esInstante } from '@adjudica/domain';
import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import { dinero, fecha, fechaHora, vacio } from '../formato';

/** One column of a table: a row of its own table. */
export interface Columna<T> {
  /** Field of the record; what a resource calls it is its heading. */
  readonly campo?: string;
  /** Heading; left out = the resource's own. */
  readonly etiqueta?: string;
  /** How the field is written; amounts and counts stand at the right. Left out = text. */
  readonly tipo?: 'texto' | 'fecha' | 'instante' | 'dinero' | 'numero';
  /** What stands in the cell, where that is more than the field: a link, a state. */
  readonly dibujar?: (fila: T) => ReactNode;
  /** The heading orders the list. */
  readonly ordena?: boolean;
  /** Buttons: always in sight, however far the table scrolls sideways. Their heading is for screen readers only, unless it is `titulada`. */
  readonly acciones?: boolean;
  readonly titulada?: boolean;
}

interface TablaProps<T extends RaRecord> {
  readonly columnas: readonly Columna<T>[];
  /** Accessible name. */
  readonly etiqueta?: string;
  /** Rows that are here already; left out = those of the list around it. */
  readonly filas?: readonly T[];
  /** A click anywhere in the row but on its links and buttons: where it leads, or nothing where it opens something here. The keyboard needs a link in the row that does the same. */
  readonly alElegir?: ((fila: T) => string | undefined) | undefined;
  /** Left out = every row. */
  readonly seElige?: (fila: T) => boolean;
  /** What opens below a row that was clicked. */
  readonly detalle?: ReactNode;
  readonly sx?: SxProps;
}

/** THE table: react-admin's `DataTable` with its columns as data. On a phone a row stays one line and the table scrolls sideways. */
export function Tabla<T extends RaRecord>(props: TablaProps<T>) {
  const { columnas, etiqueta, filas, alElegir, seElige = () => true, detalle, sx } = props;
  const navigate = useNavigate();
  const elegir = (_id: unknown, _resource: unknown, fila: RaRecord): false => {
    const a = seElige(fila as T) ? alElegir?.(fila as T) : undefined;
    if (a !== undefined) void navigate(a);
    return false;
  };
  return (
    <DataTable<T>
      {...(etiqueta !== undefined && { 'aria-label': etiqueta, storeKey: etiqueta })}
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
          key={columna.campo ?? columna.etiqueta}
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

const alineada = ({ tipo }: Pick<Columna<never>, 'tipo'>) =>
  tipo === 'dinero' || tipo === 'numero' ? 'right' : 'left';

const encabezado = <T,>({ etiqueta, acciones, titulada }: Columna<T>): ReactNode =>
  acciones && !titulada ? <Box sx={soloParaLectores}>{etiqueta}</Box> : etiqueta;

/** Read by screen readers, not drawn. */
const soloParaLectores = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

function contenido<T extends RaRecord>({ campo, tipo = 'texto', dibujar }: Columna<T>, fila: T): ReactNode {
  if (dibujar !== undefined) return dibujar(fila);
  const valor: unknown = campo === undefined ? undefined : fila[campo];
  const escrito = comoSeEscribe[tipo](valor);
  return tipo === 'texto' ? escrito : <Cifras>{escrito}</Cifras>;
}

const comoSeEscribe: Readonly<Record<NonNullable<Columna<never>['tipo']>, (valor: unknown) => string>> = {
  texto: (valor) => String(valor ?? ''),
  numero: (valor) => String(valor ?? vacio),
  dinero: (valor) => dinero(valor as number | null | undefined),
  fecha: (valor) => fecha(esFecha(valor) ? valor : null),
  instante: (valor) => fechaHora(esInstante(valor) ? valor : null),
};

function Cifras({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
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
