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
  /** Under which the record was read, so that what the server answers takes its place. */
  readonly meta?: object;
  readonly children: ReactNode;
}

/** `Edit` for a record that was read already: the row of a list, the record of a `Show`. */
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
      // What was refused is said by the form, to which `onError` gave it.
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
