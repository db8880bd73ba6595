import {
  advertenciaDeIdentificacion,
  esFecha,
  type Formulario,
  formatearFecha,
  tipoProbable,
  type Valor,
} from '@adjudica/domain';
import { dinero, vacio } from '../formato';

/** Values of any form: flat, an empty field is `null`. What is being typed and is no value yet (half a number) stands as its text. */
export type Valores = Record<string, Valor>;

/** A form of the rules package seen without its own types: what the renderer reads of it. */
export type Tabla = Formulario<Valores, unknown>;
export type CampoDeTabla = NonNullable<Tabla['campos'][string]>;

/**
 * The one place where a form loses its types: below it every field is read by name. The type parameters stand in argument positions, so
 * that the compiler can't see that a form of certain values is a form of values.
 */
export const comoTabla = <V extends object, C>(formulario: Formulario<V, C>): Tabla => formulario as unknown as Tabla;

export function campoDe(tabla: Tabla, nombre: string): CampoDeTabla {
  const campo = tabla.campos[nombre];
  if (campo === undefined) throw new Error(`the form has no field '${nombre}'`);
  return campo;
}

/** CLI-079: mandatory fields are marked with (*). */
export const conMarca = (etiqueta: string, requerido: boolean): string => (requerido ? `${etiqueta} (*)` : etiqueta);

/** The form's own values of a record, which also carries id, version and what the server calculates. */
export function valoresDe(tabla: Tabla, registro: object): Valores {
  const leidos = registro as Record<string, Valor | undefined>;
  return { ...tabla.vacio(), ...Object.fromEntries(tabla.nombres.flatMap((n) => par(n, leidos[n]))) };
}

/** Whether two sets of values say the same of the same fields. */
export const mismosValores = (a: Valores, b: Valores): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([nombre, valor]) => Object.hasOwn(b, nombre) && Object.is(b[nombre], valor));

const par = (nombre: string, valor: Valor | undefined): [string, Valor][] =>
  valor === undefined ? [] : [[nombre, valor === '' ? null : valor]];

/** What a reader sees; catalogue codes have their names in the catalogue (`NombreDeCatalogo`). */
export function textoDeValor(campo: CampoDeTabla, valor: Valor): string {
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
export function avisoDeIdentificacion(valor: Valor): string | null {
  return typeof valor === 'string' ? advertenciaDeIdentificacion(tipoProbable(valor), valor) : null;
}
