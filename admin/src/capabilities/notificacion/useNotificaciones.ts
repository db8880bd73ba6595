import { useGetList } from 'react-admin';

/** A notice to this user as the API sends it; `enlace` is a path without prefix or null; instants are UTC ISO texts. */
export interface Notificacion {
  readonly id: number;
  readonly titulo: string;
  readonly texto: string;
  readonly enlace: string | null;
  readonly creadaEn: string;
  readonly leida: boolean;
}

const newest = {
  pagination: { page: 1, perPage: 20 },
  sort: { field: 'creadaEn', order: 'DESC' as const },
  filter: {},
};

/** The newest 20 of this user, looked up again every minute while the tab is in front. */
export function useNotificaciones(enabled: boolean) {
  const query = useGetList<Notificacion>('notificacion', newest, {
    enabled,
    refetchInterval: 60_000,
    // Opening the drawer always looks again.
    refetchOnMount: 'always',
    // The bell must not interrupt with a toast; the drawer shows the failure where it belongs.
    onError: () => {},
  });
  const notificaciones = query.data ?? [];
  return { ...query, notificaciones, sinLeer: notificaciones.filter((n) => !n.leida).length };
}
