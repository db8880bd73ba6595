import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alphabeticalIndex, bytewiseIndex } from '../alphabetical-index';
import { isSqlServer } from '../engine';
import { alphabetical, wholeName } from '../sql';

const NAMES: readonly (readonly [table: string, column: string])[] = [
  ['orden_de_compra', 'nombreCliente'],
  ['pagare', 'nombresCliente'],
];
const PERSONS = 'IX_persona_nombre';

/** Lists that are sorted by a name of their own, or by that of a person, find it in its Spanish order on the embedded engine too. */
export class OrdenAlfabetico1700000083000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of NAMES) await alphabeticalIndex(runner, table, column);
    if (!isSqlServer) await runner.query(`CREATE INDEX "${PERSONS}" ON "persona" (${alphabetical(wholeName())})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isSqlServer) await runner.query(`DROP INDEX "${PERSONS}"`);
    for (const [table, column] of NAMES) await bytewiseIndex(runner, table, column);
  }
}
