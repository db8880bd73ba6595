import { aNumero, centavosDeDecimal, type EstadoDeCuenta, estadoDeCuenta, formatearMonto } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { readWhole } from '../../db/engine/read';
import type { ListRequest, Page } from '../../db/lists/page';
import { Grupo } from '../../entities/grupo.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { Plan } from '../../entities/plan.entity';
import type { Contexto } from './destino';
import type { DiferenciaDePlan } from './importacion.dto';
import { delTramo, ejecutar, numerados, tabla, texto } from './sql';

const MAXIMO = 20;
/** Below half a cent: sums of the embedded engine are floats. */
const MEDIO_CENTAVO = 0.004;

interface Row {
  idCodigo: string;
  saldo: unknown;
  valorCuota: unknown;
  cuotasPagadas: number;
  mesesPlan: number;
  debitos: unknown;
  creditos: unknown;
}

/**
 * Imported balances and paid instalments are control totals (modelo.md): lists the plans of a file whose movements differ. Plans without movements
 * are left out: their account was not imported.
 */
export async function diferenciasDeCuenta(tramos: readonly Contexto[]): Promise<string[]> {
  const porPlan = new Map<string, Row>();
  for (const { manager, tramo, filas: rows } of tramos) {
    const planes = `SELECT planAhorro.id FROM ${rows} JOIN ${tabla(manager, Plan)} planAhorro ON planAhorro.idCodigo = ${texto('idCodigo')} WHERE ${delTramo()}`;
    for (const row of await ejecutar<Row>(manager, tramo, `${seleccion} ${origen(manager, planes)}`))
      porPlan.set(row.idCodigo, row);
  }
  const rows = [...porPlan.values()].sort((a, b) => (a.idCodigo < b.idCodigo ? -1 : 1));
  const lines = rows.slice(0, MAXIMO).map(linea);
  if (rows.length > MAXIMO) lines.push(`y ${rows.length - MAXIMO} planes más`);
  return lines;
}

/** The same for all plans, by page. The total comes with the rows, so that movements are summed once. */
export async function paginaDeDiferencias(
  dataSource: DataSource,
  { order, offset, limit }: ListRequest,
): Promise<Page<DiferenciaDePlan>> {
  const page = isSqlServer ? 'OFFSET @0 ROWS FETCH NEXT @1 ROWS ONLY' : 'LIMIT @1 OFFSET @0';
  const pagina = `${seleccion}, COUNT(*) OVER () AS total ${origen(dataSource.manager)} ORDER BY planAhorro.idCodigo ${order.direction} ${page}`;
  const leer = (desde: number, cuantas: number): Promise<(Row & { total: number })[]> =>
    readWhole(dataSource, pagina, numerados(desde, cuantas));
  const rows = await leer(offset, limit);
  // past the end
  const [primera] = rows.length > 0 || offset === 0 ? rows : await leer(0, 1);
  return {
    total: Number(primera?.total ?? 0),
    rows: rows.map((row) => {
      const { saldo, cuotasPagadas } = cuentaDe(row);
      return {
        id: row.idCodigo,
        idCodigo: row.idCodigo,
        saldo: Number(row.saldo),
        saldoSegunMovimientos: aNumero(saldo),
        cuotasPagadas: row.cuotasPagadas,
        cuotasPagadasSegunMovimientos: cuotasPagadas,
      };
    }),
  };
}

const seleccion =
  'SELECT planAhorro.idCodigo AS idCodigo, planAhorro.saldo AS saldo, planAhorro.valorCuota AS valorCuota, planAhorro.cuotasPagadas AS cuotasPagadas, grupo.mesesPlan AS mesesPlan, c.debitos AS debitos, c.creditos AS creditos';

/** The domain's `estadoDeCuenta` as a condition, so that only differing plans are read. */
function origen(manager: Contexto['manager'], planes?: string): string {
  const planCondition = planes === undefined ? 'planId IS NOT NULL' : `planId IN (${planes})`;
  const contrato = '(planAhorro.valorCuota * grupo.mesesPlan)';
  const aplicado = `(c.creditos - CASE WHEN c.debitos > ${contrato} THEN c.debitos - ${contrato} ELSE 0 END)`;
  return `FROM ${tabla(manager, Plan)} planAhorro
       JOIN ${tabla(manager, Grupo)} grupo ON grupo.id = planAhorro.grupoId
       JOIN (SELECT planId, SUM(valorDebito) AS debitos, SUM(valorCredito) AS creditos FROM ${tabla(manager, Movimiento)} WHERE ${planCondition} GROUP BY planId) c ON c.planId = planAhorro.id
      WHERE (ABS(planAhorro.saldo - (c.debitos - c.creditos)) > ${MEDIO_CENTAVO}
         OR planAhorro.cuotasPagadas > grupo.mesesPlan
         OR (planAhorro.cuotasPagadas > 0 AND (planAhorro.valorCuota <= 0 OR ${aplicado} < planAhorro.cuotasPagadas * planAhorro.valorCuota - ${MEDIO_CENTAVO}))
         OR (planAhorro.cuotasPagadas < grupo.mesesPlan AND planAhorro.valorCuota > 0 AND ${aplicado} > (planAhorro.cuotasPagadas + 1) * planAhorro.valorCuota - ${MEDIO_CENTAVO}))`;
}

function cuentaDe(row: Row): EstadoDeCuenta {
  return estadoDeCuenta(
    { valorCuota: centavosDeDecimal(row.valorCuota), mesesPlan: row.mesesPlan, fechaInicio: null },
    { debitos: centavosDeDecimal(row.debitos), creditos: centavosDeDecimal(row.creditos) },
    { saldo: centavosDeDecimal(row.saldo), cuotasPagadas: row.cuotasPagadas, cuotasVencidas: 0 },
    '',
  );
}

function linea(row: Row): string {
  const cuenta = cuentaDe(row);
  const dice = (que: string, importado: string, calculado: string): string =>
    `${que} ${importado}, según movimientos ${calculado}`;
  const partes = cuenta.diferencias.map((campo) =>
    campo === 'saldo'
      ? dice('saldo', formatearMonto(centavosDeDecimal(row.saldo)), formatearMonto(cuenta.saldo))
      : dice('cuotas pagadas', String(row.cuotasPagadas), String(cuenta.cuotasPagadas)),
  );
  return `${row.idCodigo}: ${partes.join('; ')}`;
}
