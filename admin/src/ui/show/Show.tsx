import type { ReactNode } from 'react';
import {
  type RaRecord,
  ShowBase,
  type ShowBaseProps,
  useGetRecordRepresentation,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { useParams } from 'react-router';
import { retry } from '../../providers/queryClient';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import { useTituloDePagina } from '../layout/migas';
import { NotFound } from '../NotFound';
import { PageHeader } from '../PageHeader';

interface ShowProps {
  /** Of a page whose address names its record otherwise than by `:id`. */
  readonly id?: string;
  /** A resource whose list shows something else than its records needs a `meta`, so that no row of the list is taken for the record. */
  readonly queryOptions?: NonNullable<ShowBaseProps['queryOptions']>;
  /** Heading; left out = the record's `recordRepresentation`, which the breadcrumbs say in any case. */
  readonly title?: string;
  /** Below the title. */
  readonly description?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** react-admin's `Show` in our layout: one record by the address, its title the resource's `recordRepresentation`; what is in it reads `useRecordContext`. */
export function Show({ id: given, queryOptions, ...view }: ShowProps) {
  const { id: named, '*': below = '' } = useParams();
  const id = given ?? named ?? '';
  // What is no number is no record: the API would call it malformed.
  if (!/^\d{1,9}$/.test(id) || (named !== undefined && below !== '')) return <NotFound />;
  return (
    <ShowBase
      id={id}
      disableAuthentication
      queryOptions={{ retry, onError: saidByView, ...queryOptions }}
      redirectOnError={false}
    >
      <ShowView {...view} />
    </ShowBase>
  );
}

const saidByView = () => undefined;

function ShowView({ title, description, actions, children }: Omit<ShowProps, 'id' | 'queryOptions'>) {
  const { record, error, refetch } = useShowContext<RaRecord>();
  const name = useGetRecordRepresentation(useResourceContext())(record);
  useTituloDePagina(record && String(name));
  if (record === undefined)
    return error == null ? <LoadingState /> : <ErrorState message={error.message} onRetry={() => void refetch()} />;
  return (
    <div key={record.id}>
      <PageHeader title={title ?? String(name)} description={description} actions={actions} />
      {children}
    </div>
  );
}
