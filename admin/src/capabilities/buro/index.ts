import { lazy } from 'react';

export const BuroDeCredito = lazy(() => import('./BuroDeCredito'));
/** CLI-016, BUR-001: from the client status page, for whoever may read a report. */
export { BotonDeBuro } from './BotonDeBuro';
