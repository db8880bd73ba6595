import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { column } from '../columns';
import { ISSUED } from '../issued-documents';
import { constraintNames } from '../naming';
import { createTable, dropTable, type TableDefinition, tablePath } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

const constancia: TableDefinition = {
  area: 'asamblea',
  name: 'constancia',
  columns: [
    column.id(),
    column.integer('asambleaId'),
    column.longText('lista'),
    column.code('listaSha256', 64),
    column.integer('participantes'),
    column.integer('planes'),
    column.utc('instaladaEn'),
    column.integer('instaladaPor', true),
    column.text('enlace', 300, true),
    column.version(),
  ],
  references: { asambleaId: { area: 'asamblea', table: 'asamblea' }, instaladaPor: usuario },
  unique: [['asambleaId']],
};

const copia: TableDefinition = {
  area: 'asamblea',
  name: 'constancia_copia',
  columns: [
    column.id(),
    column.integer('constanciaId'),
    column.text('entregadaA', 120),
    column.code('medio', 10),
    column.date('fecha'),
    column.text('nota', 500, true),
    column.integer('registradaPor', true),
    column.utc('registradaEn'),
  ],
  references: { constanciaId: { area: 'asamblea', table: 'constancia' }, registradaPor: usuario },
  indexes: [{ columns: ['constanciaId'] }],
};

/** What a public check looks for: the printed hash, or that of the file. */
const porHuella = ['huella', 'sha256'].map(
  (columna) =>
    new TableIndex({
      name: constraintNames.index(ISSUED, [columna]),
      columnNames: [columna],
      where: `"tipo" = 'constancia'`,
    }),
);

/** Evidence of assemblies: the frozen list, copies, and certificates that are found by their hash. */
export class Constancias1700000047000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, constancia);
    await createTable(runner, copia);
    for (const index of porHuella) await runner.createIndex(tablePath('sistema', ISSUED), index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of [...porHuella].reverse()) await runner.dropIndex(tablePath('sistema', ISSUED), index);
    await dropTable(runner, copia.area, copia.name);
    await dropTable(runner, constancia.area, constancia.name);
  }
}
