import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable } from '../table';

/** What a database knows of itself: which installation it is, under which key it seals, and whether it may tidy its store. */
export class Instalacion1700000011100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      area: 'sistema',
      name: 'instalacion',
      columns: [
        column.keyInteger('id'),
        column.code('identificador', 36),
        column.utc('creadaEn'),
        column.code('huellaClave', 64, true),
        column.state('barrido'),
        column.text('motivoBarrido', 200, true),
        column.code('turno', 36, true),
        column.code('turnoAnterior', 36, true),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, 'sistema', 'instalacion');
  }
}
