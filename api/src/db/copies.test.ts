import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { backup, CopyError, type Place, restore, verifyCopy } from './copies';

const NOW = new Date('2026-03-10T15:00:00.000Z');
let dir: string;
let place: Place & { filesDir: string };
let copy: string;

function open(): BetterSqlite3.Database {
  const database = new BetterSqlite3(place.databaseFile);
  database.pragma('journal_mode = WAL');
  return database;
}
const countRows = (file = place.databaseFile): unknown => {
  const database = new BetterSqlite3(file);
  try {
    return database.prepare('SELECT COUNT(*) FROM fila').pluck().get();
  } finally {
    database.close();
  }
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'adjudica-copias-'));
  place = { databaseFile: join(dir, 'adjudica.db'), filesDir: join(dir, 'archivos') };
  copy = join(dir, 'copia');
  mkdirSync(join(place.filesDir, 'ab'), { recursive: true });
  writeFileSync(join(place.filesDir, 'ab', 'acta.pdf'), 'acta');
  const database = open();
  database.exec('CREATE TABLE fila (id INTEGER PRIMARY KEY, texto TEXT)');
  database.exec("INSERT INTO fila (texto) VALUES ('uno'), ('dos')");
  database.close();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('a copy of the embedded database', () => {
  test('is refused over another copy and of no database', async () => {
    await backup(place, copy, NOW);
    await expect(backup(place, copy, NOW)).rejects.toThrow(CopyError);
    await expect(backup({ ...place, databaseFile: join(dir, 'otra.db') }, join(dir, 'x'), NOW)).rejects.toThrow(
      'otra.db',
    );
    expect(existsSync(join(dir, 'x'))).toBe(false);
  });

  test('holds what was committed while the database runs, also what only the write-ahead log has, and the files', async () => {
    const running = open();
    running.exec("INSERT INTO fila (texto) VALUES ('tres')");
    running.exec('BEGIN IMMEDIATE');
    running.exec("INSERT INTO fila (texto) VALUES ('sin confirmar')");
    const manifest = await backup(place, copy, NOW);
    running.exec('COMMIT');
    running.close();
    expect(manifest).toMatchObject({ base: 'adjudica', creada: NOW.toISOString(), archivos: 1 });
    expect(countRows(join(copy, 'adjudica.db'))).toBe(3);
    expect(readFileSync(join(copy, 'archivos', 'ab', 'acta.pdf'), 'utf8')).toBe('acta');
  });

  test('that was changed, or lost a file, is not restored', async () => {
    await backup(place, copy, NOW);
    rmSync(join(copy, 'archivos', 'ab', 'acta.pdf'));
    await expect(verifyCopy(copy)).rejects.toThrow('0 de 1');
    writeFileSync(join(copy, 'archivos', 'ab', 'acta.pdf'), 'acta');
    appendFileSync(join(copy, 'adjudica.db'), 'x');
    await expect(restore(place, copy, NOW)).rejects.toThrow('huella');
    expect(countRows()).toBe(2);
  });

  test('is not restored under a running application', async () => {
    await backup(place, copy, NOW);
    const running = open();
    running.exec("INSERT INTO fila (texto) VALUES ('tres')");
    await expect(restore(place, copy, NOW)).rejects.toThrow('en uso');
    running.close();
    expect(countRows()).toBe(3);
    expect(readdirSync(dir).filter((name) => name.includes('antes'))).toEqual([]);
  });

  test('comes back whole, and what it replaced is kept', async () => {
    await backup(place, copy, NOW);
    const later = open();
    later.exec('DELETE FROM fila');
    later.close();
    writeFileSync(join(place.filesDir, 'ab', 'acta.pdf'), 'otra');
    const kept = await restore(place, copy, NOW);
    expect(countRows()).toBe(2);
    expect(readFileSync(join(place.filesDir, 'ab', 'acta.pdf'), 'utf8')).toBe('acta');
    expect(kept).toEqual([`${place.filesDir}.antes-20260310-150000`, `${place.databaseFile}.antes-20260310-150000`]);
    expect(countRows(kept[1])).toBe(0);
    expect(readFileSync(join(kept[0] ?? '', 'ab', 'acta.pdf'), 'utf8')).toBe('otra');
  });
});
