import type { CalidadDeSolicitante, DocumentoDeCopia, MedioDeCopia } from './medios';

/** Body of POST /constancia/{id}/instalar: the assembly opens, and its list of participants is frozen. */
export interface InstalacionDeAsamblea {
  /** Version of the participants that the user saw. */
  versionParticipantes: number;
  enlace?: string | undefined;
}

/** Body of POST /constancia/{id}/enlace. */
export interface EnlaceDeAsamblea {
  /** Where the assembly was streamed; '' removes it. */
  enlace: string;
  version: number;
}

/** Body of POST /constancia/{id}/copia. */
export interface CopiaDeAsamblea {
  documento: DocumentoDeCopia;
  numeroVersion: number;
  /** Who asks for it. */
  entregadaA: string;
  identificacion: string;
  calidad: CalidadDeSolicitante;
  /** Number of the member in whose name an 'apoderado' asks. */
  representa?: string | undefined;
  /** Day of the request. */
  pedidaEl: string;
  /** Day of the handing over. */
  fecha: string;
  medio: MedioDeCopia;
  correo?: string | undefined;
  nota?: string | undefined;
  version: number;
}

/** Body of POST /constancia/{id}/emitir. */
export interface EmisionDeConstancia {
  /** Required for every version but the first. */
  motivo?: string | undefined;
  version: number;
}

/** One plan of the frozen list. */
export interface PlanDeLista {
  readonly idCodigo: string;
  readonly codigo: string;
  readonly cedula: string;
  readonly nombreCliente: string;
  /** In cents. */
  readonly valorCuota: number;
  readonly cuotaVencidas: number;
  readonly estado: string;
  /** Number of the assembly that awarded it earlier; 0 = none. Draft marks of this assembly do not count. */
  readonly adjudicadaEn: number;
}

/** The assembly of a frozen list. */
export interface AsambleaDeLista {
  readonly producto: string;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly fecha: string;
}
