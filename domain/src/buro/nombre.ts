import { normalizar } from '../texto';

/** Words of a name for comparison, without text in brackets ('(PERSONA DE PRUEBA)'). */
const palabras = (nombre: string): Set<string> =>
  new Set(
    normalizar(nombre.replace(/\([^)]*\)/g, ' '))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((palabra) => palabra !== ''),
  );

/**
 * Whether two names may be of the same person: the shorter one has at least two words, and all of them are in the longer one, in any order. Bureaus
 * reverse names and leave out second ones.
 */
export function esMismoNombre(nombre: string, otroNombre: string): boolean {
  const porLargo = [palabras(nombre), palabras(otroNombre)].sort((a, b) => a.size - b.size);
  const [corto, largo] = porLargo as [Set<string>, Set<string>];
  return corto.size > 1 && [...corto].every((palabra) => largo.has(palabra));
}
