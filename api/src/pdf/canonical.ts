import { createHash } from 'node:crypto';

/**
 * JSON with sorted keys and without blanks, so that equal facts give equal bytes whatever the order of their keys. Refuses what JSON would silently
 * change or drop (NaN, undefined in an array, functions, dates).
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('not a JSON number');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) throw new TypeError('only plain objects can be hashed');
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonicalJson(v)}`).join(',')}}`;
  }
  throw new TypeError(`${typeof value} can't be hashed`);
}

/** SHA-256 (64 hex digits) of a document's facts, printed in its foot, since a file can't contain its own hash. */
export function hashDeHechos(documento: string, hechos: unknown): string {
  return hashDeEscritos(documento, canonicalJson(hechos));
}

/** The same for stored facts. */
export const hashDeEscritos = (documento: string, hechos: string): string =>
  createHash('sha256')
    .update(`{"documento":${JSON.stringify(documento)},"hechos":${hechos}}`)
    .digest('hex');
