import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

const sorteo: TableDefinition = {
  area: 'asamblea',
  name: 'sorteo',
  columns: [
    column.id(),
    column.integer('asambleaId'),
    column.code('fuente', 10),
    column.date('fecha'),
    column.text('referencia', 120, true),
    column.text('motivo', 500, true),
    column.utc('publicadoEn'),
    column.integer('publicadoPor', true),
    column.code('numero', 128, true),
    column.utc('escritoEn', true),
    column.integer('escritoPor', true),
    column.utc('confirmadoEn', true),
    column.integer('confirmadoPor', true),
    column.code('semilla', 64, true),
    column.longText('orden', true),
    column.text('diferencia', 500, true),
    column.version(),
  ],
  references: {
    asambleaId: { area: 'asamblea', table: 'asamblea' },
    publicadoPor: usuario,
    escritoPor: usuario,
    confirmadoPor: usuario,
  },
  unique: [['asambleaId']],
};

/** Draws that can be replayed: source, number and order of each. */
export class Sorteos1700000055000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, sorteo);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, sorteo.area, sorteo.name);
  }
}
