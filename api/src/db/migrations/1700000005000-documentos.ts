import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, withDefault } from '../columns';
import { addColumns, createTable, dropColumns, dropTable, type TableDefinition } from '../table';

const plan = { area: 'cliente', table: 'plan' } as const;
const documento = { area: 'cliente', table: 'documento' } as const;
const version = { area: 'cliente', table: 'documento_version' } as const;
const archivo = { area: 'sistema', table: 'archivo' } as const;
const usuario = { area: 'seguridad', table: 'usuario' } as const;
const carpeta = { area: 'cliente', table: 'carpeta' } as const;

/** The checklist of a plan, its files and the decisions upon them (slice 3). */
const tables: TableDefinition[] = [
  {
    area: 'catalogo',
    name: 'tipo_documento',
    columns: [
      column.id(),
      column.code('codigo', 30),
      column.text('nombre', 120),
      column.integer('dueno'),
      column.code('condicionLaboral', 20, true),
      column.code('condicionCivil', 20, true),
      column.code('producto', 2, true),
      column.bool('obligatorio'),
      column.code('formato', 10),
      column.integer('orden'),
      column.code('departamento', 3),
      column.bool('activo'),
    ],
    unique: [['codigo']],
  },
  {
    area: 'cliente',
    name: 'documento',
    columns: [
      column.id(),
      column.integer('planId'),
      column.integer('dueno'),
      column.integer('tipoId'),
      column.integer('personaId', true),
      column.code('identificacion', 20, true),
      column.bool('estado', true),
      column.bool('aplica'),
      column.bool('obligatorio'),
      column.integer('archivoId', true),
      column.integer('versionArchivo'),
      column.integer('subidoPor', true),
      column.utc('subidoEn', true),
      column.integer('decididoPor', true),
      column.utc('decididoEn', true),
      column.code('decididoDepartamento', 3, true),
      column.text('observaciones', 500, true),
      column.utc('reemplazadaEn', true),
      column.version(),
    ],
    references: {
      planId: plan,
      tipoId: { area: 'catalogo', table: 'tipo_documento' },
      personaId: { area: 'cliente', table: 'persona' },
      archivoId: archivo,
      subidoPor: usuario,
      decididoPor: usuario,
    },
    indexes: [{ columns: ['planId', 'dueno', 'tipoId'], unique: true, where: '"reemplazadaEn" IS NULL' }],
  },
  {
    area: 'cliente',
    name: 'documento_version',
    columns: [
      column.id(),
      column.integer('documentoId'),
      column.integer('numero'),
      column.integer('archivoId'),
      column.text('nombreOriginal', 200),
      column.integer('paginas'),
      column.integer('subidoPor', true),
      column.utc('subidoEn'),
    ],
    references: { documentoId: documento, archivoId: archivo, subidoPor: usuario },
    unique: [['documentoId', 'numero']],
  },
  {
    area: 'cliente',
    name: 'documento_decision',
    columns: [
      column.id(),
      column.integer('documentoVersionId'),
      column.bool('estado'),
      column.text('motivo', 500, true),
      column.integer('usuarioId', true),
      column.code('idDepartamento', 3, true),
      column.utc('fecha'),
    ],
    references: { documentoVersionId: version, usuarioId: usuario },
    indexes: [{ columns: ['documentoVersionId'] }],
  },
];

/** What lists show of a folder's documents without counting them. */
const resumen = [
  withDefault(column.integer('documentosTotal'), 0),
  withDefault(column.integer('documentosListos'), 0),
  withDefault(column.code('estadoDocumentos', 10), 'sinLista'),
];

export class Documentos1700000005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await createTable(runner, table);
    await addColumns(runner, carpeta, resumen);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, carpeta, resumen.map(({ name }) => name).reverse());
    for (const table of [...tables].reverse()) await dropTable(runner, table.area, table.name);
  }
}
