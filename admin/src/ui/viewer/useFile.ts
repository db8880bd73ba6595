import { useCallback, useEffect, useState } from 'react';
import { isAbort } from '../../providers/http';
import { falloDe } from '../../providers/problemas';

export interface LoadedFile {
  readonly blob: Blob;
  /** As the server calls it. */
  readonly name: string | null;
}

export type FileLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly file: LoadedFile }
  /** There is no such file (any more). */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly message: string };

const loading: FileLoad = { state: 'loading' };

/**
 * The file that `fileKey` names, fetched once: a version never changes its bytes, and every reading of a document leaves an access row. What is
 * on its way when another one is asked for is dropped.
 */
export function useFile(fileKey: string, load: (signal: AbortSignal) => Promise<LoadedFile>) {
  const [loaded, setLoaded] = useState<{ readonly fileKey: string; readonly loaded: FileLoad }>({
    fileKey,
    loaded: loading,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const set = (next: FileLoad) => !abort.signal.aborted && setLoaded({ fileKey, loaded: next });
    set(loading);
    load(abort.signal)
      .then((file) => set({ state: 'ready', file }))
      .catch((error: Error) => {
        if (isAbort(error)) return;
        set(falloDe(error).status === 404 ? { state: 'missing' } : { state: 'failed', message: error.message });
      });
    return () => abort.abort();
    // One fetch a file and a retry, not a render of the caller
  }, [fileKey, attempt]);

  return {
    // Of the file asked for before there is nothing to be seen, not even for a moment.
    loaded: loaded.fileKey === fileKey ? loaded.loaded : loading,
    retry: useCallback(() => setAttempt((n) => n + 1), []),
  };
}
