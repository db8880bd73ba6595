import {
  advertenciaDeIdentificacion,
  esFecha,
  type Formulario,
  formatearFecha,
  tipoProbable,
  type Valor,
} from '@adjudica/domain';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import { dinero, vacio } from '../format';
import { formErrors } from '../resolver';

/** Values of any form: flat, an empty field is `null`. What is being typed and is no value yet (half a number) stands as its text. */
export type FormValues = Record<string, Valor>;

/** A form of the rules package seen without its own types: what the renderer reads of it. */
export type FieldTable = Formulario<FormValues, unknown>;
export type Field = NonNullable<FieldTable['campos'][string]>;

/**
 * The one place where a form loses its types: below it every field is read by name. The type parameters stand in argument positions, so
 * that the compiler can't see that a form of certain values is a form of values.
 */
export const asFieldTable = <V extends object, C>(form: Formulario<V, C>): FieldTable => form as unknown as FieldTable;

export function fieldOf(table: FieldTable, name: string): Field {
  const field = table.campos[name];
  if (field === undefined) throw new Error(`the form has no field '${name}'`);
  return field;
}

/** CLI-079: mandatory fields are marked with (*). */
export const withMark = (label: string, required: boolean): string => (required ? `${label} (*)` : label);

/** The form's own values of a record, which also carries id, version and what the server calculates. */
export function valuesOf(table: FieldTable, record: object): FormValues {
  const read = record as Record<string, Valor | undefined>;
  return { ...table.vacio(), ...Object.fromEntries(table.nombres.flatMap((n) => pairOf(n, read[n]))) };
}

/** Whether two sets of values say the same of the same fields. */
export const sameValues = (a: FormValues, b: FormValues): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => Object.hasOwn(b, name) && Object.is(b[name], value));

/** The rules of the table as the resolver of a form: what the API refuses, with the same words. */
export const tableResolver =
  (table: FieldTable, context: unknown) =>
  (values: FieldValues): ResolverResult => {
    const checked = table.revisar(
      Object.fromEntries(table.nombres.map((name) => [name, values[name] ?? null])),
      context,
    );
    if ('valores' in checked) return { values: checked.valores, errors: {} };
    return { values: {}, errors: formErrors(checked.errores) };
  };

const pairOf = (name: string, value: Valor | undefined): [string, Valor][] =>
  value === undefined ? [] : [[name, value === '' ? null : value]];

/** What a reader sees; catalogue codes have their names in the catalogue (`CatalogName`). */
export function textOf(field: Field, value: Valor): string {
  if (field.tipo === 'casilla') return value === true ? 'Sí' : 'No';
  if (value === null || value === '') return vacio;
  switch (field.tipo) {
    case 'opcion':
      return field.opciones.find(({ codigo }) => codigo === value)?.nombre ?? String(value);
    case 'fecha':
      return esFecha(value) ? formatearFecha(value) : String(value);
    case 'monto':
      if (typeof value !== 'number') return String(value);
      return field.unidad === undefined ? dinero(value) : `${dinero(value).replace('$ ', '')} ${field.unidad}`;
    default:
      return String(value);
  }
}

/**
 * Warning beside an identification whose check digit does not hold, `null` while there is nothing to say (half a number, a passport). It
 * never keeps anybody from saving (decisiones.md).
 */
export function identificationWarning(value: Valor): string | null {
  return typeof value === 'string' ? advertenciaDeIdentificacion(tipoProbable(value), value) : null;
}
