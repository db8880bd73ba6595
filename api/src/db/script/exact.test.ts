// The column helpers choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { recordMigrations } = require('./recorder') as typeof import('./recorder');

/** What a server is told so that it compares some columns letter by letter. Constraints and shapes are those that the other migrations made. */
interface Change {
  readonly table: string;
  readonly statements: readonly string[];
}

async function changes(): Promise<{
  changes: Change[];
  tables: Awaited<ReturnType<typeof recordMigrations>>['tables'];
}> {
  const { migrations, tables } = await recordMigrations();
  const own = migrations.find(({ name }) => name.startsWith('ComparadosExactos'));
  const found = (own?.statements ?? []).map((statement) => {
    const guarded = /^IF @@VERSION LIKE N'Microsoft%' EXEC \(N'([\s\S]*)'\)$/.exec(statement)?.[1] ?? '';
    const statements = guarded.replaceAll("''", "'").split(/(?<=;) (?=[A-Z])/);
    return { table: /"seguridad"\."(\w+)"/.exec(guarded)?.[1] ?? '', statements };
  });
  return { changes: found, tables };
}

const OWN_STATISTICS = 3;

test('on Microsoft alone: statistics and keys go, the column changes, the same keys come back', async () => {
  const found = await changes();
  expect(found.changes.map(({ table }) => table)).toEqual([
    'idempotencia',
    'identidad_empresa',
    'clave_servicio',
    'codigo_recuperacion',
  ]);
  const [first] = found.changes;
  expect(first?.statements).toEqual([
    "DECLARE @sql nvarchar(max) = N'';",
    `SELECT @sql = @sql + N'DROP STATISTICS "seguridad"."idempotencia".' + QUOTENAME(s.name) + N'; ' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N'seguridad.idempotencia') AND s.auto_created = 1;`,
    'EXEC (@sql);',
    'ALTER TABLE "seguridad"."idempotencia" DROP CONSTRAINT "UQ_idempotencia_usuarioId_clave";',
    'ALTER TABLE "seguridad"."idempotencia" ALTER COLUMN "clave" varchar(100) COLLATE Latin1_General_100_BIN2 NOT NULL;',
    'ALTER TABLE "seguridad"."idempotencia" ADD CONSTRAINT "UQ_idempotencia_usuarioId_clave" UNIQUE ("usuarioId", "clave");',
  ]);
});

test('every key over a changed column steps aside, no index is over one, and columns keep length and whether they may be empty', async () => {
  const found = await changes();
  for (const { table, statements } of found.changes) {
    const model = found.tables.find(({ name }) => name.endsWith(`.${table}`));
    if (model === undefined) throw new Error(`no table ${table}`);
    const rest = statements.slice(OWN_STATISTICS);
    const altered = rest.flatMap((one) => [
      ...one.matchAll(/ALTER COLUMN "(\w+)" (\w+)\((\d+)\) COLLATE \w+ (NOT NULL|NULL);/g),
    ]);
    for (const [, name = '', type, length, empty] of altered) {
      const column = model.findColumnByName(name);
      expect([table, name, column?.type, column?.length, column?.isNullable]).toEqual([
        table,
        name,
        type,
        length,
        empty === 'NULL',
      ]);
    }
    const names = altered.map(([, name = '']) => name);
    const over = (columns: readonly string[]): boolean => columns.some((column) => names.includes(column));
    const keys = model.uniques.filter(({ columnNames }) => over(columnNames));
    const text = (word: string) =>
      rest.filter((one) => one.includes(` ${word} `)).map((one) => /"((?:UQ)_\w+)"/.exec(one)?.[1]);
    expect(text('DROP CONSTRAINT')).toEqual(keys.map(({ name }) => name));
    expect(text('ADD CONSTRAINT')).toEqual(keys.map(({ name }) => name));
    for (const { name, columnNames } of keys)
      expect(rest.at(-1)).toContain(`"${name}" UNIQUE (${columnNames.map((column) => `"${column}"`).join(', ')})`);
    expect(model.indices.filter(({ columnNames }) => over(columnNames))).toEqual([]);
    expect(model.foreignKeys.filter(({ columnNames }) => over(columnNames))).toEqual([]);
    expect(model.primaryColumns.filter(({ name }) => names.includes(name))).toEqual([]);
  }
});
