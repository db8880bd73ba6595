import type { DatosDeSolicitud } from '@adjudica/domain';
import type { RaRecord } from 'react-admin';

/** `GET /solicitud/{clave}`; the goods are left out where they are not shown. */
export interface SolicitudRecord extends Partial<DatosDeSolicitud>, RaRecord<string> {
  readonly idCodigo: string;
  readonly rol: string;
  readonly identificacion: string;
  /** 0 = never saved; what stands here comes from the person. */
  readonly version: number;
  readonly guardadaEn: string | null;
  readonly guardadaPor: string | null;
  readonly numAprobacion: number | null;
  readonly estadoSol: string | null;
  readonly generadaEn: string | null;
  /** The latest document was made from this very version. */
  readonly documentoVigente: boolean;
  readonly acciones: readonly string[];
}

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
  readonly faltantes: readonly Faltante[];
  readonly puedeEnviar: boolean;
  readonly motivoNoEnviar: string | null;
}
