import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable } from '../table';

/** Keys under which the audit is sealed. The first start writes the first one, after what was chained without a key. */
export class SellosConClave1700000025000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      area: 'seguridad',
      name: 'auditoria_sello',
      columns: [
        column.keyInteger('epoca'),
        column.code('huellaClave', 64),
        column.utc('abiertaEn'),
        column.integer('despuesDe'),
        column.integer('posicion'),
        column.code('cadena', 64),
        column.code('final', 64),
        column.date('ancladaEl', true),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'seguridad', 'auditoria_sello');
  }
}
