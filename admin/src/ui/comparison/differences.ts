import { textoPlano } from '@adjudica/domain';
import { diffArrays, diffWordsWithSpace } from 'diff';

export type Mark = 'same' | 'added' | 'removed';
export interface Part {
  readonly mark: Mark;
  readonly text: string;
}
/** A paragraph, a list item or a table row, split into equal and different parts. */
export type Paragraph = readonly Part[];

/** A table row is one line: line ends inside its cells do not count. */
const paragraphsOf = (html: string): string[] =>
  html === '' ? [] : textoPlano(html.replace(/<\/p>(?=<\/t[dh]>)/g, '')).split('\n');
const whole = (mark: Mark, texts: readonly string[]): Paragraph[] => texts.map((text) => [{ mark, text }]);

/** Compares word by word where a paragraph was rewritten; the rest is added or removed as a whole. */
function rewritten(removedTexts: readonly string[], addedTexts: readonly string[]): Paragraph[] {
  const pairs = Math.min(removedTexts.length, addedTexts.length);
  const compared = addedTexts.slice(0, pairs).map((text, i) =>
    diffWordsWithSpace(removedTexts[i] ?? '', text).map(({ added, removed, value }): Part => {
      if (added) return { mark: 'added', text: value };
      return { mark: removed ? 'removed' : 'same', text: value };
    }),
  );
  return [...compared, ...whole('removed', removedTexts.slice(pairs)), ...whole('added', addedTexts.slice(pairs))];
}

/** Compares two rich texts by paragraphs; only their text, not their formatting. */
export function differences(before: string, after: string): Paragraph[] {
  const result: Paragraph[] = [];
  let removedTexts: readonly string[] = [];
  for (const { added, removed, value } of diffArrays(paragraphsOf(before), paragraphsOf(after))) {
    if (removed) {
      removedTexts = value;
      continue;
    }
    result.push(
      ...(added ? rewritten(removedTexts, value) : [...whole('removed', removedTexts), ...whole('same', value)]),
    );
    removedTexts = [];
  }
  return [...result, ...whole('removed', removedTexts)];
}

export const isUnchanged = (paragraphs: readonly Paragraph[]): boolean =>
  paragraphs.every((parts) => parts.every(({ mark }) => mark === 'same'));
