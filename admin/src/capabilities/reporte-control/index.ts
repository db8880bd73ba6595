import { lazy } from '../../ui/lazy';

export const ReporteControlList = lazy(() => import('./ReporteControlList'));
export const PrepararReporte = lazy(() => import('./PrepararReporte'));
