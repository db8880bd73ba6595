import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const regla: TableDefinition = {
  area: 'catalogo',
  name: 'regla_adjudicacion',
  columns: [
    column.id(),
    column.code('producto', 2),
    column.date('desde'),
    column.integer('vencidasAdmitidas'),
    column.code('cesion', 10),
    column.code('primero', 10),
    column.code('segundo', 10, true),
    column.code('tercero', 10, true),
    column.text('sustento', 120),
    column.utc('guardadaEn'),
    column.integer('guardadaPor', true),
    column.version(),
  ],
  references: { guardadaPor: { area: 'seguridad', table: 'usuario' } },
  unique: [['producto', 'desde']],
};

/** Rules of award with their validity. Without a row the specified rule holds. */
export class ReglasDeAdjudicacion1700000046000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, regla);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, regla.area, regla.name);
  }
}
