import { lazy } from '../../ui/lazy';

export { conSorteo, ordenSorteado, useSorteo } from './consultas';
export const PanelDeSorteo = lazy(() => import('./PanelDeSorteo'));
