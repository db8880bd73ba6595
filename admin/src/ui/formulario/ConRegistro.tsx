import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import type { RegistroEditable } from './edicion';

interface ConRegistroProps<R extends RegistroEditable> {
  readonly recurso: string;
  readonly id: string;
  /** Of a resource whose list shows something else than its records: keeps a row of the list from being taken for the record. */
  readonly meta?: object;
  /** What to say when it can't be loaded; left out = what the API says. */
  readonly fallo?: string;
  /** Give the form `key={registro.id}`: nothing typed for one person may show at the next. */
  readonly children: (registro: R) => ReactNode;
}

/** The record behind a form, once it is there. */
export function ConRegistro<R extends RegistroEditable>({ recurso, id, meta, fallo, children }: ConRegistroProps<R>) {
  const { data, error, refetch } = useGetOne<R>(recurso, { id, meta });
  if (data !== undefined) return children(data);
  return error === null ? (
    <LoadingState />
  ) : (
    <ErrorState message={fallo ?? error.message} onRetry={() => void refetch()} />
  );
}
