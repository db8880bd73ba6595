import type { ReactNode } from 'react';
import { EditBase, type EditBaseProps, useEditContext } from 'react-admin';
import { retry } from '../../providers/queryClient';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';

interface EditProps extends Omit<EditBaseProps, 'mutationMode' | 'disableAuthentication' | 'redirectOnError'> {
  /** What to say when the record can't be loaded; left out = what the API says. */
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/**
 * react-admin's `Edit` in our layout: what is in it is drawn once its record is there, and reads it by `useRecordContext`. A save waits for the
 * server's answer; where it leads is said by `redirect`.
 */
export function Edit({ failure, queryOptions, mutationOptions, redirect = false, children, ...base }: EditProps) {
  return (
    <EditBase
      {...base}
      mutationMode="pessimistic"
      redirect={redirect}
      redirectOnError={false}
      disableAuthentication
      queryOptions={{ retry, onError: saidByView, ...queryOptions }}
      mutationOptions={{ meta: queryOptions?.meta, ...mutationOptions }}
    >
      <EditView failure={failure}>{children}</EditView>
    </EditBase>
  );
}

const saidByView = () => undefined;

function EditView({ failure, children }: Pick<EditProps, 'failure' | 'children'>) {
  const { record, error, refetch } = useEditContext();
  // Nothing typed for one record may show at the next.
  if (record !== undefined) return <div key={record.id}>{children}</div>;
  if (error == null) return <LoadingState />;
  return <ErrorState message={failure ?? error.message} onRetry={refetch} />;
}
