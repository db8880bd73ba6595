import { propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
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
import { Link, useParams } from 'react-router';
import { retry } from '../../providers/queryClient';
import { useUsuario } from '../../providers/sesion';
import { ErrorState } from '../ErrorState';
import { usePageTitle } from '../layout/breadcrumbs';
import { NotFound } from '../NotFound';
import { ownPath, screensIn, useAreas } from '../navigation';
import { PageHeader } from '../PageHeader';
import { QueryState } from '../QueryState';

interface ShowProps {
  /** Left out = the resource of the page. */
  readonly resource?: string;
  /** For an address that does not name the record by `:id`. */
  readonly id?: string;
  /** Needs a `meta` if the rows of the resource's list are not its records, so that a row is not taken for a record. */
  readonly queryOptions?: NonNullable<ShowBaseProps['queryOptions']>;
  /**
   * Heading; left out = the record's `recordRepresentation`, which is also the breadcrumb unless the title is an element. false = no heading, for a
   * part of a page or a dialog.
   */
  readonly title?: string | ReactElement | false;
  /** Below the title. */
  readonly description?: ReactNode;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** Shown if the record could not be read; left out = the API's message. */
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

export const isKey = (id: string): boolean => /^\d{1,9}$/.test(id);

/** react-admin's `Show` in our layout: the record of the address, titled by its `recordRepresentation`; its children read `useRecordContext`. */
export function Show({ resource, id, queryOptions, error, ...view }: ShowProps) {
  const { id: named = '', '*': below = '' } = useParams();
  // A key that is no number is not found: the API would call it malformed.
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
  if (record === undefined) {
    if (error && failed) return failed;
    return isAbsent(error) && title !== false ? (
      <Absent message={error?.message} />
    ) : (
      <QueryState error={error} refetch={refetch} />
    );
  }
  return (
    <Fragment key={record.id}>
      {title !== false && <Heading title={title} {...view} />}
      {children}
    </Fragment>
  );
}

const isAbsent = (error: unknown): boolean => (error as { readonly status?: number } | null)?.status === 404;

/** What there is not is not found by asking again. */
function Absent({ message }: { readonly message: string | undefined }) {
  const { role } = useUsuario();
  const resource = useResourceContext() ?? '';
  const hasList = screensIn(useAreas(), role).some(({ path }) => path === resource);
  return (
    <ErrorState {...(message !== undefined && { message })}>
      {hasList && (
        <Button component={Link} to={ownPath(role, resource)} variant="outlined" size="small">
          {propios.irALaLista}
        </Button>
      )}
    </ErrorState>
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
