import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableForeignKey, TableIndex } from 'typeorm';
import { column, withDefault } from '../columns';
import { constraintNames } from '../naming';
import { addColumns, dropColumns, dropIndexes, tablePath } from '../table';

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
    await addColumns(runner, { area: 'asamblea', table: TABLE }, [
      // what the rows of an installation really say follows at once
      withDefault(column.code('productoCodigo', 2), ''),
      withDefault(column.code('viaIngreso', 12), 'IMPORTACION'),
      column.integer('ejecutivoId', true),
    ]);
    await fillIn(runner);
    await runner.createForeignKey(path, ofExecutive());
    for (const columnNames of INDEXES)
      await runner.createIndex(path, new TableIndex({ name: constraintNames.index(TABLE, columnNames), columnNames }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const own = { area: 'asamblea', table: TABLE } as const;
    await dropIndexes(runner, own, INDEXES);
    await runner.dropForeignKey(tablePath('asamblea', TABLE), ofExecutive());
    await dropColumns(runner, own, ['ejecutivoId', 'viaIngreso', 'productoCodigo']);
  }
}

const ofExecutive = (): TableForeignKey =>
  new TableForeignKey({
    name: constraintNames.foreignKey(TABLE, ['ejecutivoId']),
    columnNames: ['ejecutivoId'],
    referencedTableName: tablePath('seguridad', 'usuario'),
    referencedColumnNames: ['id'],
    onDelete: 'NO ACTION',
    onUpdate: 'NO ACTION',
  });

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
