import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumns, dropColumns } from '../table';

const tablas = [
  { area: 'cliente', table: 'tarea' },
  { area: 'sistema', table: 'notificacion' },
] as const;

/** What a task and a notice are about. Older ones lead where they led: a task to its plan, a notice by its link. */
export class Asuntos1700000022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const tabla of tablas)
      await addColumns(runner, tabla, [column.code('recurso', 30, true), column.text('clave', 80, true)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const tabla of tablas) await dropColumns(runner, tabla, ['recurso', 'clave']);
  }
}
