import {
  aNumero,
  type CampoDeTabla,
  centavos,
  type DatosDe,
  deNumero,
  LIMITES,
  type Nombres,
  type SiempreRequerido,
  siempreRequerido,
  type Tabla,
} from '@adjudica/domain';
import {
  BoolColumn,
  boolOf,
  type Clase,
  CodeColumn,
  DateColumn,
  DigitsUpToColumn,
  IntegerColumn,
  LongTextColumn,
  MoneyColumn,
  OptionColumn,
  TextColumn,
} from './columns';

/** A record, or several with their fields put together. */
interface WithFields<F> {
  readonly tabla: F;
}

/** Columns of a record, and its values in them: both are read from its table of fields. */

type Stored<F> = { [K in Nombres<F>]: F[K] extends { readonly columna: null } ? never : K }[Nombres<F>];
/** A row as an entity holds it: money in cents. What is always asked for is never empty. */
export type RowOf<F extends Tabla> = {
  [K in Stored<F>]: SiempreRequerido<F[K]> extends true ? NonNullable<DatosDe<F>[K]> : DatosDe<F>[K];
};
/** The same for a table whose rows may be empty until somebody fills them in. */
type OpenRowOf<F extends Tabla> = { [K in Stored<F>]: DatosDe<F>[K] };

/** Base class of an entity with one column for each field of the record that has one. */
export function columnsOf<F extends Tabla>(record: WithFields<F>): abstract new () => RowOf<F>;
export function columnsOf<F extends Tabla>(record: WithFields<F>, rows: 'open'): abstract new () => OpenRowOf<F>;
export function columnsOf<F extends Tabla>(record: WithFields<F>, rows?: 'open'): abstract new () => RowOf<F> {
  abstract class Columns {}
  for (const [name, field] of storedOf(record)) {
    const nullable = field.tipo !== 'casilla' && (rows === 'open' || !siempreRequerido(field));
    columnOf(field, { nullable })(Columns.prototype, name);
  }
  fields.set(Columns, record.tabla);
  return Columns as never;
}

const fields = new WeakMap<object, Tabla>();

/** The table of fields that an entity's columns are made from; empty for an entity that has its columns alone. */
export function fieldsOf(entity: object): Tabla {
  const entityFields = fields.get(entity);
  if (entityFields !== undefined) return entityFields;
  const base: unknown = Object.getPrototypeOf(entity);
  return typeof base === 'function' ? fieldsOf(base) : {};
}

/** Digits are a number of somebody, unless the field says which. */
const classOf = ({ clase, tipo }: CampoDeTabla): Clase | undefined =>
  clase ?? (tipo === 'correo' ? 'correo' : tipo === 'digitos' ? 'identificacion' : undefined);

function columnOf(field: CampoDeTabla, { nullable }: { nullable: boolean }): PropertyDecorator {
  const { columna, maximo, opciones = [] } = field;
  const clase = classOf(field);
  const extra = { nullable, ...(clase && { clase }), de: field.de };
  if (columna?.tipo === 'texto') return TextColumn(columna.largo, extra);
  switch (field.tipo) {
    case 'texto':
    case 'parrafo':
      return columna?.tipo === 'codigo'
        ? CodeColumn(columna.largo, clase ?? 'texto', extra)
        : TextColumn(maximo ?? LIMITES.comentario, extra);
    case 'enriquecido':
      return LongTextColumn(extra);
    case 'correo':
      return TextColumn('correo', extra);
    case 'digitos':
      return DigitsUpToColumn(columna?.largo ?? maximo ?? LIMITES.codigo, extra);
    case 'catalogo':
      return CodeColumn(columna?.largo ?? maximo ?? LIMITES.codigo, clase ?? 'igual', extra);
    case 'opcion':
      return OptionColumn(columna?.largo ?? Math.max(...opciones.map(({ codigo }) => codigo.length)), opciones, extra);
    case 'fecha':
      return DateColumn(extra);
    case 'entero':
      return IntegerColumn({ ...boundsOf(field), ...extra });
    case 'monto':
      return MoneyColumn({ ...boundsOf(field), ...extra });
    case 'casilla':
      return BoolColumn(extra);
  }
}

const boundsOf = ({ minimo, maximo }: CampoDeTabla): { min?: number; max?: number } => ({
  ...(minimo === undefined ? {} : { min: minimo }),
  ...(maximo === undefined ? {} : { max: maximo }),
});

const storedOf = <F extends Tabla>({ tabla }: WithFields<F>): [string, CampoDeTabla][] =>
  Object.entries<CampoDeTabla>(tabla).filter(([, { columna }]) => columna !== null);

/** The values of a row; a field without a column is missing. */
export const valuesOf = <F extends Tabla>(record: WithFields<F>, row: object): DatosDe<F> =>
  mapped(record, row, (cents) => aNumero(centavos(cents))) as DatosDe<F>;

/** The columns of these values. */
export const rowOf = <F extends Tabla>(record: WithFields<F>, values: object): RowOf<F> =>
  mapped(record, values, (dollars) => deNumero(dollars)) as RowOf<F>;

/** The values of a raw row, as either driver gives it: dollars, and 0 or 1 for a box. */
export function rawValuesOf<F extends Tabla>({ tabla }: WithFields<F>, raw: object): DatosDe<F> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(tabla)) {
    const { tipo } = (tabla as Tabla)[name] as CampoDeTabla;
    const value: unknown = Reflect.get(raw, name) ?? null;
    if (tipo === 'casilla') values[name] = boolOf(value);
    else values[name] = tipo === 'monto' && value !== null ? Number(value) : value;
  }
  return values as DatosDe<F>;
}

function mapped<F extends Tabla>(record: WithFields<F>, from: object, money: (value: number) => number): object {
  return Object.fromEntries(
    storedOf(record).map(([name, field]) => {
      const value: unknown = Reflect.get(from, name);
      return [name, field.tipo === 'monto' && typeof value === 'number' ? money(value) : value];
    }),
  );
}
