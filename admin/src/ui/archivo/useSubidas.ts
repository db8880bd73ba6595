import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { HttpError } from 'react-admin';
import { httpUpload, isAbort } from '../../providers/http';
import { withKey } from '../../providers/idempotencia';
import { useNotifyError } from '../useNotifyError';
import { ColaDeSubidas, type Enviar, type Subida } from './cola';

/** One file with its progress. The key of a try without a definite answer is kept for the next one (promesas.md, invariant 36). */
const enviar: Enviar = ({ archivo, preparar }, { signal, onProgress }) => {
  const { url, campos } = preparar();
  const form = new FormData();
  // Fields first: the server reads them before the bytes.
  for (const [nombre, valor] of Object.entries(campos)) form.append(nombre, valor);
  form.append('file', archivo, archivo.name);
  const { name, size, lastModified } = archivo;
  return withKey(`POST ${url} ${JSON.stringify([campos, name, size, lastModified])}`, (key) =>
    httpUpload(url, form, { headers: { 'Idempotency-Key': key }, onProgress, signal }),
  );
};

export interface Subidas extends Pick<ColaDeSubidas, 'agregar' | 'cancelar' | 'reintentar'> {
  readonly subidas: readonly Subida[];
  readonly enCurso: boolean;
}

/**
 * The uploads of a screen; they end with it. `alTerminar` is told how many arrived, once nothing is on its way. What is refused is said at once, with
 * the file's name, wherever on the screen somebody looks.
 */
export function useSubidas(alTerminar: (listas: number) => void): Subidas {
  const ultima = useRef(alTerminar);
  ultima.current = alTerminar;
  const notifyError = useNotifyError();
  const cola = useMemo(() => {
    const enviarYDecir: Enviar = (peticion, opciones) =>
      enviar(peticion, opciones).catch((error: HttpError) => {
        const { status, body } = error;
        if (!isAbort(error)) notifyError({ status, body, message: `${peticion.archivo.name}: ${error.message}` });
        throw error;
      });
    return new ColaDeSubidas(enviarYDecir, (listas) => ultima.current(listas));
  }, [notifyError]);
  useEffect(() => cola.detener, [cola]);
  const subidas = useSyncExternalStore(cola.oir, cola.ver);
  return useMemo(
    () => ({
      subidas,
      enCurso: subidas.some(({ estado }) => estado !== 'lista' && estado !== 'fallida'),
      agregar: cola.agregar,
      cancelar: cola.cancelar,
      reintentar: cola.reintentar,
    }),
    [subidas, cola],
  );
}
