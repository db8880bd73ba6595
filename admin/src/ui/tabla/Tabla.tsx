import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { alineada, type Columna, fields, llaveDe } from './columna';
import { DataTable, type DataTableProps } from './DataTable';

export type { ActoEnLote } from './actoEnLote';
export type { Columna } from './columna';

interface TablaProps<T extends RaRecord> {
  readonly columnas: readonly Columna<T>[];
  readonly etiqueta?: string;
  readonly filas?: readonly T[];
  readonly vacio?: string | undefined;
  readonly enlace?: NonNullable<DataTableProps<T>['rowClick']>;
  readonly lote?: NonNullable<DataTableProps<T>['bulkActions']>;
  readonly alElegir?: DataTableProps<T>['onRowClick'];
  readonly seElige?: NonNullable<DataTableProps<T>['isRowClickable']>;
  readonly detalle?: ReactNode;
  readonly sx?: NonNullable<DataTableProps<T>['sx']>;
}

/** A `DataTable` whose columns are data: what is left of a way of ours (docs/adr/0011-react-admin.md). */
export function Tabla<T extends RaRecord>(props: TablaProps<T>) {
  const { columnas, etiqueta, filas, vacio, enlace, lote, alElegir, seElige, detalle, sx } = props;
  return (
    <DataTable<T>
      {...(etiqueta !== undefined && { 'aria-label': etiqueta })}
      {...(filas !== undefined && { data: filas })}
      {...(vacio !== undefined && { empty: vacio })}
      {...(enlace !== undefined && { rowClick: enlace })}
      {...(alElegir !== undefined && { onRowClick: alElegir })}
      {...(seElige !== undefined && { isRowClickable: seElige })}
      {...(detalle !== undefined && { expand: detalle })}
      {...(lote !== undefined && { bulkActions: lote })}
      {...(sx !== undefined && { sx })}
    >
      {columnas.map((columna) => (
        <DataTable.Col<T>
          key={llaveDe(columna)}
          {...(columna.campo !== undefined && { source: columna.campo as never })}
          label={columna.etiqueta}
          field={columna.tipo && fields[columna.tipo]}
          render={columna.dibujar}
          align={alineada(columna)}
          disableSort={columna.ordena !== true}
          secondary={columna.debajo}
          onPhone={columna.enTelefono}
          wideOnly={columna.soloAncha === true}
          actions={columna.acciones === true}
          titled={columna.titulada === true}
          hidden={columna.oculta === true}
        />
      ))}
    </DataTable>
  );
}
