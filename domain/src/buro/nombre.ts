import { normalizar } from '../texto';

/** Words of a name as they are compared; what stands in brackets ('(PERSONA DE PRUEBA)') is no part of it. */
const palabras = (nombre: string): Set<string> =>
  new Set(
    normalizar(nombre.replace(/\([^)]*\)/g, ' '))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((palabra) => palabra !== ''),
  );

/**
 * Whether two names may be of the same person: every word of the shorter one stands in the longer one, in whatever order, and there are at least
 * two of them. Bureaus turn names round and leave second ones out.
 */
export function esMismoNombre(uno: string, otro: string): boolean {
  const [menos, mas] = [palabras(uno), palabras(otro)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  return menos.size > 1 && [...menos].every((palabra) => mas.has(palabra));
}
