import type { ReactNode } from 'react';
import { EditBase, type EditBaseProps, useEditContext } from 'react-admin';
import { retry } from '../../providers/queryClient';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';

interface EditProps extends Omit<EditBaseProps, 'mutationMode' | 'disableAuthentication' | 'redirectOnError'> {
  /** Message if the record cannot be loaded; left out = the API's. */
  readonly failure?: string | undefined;
  readonly children: ReactNode;
}

/**
 * react-admin's `Edit` in our layout: its children are drawn once the record is loaded. A save waits for the server's answer; `redirect` says where
 * it leads.
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
  // What was typed for one record must not appear for the next.
  if (record !== undefined) return <div key={record.id}>{children}</div>;
  if (error == null) return <LoadingState />;
  return <ErrorState message={failure ?? error.message} onRetry={refetch} />;
}
