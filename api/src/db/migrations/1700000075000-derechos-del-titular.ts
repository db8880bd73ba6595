import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addChecks, type CheckedTable, condition, dropChecks } from '../checks';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const derecho: TableDefinition = {
  area: 'cliente',
  name: 'derecho_titular',
  columns: [
    column.id(),
    column.code('identificacion', 20),
    column.text('nombre', 300),
    column.integer('personaId', true),
    column.code('tipo', 20),
    column.text('pedido', 500),
    column.date('ingreso'),
    column.date('vence'),
    column.text('comprobacion', 500),
    column.state(),
    column.integer('creadoPor', true),
    column.utc('creadoEn'),
    column.utc('exportadaEn', true),
    column.code('sha256', 64, true),
    column.integer('decididaPor', true),
    column.utc('decididaEn', true),
    column.text('respuesta', 500, true),
    column.version(),
  ],
  references: {
    personaId: { area: 'cliente', table: 'persona' },
    creadoPor: { area: 'seguridad', table: 'usuario' },
    decididaPor: { area: 'seguridad', table: 'usuario' },
  },
  indexes: [{ columns: ['personaId'] }, { columns: ['estado', 'ingreso'] }],
};

const CHECKED: readonly CheckedTable[] = [
  {
    area: 'cliente',
    table: 'derecho_titular',
    checks: {
      estado: condition.oneOf('estado', ['recibida', 'atendida', 'negada']),
      tipo: condition.oneOf('tipo', ['acceso', 'rectificacion', 'bloqueo', 'desbloqueo']),
      ingreso: condition.date('ingreso'),
      vence: condition.date('vence'),
      plazo: condition.notBefore('ingreso', 'vence'),
    },
  },
];

/** What persons ask about their data, and what they were answered. */
export class DerechosDelTitular1700000075000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, derecho);
    await addChecks(runner, CHECKED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropChecks(runner, CHECKED);
    await dropTable(runner, derecho.area, derecho.name);
  }
}
