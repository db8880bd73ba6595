import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { column } from '../columns';
import { constraintNames } from '../naming';
import { createTable, dropIndexes, dropTable, type TableDefinition, tablePath } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

/** Sendings of folders to risk and their outcomes (slice 4). */
const table: TableDefinition = {
  area: 'cliente',
  name: 'carpeta_envio',
  columns: [
    column.id(),
    column.integer('carpetaId'),
    column.utc('enviadaEn'),
    column.integer('enviadaPor', true),
    column.bool('completa'),
    column.integer('faltantes'),
    column.code('resultado', 10, true),
    column.code('tipoGarantia', 1, true),
    column.text('comentario', 500, true),
    column.integer('resueltaPor', true),
    column.utc('resueltaEn', true),
  ],
  references: { carpetaId: { area: 'cliente', table: 'carpeta' }, enviadaPor: usuario, resueltaPor: usuario },
  indexes: [
    { columns: ['carpetaId'], unique: true, where: '"resultado" IS NULL' },
    { columns: ['carpetaId', 'id'] },
    { columns: ['enviadaEn'] },
    { columns: ['resueltaEn'] },
  ],
};

/** The board of a department reads its folders alone. */
const OF_DEPARTMENT = ['idDepartamento'];
const indexName = constraintNames.index('carpeta', OF_DEPARTMENT);

export class Envios1700000009500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, table);
    await runner.createIndex(
      tablePath('cliente', 'carpeta'),
      new TableIndex({ name: indexName, columnNames: OF_DEPARTMENT }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, { area: 'cliente', table: 'carpeta' }, [OF_DEPARTMENT]);
    await dropTable(runner, table.area, table.name);
  }
}
