import { centavos, formatearMonto } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { Movimiento } from '../movimiento/movimiento.entity';
import { Plan } from '../plan/plan.entity';
import { tabla } from './sql';

const MAXIMO = 20;

/**
 * Imported balances are control totals (model.md): plans whose balance is not their debits less their credits, as readable lines.
 * Plans without movements are left out: their account was not imported.
 */
export async function diferenciasDeSaldo(manager: EntityManager): Promise<string[]> {
  const rows: { idCodigo: string; saldo: unknown; cuenta: unknown }[] = await manager.query(
    `SELECT p.idCodigo AS idCodigo, p.saldo AS saldo, c.cuenta AS cuenta FROM ${tabla(manager, Plan)} p
       JOIN (SELECT planId, SUM(valorDebito) - SUM(valorCredito) AS cuenta FROM ${tabla(manager, Movimiento)} GROUP BY planId) c ON c.planId = p.id
      WHERE ABS(p.saldo - c.cuenta) > 0.004 ORDER BY p.idCodigo`,
  );
  const cents = (value: unknown) => centavos(Math.round(Number(value) * 100));
  const lines = rows
    .slice(0, MAXIMO)
    .map(
      ({ idCodigo, saldo, cuenta }) =>
        `${idCodigo}: saldo ${formatearMonto(cents(saldo))}, según movimientos ${formatearMonto(cents(cuenta))}`,
    );
  if (rows.length > MAXIMO) lines.push(`y ${rows.length - MAXIMO} planes más`);
  return lines;
}
