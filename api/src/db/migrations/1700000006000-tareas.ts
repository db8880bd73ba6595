import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

/** Tasks, their kinds and results (slice 3). */
const tables: TableDefinition[] = [
  {
    area: 'catalogo',
    name: 'tarea_tipo',
    columns: [
      column.id(),
      column.code('codigo', 30),
      column.text('nombre', 80),
      column.text('role', 40),
      column.bool('activo'),
    ],
    unique: [['codigo']],
  },
  {
    area: 'catalogo',
    name: 'tarea_accion',
    columns: [
      column.id(),
      column.integer('tipoId'),
      column.text('nombre', 80),
      column.code('cierre', 1),
      column.integer('orden'),
    ],
    references: { tipoId: { area: 'catalogo', table: 'tarea_tipo' } },
    unique: [['tipoId', 'orden']],
  },
  {
    area: 'cliente',
    name: 'tarea',
    columns: [
      column.id(),
      column.integer('tipoId'),
      column.integer('planId'),
      column.integer('personaId'),
      column.integer('usuarioId', true),
      column.state(),
      column.utc('creada'),
      column.utc('actualizada'),
      column.date('fechaEjecucion', true),
      column.integer('accionId', true),
      column.text('observaciones', 500, true),
      column.integer('eventoId', true),
      column.integer('creadaPor', true),
      column.integer('cerradaPor', true),
      column.utc('cerradaEn', true),
      column.version(),
    ],
    references: {
      tipoId: { area: 'catalogo', table: 'tarea_tipo' },
      planId: { area: 'cliente', table: 'plan' },
      personaId: { area: 'cliente', table: 'persona' },
      usuarioId: usuario,
      accionId: { area: 'catalogo', table: 'tarea_accion' },
      eventoId: { area: 'cliente', table: 'evento' },
      creadaPor: usuario,
      cerradaPor: usuario,
    },
    indexes: [
      { columns: ['planId'] },
      { columns: ['usuarioId', 'estado', 'fechaEjecucion'] },
      { columns: ['estado', 'tipoId', 'fechaEjecucion'] },
      { columns: ['fechaEjecucion'] },
    ],
  },
];

export class Tareas1700000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
