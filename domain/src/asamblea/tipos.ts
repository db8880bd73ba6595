import type { Autoria } from '../conflicto';
/** Product codes (GEN-002). */
export type CodigoProducto = '01' | '02';

/** Heading of an assembly as created by 'Nueva fecha' (ASA-086). Dates 'YYYY-MM-DD', hour 'HH:MM'. */
export interface NuevaAsamblea {
  producto: CodigoProducto;
  grupo: string;
  /** Optional echo of the read-only field (ASA-085); must equal last + 1 when sent. */
  numeroAsamblea?: number;
  fecha: string;
  hora: string;
  lugar: LugarDeAsamblea;
  notario: string;
  testigo1?: string;
  testigo2?: string;
  testigo3?: string;
  /** Who represents the company, by his name in the catalogue. */
  representante?: string;
  notariaNumero?: string;
  notariaCanton?: string;
  /** Day and medium of the call. */
  convocatoria?: string;
  ordenDelDia?: string;
  /** The user confirmed a date in the past. */
  confirmaFechaPasada?: boolean;
}

/** ASA-081 */
export type LugarDeAsamblea = 'Virtual - Facebook Live' | 'Auditorio Oficina A. Borja';

/** Changed fields of a heading: a left-out field stays, '' removes an optional one. */
export interface CambiosDeCabecera {
  hora?: string;
  lugar?: LugarDeAsamblea;
  notario?: string;
  testigo1?: string;
  testigo2?: string;
  testigo3?: string;
  representante?: string;
  notariaNumero?: string;
  notariaCanton?: string;
  convocatoria?: string;
  ordenDelDia?: string;
}

/** Body of the correction of an open assembly. `versionParticipantes` rises with changes of the heading and of the marks. */
export interface CorreccionDeAsamblea extends CambiosDeCabecera {
  versionParticipantes: number;
  motivo: string;
  fecha?: string;
  /** The user confirmed a date in the past. */
  confirmaFechaPasada?: boolean;
}

/** Body of the removal of an open assembly. */
export interface EliminacionDeAsamblea {
  versionParticipantes: number;
  motivo: string;
}

/** What the rules need to know of a stored assembly. */
export interface HechosDeAsamblea {
  readonly producto: string;
  readonly grupo: string;
  readonly numeroAsamblea: number;
  readonly mesesPlan: number;
  /** `null` for last + 1, which has no date yet. */
  readonly fecha: string | null;
  /** '' or blank = open, 'C' = closed, another value (imported) = shown as open, never processed. */
  readonly estado: string;
  /** Key of the issued minutes; `null` = 'Sin Acta'. */
  readonly acta: string | null;
  /** Number of its participants with a mark or an award; left out = none. */
  readonly marcados?: number;
  /** Its list of participants is frozen. */
  readonly instalada?: boolean;
  /** Who issued the minutes and when (ISO, UTC); named in the conflict. */
  readonly emision?: Autoria;
}

export type EtiquetaDeEstado = 'Cerrada' | 'Abierta';

export type ColorDeIndicador = 'rojo' | 'amarillo' | 'verde';

export interface IndicadorDelMes {
  cantidad: number;
  total: number;
  /** Whole percent, half up; 0 when the month has no assembly. */
  porcentaje: number;
  color: ColorDeIndicador;
}

/** ASA-003: shares of the month's assemblies. */
export interface IndicadoresDelMes {
  delDia: IndicadorDelMes;
  completadas: IndicadorDelMes;
  sinActa: IndicadorDelMes;
}

/** Participating plans over plans with a holder. */
export interface Quorum {
  participantes: number;
  planes: number;
  /** Percent with two decimals, half up. */
  porcentaje: number;
}
