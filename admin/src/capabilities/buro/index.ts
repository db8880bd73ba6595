import { lazy } from '../../ui/lazy';

export const BuroDeCredito = lazy(() => import('./BuroDeCredito'));

// The button of the client page (BotonDeBuro) is imported from its own file: through this one it would be part of everybody's first load.
