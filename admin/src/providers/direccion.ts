import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type createBrowserRouter, parsePath, type RouterNavigateOptions, type To, useLocation } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Path of the page on the screen. While the next page is loading, the address already differs. */
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

/** Whether another page was requested and is still loading. */
export const useEnCamino = (): boolean =>
  useSyncExternalStore(
    (oyente) => {
      oyentes.add(oyente);
      return () => oyentes.delete(oyente);
    },
    () => mostrada !== null && pedida !== null && pedida !== mostrada,
  );

/**
 * Adapts the router to pages that keep their state in the address (`?filter=`).
 * - A change of the search is applied before the next key or click. In a transition it could come later, and what was typed meanwhile would be lost.
 * - While another page is loading, the page that is left does not change its address any more: a late answer (a saved view, a missing page, a delayed
 * search) would navigate back.
 */
export function conDireccionAlDia<R extends Pick<Router, 'navigate' | 'state' | 'subscribe'>>(router: R): R {
  const navegar = router.navigate;
  const alDia = async (to: number | To | null, options?: RouterNavigateOptions): Promise<void> => {
    if (typeof to === 'number') return navegar(to);
    const { pathname, search = '' } = (typeof to === 'string' ? parsePath(to) : to) ?? {};
    const actual = router.state.location.pathname;
    if (actual !== mostrada && pathname === mostrada && search !== '') return;
    if (pathname !== actual || actual !== mostrada) return navegar(to, options);
    // An effect must not flush synchronously: wait until it has ended.
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
