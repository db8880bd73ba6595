import { Table, TableColumn } from 'typeorm';

// The column helpers choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { unconnected } = require('./model') as typeof import('./model');
const { tablesOf } = require('./tables') as typeof import('./tables');
const { tableDifferences } = require('./schema-differences') as typeof import('./schema-differences');

const BINARY = 'Latin1_General_100_BIN2';

const table = (name: string, collation?: string): Table =>
  new Table({
    name,
    columns: [
      new TableColumn({
        name: 'clave',
        type: 'varchar',
        length: '64',
        ...(collation === undefined ? {} : { collation }),
      }),
    ],
  });

test.each([
  ['another than the migration gives', BINARY, 'Modern_Spanish_CI_AS', ` ${BINARY}`, ' Modern_Spanish_CI_AS'],
  ["the database's where the migration gives one", BINARY, undefined, ` ${BINARY}`, ''],
  [
    "another than the database's where the migration gives none",
    undefined,
    'Latin1_General_CI_AS',
    '',
    ' Latin1_General_CI_AS',
  ],
])('a column with a collation that is %s is named, as it should be and as it is', (_case, ours, theirs, should, is) => {
  expect(tableDifferences([table('seguridad.llave', ours)], [table('seguridad.llave', theirs)])).toEqual([
    `falta la columna clave (varchar(64) not null${should}) de seguridad.llave`,
    `sobra la columna clave (varchar(64) not null${is}) de seguridad.llave`,
  ]);
  expect(tableDifferences([table('seguridad.llave', ours)], [table('seguridad.llave', ours)])).toEqual([]);
});

describe('of what the entities say', () => {
  let tables: Table[];
  beforeAll(async () => {
    tables = tablesOf(await unconnected());
  });
  const collationOf = (name: string, column: string) =>
    tables.find((one) => one.name.endsWith(`.${name}`))?.findColumnByName(column)?.collation;

  test('codes, states, hashes and words of the search compare letter by letter; what people wrote compares as the database does', () => {
    const codes = tables.flatMap(({ columns }) => columns.filter(({ type }) => /^(var)?char$/.test(type)));
    expect(codes.length).toBeGreaterThan(200);
    expect(codes.filter(({ collation }) => collation !== BINARY)).toEqual([]);
    expect([collationOf('tarea', 'estado'), collationOf('usuario', 'usuario')]).toEqual([BINARY, BINARY]);
    expect(collationOf('persona_token', 'token')).toBe(BINARY);
    expect(collationOf('persona', 'nombres')).toBeUndefined();
  });

  test('a server that took nothing of the exact columns lacks each of them', () => {
    const plain = tables.map((one) => {
      const copy = one.clone();
      for (const column of copy.columns) delete column.collation;
      return copy;
    });
    expect(tableDifferences(tables, tables)).toEqual([]);
    const lacking = tableDifferences(tables, plain).filter((line) => line.startsWith('falta la columna'));
    expect(lacking).toEqual(
      expect.arrayContaining([
        `falta la columna estado (varchar(20) not null ${BINARY}) de expediente.tarea`,
        `falta la columna clave (varchar(100) not null ${BINARY}) de seguridad.idempotencia`,
      ]),
    );
  });
});
