import { HttpError } from 'react-admin';
import type { Problema } from '../../providers/problemas';
import { campoDeHoja, hojaDe } from './hoja';
import type { MedioDetalle } from './tipos';

/**
 * A refusal of the API in the names of the sheet: messages at its flat fields and, where somebody else saved first, the whole sheet as it is stored now.
 * @param leer reads the approval again; the refusal itself names only some of what differs
 */
export async function comoDeHoja(error: unknown, leer: () => Promise<MedioDetalle>): Promise<unknown> {
  const { status, message = '', body } = (error ?? {}) as Partial<HttpError> & { body?: Problema | null };
  if (typeof status !== 'number' || !esObjeto(body)) return error;
  if (status === 412) {
    const actual = await leer().catch(() => null);
    if (actual === null) return error;
    const detalle = { ...(body.detalle as object), versionActual: actual.version, actual: hojaDe(actual) };
    return new HttpError(message, status, { ...body, detalle });
  }
  const errors: unknown = body.errors;
  return esObjeto(errors)
    ? new HttpError(message, status, { ...body, errors: Object.fromEntries(aplanados(errors, '')) })
    : error;
}

const esObjeto = <T>(valor: T): valor is T & object => typeof valor === 'object' && valor !== null;

function aplanados(errores: object, antes: string): [string, string][] {
  return Object.entries(errores).flatMap(([clave, valor]: [string, unknown]) => {
    const ruta = antes === '' ? clave : `${antes}.${clave}`;
    if (typeof valor === 'string') return [[campoDeHoja(ruta), valor]] as [string, string][];
    return esObjeto(valor) ? aplanados(valor, ruta) : [];
  });
}
