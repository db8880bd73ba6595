import type { AccionDeAdjudicacion } from '@adjudica/domain';
import type { DiasDeAdjudicacion } from '../carpeta';

export type AccionDeAdjudicacionVista = AccionDeAdjudicacion;

export interface EjecutivoDeAdjudicacion {
  idSaad: number;
  nombre: string;
}

/** Un formulario de la carpeta y si está guardado. */
export interface FormularioDeAdjudicacion {
  nombre: string;
  cumple: boolean;
}

/** Hasta cuándo se prometió la entrega, según el plazo del contrato que regía el día de la adjudicación. */
export interface PromesaDeAdjudicacion {
  /**
   * El último día a tiempo.
   * @format date
   */
  fecha: string;
  /** Días hábiles prometidos. */
  dias: number;
  /** Días hábiles de atraso; 0 = a tiempo. */
  atraso: number;
  /** Días hábiles que quedan; 0 = vence hoy o ya venció. */
  quedan: number;
}

/** El acto que sigue en el plan, y el departamento que lo tiene. */
export interface SiguienteDeAdjudicacion {
  texto: string;
  /** 'ejecutivo', 'jefatura', 'riesgo' o 'legal'. */
  de: string;
  /** '002', '003' o '004'. */
  idDepartamento: string;
  departamento: string;
  /**
   * Día en que le llegó: el del acto que se lo pasó o, si ninguno, el de la adjudicación.
   * @format date
   */
  desde: string;
  /** Días hábiles desde entonces. */
  dias: number;
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
  /** null = se retiró o ya se entregó. */
  promesa: PromesaDeAdjudicacion | null;
  /** Solo con los filtros `pendientes`, `atrasadas` o `departamento`; null = sin ellos. */
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
  /** Suspensión en vigor del tratamiento de sus datos (LOPDP), por la que no puede recibirla; null = ninguna. */
  motivoSuspension: string | null;
}

/** Un ejecutivo activo, para elegirlo. */
export interface EjecutivoVista {
  id: number;
  idSaad: number;
  usuario: string;
  /** 'Luis Chicaiza'. */
  nombre: string;
  role: string;
  /**
   * Planes adjudicados sin entregar que atiende.
   * @isInt
   */
  planes: number;
  /**
   * Sus tareas abiertas hasta el domingo, con las vencidas.
   * @isInt
   */
  tareasDeSemana: number;
}

/** Los planes atrasados que tiene un departamento. */
export interface AtrasadosDeDepartamento {
  /** '002', '003' o '004'. */
  id: string;
  nombre: string;
  atrasados: number;
  /**
   * De la adjudicación más antigua de ellos; null = no tiene.
   * @format date
   */
  masAntigua: string | null;
  /** Días hábiles de atraso de la más antigua de cada producto, el mayor; 0 = no tiene. */
  atraso: number;
}
