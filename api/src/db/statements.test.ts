import BetterSqlite3 from 'better-sqlite3';
import { Statements } from './statements';

let raw: BetterSqlite3.Database;
let statements: Statements;
beforeEach(() => {
  raw = new BetterSqlite3(':memory:');
  raw.exec("CREATE TABLE letra (id INTEGER PRIMARY KEY, nombre TEXT); INSERT INTO letra (nombre) VALUES ('a'), ('b')");
  statements = new Statements(raw);
});
afterEach(() => raw.close());

const BY_NAME = 'SELECT id FROM letra WHERE nombre = ?';

/** Runs with the values that the statement was prepared with, for ever. */
const boundRuns = (): { bound: number; free: number } => {
  const counts = { bound: 0, free: 0 };
  const prepare = raw.prepare.bind(raw);
  raw.prepare = ((sql: string) => {
    const statement = prepare(sql);
    const all = statement.all.bind(statement);
    statement.all = (...values) => {
      counts[values.length === 0 ? 'bound' : 'free']++;
      return all(...values);
    };
    return statement;
  }) as typeof raw.prepare;
  return counts;
};

test('the values of the second run are bound once; another value has its own rows', () => {
  const counts = boundRuns();
  for (let i = 0; i < 5; i++) expect(statements.all(BY_NAME, ['b'])).toEqual([{ id: 2 }]);
  expect(counts).toEqual({ bound: 4, free: 1 });
  expect(statements.all(BY_NAME, ['a'])).toEqual([{ id: 1 }]);
  expect(statements.all(BY_NAME, ['b'])).toEqual([{ id: 2 }]);
  expect(counts).toEqual({ bound: 5, free: 2 });
});

test('the text 1 and the number 1 are two values', () => {
  const TYPE = 'SELECT typeof(?) AS tipo';
  for (let i = 0; i < 3; i++) {
    expect(statements.all(TYPE, ['1'])).toEqual([{ tipo: 'text' }]);
    expect(statements.all(TYPE, [1n])).toEqual([{ tipo: 'integer' }]);
    expect(statements.all(TYPE, [null])).toEqual([{ tipo: 'null' }]);
  }
});

test('a bound statement sees rows and columns that came after it', () => {
  const ALL = 'SELECT * FROM letra WHERE nombre = ?';
  for (let i = 0; i < 3; i++) statements.all(ALL, ['a']);
  raw.exec("ALTER TABLE letra ADD COLUMN alta INTEGER; INSERT INTO letra (nombre, alta) VALUES ('a', 1)");
  expect(statements.all(ALL, ['a'])).toEqual([
    { id: 1, nombre: 'a', alta: null },
    { id: 3, nombre: 'a', alta: 1 },
  ]);
});

test('values that change all the time hold no more than a bounded number of statements', () => {
  let prepared = 0;
  const prepare = raw.prepare.bind(raw);
  raw.prepare = ((sql: string) => {
    prepared++;
    return prepare(sql);
  }) as typeof raw.prepare;
  for (let i = 0; i < 1000; i++) statements.all(BY_NAME, [String(i)]);
  expect(prepared).toBe(1);
});

test('a read whose answer has two columns of one name is refused: SQL Server would give a list in place of the value', () => {
  expect(() => statements.all('SELECT id, nombre AS id FROM letra', [])).toThrow(/'id'/);
  expect(statements.all('SELECT id, nombre AS otro FROM letra WHERE id = 1', [])).toEqual([{ id: 1, otro: 'a' }]);
  expect(statements.get("UPDATE letra SET nombre = 'c' WHERE id = 1").reader).toBe(false);
});
