import type { ReactNode } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  SaveContextProvider,
  type SaveHandler,
  useRecordContext,
  useResourceContext,
  useUpdate,
} from 'react-admin';

interface EditRecordProps {
  /** Left out = the resource around it. */
  readonly resource?: string;
  /** Left out = the record around it. */
  readonly record?: RaRecord;
  /** The `meta` with which the record was read, so that the answer of the server replaces it in the cache. */
  readonly meta?: object;
  readonly children: ReactNode;
}

/** `Edit` for a record that is already loaded: the row of a list, the record of a `Show`. */
export function EditRecord({ meta, children, ...props }: EditRecordProps) {
  const record = useRecordContext(props);
  const resource = useResourceContext(props);
  const [update, { isPending }] = useUpdate(
    resource,
    { id: record?.id, previousData: record, meta },
    { mutationMode: 'pessimistic', returnPromise: true },
  );
  const save: SaveHandler<RaRecord> = async (data, callbacks) => {
    try {
      await update(resource, { id: record?.id, data, previousData: record, meta }, callbacks);
    } catch {
      // The form shows the refusal, which it got by `onError`.
    }
  };
  return (
    <RecordContextProvider value={record}>
      <SaveContextProvider value={{ save, saving: isPending, mutationMode: 'pessimistic' }}>
        {children}
      </SaveContextProvider>
    </RecordContextProvider>
  );
}
