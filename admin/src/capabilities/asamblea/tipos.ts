import type { AccionDeAsamblea, IndicadoresDelMes, Quorum } from '@adjudica/domain';

/** ASA-020. An assembly as lists show it; dates 'YYYY-MM-DD', hour 'HH:MM', amounts none. */
export interface AsambleaRecord {
  readonly id: number;
  readonly producto: string;
  /** 'Motor Plan' */
  readonly productoNombre: string;
  readonly grupoId: number;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly mesesPlan: number;
  readonly fecha: string;
  readonly hora: string;
  readonly lugar: string;
  readonly notario: string;
  readonly testigo1: string | null;
  readonly testigo2: string | null;
  readonly testigo3: string | null;
  /** 'Cerrada' or 'Abierta'. */
  readonly estado: string;
  /** Reference of the minutes, or 'Sin Acta'. */
  readonly acta: string;
  readonly tieneActa: boolean;
  readonly version: number;
  /** Rises with every mark of a participant; generating sends the one that was seen. */
  readonly versionParticipantes: number;
}

export interface AsambleaDetalle extends AsambleaRecord {
  /** What this user may do now, computed from the lifecycle by the server. */
  readonly acciones: readonly AccionDeAsamblea[];
  readonly quorum: Quorum;
  /** ASA-049 */
  readonly confirmacion: string;
  readonly fechaFutura: boolean;
  readonly actaGeneradaPor: string | null;
  /** UTC ISO */
  readonly actaGeneradaEn: string | null;
}

/** One entry of the assembly selector: 1 … last + 1. */
export interface OpcionDeAsamblea {
  readonly numeroAsamblea: number;
  /** null = the group has no assembly of this number; last + 1 is 'Sin fecha'. */
  readonly id: number | null;
  readonly fecha: string | null;
  readonly estado: string | null;
  readonly acta: string;
  readonly etiqueta: string;
  /** false: choosing it gives the warning of ASA-027. */
  readonly seleccionable: boolean;
}

export interface OpcionesDeAsamblea {
  readonly grupoId: number;
  readonly producto: string;
  readonly grupo: string;
  readonly mesesPlan: number;
  readonly numeroProxima: number | null;
  /** ASA-027, verbatim. */
  readonly advertencia: string;
  readonly opciones: readonly OpcionDeAsamblea[];
  /** ASA-077, ASA-085: what 'Nueva fecha' would create. */
  readonly nuevaFecha: { readonly numeroAsamblea: number; readonly fechaMinima: string; readonly permitida: boolean };
}

/** ASA-002, ASA-003 */
export interface Indicadores {
  /** Today in Ecuador. */
  readonly hoy: string;
  readonly asambleasDeHoy: number;
  readonly proximas: number;
  readonly mes: IndicadoresDelMes;
}
