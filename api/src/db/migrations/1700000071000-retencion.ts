import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addIndexes, createTable, dropIndexes, dropTable, type TableDefinition } from '../table';

const retencion: TableDefinition = {
  area: 'sistema',
  name: 'retencion',
  columns: [
    column.keyInteger('id'),
    column.code('proceso', 36, true),
    column.utc('hasta', true),
    column.utc('ultima', true),
  ],
};

const accesos = { area: 'seguridad', table: 'acceso' } as const;
const consultas = { area: 'cliente', table: 'consulta_buro' } as const;

/** What is past its time is removed: by one process at a time, and found without reading whole tables. */
export class Retencion1700000071000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, retencion);
    await addIndexes(runner, accesos, [['instante']]);
    await addIndexes(runner, consultas, [['fecha']]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, consultas, [['fecha']]);
    await dropIndexes(runner, accesos, [['instante']]);
    await dropTable(runner, retencion.area, retencion.name);
  }
}
