import { lazy } from 'react';

export { conSorteo, ordenSorteado, useSorteo } from './consultas';
export const PanelDeSorteo = lazy(() => import('./PanelDeSorteo'));
