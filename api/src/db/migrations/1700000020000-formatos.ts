import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

const formato: TableDefinition = {
  area: 'catalogo',
  name: 'formato',
  columns: [
    column.id(),
    column.code('bloque', 20),
    column.code('codigo', 20),
    column.integer('numero'),
    column.text('nombre', 120),
    column.code('producto', 20),
    column.code('estadoCivil', 20),
    column.code('separacionBienes', 20),
    column.code('garantia', 20),
    column.code('garante', 20),
    column.code('estadoBien', 20),
    column.longText('texto'),
    column.text('motivo', 500),
    column.state(),
    column.date('vigenteDesde'),
    column.date('vigenteHasta', true),
    column.integer('reemplazoId', true),
    column.integer('creadoPor', true),
    column.integer('escritoPor', true),
    column.utc('escritoEn'),
    column.integer('decididoPor', true),
    column.utc('decididoEn', true),
    column.text('motivoDescarte', 500, true),
    column.version(),
  ],
  references: {
    reemplazoId: { area: 'catalogo', table: 'formato' },
    creadoPor: usuario,
    escritoPor: usuario,
    decididoPor: usuario,
  },
  unique: [['codigo', 'numero']],
  indexes: [{ columns: ['codigo'], unique: true, where: '"estado" = \'borrador\'' }, { columns: ['bloque', 'estado'] }],
};

/** Versions of the clauses' texts. */
export class Formatos1700000020000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return createTable(runner, formato);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTable(runner, formato.area, formato.name);
  }
}
