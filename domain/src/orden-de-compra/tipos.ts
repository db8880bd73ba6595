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
