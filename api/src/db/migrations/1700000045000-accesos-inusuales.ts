import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const accesoInusual: TableDefinition = {
  area: 'seguridad',
  name: 'acceso_inusual',
  columns: [
    column.id(),
    column.integer('usuarioId'),
    column.code('tipo', 20),
    column.date('fecha'),
    column.code('ventana', 10),
    column.integer('limite'),
    column.integer('cantidad'),
    column.integer('rechazadas'),
    column.utc('primera'),
    column.utc('ultima'),
  ],
  references: { usuarioId: { area: 'seguridad', table: 'usuario' } },
  unique: [['usuarioId', 'tipo', 'fecha']],
};

/** Who asked for more of other people's data than he may read. */
export class AccesosInusuales1700000045000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, accesoInusual);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, accesoInusual.area, accesoInusual.name);
  }
}
