import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addChecks, type CheckedTable, condition, dropChecks } from '../checks';
import { column } from '../columns';
import { addColumns, addForeignKeys, addIndexes, dropColumns, dropForeignKeys, dropIndexes, tablePath } from '../table';

const derecho = { area: 'cliente', table: 'derecho_titular' } as const;
const estados = (...valores: string[]): CheckedTable[] => [
  { ...derecho, checks: { estado: condition.oneOf('estado', valores) } },
];
const ANTES = estados('recibida', 'atendida', 'negada');
const AHORA = estados('recibida', 'atendida', 'negada', 'levantada');

const columnas = [
  column.integer('levantadaPor', true),
  column.utc('levantadaEn', true),
  column.text('motivoLevantamiento', 500, true),
];
const referencias = { levantadaPor: { area: 'seguridad', table: 'usuario' } } as const;
/** Every act asks whether the data of who it is about are blocked. */
const INDICES = [['identificacion']];

/** A request to block a person's data is lifted by somebody, with a reason. */
export class SuspensionDelTratamiento1700000076000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropChecks(runner, ANTES);
    await addColumns(runner, derecho, columnas);
    await addForeignKeys(runner, derecho, referencias);
    await addIndexes(runner, derecho, INDICES);
    await addChecks(runner, AHORA);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropChecks(runner, AHORA);
    await dropIndexes(runner, derecho, INDICES);
    await dropForeignKeys(runner, derecho, referencias);
    // what was lifted had been attended before
    const path = tablePath(derecho.area, derecho.table)
      .split('.')
      .map((part) => `"${part}"`)
      .join('.');
    await runner.query(`UPDATE ${path} SET "estado" = 'atendida' WHERE "estado" = 'levantada'`);
    await dropColumns(
      runner,
      derecho,
      columnas.map(({ name }) => name),
    );
    await addChecks(runner, ANTES);
  }
}
