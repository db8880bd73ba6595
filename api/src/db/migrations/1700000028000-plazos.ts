import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, resizeColumn, type TableDefinition } from '../table';

const plazo: TableDefinition = {
  area: 'catalogo',
  name: 'plazo',
  columns: [
    column.id(),
    column.code('codigo', 20),
    column.code('producto', 2),
    column.date('desde'),
    column.integer('dias'),
    column.text('clausula', 120),
    column.utc('guardadaEn'),
    column.integer('guardadaPor', true),
    column.version(),
  ],
  references: { guardadaPor: { area: 'seguridad', table: 'usuario' } },
  unique: [['codigo', 'producto', 'desde']],
};

const movimiento = { area: 'cliente', table: 'movimiento' } as const;

/** Terms of the contract; and room for 'INSCRIPCION' as the kind of a movement, which ten characters are not. */
export class Plazos1700000028000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, plazo);
    await resizeColumn(runner, movimiento, column.code('tipoMovimiento', 20));
  }

  async down(runner: QueryRunner): Promise<void> {
    await resizeColumn(runner, movimiento, column.code('tipoMovimiento', 10));
    await dropTable(runner, plazo.area, plazo.name);
  }
}
