import { CopyError } from '../error';
import { Checksum, type CopiedTable, type Row, type Value } from './shape';
import { keyOf, type Side } from './side';

const BATCH = 1000;

export interface CopiedCount {
  readonly table: CopiedTable;
  readonly rows: number;
  /** Rows that an earlier run had copied. */
  readonly before: number;
  /** The difference afterwards; null = both sides are equal. */
  readonly fault: string | null;
}

type Told = (line: string) => void;

/**
 * Copies every row of one database into another of the same version, table by table, and then compares both: rows and a sum over all values. An
 * interrupted run continues where it stopped. The source is only read. @throws CopyError when the two do not fit, or the target holds something else.
 */
export async function copyDatabase(
  from: Side,
  to: Side,
  tables: readonly CopiedTable[],
  told: Told = () => {},
): Promise<CopiedCount[]> {
  await assertSameVersion(from, to);
  if (!(await goesOn(from, to, tables))) for (const table of [...tables].reverse()) await to.empty(table);
  // identifies the copy for a later run
  const installation = tables.find(({ name }) => name === INSTALLATION);
  const order =
    installation === undefined ? tables : [installation, ...tables.filter((table) => table !== installation)];
  const before = new Map<CopiedTable, number>();
  for (const table of order) before.set(table, await bring(from, to, table, told));
  const counts: CopiedCount[] = [];
  for (const table of tables) counts.push(await compared(from, to, table, before.get(table) ?? 0));
  return counts;
}

const INSTALLATION = 'instalacion';

async function assertSameVersion(from: Side, to: Side): Promise<void> {
  const [sourceSum, others] = [await from.migrations(), await to.migrations()];
  if (sourceSum.length === 0) throw new CopyError(`${from.name} no es una base de Adjudica.`);
  if (others.length === 0)
    throw new CopyError(
      `${to.name} no tiene tablas: créela con npm run db -- create y npm run db -- migrate, y repita la orden.`,
    );
  const missing = sourceSum.filter((name) => !others.includes(name));
  const more = others.filter((name) => !sourceSum.includes(name));
  if (missing.length + more.length > 0)
    throw new CopyError(
      `Las bases no son de la misma versión: migre las dos con este programa. Difieren en ${[...missing, ...more].join(', ')}.`,
    );
}

/** Whether the target holds the beginning of this very copy. @throws CopyError when it holds something else. */
async function goesOn(from: Side, to: Side, tables: readonly CopiedTable[]): Promise<boolean> {
  const installation = tables.find(({ name }) => name === INSTALLATION);
  if (installation === undefined) return false;
  const [sourceSum] = await from.read(installation, null, 1);
  const [there] = await to.read(installation, null, 1);
  if (there === undefined) {
    for (const table of tables)
      if (USED.includes(table.name) && (await to.count(table)) > 0)
        throw new CopyError(`${to.name} ya tiene datos: elija una base recién migrada. No se cambió nada.`);
    return false;
  }
  if (sourceSum === undefined || identityOf(installation, sourceSum) !== identityOf(installation, there))
    throw new CopyError(`${to.name} es de otra instalación: elija una base recién migrada. No se cambió nada.`);
  return true;
}

const identityOf = ({ columns }: CopiedTable, row: Row): unknown =>
  row[columns.findIndex(({ name }) => name === 'identificador')];

/** A database with rows in one of these is in use. */
const USED: readonly string[] = ['usuario', 'persona', 'plan_ahorro'];

/** @returns how many rows were there already. */
async function bring(from: Side, to: Side, table: CopiedTable, told: Told): Promise<number> {
  const wanted = await from.count(table);
  let there = await to.count(table);
  // numbered rows are missing after the last one only; of other tables a part can't be told from the whole
  if (there > 0 && there !== wanted && (!table.numbered || there > wanted)) {
    await to.empty(table);
    there = 0;
  }
  const last = there === 0 ? null : await to.last(table);
  let after = last === null ? null : keyOf(table, last);
  for (let done = there; ; ) {
    const rows = await from.read(table, after, BATCH);
    const end = rows.at(-1);
    if (end === undefined) break;
    await to.write(table, table.own.length === 0 ? rows : rows.map((row) => without(row, table.own)));
    after = keyOf(table, end);
    done += rows.length;
    if (done % (100 * BATCH) === 0) told(`  ${table.name}: ${done} de ${wanted} filas`);
  }
  await join(from, to, table);
  return there;
}

const without = (row: Row, places: readonly number[]): Row =>
  row.map((value, at) => (places.includes(at) ? null : value));

/** Columns that reference rows of the same table are written once all of them exist. */
async function join(from: Side, to: Side, table: CopiedTable): Promise<void> {
  if (table.own.length === 0) return;
  for await (const row of rowsOf(from, table))
    for (const at of table.own) if (row[at] !== null) await to.set(table, keyOf(table, row), at, row[at] as Value);
}

async function* rowsOf(side: Side, table: CopiedTable): AsyncGenerator<Row> {
  for (let after: Row | null = null; ; ) {
    const rows: Row[] = await side.read(table, after, BATCH);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined) return;
    after = keyOf(table, end);
  }
}

async function compared(from: Side, to: Side, table: CopiedTable, before: number): Promise<CopiedCount> {
  const sourceSum = await checksum(from, table);
  const others = await checksum(to, table);
  const fault =
    sourceSum.rows !== others.rows
      ? `${sourceSum.rows} filas en ${from.name}, ${others.rows} en ${to.name}`
      : sourceSum.text !== others.text
        ? `${sourceSum.rows} filas, pero no todas dicen lo mismo (${sourceSum.text} y ${others.text})`
        : null;
  return { table, rows: sourceSum.rows, before, fault };
}

async function checksum(side: Side, table: CopiedTable): Promise<Checksum> {
  const sum = new Checksum();
  for await (const row of rowsOf(side, table)) sum.add(row);
  return sum;
}
