import { textoPlano } from '@adjudica/domain';
import { diffArrays, diffWordsWithSpace } from 'diff';

export type Marca = 'igual' | 'nuevo' | 'quitado';
export interface Trozo {
  readonly marca: Marca;
  readonly texto: string;
}
/** A paragraph, an item of a list or a row: its letters in their marks. */
export type Parrafo = readonly Trozo[];

/** A row of a table is one line: its cells hold paragraphs, whose ends are none of it. */
const parrafosDe = (html: string): string[] =>
  html === '' ? [] : textoPlano(html.replace(/<\/p>(?=<\/t[dh]>)/g, '')).split('\n');
const entero = (marca: Marca, textos: readonly string[]): Parrafo[] => textos.map((texto) => [{ marca, texto }]);

/** Word by word where a paragraph was rewritten; whole where there is none to compare it with. */
function reescritos(quitados: readonly string[], nuevos: readonly string[]): Parrafo[] {
  const pares = Math.min(quitados.length, nuevos.length);
  const comparados = nuevos.slice(0, pares).map((nuevo, i) =>
    diffWordsWithSpace(quitados[i] ?? '', nuevo).map(({ added, removed, value }): Trozo => {
      if (added) return { marca: 'nuevo', texto: value };
      return { marca: removed ? 'quitado' : 'igual', texto: value };
    }),
  );
  return [...comparados, ...entero('quitado', quitados.slice(pares)), ...entero('nuevo', nuevos.slice(pares))];
}

/** Two rich texts, paragraph by paragraph: their letters, not their marks. */
export function diferencias(antes: string, ahora: string): Parrafo[] {
  const resultado: Parrafo[] = [];
  let quitados: readonly string[] = [];
  for (const { added, removed, value } of diffArrays(parrafosDe(antes), parrafosDe(ahora))) {
    if (removed) {
      quitados = value;
      continue;
    }
    resultado.push(
      ...(added ? reescritos(quitados, value) : [...entero('quitado', quitados), ...entero('igual', value)]),
    );
    quitados = [];
  }
  return [...resultado, ...entero('quitado', quitados)];
}

export const sinCambios = (parrafos: readonly Parrafo[]): boolean =>
  parrafos.every((trozos) => trozos.every(({ marca }) => marca === 'igual'));
