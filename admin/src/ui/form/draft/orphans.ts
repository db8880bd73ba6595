import type { Autosave } from './Autosave';
import type { LocalCopy } from './localCopies';

interface Orphan {
  readonly autosave: Autosave;
  readonly release: () => void;
}

/** What still has drafts to send after its form was left, by form and record. */
const orphans = new Map<string, Orphan>();

/** The form is gone; what it had to send goes on being sent, and then `onDone`. */
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

/** The form is open again: what did not arrive, which nobody else sends from now on. The same answer until it is let go. */
export const takeOver = async (place: string): Promise<LocalCopy[]> =>
  (await orphans.get(place)?.autosave.handOver()) ?? [];

/** What was taken over stands in the form now. */
export const release = (place: string): void => orphans.get(place)?.release();
