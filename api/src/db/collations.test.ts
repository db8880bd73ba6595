import { Table, TableColumn } from 'typeorm';

// The column helpers choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { recordMigrations } = require('./script/recorder') as typeof import('./script/recorder');
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

describe('of what the migrations make', () => {
  let recording: Awaited<ReturnType<typeof recordMigrations>>;
  beforeAll(async () => {
    recording = await recordMigrations();
  });

  test('a server that took nothing of the exact columns lacks each of them', () => {
    const { tables } = recording;
    const plain = tables.map((one) => {
      const copy = one.clone();
      for (const column of copy.columns) delete column.collation;
      return copy;
    });
    expect(tableDifferences(tables, tables)).toEqual([]);
    const lacking = tableDifferences(tables, plain).filter((line) => line.startsWith('falta'));
    expect(
      lacking.map((line) => /la columna (\w+) .* de \w+\.(\w+)$/.exec(line)?.slice(1).reverse().join('.')),
    ).toEqual([
      'sesion.id',
      'idempotencia.clave',
      'clave_servicio.publico',
      'clave_servicio.huella',
      'lugar_de_ingreso.clave',
      'codigo_recuperacion.huella',
      'identidad_empresa.emisor',
      'identidad_empresa.sujeto',
    ]);
  });

  /** UUIDs and hashes that the program writes itself, in small hexadecimal letters: both collations agree on them (decisiones.md). */
  const WRITTEN_SMALL = [
    'archivo.sha256',
    'archivo.sha256Recibido',
    'auditoria.cadena',
    'auditoria.huella',
    'auditoria_sello.cadena',
    'auditoria_sello.final',
    'auditoria_sello.huellaClave',
    'auditoria_sello.registro',
    'constancia.listaSha256',
    'derecho_titular.sha256',
    'documento_emitido.huella',
    'documento_emitido.sha256',
    'envio_evento.clave',
    'idempotencia.huellaCuerpo',
    'importacion.sha256',
    'instalacion.huellaClave',
    'instalacion.huellaSiguiente',
    'instalacion.identificador',
    'instalacion.turno',
    'instalacion.turnoAnterior',
    'intento_fallido.clave',
    'intento_fallido.proceso',
    'retencion.proceso',
    'sorteo.semilla',
  ];
  const isUuidOrHash = ({ type, length }: TableColumn) => type === 'varchar' && ['36', '64'].includes(length);
  const named = (one: Table, column: TableColumn) => `${one.name.split('.').at(-1)}.${column.name}`;

  test('a column of UUIDs or hashes is compared letter by letter, or is named here as written by the program alone', () => {
    const others = recording.tables.flatMap((one) =>
      one.columns
        .filter((column) => isUuidOrHash(column) && column.collation !== BINARY)
        .map((column) => named(one, column)),
    );
    expect(others.sort()).toEqual(WRITTEN_SMALL);
  });

  test('rows with a UUID or a hash for their key do not lie by it', () => {
    const said = recording.migrations.flatMap(({ statements }) => statements).join('\n');
    const keys = recording.tables.filter(({ primaryColumns }) => primaryColumns.some(isUuidOrHash));
    expect(keys.map(({ name }) => name.split('.').at(-1))).toEqual(['sesion', 'lugar_de_ingreso']);
    for (const { name, primaryColumns } of keys) {
      const [area, bare] = name.split('.').slice(-2);
      const key = primaryColumns.map((column) => `"${column.name}"`).join(', ');
      expect(said).toMatch(new RegExp(`CREATE CLUSTERED INDEX "IX_\\w+" ON "${area}"."${bare}" `));
      expect(said).toContain(
        `ALTER TABLE "${area}"."${bare}" ADD CONSTRAINT "PK_${bare}" PRIMARY KEY NONCLUSTERED (${key});`,
      );
    }
  });
});
