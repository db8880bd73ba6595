import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type createBrowserRouter, parsePath, type RouterNavigateOptions, type To, useLocation } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Path of the page that is on the screen. While the next page loads, the address is already another. */
let mostrada: string | null = null;
let pedida: string | null = null;
const oyentes = new Set<() => void>();
const avisar = () => {
  for (const oyente of oyentes) oyente();
};

/** Called once, above all pages. */
export function useDireccionMostrada(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    mostrada = pathname;
    avisar();
    return () => {
      mostrada = null;
    };
  }, [pathname]);
}

/** Another page was asked for and is still loading; the one before stands on the screen. */
export const useEnCamino = (): boolean =>
  useSyncExternalStore(
    (oyente) => {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
    () => mostrada !== null && pedida !== null && pedida !== mostrada,
  );

/**
 * The router, with two rules for pages that keep what they show in their address (`?filter=`):
 * - A change of that part is on the screen before the next key or click. As a transition it would be drawn when there is time, and what was
 *   typed or chosen meanwhile would be judged by the old address and lost.
 * - A page that is left, because a row was opened whose page still loads, changes its address no more: a late answer (a saved view, a page of
 *   rows that no longer exists, a search that waited for the last key) would call its user back.
 */
export function conDireccionAlDia<R extends Pick<Router, 'navigate' | 'state' | 'subscribe'>>(router: R): R {
  const navegar = router.navigate;
  const alDia = async (to: number | To | null, options?: RouterNavigateOptions): Promise<void> => {
    if (typeof to === 'number') return navegar(to);
    const { pathname, search = '' } = (typeof to === 'string' ? parsePath(to) : to) ?? {};
    const actual = router.state.location.pathname;
    if (actual !== mostrada && pathname === mostrada && search !== '') return;
    if (pathname !== actual || actual !== mostrada) return navegar(to, options);
    // An effect may not draw at once: its turn is over first.
    await Promise.resolve();
    if (router.state.location.pathname === actual) return navegar(to, { ...options, flushSync: true });
  };
  router.navigate = alDia as Router['navigate'];
  pedida = router.state.location.pathname;
  router.subscribe(({ location }) => {
    pedida = location.pathname;
    avisar();
  });
  return router;
}
