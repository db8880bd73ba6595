import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumns, createTable, dropColumns, dropTable, type TableDefinition } from '../table';

const SESION = { area: 'seguridad', table: 'sesion' } as const;
const references = { usuarioId: { area: 'seguridad', table: 'usuario' } } as const;

const segundoFactor: TableDefinition = {
  area: 'seguridad',
  name: 'segundo_factor',
  columns: [
    column.id(),
    column.integer('usuarioId'),
    column.longText('secreto'),
    column.utc('creadoEn'),
    column.utc('confirmadoEn', true),
    column.integer('ultimoPaso', true),
  ],
  references,
  unique: [['usuarioId']],
};

const codigoDeRecuperacion: TableDefinition = {
  area: 'seguridad',
  name: 'codigo_recuperacion',
  columns: [column.id(), column.integer('usuarioId'), column.code('huella', 64), column.utc('usadoEn', true)],
  references,
  unique: [['usuarioId', 'huella']],
};

/** A code of a telephone beside the password: its secret, what opens without the telephone, and when a session last showed one. */
export class SegundoFactor1700000069000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, segundoFactor);
    await createTable(runner, codigoDeRecuperacion);
    await addColumns(runner, SESION, [column.utc('segundoFactorEn', true)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, SESION, ['segundoFactorEn']);
    await dropTable(runner, codigoDeRecuperacion.area, codigoDeRecuperacion.name);
    await dropTable(runner, segundoFactor.area, segundoFactor.name);
  }
}
