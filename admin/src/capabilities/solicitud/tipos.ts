import type { SolicitudVista } from '../../generated/api';

export type SolicitudRecord = SolicitudVista;

/** One thing missing for 'Enviar a Riesgo', with the place where it is entered. */
export interface Faltante {
  readonly codigo: string;
  readonly texto: string;
  readonly pestana: string;
  readonly subpestana: string;
  readonly campo?: string | null;
}

/** What the form needs to know of its plan. */
export interface PlanDeSolicitud {
  readonly idCodigo: string;
  readonly puedeEnviar: boolean;
  readonly motivoNoEnviar: string | null;
}
