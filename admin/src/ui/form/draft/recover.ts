import { sameValues } from '../fields';
import type { Draft } from './Autosave';
import type { LocalCopy } from './localCopies';

/** A draft as a form finds it when it opens. */
export interface FoundDraft extends Draft {
  /** It stands on this machine only, and is sent now. */
  readonly unsent: boolean;
}

export interface FoundDrafts {
  readonly drafts: readonly FoundDraft[];
  /** Copies of this machine beside a draft that the server got later, from elsewhere: whoever typed both says which one. */
  readonly doubtful: readonly LocalCopy[];
  /** Sections whose copy the server holds too. */
  readonly redundant: readonly string[];
}

/**
 * What the server keeps and what this machine still had to send, section by section. The copy goes before the draft that it was typed on; a draft that
 * is newer than that goes before the copy, unless it is the very one whose answer never came.
 */
export function findDrafts(onServer: readonly Draft[], copies: readonly LocalCopy[]): FoundDrafts {
  const drafts = new Map<string, FoundDraft>(onServer.map((b) => [b.seccion, { ...b, unsent: false }]));
  const doubtful: LocalCopy[] = [];
  const redundant: string[] = [];
  for (const copy of copies) {
    const { seccion, valores, versionBase, unanswered, writtenAt } = copy;
    const borrador = drafts.get(seccion);
    const version = borrador?.version ?? 0;
    const suya = borrador !== undefined && unanswered !== null && sameValues(borrador.valores, unanswered);
    if (borrador !== undefined && sameValues(borrador.valores, valores)) redundant.push(seccion);
    else if (version <= copy.version || suya)
      drafts.set(seccion, { seccion, valores, versionBase, guardadoEn: writtenAt, version, unsent: true });
    else doubtful.push(copy);
  }
  return { drafts: [...drafts.values()], doubtful, redundant };
}
