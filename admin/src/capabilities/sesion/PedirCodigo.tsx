import { Suspense, useSyncExternalStore } from 'react';
import { isAsking, subscribe } from '../../providers/secondFactor';
import { lazy } from '../../ui/lazy';

const PedirCodigoDialog = lazy(() => import('./PedirCodigoDialog'));

/** Stands in the shell, so that any call may ask for a code of the authenticator. */
export function PedirCodigo() {
  if (!useSyncExternalStore(subscribe, isAsking)) return null;
  return (
    <Suspense fallback={null}>
      <PedirCodigoDialog />
    </Suspense>
  );
}
