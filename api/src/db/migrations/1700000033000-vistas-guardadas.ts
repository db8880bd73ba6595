import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

const vistaGuardada: TableDefinition = {
  area: 'sistema',
  name: 'vista_guardada',
  columns: [
    column.id(),
    column.code('lista', 40),
    column.integer('usuarioId'),
    column.text('nombre', 60),
    column.bool('compartida'),
    column.longText('contenido'),
    column.utc('guardadaEn'),
    column.version(),
  ],
  references: { usuarioId: usuario },
  unique: [['lista', 'usuarioId', 'nombre']],
  indexes: [{ columns: ['usuarioId'] }],
};

const vistaInicial: TableDefinition = {
  area: 'sistema',
  name: 'vista_inicial',
  columns: [column.id(), column.integer('usuarioId'), column.code('lista', 40), column.integer('vistaId')],
  references: { usuarioId: usuario, vistaId: { area: 'sistema', table: 'vista_guardada' } },
  unique: [['usuarioId', 'lista']],
  indexes: [{ columns: ['vistaId'] }],
};

/** Saved views of lists, and the one that a list opens with. */
export class VistasGuardadas1700000033000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, vistaGuardada);
    await createTable(runner, vistaInicial);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, vistaInicial.area, vistaInicial.name);
    await dropTable(runner, vistaGuardada.area, vistaGuardada.name);
  }
}
