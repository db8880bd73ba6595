import type { Fecha } from '@adjudica/domain';
import type { Emisor, Papel } from '../../pdf';

/** Account of a plan: every movement with the resulting balance; the last one is `saldo` (EST-512, EST-576). */
export interface EstadoDeCuentaImpreso {
  readonly empresa: string;
  readonly emisor: Emisor;
  /** 'Motor Plan' */
  readonly producto: string;
  readonly grupo: string;
  readonly idCodigo: string;
  readonly nombreCliente: string;
  readonly identificacion: string;
  /** 'YYYY-MM-DD'; null = the group has not started. */
  readonly inicio: string | null;
  readonly emision: Fecha;
  readonly emitidoPor: string;
  /** '$ 22.830,00', like `valorCuota` and `saldo`. */
  readonly monto: string;
  readonly valorCuota: string;
  /** Without sign; `aFavor` says in whose favour. */
  readonly saldo: string;
  readonly aFavor: boolean;
  /** '12/60' */
  readonly numCuota: string;
  readonly cuotasVencidas: number;
  /** Replaces an empty table. */
  readonly sinMovimientos: string;
  readonly movimientos: readonly MovimientoImpreso[];
  readonly totalDebito: string;
  readonly totalCredito: string;
  readonly totalSaldo: string;
}

/** `fecha` 'YYYY-MM-DD'; amounts without currency sign ('1.234,50'), '' for none. */
export interface MovimientoImpreso {
  readonly fecha: Fecha;
  readonly tipoDocumento: string;
  readonly serieDocumento: string;
  readonly numeroDocumento: string;
  readonly tipoMovimiento: string;
  readonly referencia: string;
  readonly valorDebito: string;
  readonly valorCredito: string;
  readonly valorSaldo: string;
}

export const estadoDeCuentaEnPapel: Papel<EstadoDeCuentaImpreso> = {
  tipo: 'estado-cuenta',
  titulo: (h) => `Estado de cuenta · ${h.producto} · Plan ${h.idCodigo}`,
  filas: 'movimientos',
  sellado: true,
};
