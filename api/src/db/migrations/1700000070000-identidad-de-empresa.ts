import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const identidad: TableDefinition = {
  area: 'seguridad',
  name: 'identidad_empresa',
  columns: [
    column.id(),
    column.integer('usuarioId'),
    column.code('emisor', 300),
    column.code('sujeto', 255),
    column.utc('creadaEn'),
  ],
  references: { usuarioId: { area: 'seguridad', table: 'usuario' } },
  unique: [['usuarioId'], ['emisor', 'sujeto']],
};

/** Which account of the company's provider a user logs in with: by the provider's own key of it, which no name changes. */
export class IdentidadDeEmpresa1700000070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, identidad);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, identidad.area, identidad.name);
  }
}
