import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addIndexes, createTable, dropTable, type TableDefinition, tablePath } from '../table';
import { type NotedTable, noteWrites, stopNoting } from '../triggers';

const area = 'cliente';
const cambio: TableDefinition = {
  area,
  name: 'tablero_cambio',
  columns: [column.id(), column.code('clase', 10), column.integer('clave')],
};
export const notas = { area, table: cambio.name, about: 'clase', key: 'clave' } as const;

// no key to the plan: who keeps these sums must wait for no act that holds one
const aporte: TableDefinition = {
  area,
  name: 'tablero_aporte',
  columns: [column.keyInteger('planId'), column.longText('sumas')],
};

const suma: TableDefinition = {
  area,
  name: 'tablero_suma',
  columns: [
    column.keyCode('producto', 2),
    column.keyCode('periodo', 7),
    column.keyCode('hecho', 12),
    column.keyCode('parte', 10),
    column.keyInteger('dias'),
    column.integer('cantidad'),
  ],
};

const base: TableDefinition = {
  area,
  name: 'tablero_base',
  columns: [column.keyInteger('id'), column.code('calculo', 64), column.integer('vuelta')],
};

const tables = [cambio, aporte, suma, base];

/** Everything that a plan's figures are taken from. */
export const noted = (
  [
    { table: 'evento', column: 'planId', columns: ['tipo', 'fecha'] },
    {
      area: 'asamblea',
      table: 'adjudicacion',
      column: 'planId',
      columns: ['productoCodigo', 'fecha', 'estado', 'retiradoEn'],
    },
    { table: 'carpeta', column: 'planId', columns: ['adjudicacionId', 'abiertaEn'] },
    { table: 'orden_plan', column: 'planId', columns: ['adjudicacionId', 'ordenId', 'vigente'] },
    { table: 'ficha_plan', column: 'planId', columns: ['adjudicacionId', 'fichaId', 'vigente'] },
    { table: 'orden_de_compra', about: 'orden', column: 'id', columns: ['estadoBien'], updatesOnly: true },
    { table: 'ficha_bien', about: 'ficha', column: 'id', columns: ['estadoBien'], updatesOnly: true },
  ] satisfies Partial<NotedTable>[]
).map((each): NotedTable => ({ area, about: 'plan', ...each }));

/**
 * Sums of the dashboard, which plan added what to them, and which plans were written since. The plans that were awarded before count as written: the
 * program counts them in the background, and until then it counts what it is asked for from the rows.
 */
export class SumasDelTablero1700000034000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
    await addIndexes(runner, { area, table: cambio.name }, [['clase', 'clave']]);
    await runner.query(
      `INSERT INTO ${tablePath(area, cambio.name)} ("clase", "clave") SELECT DISTINCT 'plan', "planId" FROM ${tablePath('asamblea', 'adjudicacion')}`,
    );
    for (const each of noted) await noteWrites(runner, each, notas);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of noted) await stopNoting(runner, each);
    for (const { name } of [...tables].reverse()) await dropTable(runner, area, name);
  }
}
