import { propios } from '@adjudica/domain';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { sinElegir } from './vista';

/**
 * What a list says when its rows could not be read. A filter or an order that it no longer has comes from a view or an address of an earlier
 * release: the list is shown without, and says so.
 */
export function useFalloDeLista(): (error: Error) => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  return (error) => {
    const { code } = (error as { body?: { code?: unknown } | null }).body ?? {};
    // the table says anything else in place of its rows
    if (code !== 'lista-mal-formada' || sinElegir(search) || search === SIN_NADA) return;
    notify(propios.vistaNoAdmitida, { type: 'warning' });
    void navigate({ search: SIN_NADA }, { replace: true });
  };
}

const SIN_NADA = `?${new URLSearchParams({ filter: '{}' })}`;
