export type AccionDeAdjudicacionVista = 'retirar' | 'reasignar';

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
  fecha: string;
  /** 'ADJ' o 'RADJ'. */
  estado: string;
  /** 'Adjudicado' o 'Retiro Adjudicacion' (ADJ-500). */
  adjudicacion: string;
  motivoRetiro: string | null;
  retiradoEn: string | null;
  /** La adjudicación retirada cuyo lugar ocupa. */
  reemplazaA: number | null;
  /** La adjudicación que ocupó su lugar. */
  reemplazadaPor: number | null;
  version: number;
  acciones: AccionDeAdjudicacionVista[];
}

export interface Retiro {
  /** @maxLength 500 */
  motivo: string;
}

export interface Reasignacion {
  /**
   * El plan que ocupa el lugar de la adjudicación retirada.
   * @maxLength 60
   */
  idCodigo: string;
  /** @maxLength 500 */
  comentario?: string;
}
