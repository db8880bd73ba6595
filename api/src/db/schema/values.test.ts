import { ejemploDe, finanzasEnCero, formularioDeConyuge, importaciones } from '@adjudica/domain';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { fieldsOf } from '../../columns/record';
import { isSqlServer } from '../../config/engine';
import { Conyuge } from '../../entities/conyuge.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';
import { Plan } from '../../entities/plan.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { PrecioVehiculo } from '../../entities/vehiculo.entity';
import { crearMovimientos } from '../../testing/builders';
import { testOnEmbedded } from '../../testing/engines';
import { crearMundo } from '../../testing/mundo';
import { testApp } from '../../testing/test-app';

/** Amounts, percentages, years and counts: what forms and import files refuse, the database refuses too, whoever writes it. */
interface Bounds {
  readonly minimo: number;
  readonly maximo?: number;
}

/** A balance in favour of the customer; debts above what somebody has; a month that costs more than it brings. */
const SIGNED = ['plan_ahorro.saldo', 'finanzas.totalPatrimonio', 'finanzas.totalIngresosEgresos'];

/** What an import file lets through; of a count, which grows afterwards, the least alone. */
function ofFile(tipo: keyof typeof importaciones, nombre: string, counts = false): Bounds {
  const columnas: readonly { nombre: string; minimo?: number; maximo?: number }[] = importaciones[tipo].columnas;
  const { minimo, maximo } = columnas.find((columna) => columna.nombre === nombre) ?? {};
  if (minimo === undefined) throw new Error(`${tipo}: no bound of ${nombre}`);
  return maximo === undefined || counts ? { minimo } : { minimo, maximo };
}
const COUNT: Bounds = { minimo: 0 };
const FROM_ONE: Bounds = { minimo: 1 };
const FROM_A_CENT: Bounds = { minimo: 0.01 };

/** Columns that no form has: from files, or counted by the program. */
const OWN: Readonly<Record<string, Bounds>> = {
  'grupo.monto': ofFile('grupos', 'monto'),
  'grupo.valorCuota': ofFile('grupos', 'valorCuota'),
  'grupo.mesesPlan': ofFile('grupos', 'mesesPlan'),
  'plan_ahorro.monto': ofFile('planes', 'monto'),
  'plan_ahorro.valorCuota': ofFile('planes', 'valorCuota'),
  'plan_ahorro.cuotasPagadas': ofFile('planes', 'cuotasPagadas', true),
  'plan_ahorro.cuotasVencidas': ofFile('planes', 'cuotasVencidas', true),
  'asamblea.numeroAsamblea': ofFile('asambleas', 'numero', true),
  'adjudicacion.prioridad': ofFile('adjudicaciones', 'prioridad', true),
  'adjudicacion.cuotasOfertadas': ofFile('adjudicaciones', 'cuotasOfertadas', true),
  'precio_vehiculo.precio': ofFile('precios-vehiculo', 'precio'),
  'precio_vehiculo.anio': ofFile('precios-vehiculo', 'anio'),
  'participante.cuotaVencidas': COUNT,
  'participante.asambleaAdjudica': COUNT,
  'participante.cantidadOferta': COUNT,
  'participante.prioridadOferta': COUNT,
  'pagare.plazo': FROM_ONE,
  'pagare.emision': FROM_ONE,
  'pagare_cuota.emision': FROM_ONE,
  'pagare_cuota.numero': FROM_ONE,
  'formato_reporte.umbral': FROM_A_CENT,
  'operacion_inusual.monto': FROM_A_CENT,
};
const LARGEST_KEY = 2_147_483_647;

const t = testApp();
const run = (sql: string): Promise<unknown> => t.application.dataSource.query(sql);

beforeAll(async () => {
  await crearMundo(t);
  const { manager } = t.application.dataSource;
  const saved = { guardadaEn: t.clock.now(), guardadaPor: null, version: 1 };
  const first = async (entity: typeof Plan | typeof Pagare | typeof Solicitud): Promise<number> =>
    Number((await manager.createQueryBuilder().from(entity, 'x').select('MIN(x.id)', 'id').getRawOne()).id);
  const solicitudId = await first(Solicitud);
  await crearMovimientos(manager, { id: await first(Plan), valorCuota: 38_050 }, { meses: 2, pagos: 1 });
  await manager.insert(PagareCuota, {
    pagareId: await first(Pagare),
    ...{ emision: 1, numero: 1, fechaVencimiento: '2026-04-05', valor: 38_050 },
  });
  const totales = { totalActivo: 0, totalPasivo: 0, totalPatrimonio: 0 };
  const delMes = { totalIngresos: 0, totalEgresos: 0, totalIngresosEgresos: 0 };
  await manager.insert(Finanzas, { ...finanzasEnCero(), ...totales, ...delMes, ...saved, solicitudId } as never);
  const { nombreCompleto: _, ...conyuge } = ejemploDe(formularioDeConyuge);
  const nombres = { nombres: 'Lucía', apellidoPaterno: 'Güillín', apellidoMaterno: 'Peña' };
  await manager.insert(Conyuge, { ...conyuge, ...nombres, ...saved, solicitudId } as never);
  await manager.insert(PrecioVehiculo, {
    ...{ modeloId: 1, anio: 2026, estadoBien: 'Nuevo', precio: 2_999_000, concesionario: 'Otro', vigenteDesde: null },
  });
});

interface Bounded extends Bounds {
  readonly place: string;
  readonly column: ColumnMetadata;
  readonly step: number;
}

function boundedColumns(): Bounded[] {
  return t.application.dataSource.entityMetadatas.flatMap(({ target, tableName, columns }) =>
    columns.flatMap((column) => {
      const place = `${tableName}.${column.databaseName}`;
      const money = column.type === 'decimal';
      const field = fieldsOf(target as object)[column.propertyName];
      const said = field?.tipo === 'monto' || field?.tipo === 'entero' ? (field as unknown as Bounds) : OWN[place];
      const bounds = said ?? (money ? COUNT : undefined);
      if (bounds === undefined || SIGNED.includes(place) || bounds.maximo === LARGEST_KEY) return [];
      return [{ place, column, step: money ? 0.01 : 1, ...bounds }];
    }),
  );
}

const outside = ({ minimo, maximo, step }: Bounded): number[] => [
  minimo - step,
  ...(maximo === undefined ? [] : [maximo + step]),
];
const inside = ({ minimo, maximo }: Bounded): number[] => [minimo, ...(maximo === undefined ? [] : [maximo])];

const partsOf = ({ entityMetadata }: ColumnMetadata) => {
  const [key] = entityMetadata.primaryColumns;
  if (key === undefined) throw new Error(`${entityMetadata.tableName} has no key`);
  const table = entityMetadata.tablePath
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
  return { table, first: `"${key.databaseName}" = (SELECT MIN("${key.databaseName}") FROM ${table})` };
};
const written = (value: number): string => String(Math.round(value * 100) / 100);

/** The first row with this value; then a copy of it. What the database says of the value, in one word. */
function change(column: ColumnMetadata, value: number): Promise<string> {
  const { table, first } = partsOf(column);
  return judged(column, `UPDATE ${table} SET "${column.databaseName}" = ${written(value)} WHERE ${first}`);
}
function copy(column: ColumnMetadata, value: number): Promise<string> {
  const { table, first } = partsOf(column);
  const others = column.entityMetadata.columns
    .filter((other) => other !== column && !other.isGenerated)
    .map(({ databaseName }) => `"${databaseName}"`);
  const names = [...others, `"${column.databaseName}"`].join(', ');
  const values = [...others, written(value)].join(', ');
  return judged(column, `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${table} WHERE ${first}`);
}
async function judged({ entityMetadata, databaseName: column }: ColumnMetadata, sql: string): Promise<string> {
  try {
    await run(sql);
    return 'taken';
  } catch (error) {
    const said = String(error);
    return said.toLowerCase().includes(`ck_${entityMetadata.tableName}_${column}`.toLowerCase())
      ? 'refused'
      : // a copy of a row that may be there once: its values were no reason
        /unique/i.test(said)
        ? 'taken'
        : said;
  }
}

async function judgements(
  write: (column: ColumnMetadata, value: number) => Promise<string>,
  values: (bounded: Bounded) => number[],
): Promise<string[]> {
  const found: string[] = [];
  for (const bounded of boundedColumns())
    for (const value of values(bounded))
      found.push(`${bounded.place} ${written(value)}: ${await write(bounded.column, value)}`);
  return found;
}

test('every column of an amount, and every number with bounds, is looked at, in a table with rows', async () => {
  const places = boundedColumns().map(({ place }) => place);
  expect(places.length).toBeGreaterThan(80);
  expect(Object.keys(OWN).filter((place) => !places.includes(place))).toEqual([]);
  const tables = [...new Set(boundedColumns().map(({ column }) => partsOf(column).table))];
  const counts = await Promise.all(
    tables.map(async (table) => ({ table, rows: await run(`SELECT COUNT(*) AS n FROM ${table}`) })),
  );
  const empty = counts.filter(({ rows }) => Number((rows as { n: number }[])[0]?.n) === 0);
  expect(empty.map(({ table }) => table)).toEqual([]);
});

test('just outside its bounds: refused in a row that changes', async () => {
  const found = await judgements(change, outside);
  expect(found.filter((line) => !line.endsWith(': refused'))).toEqual([]);
});

testOnEmbedded('just outside its bounds: refused in a row that comes', async () => {
  const found = await judgements(copy, outside);
  expect(found.filter((line) => !line.endsWith(': refused'))).toEqual([]);
});

test('its bounds themselves: taken', async () => {
  const found = [...(await judgements(change, inside)), ...(isSqlServer ? [] : await judgements(copy, inside))];
  expect(found.filter((line) => !line.endsWith(': taken'))).toEqual([]);
});
