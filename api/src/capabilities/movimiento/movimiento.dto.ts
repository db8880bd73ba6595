/** Una línea de la cuenta de un plan. Montos en dólares. */
export interface MovimientoVista {
  id: number;
  /** @format date */
  fecha: string;
  tipoDocumento: string;
  serieDocumento: string;
  numeroDocumento: string;
  tipoMovimiento: string;
  referencia: string | null;
  valorDebito: number;
  valorCredito: number;
  /** Saldo de la cuenta después de este movimiento. */
  valorSaldo: number;
}

/** Una cuota del plan. Montos en dólares. */
export interface CuotaVista {
  /** El número de la cuota. */
  id: number;
  numero: number;
  /**
   * null mientras el grupo no tiene fecha de inicio.
   * @format date
   */
  fechaVencimiento: string | null;
  valor: number;
  pagado: number;
  pendiente: number;
  /** 'Pagada', 'Vencida' o 'Pendiente'. */
  estado: string;
}
