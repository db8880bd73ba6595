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

/** Values of any form: flat, with null for an empty field. An incomplete value (half a number) is kept as its text. */
export type FormValues = Record<string, Valor>;

/** A form of the rules package without its types, as the renderer reads it. */
export type FieldTable = Formulario<FormValues, unknown>;
export type Field = NonNullable<FieldTable['campos'][string]>;

/**
 * The only place where a form loses its types; fields are read by name below it. The cast is needed because the type parameters are in argument
 * positions.
 */
export const asFieldTable = <V extends object, C>(form: Formulario<V, C>): FieldTable => form as unknown as FieldTable;

export function fieldOf(table: FieldTable, name: string): Field {
  const field = table.campos[name];
  if (field === undefined) throw new Error(`the form has no field '${name}'`);
  return field;
}

/** CLI-079: mandatory fields are marked with (*). */
export const withMark = (label: string, required: boolean): string => (required ? `${label} (*)` : label);

/** The form's own values of a record, without id, version and what the server calculates. */
export function valuesOf(table: FieldTable, record: object): FormValues {
  const read = record as Record<string, Valor | undefined>;
  return { ...table.vacio(), ...Object.fromEntries(table.nombres.flatMap((n) => pairOf(n, read[n]))) };
}

/** Whether both have the same fields with the same values. */
export const sameValues = (a: FormValues, b: FormValues): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => Object.hasOwn(b, name) && Object.is(b[name], value));

/** The rules of the table as resolver of a form: refuses what the API refuses, with the same messages. */
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

/** The displayed text of a value; the name of a catalogue code is shown by `CatalogName`. */
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
 * Warning for an identification with a wrong check digit; null for a correct or incomplete one and for a passport. It never prevents saving
 * (decisiones.md).
 */
export function identificationWarning(value: Valor): string | null {
  return typeof value === 'string' ? advertenciaDeIdentificacion(tipoProbable(value), value) : null;
}
