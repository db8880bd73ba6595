import { lazy } from '../../ui/lazy';

export const FormatoReporteList = lazy(() => import('./FormatoReporteList'));
export const FormatoReporteCreate = lazy(() => import('./FormatoReporteCreate'));
export const FormatoReporteEdit = lazy(() => import('./FormatoReporteEdit'));
