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

test('a text is prepared once, whatever its values', () => {
  let prepared = 0;
  const prepare = raw.prepare.bind(raw);
  raw.prepare = ((sql: string) => {
    prepared++;
    return prepare(sql);
  }) as typeof raw.prepare;
  for (let i = 0; i < 1000; i++) statements.prepare(BY_NAME).all(String(i));
  expect(prepared).toBe(1);
});

test('a read whose answer has two columns of one name is refused: SQL Server would give a list in place of the value', () => {
  expect(() => statements.prepare('SELECT id, nombre AS id FROM letra')).toThrow(/'id'/);
  expect(statements.prepare('SELECT id, nombre AS otro FROM letra WHERE id = 1').all()).toEqual([{ id: 1, otro: 'a' }]);
  expect(statements.prepare("UPDATE letra SET nombre = 'c' WHERE id = 1").reader).toBe(false);
});

test('of many texts the oldest is prepared anew', () => {
  const first = statements.prepare(BY_NAME);
  for (let i = 0; i < 199; i++) statements.prepare(`${BY_NAME} OR id = ${i}`);
  expect(statements.prepare(BY_NAME)).toBe(first);
  statements.prepare('SELECT 1');
  expect(statements.prepare(BY_NAME)).not.toBe(first);
});
