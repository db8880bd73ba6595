import { sameValues } from '../fields';
import type { Draft } from './Autosave';
import type { LocalCopy } from './localCopies';

/** A draft as found when a form opens. */
export interface FoundDraft extends Draft {
  /** It is only on this machine and is sent now. */
  readonly unsent: boolean;
}

export interface FoundDrafts {
  readonly drafts: readonly FoundDraft[];
  /** Local copies that differ from a newer draft of the server: the user chooses. */
  readonly doubtful: readonly LocalCopy[];
  /** Sections whose copy equals the server's draft. */
  readonly redundant: readonly string[];
}

/**
 * Compares the server's drafts and the local copies of each section. A copy wins over the draft it is based on; a newer draft wins over the copy,
 * unless it is the one whose answer never came.
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
