import { useCallback, useEffect, useState } from 'react';
import { httpFile, isAbort } from '../../providers/http';
import { failureOf } from '../../providers/problems';

export interface LoadedFile {
  readonly blob: Blob;
  /** Name that the server gives. */
  readonly name: string | null;
}

export type FileLoad =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly file: LoadedFile }
  /** The file does not exist (any more). */
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly message: string };

const loading: FileLoad = { state: 'loading' };

/**
 * Loads the file once: the bytes of a version never change, and every read is recorded as an access. A pending load of another file is
 * aborted.
 */
export function useFile(url: string) {
  const [loaded, setLoaded] = useState<{ readonly url: string; readonly loaded: FileLoad }>({
    url,
    loaded: loading,
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const set = (next: FileLoad) => !abort.signal.aborted && setLoaded({ url, loaded: next });
    set(loading);
    httpFile(url, { signal: abort.signal })
      .then((file) => set({ state: 'ready', file }))
      .catch((error: Error) => {
        if (isAbort(error)) return;
        set(failureOf(error).status === 404 ? { state: 'missing' } : { state: 'failed', message: error.message });
      });
    return () => abort.abort();
    // Loads again for another file or a retry, not when the caller renders.
  }, [url, attempt]);

  return {
    // Never shows the previous file under a new address.
    loaded: loaded.url === url ? loaded.loaded : loading,
    retry: useCallback(() => setAttempt((n) => n + 1), []),
  };
}
