import type { ClaseDePendiente, Rol } from '@adjudica/domain';

/** Lo que espera que alguien lo decida. */
export interface DecisionVista {
  id: number;
  clase: ClaseDePendiente;
  /** 'Carpeta en riesgo', 'Orden de compra'. */
  etiquetaClase: string;
  /**
   * Número de lo que se decide: de la orden, del pagaré, de la carpeta.
   * @isInt clave
   */
  clave: number;
  nombreCliente: string;
  cedula: string;
  /** Código del plan; de lo que tiene varios, el primero. */
  idCodigo: string;
  /**
   * Cuántos planes tiene.
   * @isInt planes
   */
  planes: number;
  producto: string;
  monto: number | null;
  /** @format date-time */
  desde: string;
  /**
   * Días hábiles que lleva esperando.
   * @isInt diasDeEspera
   */
  diasDeEspera: number;
  /** Quién lo envió o lo creó. */
  solicitante: string | null;
  /** Rol al que se le pide decidir. */
  decide: Rol;
  /** Lo que conviene saber antes: que la carpeta se envió incompleta. */
  nota: string | null;
  /** Ruta de la pantalla, sin el prefijo del rol. */
  enlace: string | null;
}

/** Cuántas órdenes de compra o de pago esperan su aprobación, y cuánto suman. */
export interface SumaPorAprobar {
  /** @isInt cantidad */
  cantidad: number;
  monto: number;
}

/** El dinero que espera una aprobación: un pago es de una orden ya aprobada, así que nada se cuenta dos veces. */
export interface DineroPorAprobar {
  /** De las órdenes y los pagos. */
  monto: number;
  ordenes: SumaPorAprobar;
  pagos: SumaPorAprobar;
}

/** Una decisión más allá de las reglas o de la política, y por qué. */
export interface SalvedadVista {
  id: number;
  tipo: string;
  /** 'Excepción de riesgo', 'Parámetro de riesgo marcado'. */
  etiquetaTipo: string;
  /** @format date-time */
  fecha: string;
  nombreCliente: string;
  cedula: string;
  idCodigo: string;
  producto: string;
  /** Del bien, de la orden o del plan: de lo que se decidió. */
  monto: number;
  quien: string | null;
  motivo: string | null;
  /** Ruta de la pantalla, sin el prefijo del rol. */
  enlace: string | null;
}
