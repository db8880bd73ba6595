import type { MigrationInterface, QueryRunner } from 'typeorm';
import { alphabeticalIndex, bytewiseIndex } from '../alphabetical-index';

const NAMES: readonly (readonly [table: string, column: string])[] = [
  ['orden_de_compra', 'nombreCliente'],
  ['pagare', 'nombresCliente'],
];

/** Lists that are sorted by a name of their own find it in its Spanish order on the embedded engine too. */
export class OrdenAlfabetico1700000083000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of NAMES) await alphabeticalIndex(runner, table, column);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of NAMES) await bytewiseIndex(runner, table, column);
  }
}
