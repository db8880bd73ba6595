import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { Movimiento } from '../../entities/movimiento.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';

/** Money in dollars, as the driver returns it. */
export interface MovimientoRow {
  id: number;
  fecha: string;
  tipoDocumento: string;
  serieDocumento: string;
  numeroDocumento: string;
  tipoMovimiento: string;
  referencia: string | null;
  valorDebito: number | string;
  valorCredito: number | string;
  valorSaldo: number | string;
}

const OWN = [
  'id',
  'fecha',
  'tipoDocumento',
  'serieDocumento',
  'numeroDocumento',
  'tipoMovimiento',
  'referencia',
  'valorDebito',
  'valorCredito',
];

export class MovimientoStore {
  constructor(private readonly dataSource: DataSource) {}

  /** A page of a plan's account, each row with the resulting balance. Two statements. A free slot has no account. */
  ofPlan(idCodigo: string, request: ListRequest): Promise<Page<MovimientoRow>> {
    return pageOf<MovimientoRow>(this.flat(idCodigo), request, 'movimiento');
  }

  /** The whole account, oldest first. */
  all(idCodigo: string): Promise<MovimientoRow[]> {
    return readMany<MovimientoRow>(
      this.flat(idCodigo).orderBy('movimiento.fecha', 'ASC').addOrderBy('movimiento.id', 'ASC'),
    );
  }

  /** The balance is summed over the whole account before paging, so it does not depend on the page. */
  private flat(idCodigo: string): SelectQueryBuilder<ObjectLiteral> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Movimiento, 'movimiento')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = movimiento.planId')
      .innerJoin(PlanTitular, 'titular', 'titular.planId = planAhorro.id AND titular.hasta IS NULL')
      .select(
        'SUM(movimiento.valorDebito - movimiento.valorCredito) OVER (ORDER BY movimiento.fecha, movimiento.id ROWS UNBOUNDED PRECEDING)',
        'valorSaldo',
      )
      .where('planAhorro.idCodigo = :idCodigo', { idCodigo });
    for (const column of OWN) query.addSelect(`movimiento.${column}`, column);
    return query;
  }
}
