import { propios } from '@adjudica/domain';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { isUntouched } from './view';

/**
 * What a list says when its rows could not be read. A filter or an order that it no longer has comes from a view or an address of an earlier
 * release: the list is shown without, and says so.
 */
export function useListFailure(): (error: Error) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  return (error) => {
    const { code } = (error as { body?: { code?: unknown } | null }).body ?? {};
    // the table says anything else in place of its rows
    if (code !== 'lista-mal-formada' || isUntouched(search) || search === EMPTY_SEARCH) return;
    notify(propios.vistaNoAdmitida, { type: 'warning' });
    void navigate({ search: EMPTY_SEARCH }, { replace: true });
  };
}

const EMPTY_SEARCH = `?${new URLSearchParams({ filter: '{}' })}`;
