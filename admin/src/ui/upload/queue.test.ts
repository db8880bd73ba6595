import { fileOf } from '../../testing/uploads';
import { UploadQueue, type UploadRequest } from './queue';

/** Uploads whose end the test decides. */
function prueba() {
  const enviadas: {
    readonly peticion: UploadRequest;
    readonly signal: AbortSignal;
    readonly onProgress: (avance: number) => void;
    readonly llega: (respuesta?: unknown) => Promise<void>;
    readonly falla: (mensaje: string) => Promise<void>;
  }[] = [];
  const terminadas: number[] = [];
  const despues = () => new Promise<void>((done) => setTimeout(done));
  const cola = new UploadQueue(
    (peticion, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        enviadas.push({
          peticion,
          signal,
          onProgress,
          llega: (respuesta) => {
            resolve(respuesta);
            return despues();
          },
          falla: (mensaje) => {
            reject(new Error(mensaje));
            return despues();
          },
        });
      }),
    (listas) => terminadas.push(listas),
  );
  const peticion = (clave: string, extra: Partial<UploadRequest> = {}): UploadRequest => ({
    key: clave,
    title: clave,
    file: fileOf(`${clave}.pdf`, 'application/pdf'),
    prepare: () => ({ url: clave, fields: {} }),
    ...extra,
  });
  return { cola, enviadas, terminadas, peticion, despues, estados: () => cola.getSnapshot().map(({ state }) => state) };
}

test('DOC-515 at most three are on their way at once; the next leaves when one arrives', async () => {
  const { cola, enviadas, peticion, estados, terminadas } = prueba();
  cola.add(['a', 'b', 'c', 'd', 'e'].map((clave) => peticion(clave)));
  expect(enviadas).toHaveLength(3);
  expect(estados()).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting']);
  await enviadas[1]?.llega();
  expect(enviadas.map((enviada) => enviada.peticion.key)).toEqual(['a', 'b', 'c', 'd']);
  for (const indice of [0, 2, 3, 4]) await enviadas[indice]?.llega();
  expect(estados()).toEqual([]);
  expect(terminadas).toEqual([5]);
});

test('DOC-515 a document that has a file on its way takes no second one', () => {
  const { cola, enviadas, peticion } = prueba();
  cola.add([peticion('a')]);
  cola.add([peticion('a')]);
  expect(enviadas).toHaveLength(1);
});

test('DOC-515 what failed says why and is asked for its version again when it is tried again', async () => {
  const { cola, enviadas, peticion, terminadas } = prueba();
  let version = 4;
  const onFallo = jest.fn();
  cola.add([
    peticion('a', { prepare: () => ({ url: 'a', fields: { version: String(version) } }), onFailure: onFallo }),
  ]);
  await enviadas[0]?.falla('Otra persona modificó el registro');
  expect(cola.getSnapshot()).toMatchObject([{ state: 'failed', message: 'Otra persona modificó el registro' }]);
  expect(onFallo).toHaveBeenCalledTimes(1);
  version = 5;
  cola.retry(cola.getSnapshot()[0]?.id ?? 0);
  expect(enviadas[1]?.peticion.prepare().fields).toEqual({ version: '5' });
  await enviadas[1]?.llega();
  expect(cola.getSnapshot()).toEqual([]);
  expect(terminadas).toEqual([1]);
});

test('DOC-515 a cancelled one is aborted and forgotten, and its place is free at once', async () => {
  const { cola, enviadas, peticion, estados, terminadas, despues } = prueba();
  const onLista = jest.fn();
  cola.add(['a', 'b', 'c', 'd'].map((clave) => peticion(clave, { onDone: onLista })));
  cola.cancel(cola.getSnapshot()[0]?.id ?? 0);
  expect(enviadas[0]?.signal.aborted).toBe(true);
  expect(enviadas[3]?.peticion.key).toBe('d');
  await despues();
  expect(estados()).toEqual(['uploading', 'uploading', 'uploading']);
  expect(onLista).not.toHaveBeenCalled();
  expect(terminadas).toEqual([]);
});

test('DOC-515 progress is told; all bytes away is not yet arrived', () => {
  const { cola, enviadas, peticion } = prueba();
  cola.add([peticion('a')]);
  enviadas[0]?.onProgress(0.4);
  expect(cola.getSnapshot()).toMatchObject([{ state: 'uploading', progress: 0.4 }]);
  enviadas[0]?.onProgress(1);
  expect(cola.getSnapshot()).toMatchObject([{ state: 'checking' }]);
});

test('the screen that closes ends all of them', async () => {
  const { cola, enviadas, peticion, despues } = prueba();
  cola.add(['a', 'b', 'c', 'd'].map((clave) => peticion(clave)));
  cola.stop();
  await despues();
  expect(enviadas.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  expect(cola.getSnapshot()).toEqual([]);
});

test('what arrived counts once, also when another one failed and is dismissed later', async () => {
  const { cola, enviadas, peticion, terminadas } = prueba();
  cola.add([peticion('a'), peticion('b')]);
  await enviadas[0]?.llega();
  await enviadas[1]?.falla('no');
  expect(terminadas).toEqual([1]);
  cola.cancel(cola.getSnapshot()[0]?.id ?? 0);
  expect(terminadas).toEqual([1]);
  expect(cola.getSnapshot()).toEqual([]);
});
