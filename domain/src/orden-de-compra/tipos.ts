export type EstadoDeOrden = 'pendiente' | 'aprobada' | 'anulada';
/** 'generar' issues the document, 'continuar' leads to the payment's checklist: neither changes the state. */
export type AccionDeOrden = 'aprobar' | 'anular' | 'generar' | 'continuar';

/** What an order is made from, as it stands at that moment; dollars. */
export interface BaseDeOrden {
  readonly valorVehiculo: number;
  /** Of its plans, one to four. */
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
