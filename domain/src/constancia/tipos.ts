import type { MedioDeCopia } from './medios';

/** Body of POST /constancia/{id}/instalar: the assembly opens, and its list of participants is frozen. */
export interface InstalacionDeAsamblea {
  /** Of the participants, as they were seen. */
  versionParticipantes: number;
  enlace?: string | undefined;
}

/** Body of POST /constancia/{id}/enlace. */
export interface EnlaceDeAsamblea {
  /** Where the assembly was streamed; '' takes it away. */
  enlace: string;
  version: number;
}

/** Body of POST /constancia/{id}/copia. */
export interface CopiaDeAsamblea {
  entregadaA: string;
  medio: MedioDeCopia;
  fecha: string;
  nota?: string | undefined;
  version: number;
}

/** Body of POST /constancia/{id}/emitir. */
export interface EmisionDeConstancia {
  /** Of every version but the first. */
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
  /** Number of the assembly that awarded it before; 0 = none. A draft mark of this assembly is none. */
  readonly adjudicadaEn: number;
}

/** The assembly that a frozen list is of. */
export interface AsambleaDeLista {
  readonly producto: string;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly fecha: string;
}
