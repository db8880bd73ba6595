import type { AccionDeOperacionInusual, EstadoDeOperacionInusual } from '@adjudica/domain';

/** Una operación que alguien encontró inusual, y lo que se decidió. */
export interface OperacionInusualVista {
  id: number;
  version: number;
  identificacion: string;
  nombre: string;
  /** @format date */
  fecha: string;
  /** En dólares; vacío: sin monto. */
  monto: number | null;
  /** Por qué es inusual. */
  motivo: string;
  creadaPor: string | null;
  /** @format date-time */
  creadaEn: string;
  estado: EstadoDeOperacionInusual;
  /** Por qué se decidió así. */
  decision: string | null;
  decididaPor: string | null;
  /** @format date-time */
  decididaEn: string | null;
  acciones: AccionDeOperacionInusual[];
}

export interface OperacionInusualNueva {
  /**
   * Cédula, RUC o pasaporte de un cliente.
   * @maxLength 20
   */
  identificacion: string;
  /**
   * Cuándo ocurrió; no después de hoy.
   * @format date
   * @maxLength 10
   */
  fecha: string;
  /** En dólares; vacío: sin monto. */
  monto: number | null;
  /**
   * Por qué es inusual.
   * @maxLength 500
   */
  motivo: string;
}

export interface DecisionDeOperacion {
  /**
   * Por qué se reporta, o por qué no.
   * @maxLength 500
   */
  motivo: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}
