import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndexes, dropIndexes } from '../table';

const eventos = { area: 'cliente', table: 'evento' } as const;
const indexes = [['tipo', 'fecha', 'planId']];

/** The dashboard finds deliveries and steps of a month by type and day; with the plan in it, the index alone tells which plans they are of. */
export class Tablero1700000024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndexes(runner, eventos, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, eventos, indexes);
  }
}
