import { z } from 'zod';
import { esMonto } from './dinero';
import { ErrorDeNegocio } from './errores';
import { sinMarcas } from './escrito';
import { esFecha } from './fechas';
import { esIdentificacionEntera, normalizarIdentificacion } from './identificacion';
import { mensajes, propios } from './mensajes';
import { LIMITES, limpiarLinea, limpiarParrafo, textoPermitido } from './texto';

/** Building blocks of the schemas, so that every form refuses the same things in the same words. */

/** One line: trimmed, inner blanks made one; empty → `requerido`. */
export function linea(requerido: string, maximo: number = LIMITES.textoCorto) {
  return z
    .string({ error: requerido })
    .transform(sinMarcas)
    .refine((t) => textoPermitido(t), propios.textoNoPermitido)
    .transform(limpiarLinea)
    .pipe(z.string().min(1, requerido).max(maximo, propios.textoLargo(maximo)));
}

/** One line that may be empty or missing; '' and blanks become undefined. */
export function lineaOpcional(maximo: number = LIMITES.textoCorto) {
  return z
    .string({ error: propios.opcionInvalida })
    .transform(sinMarcas)
    .refine((t) => textoPermitido(t), propios.textoNoPermitido)
    .transform(limpiarLinea)
    .pipe(z.string().max(maximo, propios.textoLargo(maximo)))
    .transform((t) => (t === '' ? undefined : t))
    .optional();
}

/** GEN-504, GEN-505: reason or comment of several lines, at most 500 characters. */
export function comentario(vacio: string = mensajes.GEN.comentarioVacio) {
  return z
    .string({ error: vacio })
    .transform(limpiarParrafo)
    .refine((t) => textoPermitido(t, true), propios.textoNoPermitido)
    .pipe(z.string().min(1, vacio).max(LIMITES.comentario, propios.textoLargo(LIMITES.comentario)));
}

/** Comment of several lines that may be empty or missing: `null`. */
export const comentarioOpcional = z
  .string({ error: propios.opcionInvalida })
  .transform(limpiarParrafo)
  .refine((t) => textoPermitido(t, true), propios.textoNoPermitido)
  .pipe(z.string().max(LIMITES.comentario, propios.textoLargo(LIMITES.comentario)))
  .transform((t) => (t === '' ? null : t));

/** GEN-504: reason of an annulment, a rejection or a return. */
export function motivo() {
  return comentario(mensajes.GEN.motivoVacio);
}

/** Calendar date 'YYYY-MM-DD'; missing or empty → `requerida`. */
export function fecha(requerida: string = propios.campoObligatorio) {
  return z
    .string({ error: requerida })
    .min(1, requerida)
    .refine((t) => t === '' || esFecha(t), propios.fechaInvalida)
    .meta({ format: 'date' });
}

export function entero(minimo: number, maximo: number) {
  return z
    .number({ error: propios.numeroInvalido })
    .refine(Number.isSafeInteger, propios.enteroInvalido)
    .min(minimo, propios.minimo(minimo))
    .max(maximo, propios.maximo(maximo))
    .meta({ type: 'integer' });
}

/** Amount on the wire: a number of dollars with at most two decimals. */
export function monto(minimo = 0) {
  return z
    .number({ error: propios.montoInvalido })
    .refine(esMonto, propios.montoInvalido)
    .min(minimo, propios.minimo(minimo));
}

/** A whole cédula, RUC or passport, in the form in which it is stored; anything else → `incorrecta`. */
export const identificacionEntera = (incorrecta: string) =>
  z
    .string({ error: propios.campoObligatorio })
    .transform(normalizarIdentificacion)
    .pipe(z.string().min(1, propios.campoObligatorio).refine(esIdentificacionEntera, incorrecta));

/** Schema of a body, for `validar`. */
export type Esquema<T> = z.ZodType<T>;

export const VERSION_MAXIMA = Number.MAX_SAFE_INTEGER;
export const esquemaVersion = entero(1, VERSION_MAXIMA);

/**
 * Parses with a schema or throws ErrorDeNegocio 'regla' / 'campos-incorrectos' (422, GEN-512) with one message per field (the first
 * one; path joined with points). Unknown keys are reported under their own name.
 */
export function validar<S extends z.ZodType>(esquema: S, valor: unknown): z.output<S> {
  const resultado = esquema.safeParse(valor);
  if (resultado.success) return resultado.data;
  throw camposIncorrectos(erroresPorCampo(resultado.error));
}

/** 422 with one message a field (GEN-512). */
export const camposIncorrectos = (
  errors: Readonly<Record<string, string>>,
  titulo: string = mensajes.GEN.camposIncorrectos,
): ErrorDeNegocio => new ErrorDeNegocio('regla', 'campos-incorrectos', titulo, { errors });

/** 422 of one field, whose message is also the title. */
export const campoIncorrecto = (campo: string, texto: string): ErrorDeNegocio =>
  camposIncorrectos({ [campo]: texto }, texto);

export function erroresPorCampo(error: z.ZodError): Record<string, string> {
  // no prototype: a body's key may be called '__proto__'
  const errores: Record<string, string> = Object.create(null);
  const anotar = (campo: string, texto: string): void => {
    if (!(campo in errores)) errores[campo] = texto;
  };
  for (const issue of error.issues) {
    const ruta = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const clave of issue.keys) anotar([...ruta, clave].join('.'), propios.campoDesconocido);
    } else {
      anotar(ruta.join('.'), issue.message);
    }
  }
  return { ...errores };
}
