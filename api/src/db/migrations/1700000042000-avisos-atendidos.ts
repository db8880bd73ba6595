import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumns, addForeignKeys, addIndexes, dropColumns, dropForeignKeys, dropIndexes } from '../table';

const NOTICES = { area: 'sistema', table: 'notificacion' } as const;
const ofWork = [column.integer('planId', true), column.code('trabajo', 30, true), column.utc('atendidaEn', true)];
const plan = { planId: { area: 'cliente', table: 'plan' } } as const;
const unreadBefore = [['usuarioId', 'leidaEn']];
const unread = [
  ['usuarioId', 'leidaEn', 'atendidaEn'],
  ['planId', 'trabajo'],
];

/** A notice that asks for a task names it, and holds when it was done. Those from before stay until they are read. */
export class AvisosAtendidos1700000042000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, NOTICES, unreadBefore);
    await addColumns(runner, NOTICES, ofWork);
    await addForeignKeys(runner, NOTICES, plan);
    await addIndexes(runner, NOTICES, unread);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, NOTICES, unread);
    await dropForeignKeys(runner, NOTICES, plan);
    await dropColumns(
      runner,
      NOTICES,
      ofWork.map(({ name }) => name),
    );
    await addIndexes(runner, NOTICES, unreadBefore);
  }
}
