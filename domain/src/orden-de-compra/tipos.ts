export type EstadoDeOrden = 'pendiente' | 'aprobada' | 'anulada';
/** 'generar' issues the document, 'continuar' leads to the checklist of the payment; neither changes the state. */
export type AccionDeOrden = 'corregir' | 'retirar' | 'aprobar' | 'anular' | 'generar' | 'continuar';

/** Present data from which an order is made; dollars. */
export interface BaseDeOrden {
  readonly valorVehiculo: number;
  /** Amounts of its plans, one to four. */
  readonly montos: readonly number[];
}

/** ORD-530…533, in dollars. */
export interface CalculosDeOrden {
  /** Sum of the plans. */
  valorPlan: number;
  valorComision: number;
  /** What the vehicle costs beyond the plans; never negative. */
  diferenciaPrecio: number;
  pagoConcesionario: number;
}
