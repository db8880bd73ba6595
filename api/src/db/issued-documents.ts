import { type QueryRunner, TableCheck, TableIndex } from 'typeorm';
import { column } from './columns';
import { constraintNames } from './naming';
import { type Area, addColumns, addForeignKeys, dropColumns, dropForeignKeys, tablePath } from './table';

const AREA = 'sistema';
export const ISSUED = 'documento_emitido';

/** The record that a type of issued document is of. */
export interface Owner {
  readonly tipo: string;
  /** Of `documento_emitido`: the record's key. */
  readonly columna: string;
  readonly area: Area;
  readonly table: string;
}

const ofIssued = { area: AREA, table: ISSUED } as const;

const versionsOf = (columna: string): TableIndex => {
  const columnNames = [columna, 'tipo', 'numeroVersion'];
  const name = constraintNames.index(ISSUED, columnNames);
  return new TableIndex({ name, columnNames, isUnique: true, where: `"${columna}" IS NOT NULL` });
};

const recordOf = (tipo: string, columna: string): TableCheck =>
  new TableCheck({
    name: constraintNames.check(ISSUED, tipo),
    expression: `"tipo" <> '${tipo}' OR "${columna}" IS NOT NULL`,
  });

/** For the migration of a new type of issued document: column, key, one number a version, and no row of the type without its record. */
export async function addOwner(runner: QueryRunner, { tipo, columna, area, table }: Owner): Promise<void> {
  const path = tablePath(AREA, ISSUED);
  await addColumns(runner, ofIssued, [column.integer(columna, true)]);
  await addForeignKeys(runner, ofIssued, { [columna]: { area, table } });
  await runner.createIndex(path, versionsOf(columna));
  await runner.createCheckConstraint(path, recordOf(tipo, columna));
}

/** By their definitions: a server may list its checks, keys and indexes under other names than it takes. */
export async function dropOwner(runner: QueryRunner, { tipo, columna, area, table }: Owner): Promise<void> {
  const path = tablePath(AREA, ISSUED);
  await runner.dropCheckConstraint(path, recordOf(tipo, columna));
  await runner.dropIndex(path, versionsOf(columna));
  await dropForeignKeys(runner, ofIssued, { [columna]: { area, table } });
  await dropColumns(runner, ofIssued, [columna]);
}
