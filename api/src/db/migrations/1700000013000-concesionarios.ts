import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, withDefault } from '../columns';
import {
  addColumns,
  addForeignKeys,
  addIndexes,
  addUnique,
  createTable,
  dropColumns,
  dropForeignKeys,
  dropIndexes,
  dropTable,
  dropUnique,
  type TableDefinition,
} from '../table';

const usuario = { guardadaPor: { area: 'seguridad', table: 'usuario' } } as const;
const sello = [column.utc('guardadaEn'), column.integer('guardadaPor', true), column.version()];

const concesionario: TableDefinition = {
  area: 'catalogo',
  name: 'concesionario',
  columns: [
    column.id(),
    column.text('nombreComercial', 120),
    column.text('razonSocial', 120),
    column.code('ruc', 13, true),
    column.code('codigo', 20, true),
    column.text('correo', 254, true),
    column.code('telefono', 10, true),
    column.text('direccion', 100, true),
    column.money('negociacion', true),
    column.state(),
    ...sello,
  ],
  references: usuario,
  unique: [['nombreComercial']],
  indexes: [{ columns: ['codigo'], unique: true, where: '"codigo" IS NOT NULL' }],
};

const suConcesionario = { concesionarioId: { area: 'catalogo', table: 'concesionario' } } as const;

const ejecutivo: TableDefinition = {
  area: 'catalogo',
  name: 'ejecutivo_concesionario',
  columns: [
    column.id(),
    column.integer('concesionarioId'),
    column.text('nombre', 120),
    column.text('correo', 254),
    column.code('departamento', 20),
    column.code('telefono', 10),
    column.state(),
    ...sello,
  ],
  references: { ...suConcesionario, ...usuario },
  unique: [['concesionarioId', 'nombre', 'departamento']],
};

const dispositivo = { area: 'catalogo', table: 'dispositivo' } as const;
const medio = { area: 'cliente', table: 'medio_aprobacion' } as const;

/** Dealers and their executives; devices become theirs. Those of before keep their keys, which approvals name, and have no dealer yet. */
export class Concesionarios1700000013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, concesionario);
    await createTable(runner, ejecutivo);
    await addColumns(runner, dispositivo, [
      column.integer('concesionarioId', true),
      column.utc('guardadaEn', true),
      column.integer('guardadaPor', true),
      withDefault(column.version(), 1),
    ]);
    await addForeignKeys(runner, dispositivo, { ...suConcesionario, ...usuario });
    await dropUnique(runner, dispositivo, ['nombre']);
    await addUnique(runner, dispositivo, ['concesionarioId', 'nombre']);
    await addIndexes(runner, dispositivo, [['nombre']], { unique: true, where: '"concesionarioId" IS NULL' });
    await addIndexes(runner, medio, [['dispositivoId']]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, medio, [['dispositivoId']]);
    await dropIndexes(runner, dispositivo, [['nombre']]);
    await dropUnique(runner, dispositivo, ['concesionarioId', 'nombre']);
    await addUnique(runner, dispositivo, ['nombre']);
    await dropForeignKeys(runner, dispositivo, { ...suConcesionario, ...usuario });
    await dropColumns(runner, dispositivo, ['concesionarioId', 'guardadaEn', 'guardadaPor', 'version']);
    for (const { area, name } of [ejecutivo, concesionario]) await dropTable(runner, area, name);
  }
}
