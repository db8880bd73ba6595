import { textoPlano } from '@adjudica/domain';
import { diffArrays, diffWordsWithSpace } from 'diff';

export type Mark = 'same' | 'added' | 'removed';
export interface Part {
  readonly mark: Mark;
  readonly text: string;
}
/** A paragraph, a list item or a table row, split into equal and different parts. */
export type Paragraph = readonly Part[];

/** Between the cells of a table row. */
const CELL = '\t';

/** A table row is one line: line ends inside its cells do not count. */
const paragraphsOf = (html: string): string[] =>
  html === '' ? [] : textoPlano(html.replace(/<\/p>(?=<\/t[dh]>)/g, '')).split('\n');
const whole = (mark: Mark, texts: readonly string[]): Paragraph[] => texts.map((text) => [{ mark, text }]);

/** Word by word; the cells of a row with as many cells as before each for itself. */
function words(before: string, after: string): Part[] {
  const [old, cells] = [before.split(CELL), after.split(CELL)];
  if (cells.length > 1 && old.length === cells.length)
    return cells.flatMap((cell, i) => [
      ...(i === 0 ? [] : [{ mark: 'same' as const, text: CELL }]),
      ...words(old[i] ?? '', cell),
    ]);
  return diffWordsWithSpace(before, after).map(({ added, removed, value }): Part => {
    if (added) return { mark: 'added', text: value };
    return { mark: removed ? 'removed' : 'same', text: value };
  });
}

/** Compares word by word where a paragraph was rewritten; the rest is added or removed as a whole. */
function rewritten(removedTexts: readonly string[], addedTexts: readonly string[]): Paragraph[] {
  const pairs = Math.min(removedTexts.length, addedTexts.length);
  const compared = addedTexts.slice(0, pairs).map((text, i) => words(removedTexts[i] ?? '', text));
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

const isSame = (parts: Paragraph): boolean => parts.every(({ mark }) => mark === 'same');
export const isUnchanged = (paragraphs: readonly Paragraph[]): boolean => paragraphs.every(isSame);

/** The cells of a table row; `null` = no row. */
export function cellsOf(parts: Paragraph): Paragraph[] | null {
  if (!parts.some(({ text }) => text.includes(CELL))) return null;
  const cells: Part[][] = [[]];
  for (const { mark, text } of parts)
    for (const [i, piece] of text.split(CELL).entries()) {
      if (i > 0) cells.push([]);
      if (piece !== '') cells.at(-1)?.push({ mark, text: piece });
    }
  return cells;
}

/** Neighbouring paragraphs: `change` with what differs, `near` equal and beside a change, `far` equal and further away. */
export interface Stretch {
  readonly kind: 'change' | 'near' | 'far';
  readonly paragraphs: readonly Paragraph[];
}

/** Equal paragraphs on either side of a change that are shown with it. */
const NEAR = 1;
/** Fewer equal paragraphs are not worth folding. */
const FOLDED = 3;

/** What a reader may skip is set apart from the changes and their neighbours. */
export function stretches(paragraphs: readonly Paragraph[]): Stretch[] {
  const changed = paragraphs.map((parts) => !isSame(parts));
  const kindOf = (i: number): Stretch['kind'] => {
    if (changed[i]) return 'change';
    return changed.slice(Math.max(0, i - NEAR), i + NEAR + 1).includes(true) ? 'near' : 'far';
  };
  const result: { kind: Stretch['kind']; paragraphs: Paragraph[] }[] = [];
  for (const [i, parts] of paragraphs.entries()) {
    const kind = kindOf(i);
    const last = result.at(-1);
    if (last?.kind === kind) last.paragraphs.push(parts);
    else result.push({ kind, paragraphs: [parts] });
  }
  return result.map(({ kind, paragraphs: own }) => ({
    kind: kind === 'far' && own.length < FOLDED ? 'near' : kind,
    paragraphs: own,
  }));
}
