import type { TramiteDeListaVista, TramiteVista } from '../../generated/api';

export type { TramiteDeListaVista as TramiteDeLista, TramiteVista as Tramite } from '../../generated/api';
/** What Legal approves of an award. */
export type Aprobable = 'pagare' | 'contrato';
/** What both say of an award. */
export type Avance = Pick<TramiteDeListaVista, keyof TramiteVista>;
