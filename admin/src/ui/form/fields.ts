import {
  advertenciaDeIdentificacion,
  esFecha,
  type Formulario,
  formatearFecha,
  tipoProbable,
  type Valor,
} from '@adjudica/domain';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import { dinero, vacio } from '../formato';
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
export const asFieldTable = <V extends object, C>(formulario: Formulario<V, C>): FieldTable =>
  formulario as unknown as FieldTable;

export function fieldOf(tabla: FieldTable, nombre: string): Field {
  const campo = tabla.campos[nombre];
  if (campo === undefined) throw new Error(`the form has no field '${nombre}'`);
  return campo;
}

/** CLI-079: mandatory fields are marked with (*). */
export const withMark = (etiqueta: string, requerido: boolean): string => (requerido ? `${etiqueta} (*)` : etiqueta);

/** The form's own values of a record, which also carries id, version and what the server calculates. */
export function valuesOf(tabla: FieldTable, registro: object): FormValues {
  const leidos = registro as Record<string, Valor | undefined>;
  return { ...tabla.vacio(), ...Object.fromEntries(tabla.nombres.flatMap((n) => par(n, leidos[n]))) };
}

/** Whether two sets of values say the same of the same fields. */
export const sameValues = (a: FormValues, b: FormValues): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([nombre, valor]) => Object.hasOwn(b, nombre) && Object.is(b[nombre], valor));

/** What is typed and not saved of one section: the fields that differ from what they began with. */
export const pendingOf = (table: FieldTable, section: string, values: FormValues, saved: FormValues): FormValues =>
  Object.fromEntries(
    table.nombres
      .filter((name) => fieldOf(table, name).seccion === section && values[name] !== saved[name])
      .map((name) => [name, values[name] ?? null]),
  );

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

const par = (nombre: string, valor: Valor | undefined): [string, Valor][] =>
  valor === undefined ? [] : [[nombre, valor === '' ? null : valor]];

/** What a reader sees; catalogue codes have their names in the catalogue (`CatalogName`). */
export function textOf(campo: Field, valor: Valor): string {
  if (campo.tipo === 'casilla') return valor === true ? 'Sí' : 'No';
  if (valor === null || valor === '') return vacio;
  switch (campo.tipo) {
    case 'opcion':
      return campo.opciones.find(({ codigo }) => codigo === valor)?.nombre ?? String(valor);
    case 'fecha':
      return esFecha(valor) ? formatearFecha(valor) : String(valor);
    case 'monto':
      if (typeof valor !== 'number') return String(valor);
      return campo.unidad === undefined ? dinero(valor) : `${dinero(valor).replace('$ ', '')} ${campo.unidad}`;
    default:
      return String(valor);
  }
}

/**
 * Warning beside an identification whose check digit does not hold, `null` while there is nothing to say (half a number, a passport). It
 * never keeps anybody from saving (decisiones.md).
 */
export function identificationWarning(valor: Valor): string | null {
  return typeof valor === 'string' ? advertenciaDeIdentificacion(tipoProbable(valor), valor) : null;
}
