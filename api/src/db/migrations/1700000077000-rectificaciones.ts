import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumns, dropColumns } from '../table';

const derecho = { area: 'cliente', table: 'derecho_titular' } as const;
const columnas = [
  column.code('dato', 20, true),
  column.text('valor', 254, true),
  column.text('valorAnterior', 254, true),
  column.text('prueba', 500, true),
];

/** What is to be corrected of a person, with what, and the proof. */
export class Rectificaciones1700000077000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, derecho, columnas);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(
      runner,
      derecho,
      columnas.map(({ name }) => name),
    );
  }
}
