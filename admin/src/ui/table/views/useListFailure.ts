import { propios } from '@adjudica/domain';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { isUntouched } from './view';

/**
 * For a list whose rows could not be read because of a filter or order that it does not have (any more), from an old view or link: resets it and says
 * so.
 */
export function useListFailure(): (error: Error) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  return (error) => {
    const { code } = (error as { body?: { code?: unknown } | null }).body ?? {};
    // Other errors are shown by the table.
    if (code !== 'lista-mal-formada' || isUntouched(search) || search === EMPTY_SEARCH) return;
    notify(propios.vistaNoAdmitida, { type: 'warning' });
    void navigate({ search: EMPTY_SEARCH }, { replace: true });
  };
}

const EMPTY_SEARCH = `?${new URLSearchParams({ filter: '{}' })}`;
