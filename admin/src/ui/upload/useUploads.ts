import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { HttpError } from 'react-admin';
import { httpUpload, isAbort } from '../../providers/http';
import { withKey } from '../../providers/idempotency';
import { useNotifyError } from '../useNotifyError';
import { type SendUpload, type Upload, UploadQueue } from './queue';

/** Uploads one file with its progress. The key of an attempt without a definite answer is reused for the next one (promesas.md, invariant 36). */
const send: SendUpload = ({ file, prepare }, { signal, onProgress }) => {
  const { url, fields } = prepare();
  const form = new FormData();
  // Fields first: the server reads them before the bytes.
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', file, file.name);
  const { name, size, lastModified } = file;
  return withKey(`POST ${url} ${JSON.stringify([fields, name, size, lastModified])}`, (key) =>
    httpUpload(url, form, { headers: { 'Idempotency-Key': key }, onProgress, signal }),
  );
};

export interface Uploads extends Pick<UploadQueue, 'add' | 'cancel' | 'retry'> {
  readonly uploads: readonly Upload[];
  readonly inProgress: boolean;
}

/**
 * The uploads of a screen; they stop when it closes. `onFinished` gets the number of successes when none is running any more. A refusal is a toast
 * with the file's name.
 */
export function useUploads(onFinished: (done: number) => void): Uploads {
  const latest = useRef(onFinished);
  latest.current = onFinished;
  const notifyError = useNotifyError();
  const queue = useMemo(() => {
    const sendAndReport: SendUpload = (request, options) =>
      send(request, options).catch((error: HttpError) => {
        const { status, body } = error;
        if (!isAbort(error)) notifyError({ status, body, message: `${request.file.name}: ${error.message}` });
        throw error;
      });
    return new UploadQueue(sendAndReport, (done) => latest.current(done));
  }, [notifyError]);
  useEffect(() => queue.stop, [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  return useMemo(
    () => ({
      uploads,
      inProgress: uploads.some(({ state }) => state !== 'done' && state !== 'failed'),
      add: queue.add,
      cancel: queue.cancel,
      retry: queue.retry,
    }),
    [uploads, queue],
  );
}
