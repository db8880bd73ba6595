import { aNumero, centavosDeDecimal, cuotasDe, hoyEn } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/lists/page';
import { contratoDe, type PlanStore, sumasDe } from '../plan';
import type { CuotaVista, MovimientoVista } from './movimiento.dto';
import type { MovimientoRow, MovimientoStore } from './movimiento.store';

/** The account of a plan (EST-512…514, EST-568): its movements, and the instalments they have paid. */
export class MovimientoService {
  constructor(
    private readonly store: MovimientoStore,
    private readonly planes: PlanStore,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  async movimientos(actor: Actor, request: ListRequest): Promise<Page<MovimientoVista>> {
    const idCodigo = String(request.filter['plan']);
    const page = await this.store.ofPlan(idCodigo, request);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'movimiento', recursoId: idCodigo });
    return { ...page, rows: page.rows.map(vistaDe) };
  }

  /** The schedule is computed, not stored: one statement. @throws 404. */
  async cuotas(actor: Actor, request: ListRequest): Promise<Page<CuotaVista>> {
    const idCodigo = String(request.filter['plan']);
    const plan = await this.planes.getWithCuenta(idCodigo);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'cuota', recursoId: idCodigo });
    const todas = cuotasDe(contratoDe(plan), sumasDe(plan), plan, hoyEn(this.clock.now()));
    if (request.order.direction === 'DESC') todas.reverse();
    const { offset, limit } = request;
    return {
      total: todas.length,
      rows: todas.slice(offset, offset + limit).map((cuota) => ({
        id: cuota.numero,
        numero: cuota.numero,
        fechaVencimiento: cuota.fechaVencimiento,
        valor: aNumero(cuota.valor),
        pagado: aNumero(cuota.pagado),
        pendiente: aNumero(cuota.pendiente),
        estado: cuota.estado,
      })),
    };
  }
}

/** Rounds the balance to cents: sums of the embedded engine are floats. */
const vistaDe = (row: MovimientoRow): MovimientoVista => ({
  id: row.id,
  fecha: row.fecha,
  tipoDocumento: row.tipoDocumento,
  serieDocumento: row.serieDocumento,
  numeroDocumento: row.numeroDocumento,
  tipoMovimiento: row.tipoMovimiento,
  referencia: row.referencia,
  valorDebito: Number(row.valorDebito),
  valorCredito: Number(row.valorCredito),
  valorSaldo: aNumero(centavosDeDecimal(row.valorSaldo)),
});
