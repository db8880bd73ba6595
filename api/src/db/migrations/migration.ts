import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlServer } from '../../config/engine';

/**
 * A change of the schema as both engines are told it. `npm run db -- migracion NOMBRE` writes one from what the entities changed; a released one is never
 * edited. The way back is the copy that was made before (docs/operar.md, "Migrations"): a legal record is not dropped by a command.
 */
export abstract class SchemaMigration implements MigrationInterface {
  abstract readonly mssql: readonly string[];
  abstract readonly sqlite: readonly string[];

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of isSqlServer ? this.mssql : this.sqlite) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('A migration is undone by restoring the copy that was made before it');
  }
}
