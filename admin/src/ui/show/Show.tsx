import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import {
  type RaRecord,
  ShowBase,
  type ShowBaseProps,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { useParams } from 'react-router';
import { retry } from '../../providers/queryClient';
import { usePageTitle } from '../layout/breadcrumbs';
import { NotFound } from '../NotFound';
import { PageHeader } from '../PageHeader';
import { QueryState } from '../QueryState';

interface ShowProps {
  /** Left out = the one whose page it is. */
  readonly resource?: string;
  /** Where the address does not name the record by `:id`. */
  readonly id?: string;
  /** A resource whose list shows something else than its records needs a `meta`, so that no row of the list is taken for the record. */
  readonly queryOptions?: NonNullable<ShowBaseProps['queryOptions']>;
  /** Heading; left out = the record's `recordRepresentation`, which the breadcrumbs say too, unless an element says it. `false` = a part of a page or of a dialog. */
  readonly title?: string | ReactElement | false;
  /** Below the title. */
  readonly description?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** In place of what could not be read; left out = what the API says. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

export const isKey = (id: string): boolean => /^\d{1,9}$/.test(id);

/** react-admin's `Show` in our layout: one record by the address, its title the resource's `recordRepresentation`; what is in it reads `useRecordContext`. */
export function Show({ resource, id, queryOptions, error, ...view }: ShowProps) {
  const { id: named = '', '*': below = '' } = useParams();
  // What is no number is no record: the API would call it malformed.
  if (id === undefined && (!isKey(named) || below !== '')) return <NotFound />;
  return (
    <ShowBase
      id={id ?? named}
      {...(resource !== undefined && { resource })}
      disableAuthentication
      queryOptions={{ retry, onError: saidByView, ...queryOptions }}
      redirectOnError={false}
    >
      <ShowView error={error} {...view} />
    </ShowBase>
  );
}

const saidByView = () => undefined;

function ShowView({ title, error: failed, children, ...view }: Omit<ShowProps, 'resource' | 'id' | 'queryOptions'>) {
  const { record, error, refetch } = useShowContext<RaRecord>();
  if (record === undefined) return error && failed ? failed : <QueryState error={error} refetch={refetch} />;
  return (
    <Fragment key={record.id}>
      {title !== false && <Heading title={title} {...view} />}
      {children}
    </Fragment>
  );
}

function Heading({ title, ...view }: Pick<ShowProps, 'title' | 'description' | 'actions'>) {
  const name = String(useGetRecordRepresentation(useResourceContext())(useRecordContext()));
  return (
    <>
      {!isValidElement(title) && <Crumb name={name} />}
      <PageHeader title={title || name} {...view} />
    </>
  );
}

function Crumb({ name }: { readonly name: string }): null {
  usePageTitle(name);
  return null;
}
