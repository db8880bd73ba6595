import { useGetList } from 'react-admin';
import type { NotificacionVista } from '../../generated/api';
import { useApiQuery } from '../../providers/useApiQuery';

/** A notice to this user as the API sends it; `enlace` is a path without prefix or null; instants are UTC ISO texts. */
export type Notificacion = NotificacionVista;

const newest = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'creadaEn', order: 'DESC' as const },
  filter: {},
};

/** The newest 20 of this user, for the open drawer. */
export function useNotificaciones() {
  const query = useGetList<Notificacion>('notificacion', newest, {
    // Opening the drawer always looks again.
    refetchOnMount: 'always',
    // The drawer shows the failure where it belongs, not as a toast.
    onError: () => {},
  });
  return { ...query, notificaciones: query.data ?? [] };
}

/** How many notices are unread, of all there are; asked again every minute while the tab is in front. 0 while nobody knows. */
export function useSinLeer(enabled: boolean) {
  const { data, refetch } = useApiQuery('/notificacion/sin-leer', {}, { enabled, refetchInterval: 60_000 });
  return { sinLeer: data?.cantidad ?? 0, refetch };
}
