import { useLayoutEffect, useSyncExternalStore } from 'react';
import { type createBrowserRouter, parsePath, type RouterNavigateOptions, type To, useLocation } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;

/** Path of the page on the screen. While the next page is loading, the address already differs. */
let shown: string | null = null;
let requested: string | null = null;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Called once, above all pages. */
export function useShownAddress(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shown = pathname;
    notify();
    return () => {
      shown = null;
    };
  }, [pathname]);
}

/** Whether another page was requested and is still loading. */
export const useIsNavigating = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown !== null && requested !== null && requested !== shown,
  );

/**
 * Adapts the router to pages that keep their state in the address (`?filter=`).
 * - A change of the search is applied before the next key or click. In a transition it could come later, and what was typed meanwhile would be lost.
 * - While another page is loading, the page that is left does not change its address any more: a late answer (a saved view, a missing page, a delayed
 * search) would navigate back.
 */
export function withCurrentAddress<R extends Pick<Router, 'navigate' | 'state' | 'subscribe'>>(router: R): R {
  const navigate = router.navigate;
  const navigateNow = async (to: number | To | null, options?: RouterNavigateOptions): Promise<void> => {
    if (typeof to === 'number') return navigate(to);
    const { pathname, search = '' } = (typeof to === 'string' ? parsePath(to) : to) ?? {};
    const current = router.state.location.pathname;
    if (current !== shown && pathname === shown && search !== '') return;
    if (pathname !== current || current !== shown) return navigate(to, options);
    // An effect must not flush synchronously: wait until it has ended.
    await Promise.resolve();
    if (router.state.location.pathname === current) return navigate(to, { ...options, flushSync: true });
  };
  router.navigate = navigateNow as Router['navigate'];
  requested = router.state.location.pathname;
  router.subscribe(({ location }) => {
    requested = location.pathname;
    notify();
  });
  return router;
}
