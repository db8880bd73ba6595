import type { EstadoDePaso } from '@adjudica/domain';
import type { PlanDeCliente } from '../plan';

/** Un nodo del árbol de 'Registro de Tareas': un evento o una tarea. */
export interface NodoDeTareas {
  /** 'evento-12' o 'tarea-3'. */
  id: string;
  texto: string;
  /**
   * Instante, ISO, UTC.
   * @format date-time
   */
  fecha: string;
  usuario: string | null;
  /** De una tarea: 'P', 'C', 'S' o 'A'; null = es un evento. */
  estado: string | null;
  etiquetaEstado: string | null;
  /**
   * De una tarea.
   * @format date
   */
  fechaEjecucion: string | null;
  observaciones: string | null;
  /** Id de la tarea. */
  tarea?: number;
  /** Id del evento. */
  evento?: number;
  hijos: NodoDeTareas[];
}

/** JOR-505: el plan como cabecera del recorrido. */
export interface CabeceraDeRecorrido extends PlanDeCliente {
  /** Id de la persona. */
  clienteId: number;
  identificacion: string;
  nombreCompleto: string;
  ejecutivo: string | null;
  departamento: string | null;
}

/** JOR-501, JOR-503, JOR-504: un paso del recorrido del plan. */
export interface PuntoDeRecorrido {
  id: number;
  nombre: string;
  /** 'hecho'; 'enCurso' = el primero que falta, y los que ya empezaron; 'porHacer'. */
  estado: EstadoDePaso;
  cumple: boolean;
  /** Siempre 'S'. */
  mandatorio: string;
  /**
   * Día en Ecuador, 'AAAA-MM-DD'.
   * @format date
   */
  fecha: string | null;
  usuario: string | null;
  /** De quien lo hizo; mientras no se cumple, a quien le toca. */
  idDepartamento: string;
  departamento: string | null;
  /** Días hábiles desde el paso cumplido anterior; null = no se cumple, o no hay anterior. */
  diasHabiles: number | null;
  /** JOR-502: 'concesionario', 'contrato' o 'entrega'; null = sin color propio. */
  color: string | null;
  /** De un paso empezado y no cumplido: el último acto, desde cuándo y de quién, y los bloques del contrato; null = ninguno. */
  avance: string | null;
}

/** El recorrido de una adjudicación. */
export interface RecorridoVista {
  cabecera: CabeceraDeRecorrido;
  puntos: PuntoDeRecorrido[];
  /** Días hábiles desde la adjudicación hasta hoy o hasta la entrega; null = no adjudicado. */
  total: number | null;
  /** Pasos cumplidos. */
  cumplidos: number;
}
