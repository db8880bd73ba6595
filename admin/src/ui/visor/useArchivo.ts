import { useCallback, useEffect, useState } from 'react';
import { isAbort } from '../../providers/http';
import { falloDe } from '../../providers/problemas';

export interface ArchivoCargado {
  readonly blob: Blob;
  /** As the server calls it. */
  readonly name: string | null;
}

export type Carga =
  | { readonly estado: 'cargando' }
  | { readonly estado: 'lista'; readonly archivo: ArchivoCargado }
  /** There is no such file (any more). */
  | { readonly estado: 'inexistente' }
  | { readonly estado: 'fallida'; readonly mensaje: string };

const cargando: Carga = { estado: 'cargando' };

/**
 * The file that `clave` names, fetched once: a version never changes its bytes, and every reading of a document leaves an access row. What is
 * on its way when another one is asked for is dropped.
 */
export function useArchivo(clave: string, cargar: (signal: AbortSignal) => Promise<ArchivoCargado>) {
  const [carga, setCarga] = useState<{ readonly clave: string; readonly carga: Carga }>({ clave, carga: cargando });
  const [intento, setIntento] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const poner = (nueva: Carga) => !abort.signal.aborted && setCarga({ clave, carga: nueva });
    poner(cargando);
    cargar(abort.signal)
      .then((archivo) => poner({ estado: 'lista', archivo }))
      .catch((error: Error) => {
        if (isAbort(error)) return;
        poner(
          falloDe(error).status === 404 ? { estado: 'inexistente' } : { estado: 'fallida', mensaje: error.message },
        );
      });
    return () => abort.abort();
    // One fetch a file and a retry, not a render of the caller
  }, [clave, intento]);

  return {
    // Of the file asked for before there is nothing to be seen, not even for a moment.
    carga: carga.clave === clave ? carga.carga : cargando,
    reintentar: useCallback(() => setIntento((n) => n + 1), []),
  };
}
