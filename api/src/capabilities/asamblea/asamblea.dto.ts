import type { AccionDeAsamblea, IndicadoresDelMes, LugarDeAsamblea, Quorum } from '@adjudica/domain';

/** ASA-020: una asamblea como la muestran las tablas. Fechas 'AAAA-MM-DD', hora 'HH:MM'. */
export interface AsambleaVista {
  id: number;
  /** Código del producto. */
  producto: string;
  /** 'Motor Plan', 'Casa Plan' (ASA-015). */
  productoNombre: string;
  grupoId: number;
  grupo: string;
  numeroAsamblea: number;
  mesesPlan: number;
  /** @format date */
  fecha: string;
  hora: string;
  lugar: string;
  notario: string;
  testigo1: string | null;
  testigo2: string | null;
  testigo3: string | null;
  /** Quien representa a la empresa. */
  representante: string | null;
  notariaNumero: string | null;
  notariaCanton: string | null;
  /** Fecha y medio. */
  convocatoria: string | null;
  ordenDelDia: string | null;
  /** 'Cerrada' o 'Abierta' (ASA-021, ASA-022). */
  estado: string;
  /** Referencia del acta o 'Sin Acta' (ASA-023). */
  acta: string;
  tieneActa: boolean;
  version: number;
  /** Sube con cada marca de un participante; se envía al generar el acta. */
  versionParticipantes: number;
}

export type AccionDeAsambleaVista = AccionDeAsamblea;

/** La regla de adjudicación con que se celebra la asamblea. */
export interface ReglaDeAsamblea {
  /**
   * Primera fecha de las asambleas a las que se aplica; null = la de fábrica.
   * @format date
   */
  desde: string | null;
  /** Con más cuotas vencidas un plan entra como 'no participa'. */
  vencidasAdmitidas: number;
  /** Un plan con una cesión en curso: 'aparte' = 'participa cesion'. */
  cesion: 'aparte' | 'participa';
  /** Lo que decide entre dos ofertas, el primero que las distingue; al final, el código. */
  criterios: ('secuencia' | 'valor' | 'cuotas' | 'vencidas' | 'puesto')[];
  sustento: string | null;
}

export interface AsambleaDetalle extends AsambleaVista {
  /** Lo que este usuario puede hacer ahora. */
  acciones: AccionDeAsambleaVista[];
  regla: ReglaDeAsamblea;
  /** Participantes en estado 'participa' sobre planes con titular. */
  quorum: Quorum;
  /** Texto de la confirmación de 'Generar acta' (ASA-049). */
  confirmacion: string;
  /** La fecha de la asamblea todavía no llega: generar exige confirmarlo. */
  fechaFutura: boolean;
  /** El estado con que llegó por importación, si no es ninguno de los dos que se procesan; null = se procesa. */
  estadoImportado: string | null;
  actaGeneradaPor: string | null;
  /** @format date-time */
  actaGeneradaEn: string | null;
}

/** Entrada del selector de asambleas: 1 … última + 1. */
export interface OpcionDeAsamblea {
  numeroAsamblea: number;
  /** null para la última + 1 ('Sin fecha') y para números que el grupo no tiene. */
  id: number | null;
  /** @format date */
  fecha: string | null;
  estado: string | null;
  acta: string;
  /** Texto del selector: '5 · 14/03/2026', '6 · Sin fecha'. */
  etiqueta: string;
  /** false: al elegirla se muestra la advertencia de ASA-027. */
  seleccionable: boolean;
}

/** ASA-077, ASA-085: lo que propone el diálogo 'Nueva fecha'. */
export interface NuevaFechaVista {
  numeroAsamblea: number;
  /** @format date */
  fechaMinima: string;
  /** false: el grupo ya tiene todas sus asambleas. */
  permitida: boolean;
}

export interface OpcionesDeAsamblea {
  grupoId: number;
  producto: string;
  grupo: string;
  mesesPlan: number;
  numeroProxima: number | null;
  /** Advertencia de ASA-027, literal. */
  advertencia: string;
  opciones: OpcionDeAsamblea[];
  nuevaFecha: NuevaFechaVista;
}

/** ASA-086: datos de 'Nueva fecha'. */
export interface AsambleaNueva {
  /** @maxLength 2 */
  producto: string;
  /** @maxLength 20 */
  grupo: string;
  /** Eco del campo de solo lectura (ASA-085). */
  numeroAsamblea?: number;
  /** @maxLength 10 */
  fecha: string;
  /** @maxLength 5 */
  hora: string;
  /**
   * 'Virtual - Facebook Live' o 'Auditorio Oficina A. Borja' (ASA-081).
   * @maxLength 60
   */
  lugar: string;
  /** @maxLength 120 */
  notario: string;
  /** @maxLength 120 */
  testigo1?: string;
  /** @maxLength 120 */
  testigo2?: string;
  /** @maxLength 120 */
  testigo3?: string;
  /**
   * Quien representa a la empresa, por su nombre en el catálogo de representantes.
   * @maxLength 120
   */
  representante?: string;
  /** @maxLength 60 */
  notariaNumero?: string;
  /** @maxLength 60 */
  notariaCanton?: string;
  /**
   * Fecha y medio.
   * @maxLength 120
   */
  convocatoria?: string;
  /** @maxLength 500 */
  ordenDelDia?: string;
  /** Obligatorio true si la fecha ya pasó. */
  confirmaFechaPasada?: boolean;
}

/** Lo que cambia de una asamblea abierta; lo que falta queda como está. */
export interface AsambleaPorCorregir {
  /** La versión de los participantes que el usuario vio. */
  versionParticipantes: number;
  /** @maxLength 500 */
  motivo: string;
  /** @maxLength 10 */
  fecha?: string;
  /** Obligatorio true si la fecha nueva ya pasó. */
  confirmaFechaPasada?: boolean;
  /** @maxLength 5 */
  hora?: string;
  /** @maxLength 60 */
  lugar?: string;
  /** @maxLength 120 */
  notario?: string;
  /**
   * '' lo quita.
   * @maxLength 120
   */
  testigo1?: string;
  /** @maxLength 120 */
  testigo2?: string;
  /** @maxLength 120 */
  testigo3?: string;
  /**
   * Quien representa a la empresa, por su nombre en el catálogo de representantes.
   * @maxLength 120
   */
  representante?: string;
  /** @maxLength 60 */
  notariaNumero?: string;
  /** @maxLength 60 */
  notariaCanton?: string;
  /**
   * Fecha y medio.
   * @maxLength 120
   */
  convocatoria?: string;
  /** @maxLength 500 */
  ordenDelDia?: string;
}

export interface AsambleaPorEliminar {
  /** La versión de los participantes que el usuario vio. */
  versionParticipantes: number;
  /** @maxLength 500 */
  motivo: string;
}

export interface AsambleaEliminada {
  id: number;
  producto: string;
  grupo: string;
  numeroAsamblea: number;
}

export type { LugarDeAsamblea };

/** ASA-002, ASA-003: las cifras del inicio de asambleas. */
export interface IndicadoresVista {
  /**
   * Hoy en Ecuador.
   * @format date
   */
  hoy: string;
  /** Asambleas de hoy. */
  asambleasDeHoy: number;
  /** Asambleas desde hoy en adelante. */
  proximas: number;
  mes: IndicadoresDelMes;
}
