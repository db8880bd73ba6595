import { aNumero, centavosDeDecimal, type EstadoDeCuenta, estadoDeCuenta, formatearMonto } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { isSqlServer } from '../../db/engine';
import type { ListRequest, Page } from '../../db/page';
import { readSql } from '../../db/read';
import { Grupo } from '../../entities/grupo.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { Plan } from '../../entities/plan.entity';
import type { DiferenciaDePlan } from './importacion.dto';
import { ejecutar, tabla } from './sql';

const MAXIMO = 20;
/** Each with its movements, a few dozen. */
const PLANES_POR_TRAMO = 200;
/** Less than half a cent: sums of the embedded engine are floats. */
const MEDIO_CENTAVO = 0.004;

interface Fila {
  idCodigo: string;
  saldo: unknown;
  valorCuota: unknown;
  cuotasPagadas: number;
  mesesPlan: number;
  debitos: unknown;
  creditos: unknown;
}

/**
 * Imported balances and paid instalments are control totals (modelo.md): plans whose movements say otherwise, as readable lines. Plans
 * without movements are left out: their account was not imported.
 */
export async function diferenciasDeCuenta(manager: EntityManager): Promise<string[]> {
  const rows: Fila[] = [];
  for (const tramo of await tramosDePlanes(manager))
    rows.push(...(await ejecutar<Fila>(manager, `${seleccion} ${origen(manager, tramo)}`)));
  rows.sort((a, b) => (a.idCodigo < b.idCodigo ? -1 : 1));
  const lines = rows.slice(0, MAXIMO).map(linea);
  if (rows.length > MAXIMO) lines.push(`y ${rows.length - MAXIMO} planes más`);
  return lines;
}

/** Conditions that hold for each plan once. A server reads them all in one statement. */
async function tramosDePlanes(manager: EntityManager): Promise<((id: string) => string)[]> {
  if (isSqlServer) return [() => ''];
  const [planes] = await ejecutar<{ ultimo: number | null }>(
    manager,
    `SELECT MAX(id) AS ultimo FROM ${tabla(manager, Plan)}`,
  );
  const ultimo = planes?.ultimo ?? 0;
  return Array.from(
    { length: Math.ceil(ultimo / PLANES_POR_TRAMO) },
    (_, n) => (id: string) => ` AND ${id} BETWEEN ${n * PLANES_POR_TRAMO + 1} AND ${(n + 1) * PLANES_POR_TRAMO}`,
  );
}

/** The same, all of them, page by page. */
export async function paginaDeDiferencias(
  dataSource: DataSource,
  { order, offset, limit }: ListRequest,
): Promise<Page<DiferenciaDePlan>> {
  const from = origen(dataSource.manager);
  const page = isSqlServer ? `OFFSET ${offset} ROWS FETCH NEXT ${limit} ROWS ONLY` : `LIMIT ${limit} OFFSET ${offset}`;
  const [rows, [counted]] = await Promise.all([
    readSql<Fila>(dataSource, `${seleccion} ${from} ORDER BY p.idCodigo ${order.direction} ${page}`, []),
    readSql<{ total: number }>(dataSource, `SELECT COUNT(*) AS total ${from}`, []),
  ]);
  return {
    total: Number(counted?.total ?? 0),
    rows: rows.map((fila) => {
      const { saldo, cuotasPagadas } = cuentaDe(fila);
      return {
        id: fila.idCodigo,
        idCodigo: fila.idCodigo,
        saldo: Number(fila.saldo),
        saldoSegunMovimientos: aNumero(saldo),
        cuotasPagadas: fila.cuotasPagadas,
        cuotasPagadasSegunMovimientos: cuotasPagadas,
      };
    }),
  };
}

const seleccion =
  'SELECT p.idCodigo AS idCodigo, p.saldo AS saldo, p.valorCuota AS valorCuota, p.cuotasPagadas AS cuotasPagadas, g.mesesPlan AS mesesPlan, c.debitos AS debitos, c.creditos AS creditos';

/** The rule of the domain (`estadoDeCuenta`) as a condition, so that only the plans that differ leave the database. */
function origen(manager: EntityManager, tramo: (id: string) => string = () => ''): string {
  const contrato = '(p.valorCuota * g.mesesPlan)';
  const aplicado = `(c.creditos - CASE WHEN c.debitos > ${contrato} THEN c.debitos - ${contrato} ELSE 0 END)`;
  return `FROM ${tabla(manager, Plan)} p
       JOIN ${tabla(manager, Grupo)} g ON g.id = p.grupoId
       JOIN (SELECT planId, SUM(valorDebito) AS debitos, SUM(valorCredito) AS creditos FROM ${tabla(manager, Movimiento)} WHERE planId IS NOT NULL${tramo('planId')} GROUP BY planId) c ON c.planId = p.id
      WHERE (ABS(p.saldo - (c.debitos - c.creditos)) > ${MEDIO_CENTAVO}
         OR p.cuotasPagadas > g.mesesPlan
         OR (p.cuotasPagadas > 0 AND (p.valorCuota <= 0 OR ${aplicado} < p.cuotasPagadas * p.valorCuota - ${MEDIO_CENTAVO}))
         OR (p.cuotasPagadas < g.mesesPlan AND p.valorCuota > 0 AND ${aplicado} > (p.cuotasPagadas + 1) * p.valorCuota - ${MEDIO_CENTAVO}))${tramo('p.id')}`;
}

function cuentaDe(fila: Fila): EstadoDeCuenta {
  return estadoDeCuenta(
    { valorCuota: centavosDeDecimal(fila.valorCuota), mesesPlan: fila.mesesPlan, fechaInicio: null },
    { debitos: centavosDeDecimal(fila.debitos), creditos: centavosDeDecimal(fila.creditos) },
    { saldo: centavosDeDecimal(fila.saldo), cuotasPagadas: fila.cuotasPagadas, cuotasVencidas: 0 },
    '',
  );
}

function linea(fila: Fila): string {
  const cuenta = cuentaDe(fila);
  const dice = (que: string, importado: string, calculado: string): string =>
    `${que} ${importado}, según movimientos ${calculado}`;
  const partes = cuenta.diferencias.map((campo) =>
    campo === 'saldo'
      ? dice('saldo', formatearMonto(centavosDeDecimal(fila.saldo)), formatearMonto(cuenta.saldo))
      : dice('cuotas pagadas', String(fila.cuotasPagadas), String(cuenta.cuotasPagadas)),
  );
  return `${fila.idCodigo}: ${partes.join('; ')}`;
}
