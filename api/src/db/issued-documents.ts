import { type QueryRunner, TableCheck, TableIndex } from 'typeorm';
import { column } from './columns';
import { constraintNames } from './naming';
import { type Area, addColumns, addForeignKeys, dropColumns, tablePath } from './table';

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

/** For the migration of a new type of issued document: column, key, one number a version, and no row of the type without its record. */
export async function addOwner(runner: QueryRunner, { tipo, columna, area, table }: Owner): Promise<void> {
  const path = tablePath(AREA, ISSUED);
  await addColumns(runner, { area: AREA, table: ISSUED }, [column.integer(columna, true)]);
  await addForeignKeys(runner, { area: AREA, table: ISSUED }, { [columna]: { area, table } });
  const columnNames = [columna, 'tipo', 'numeroVersion'];
  await runner.createIndex(
    path,
    new TableIndex({
      name: constraintNames.index(ISSUED, columnNames),
      columnNames,
      isUnique: true,
      where: `"${columna}" IS NOT NULL`,
    }),
  );
  await runner.createCheckConstraint(
    path,
    new TableCheck({
      name: constraintNames.check(ISSUED, tipo),
      expression: `"tipo" <> '${tipo}' OR "${columna}" IS NOT NULL`,
    }),
  );
}

export async function dropOwner(runner: QueryRunner, { tipo, columna }: Owner): Promise<void> {
  const path = tablePath(AREA, ISSUED);
  await runner.dropCheckConstraint(path, constraintNames.check(ISSUED, tipo));
  await runner.dropIndex(path, constraintNames.index(ISSUED, [columna, 'tipo', 'numeroVersion']));
  await runner.dropForeignKey(path, constraintNames.foreignKey(ISSUED, [columna]));
  await dropColumns(runner, { area: AREA, table: ISSUED }, [columna]);
}
