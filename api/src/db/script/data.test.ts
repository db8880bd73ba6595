// The column helpers choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { recordMigrations } = require('./recorder') as typeof import('./recorder');

/** Migrations that change rows in the transaction of their tables: from before there was any installation with many of them. */
const CHANGE_ROWS = ['Adjudicados1700000007000', 'DocumentosEmitidos1700000012000', 'CartasDeSalida1700000016000'];

test('a migration changes tables and no rows: what many rows need is done in batches afterwards, so that no lock lasts as long as they are many', async () => {
  const { migrations } = await recordMigrations();
  const changing = migrations.filter(({ statements }) =>
    statements.some(
      (sql) => !/\bTRIGGER\b/.test(sql) && /(?:^|[;(']\s*)(?:UPDATE|INSERT INTO|DELETE FROM)\s/.test(sql.trim()),
    ),
  );
  expect(changing.map(({ name }) => name)).toEqual(CHANGE_ROWS);
});
