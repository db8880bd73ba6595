import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addOwner, dropOwner, type Owner } from '../issued-documents';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

/** Promissory notes with their schedules, and who represents the company. */
const tables: TableDefinition[] = [
  {
    area: 'catalogo',
    name: 'representante',
    columns: [
      column.id(),
      column.text('nombre', 160),
      column.code('cedula', 10),
      column.text('calidad', 80),
      column.bool('activo'),
    ],
    indexes: [{ columns: ['nombre'], unique: true }],
  },
  {
    area: 'cliente',
    name: 'pagare',
    columns: [
      column.keyInteger('id'),
      column.integer('planId'),
      column.integer('adjudicacionId'),
      column.integer('personaId'),
      column.state(),
      column.integer('emision'),
      column.code('cedulaCliente', 20),
      column.text('nombresCliente', 250),
      column.code('lugarEmision', 6),
      column.date('fechaEmision'),
      column.date('fechaInicial'),
      column.date('fechaFinal'),
      column.integer('plazo'),
      column.money('valorDividendo'),
      column.money('monto'),
      ...['conyuge', 'garante', 'garanteConyuge', 'segundoGarante', 'testigo', 'huella', 'representante'].flatMap(
        (persona) => [column.code(`${persona}Cedula`, 10, true), column.text(`${persona}Nombre`, 160, true)],
      ),
      column.integer('generadoPor', true),
      column.utc('generadoEn'),
      column.integer('actualizadoPor', true),
      column.utc('actualizadoEn', true),
      column.integer('enviadoPor', true),
      column.utc('enviadoEn', true),
      column.integer('decididoPor', true),
      column.utc('decididoEn', true),
      column.text('motivo', 500, true),
      column.version(),
    ],
    references: {
      planId: { area: 'cliente', table: 'plan' },
      adjudicacionId: { area: 'asamblea', table: 'adjudicacion' },
      personaId: { area: 'cliente', table: 'persona' },
      lugarEmision: { area: 'catalogo', table: 'ciudad', column: 'codigo' },
      generadoPor: usuario,
      actualizadoPor: usuario,
      enviadoPor: usuario,
      decididoPor: usuario,
    },
    indexes: [
      { columns: ['planId'], unique: true },
      ...['adjudicacionId', 'personaId', 'estado', 'cedulaCliente', 'nombresCliente', 'monto', 'fechaEmision'].map(
        (name) => ({ columns: [name] }),
      ),
    ],
    checks: { estado: `"estado" IN ('P', 'A', 'R')` },
  },
  {
    area: 'cliente',
    name: 'pagare_cuota',
    columns: [
      column.id(),
      column.integer('pagareId'),
      column.integer('emision'),
      column.integer('numero'),
      column.date('fechaVencimiento'),
      column.money('valor'),
    ],
    references: { pagareId: { area: 'cliente', table: 'pagare' } },
    unique: [['pagareId', 'emision', 'numero']],
  },
];

const documento: Owner = { tipo: 'pagare', columna: 'pagareId', area: 'cliente', table: 'pagare' };

export class Pagares1700000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
    await addOwner(runner, documento);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOwner(runner, documento);
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
