import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addOwner, dropOwner, type Owner } from '../issued-documents';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;
const estado = { estado: `"estado" IN ('P', 'A', 'R')` };

/** Contracts, their blocks, and every text that a block had. */
const tables: TableDefinition[] = [
  {
    area: 'cliente',
    name: 'contrato',
    columns: [
      column.id(),
      column.integer('planId'),
      column.integer('adjudicacionId'),
      column.integer('personaId'),
      column.code('productoCodigo', 2),
      column.state(),
      column.code('estadoCivil', 1),
      column.code('separacionBienes', 1, true),
      column.text('disolucionConyugal', 500, true),
      column.text('poderConyuge', 500, true),
      column.text('apoderado', 120, true),
      column.code('estadoBien', 5, true),
      column.bool('aval'),
      column.bool('avalConyuge'),
      column.integer('creadoPor', true),
      column.utc('creadoEn'),
      column.integer('editadoPor', true),
      column.utc('editadoEn', true),
      column.integer('enviadoPor', true),
      column.utc('enviadoEn', true),
      column.integer('aprobadoPor', true),
      column.utc('aprobadoEn', true),
      column.integer('rechazadoPor', true),
      column.utc('rechazadoEn', true),
      column.text('motivo', 500, true),
      column.version(),
    ],
    references: {
      planId: { area: 'cliente', table: 'plan' },
      adjudicacionId: { area: 'asamblea', table: 'adjudicacion' },
      personaId: { area: 'cliente', table: 'persona' },
      creadoPor: usuario,
      editadoPor: usuario,
      enviadoPor: usuario,
      aprobadoPor: usuario,
      rechazadoPor: usuario,
    },
    unique: [['adjudicacionId']],
    indexes: [
      ['planId'],
      ['personaId'],
      ['creadoEn'],
      ['aprobadoEn'],
      ['estado', 'creadoEn'],
      ['productoCodigo', 'creadoEn'],
    ].map((columns) => ({ columns })),
    checks: estado,
  },
  {
    area: 'cliente',
    name: 'contrato_bloque',
    columns: [
      column.id(),
      column.integer('contratoId'),
      column.code('bloque', 20),
      column.state(),
      column.integer('numero'),
      column.text('motivo', 500, true),
      column.integer('decididoPor', true),
      column.utc('decididoEn', true),
      column.version(),
    ],
    references: { contratoId: { area: 'cliente', table: 'contrato' }, decididoPor: usuario },
    unique: [['contratoId', 'bloque']],
    checks: estado,
  },
  {
    area: 'cliente',
    name: 'contrato_texto',
    columns: [
      column.id(),
      column.integer('bloqueId'),
      column.integer('numero'),
      column.longText('texto'),
      column.code('formatoCodigo', 20),
      column.integer('formatoNumero'),
      column.longText('valores'),
      column.integer('escritoPor', true),
      column.utc('escritoEn'),
    ],
    references: { bloqueId: { area: 'cliente', table: 'contrato_bloque' }, escritoPor: usuario },
    unique: [['bloqueId', 'numero']],
  },
];

const documento: Owner = { tipo: 'contrato', columna: 'contratoId', area: 'cliente', table: 'contrato' };

export class Contratos1700000021000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
    await addOwner(runner, documento);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOwner(runner, documento);
    for (const { area, name } of tables.toReversed()) await dropTable(runner, area, name);
  }
}
