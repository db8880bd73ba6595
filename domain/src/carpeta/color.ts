import { mismoTexto } from '../texto';

/** Labels of a folder's documents (modelo.md, "The folder"). */
export const estadosDeDocumentos = {
  sinLista: 'No tiene documentos asignado',
  vacia: 'Documentación vacia',
  incompleta: 'Documentación incompleta',
  completa: 'Documentación completa',
} as const;

export type ColorDeCarpeta = 'amarillo' | 'rojo' | 'verde';

/** DOC-010…013: incomplete is yellow, empty and unassigned are red, anything else is green. Case and accents do not matter. */
export function colorDeCarpeta(estado: string): ColorDeCarpeta {
  if (mismoTexto(estado, estadosDeDocumentos.incompleta)) return 'amarillo';
  const rojos = [estadosDeDocumentos.vacia, estadosDeDocumentos.sinLista];
  return rojos.some((rojo) => mismoTexto(estado, rojo)) ? 'rojo' : 'verde';
}
