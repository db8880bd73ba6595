import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn, TableForeignKey, TableIndex } from 'typeorm';
import { column } from '../columns';
import { constraintNames } from '../naming';
import { tablePath } from '../table';

const TABLE = 'adjudicacion';
const INDEXES = [
  ['ejecutivoId', 'productoCodigo', 'fecha', 'estado'],
  ['ejecutivoId', 'fecha', 'estado'],
  ['productoCodigo', 'fecha', 'estado'],
  ['planId', 'fecha'],
  ['personaId'],
];

/** Lists of awarded members read one table by its own indexes: product, who looks after it now, and how it came in. */
export class Adjudicados1700000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const path = tablePath('asamblea', TABLE);
    const added = [
      column.code('productoCodigo', 2, true),
      column.code('viaIngreso', 12, true),
      column.integer('ejecutivoId', true),
    ];
    await runner.addColumns(
      path,
      added.map((options) => new TableColumn(options)),
    );
    await fillIn(runner);
    for (const options of [column.code('productoCodigo', 2), column.code('viaIngreso', 12)])
      await runner.changeColumn(path, options.name, new TableColumn(options));
    await runner.createForeignKey(
      path,
      new TableForeignKey({
        name: constraintNames.foreignKey(TABLE, ['ejecutivoId']),
        columnNames: ['ejecutivoId'],
        referencedTableName: tablePath('seguridad', 'usuario'),
        referencedColumnNames: ['id'],
        onDelete: 'NO ACTION',
        onUpdate: 'NO ACTION',
      }),
    );
    for (const columnNames of INDEXES)
      await runner.createIndex(path, new TableIndex({ name: constraintNames.index(TABLE, columnNames), columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const path = tablePath('asamblea', TABLE);
    for (const columnNames of INDEXES) await runner.dropIndex(path, constraintNames.index(TABLE, columnNames));
    await runner.dropForeignKey(path, constraintNames.foreignKey(TABLE, ['ejecutivoId']));
    for (const name of ['ejecutivoId', 'viaIngreso', 'productoCodigo']) await runner.dropColumn(path, name);
  }
}

/** What the rows say already: the assembly's product, the executive of the last month, minutes or import. */
async function fillIn(runner: QueryRunner): Promise<void> {
  const own = quoted(tablePath('asamblea', TABLE));
  const assignments = quoted(tablePath('cliente', 'asignacion_ejecutivo'));
  await runner.query(
    `UPDATE ${own} SET "productoCodigo" = (SELECT s."productoCodigo" FROM ${quoted(tablePath('asamblea', 'asamblea'))} s WHERE s."id" = ${own}."asambleaId"),
      "viaIngreso" = CASE
        WHEN EXISTS (SELECT 1 FROM ${own} r WHERE r."id" = ${own}."reemplazaA" AND r."planId" <> ${own}."planId") THEN 'REASIGNACION'
        WHEN EXISTS (SELECT 1 FROM ${quoted(tablePath('asamblea', 'acta'))} a WHERE a."asambleaId" = ${own}."asambleaId") THEN 'ASAMBLEA'
        ELSE 'IMPORTACION' END,
      "ejecutivoId" = (SELECT x."usuarioId" FROM ${assignments} x WHERE x."planId" = ${own}."planId"
        AND x."mes" = (SELECT MAX(m."mes") FROM ${assignments} m WHERE m."planId" = ${own}."planId"))`,
  );
}

const quoted = (path: string): string =>
  path
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
