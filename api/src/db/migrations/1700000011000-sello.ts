import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndexes, dropIndexes } from '../table';

const AUDIT = { area: 'seguridad', table: 'auditoria' } as const;
const INDEXES = [['id', 'instante']];

/** The audit rows that wait for their seal are found without a scan of all of them. */
export class Sello1700000011000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndexes(runner, AUDIT, INDEXES, { where: '"posicion" IS NULL' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, AUDIT, INDEXES);
  }
}
