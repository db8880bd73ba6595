import type { SolicitudVista } from '../../generated/api';

export type SolicitudRecord = SolicitudVista;

/** What the form needs to know of its plan. */
export interface PlanDeSolicitud {
  readonly idCodigo: string;
  readonly motivoNoEnviar: string | null;
}
