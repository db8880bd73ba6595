import { HttpError } from 'react-admin';
import { failureOf, type Problem } from '../../providers/problems';
import { campoDeHoja, hojaDe } from './hoja';
import type { MedioDetalle } from './tipos';

/**
 * A refusal of the API in the names of the sheet: messages at its flat fields and, where somebody else saved first, the whole sheet as it is stored now.
 * @param leer reads the approval again; the refusal itself names only some of what differs
 */
export async function comoDeHoja(error: unknown, leer: () => Promise<MedioDetalle>): Promise<unknown> {
  const { status, message = '', body } = (error ?? {}) as Partial<HttpError> & { body?: Problem | null };
  if (typeof status !== 'number' || !esObjeto(body)) return error;
  if (status === 412) {
    const actual = await leer().catch(() => null);
    if (actual === null) return error;
    const detalle = { ...(body.detalle as object), versionActual: actual.version, actual: hojaDe(actual) };
    return new HttpError(message, status, { ...body, detalle });
  }
  const errores = Object.entries(failureOf(error).errors).map(([ruta, texto]) => [campoDeHoja(ruta), texto]);
  return errores.length === 0
    ? error
    : new HttpError(message, status, { ...body, errors: Object.fromEntries(errores) as Record<string, string> });
}

const esObjeto = <T>(valor: T): valor is T & object => typeof valor === 'object' && valor !== null;
