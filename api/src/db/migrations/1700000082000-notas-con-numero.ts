import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlServer } from '../engine';
import { noteWrites, stopNoting } from '../triggers';
import { notas, noted } from './1700000034000-sumas-del-tablero';

/**
 * In the embedded engine each write gives the note of a plan a new number, as it does on SQL Server: by the number the dashboard knows whether a
 * plan was written since it was read.
 */
export class NotasConNumero1700000082000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (isSqlServer) return;
    for (const each of noted) {
      await stopNoting(runner, each);
      await noteWrites(runner, each, notas);
    }
  }

  /** An older program works with these notes as well. */
  async down(): Promise<void> {}
}
