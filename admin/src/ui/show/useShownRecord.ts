import { type RaRecord, useRecordContext } from 'react-admin';

/** The record of the `Show` or row around it, which are drawn only once it is loaded. */
export function useShownRecord<T extends RaRecord>(): T {
  const record = useRecordContext<T>();
  if (record === undefined) throw new Error('useShownRecord needs a record around it');
  return record;
}
