import type { TramiteDeListaVista, TramiteVista } from '../../generated/api';

export type { TramiteDeListaVista as TramiteDeLista, TramiteVista as Tramite } from '../../generated/api';
/** What both say of an award. */
export type Avance = Pick<TramiteDeListaVista, keyof TramiteVista>;
