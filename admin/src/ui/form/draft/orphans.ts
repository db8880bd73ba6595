import type { Autosave } from './Autosave';
import type { LocalCopy } from './localCopies';

interface Orphan {
  readonly autosave: Autosave;
  readonly release: () => void;
}

/** Forms that were left and still have drafts to send, by form and record. */
const orphans = new Map<string, Orphan>();

/** The form was left: sending goes on, and then `onDone` is called. */
export function leave(place: string, autosave: Autosave, onDone: () => void): void {
  const orphan: Orphan = {
    autosave,
    release() {
      onDone();
      if (orphans.get(place) === orphan) orphans.delete(place);
    },
  };
  orphans.set(place, orphan);
  autosave.close(orphan.release);
}

/** The form is open again: returns what was not sent, and stops sending it. The answer is the same until `release`. */
export const takeOver = async (place: string): Promise<LocalCopy[]> =>
  (await orphans.get(place)?.autosave.handOver()) ?? [];

/** The form has taken over what was not sent. */
export const release = (place: string): void => orphans.get(place)?.release();
