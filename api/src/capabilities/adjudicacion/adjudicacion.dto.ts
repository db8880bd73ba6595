import type { DiasDeAdjudicacion } from '../carpeta';

export type AccionDeAdjudicacionVista = 'retirar' | 'reasignar' | 'asignar';

export interface EjecutivoDeAdjudicacion {
  idSaad: number;
  nombre: string;
}

/** Un formulario de la carpeta y si está guardado. */
export interface FormularioDeAdjudicacion {
  nombre: string;
  cumple: boolean;
}

/** El acto que sigue en el plan. */
export interface SiguienteDeAdjudicacion {
  texto: string;
  /** 'ejecutivo', 'jefatura', 'riesgo' o 'legal'. */
  de: string;
  /** Si le toca a quien pregunta. */
  leToca: boolean;
  /** Ruta de la pantalla donde se hace, sin el prefijo del rol; null = no puede abrirla. */
  enlace: string | null;
}

/** Una adjudicación (ADJ-010). Montos en dólares. */
export interface AdjudicacionVista {
  id: number;
  producto: string;
  grupo: string;
  asambleaId: number;
  numeroAsamblea: number;
  idCodigo: string;
  codigo: string;
  cedula: string;
  nombreCliente: string;
  /** 'Oferta', 'Sorteo' o 'Entrega'. */
  adjudicadoPor: string;
  /** 'Adj. Oferta', 'Adj. Entrega' o 'Adj. Sorteo' (ADJ-502). */
  insignia: string;
  prioridad: number;
  cuotasOfertadas: number;
  valorCuota: number;
  monto: number;
  /** @format date */
  fecha: string;
  /** 'ADJ' o 'RADJ'. */
  estado: string;
  /** 'Adjudicado' o 'Retiro Adjudicacion' (ADJ-500). */
  adjudicacion: string;
  /** 'Asamblea', 'Reasignación' o 'Importación'. */
  viaIngreso: string;
  /** Quien atiende el plan; null = nadie. */
  ejecutivo: EjecutivoDeAdjudicacion | null;
  /** Departamento que tiene la carpeta; null = ninguno. */
  idDepartamento: string | null;
  departamento: string | null;
  /** 'No tiene documentos asignado', 'Documentación vacia', 'Documentación incompleta' o 'Documentación completa'. */
  estadoDocumentos: string;
  documentosListos: number;
  documentosTotal: number;
  estadoFormulario: FormularioDeAdjudicacion[];
  diasHabiles: DiasDeAdjudicacion;
  /** Solo con el filtro `pendientes`; null = sin él. */
  siguiente: SiguienteDeAdjudicacion | null;
  motivoRetiro: string | null;
  /** @format date-time */
  retiradoEn: string | null;
  /** La adjudicación retirada cuyo lugar ocupa. */
  reemplazaA: number | null;
  /** La adjudicación que ocupó su lugar. */
  reemplazadaPor: number | null;
  version: number;
  acciones: AccionDeAdjudicacionVista[];
}

export interface Reemplazo {
  /**
   * El plan que ocupa el lugar de la adjudicación retirada.
   * @maxLength 60
   */
  idCodigo: string;
  /** @maxLength 500 */
  comentario?: string;
  /**
   * Ejecutivo que lo atenderá.
   * @isInt
   */
  ejecutivo?: number;
  /**
   * '1' si la adjudicación es por Sorteo, '0' si no; lo calcula el sistema (ADJ-508).
   * @maxLength 1
   */
  sorteo?: string;
}

export interface Reasignacion extends Reemplazo {
  /**
   * De la adjudicación que se vio; también en If-Match.
   * @isInt
   */
  version?: number;
}
export interface Retiro {
  /** @maxLength 500 */
  motivo: string;
  /** El plan que ocupa su lugar, en el mismo acto. */
  reemplazo?: Reemplazo;
  /**
   * De la adjudicación que se vio; también en If-Match.
   * @isInt
   */
  version?: number;
}

export interface Asignacion {
  /**
   * Ejecutivo que atenderá el plan desde este mes.
   * @isInt
   */
  usuario: number;
  /**
   * 'AAAA-MM'; el mes actual.
   * @maxLength 7
   */
  mes?: string;
  /**
   * De la adjudicación que se vio; también en If-Match.
   * @isInt
   */
  version?: number;
}

/** Un plan que puede recibir una adjudicación. */
export interface CandidatoVista {
  idCodigo: string;
  codigo: string;
  cedula: string;
  nombreCliente: string;
  valorCuota: number;
}

/** Un ejecutivo activo, para elegirlo. */
export interface EjecutivoVista {
  id: number;
  idSaad: number;
  usuario: string;
  /** 'Luis Chicaiza'. */
  nombre: string;
  role: string;
}
