import { lazy } from '../../ui/lazy';

// The card of the status page (RegistroDeTareas) is imported from its own file: through this one it would be part of everybody's first load.
export const ListaDeTareas = lazy(() => import('./ListaDeTareas'));
