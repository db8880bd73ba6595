import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { isSqlServer } from '../config/engine';
import { Cipher, fingerprintOf } from '../crypto/cipher';
import { backup, CopyError, type CopyManifest, type Place, restore, verifyCopy } from './backup';

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

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const inCopy = (...path: string[]): string => join(copy, ...path);
/** The row of a file, as the application's table has it. */
function nameFile(clave: string, text: string): void {
  const database = open();
  database.exec('CREATE TABLE IF NOT EXISTS archivo (id INTEGER PRIMARY KEY, clave TEXT, sha256 TEXT)');
  database.prepare('INSERT INTO archivo (clave, sha256) VALUES (?, ?)').run(clave, sha256(text));
  database.close();
}

describe('where a copy may lie, and who reads it', () => {
  test('inside the folder that it copies it is refused, through a link too', async () => {
    const dataDir = join(dir, 'datos');
    mkdirSync(join(dataDir, 'archivos'), { recursive: true });
    const own = { ...place, dataDir, filesDir: join(dataDir, 'archivos') };
    symlinkSync(dataDir, join(dir, 'enlace'));
    for (const target of [
      join(dataDir, 'respaldos', 'hoy'),
      join(dataDir, 'archivos', 'hoy'),
      join(dir, 'enlace', 'hoy'),
    ]) {
      await expect(backup(own, target, NOW)).rejects.toThrow('no puede estar dentro de');
      expect(existsSync(target)).toBe(false);
    }
  });

  test('a copy is not put back over a folder that holds the copy, or that the copy holds', async () => {
    await backup(place, copy, NOW);
    await expect(restore({ ...place, filesDir: dir }, copy, NOW)).rejects.toThrow('no puede estar dentro de');
    await expect(restore({ ...place, filesDir: inCopy('archivos') }, copy, NOW)).rejects.toThrow('debe ser aparte');
    expect(countRows()).toBe(2);
  });

  test('files are 0600 and folders 0700, whatever the originals were; so is what is put back', async () => {
    chmodSync(join(place.filesDir, 'ab', 'acta.pdf'), 0o644);
    chmodSync(place.databaseFile, 0o644);
    await backup(place, copy, NOW);
    await restore(place, copy, NOW);
    const modes = (folder: string): number[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).map(
        (entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o777 & ~(entry.isDirectory() ? 0o700 : 0o600),
      );
    expect([statSync(copy).mode & 0o777, ...modes(copy)].slice(1).every((rest) => rest === 0)).toBe(true);
    expect(statSync(copy).mode & 0o777).toBe(0o700);
    expect([statSync(place.databaseFile).mode & 0o777, ...modes(place.filesDir)]).toEqual([0o600, 0, 0]);
  });
});

describe('every file by its hash', () => {
  test('a file that changed without changing the count is found, and so is one that is missing; both are named', async () => {
    writeFileSync(join(place.filesDir, 'ab', 'otra.pdf'), 'otra');
    await backup(place, copy, NOW);
    writeFileSync(inCopy('archivos', 'ab', 'acta.pdf'), 'actA');
    rmSync(inCopy('archivos', 'ab', 'otra.pdf'));
    writeFileSync(inCopy('archivos', 'ab', 'ajena.pdf'), 'ajena');
    const refused = await restore(place, copy, NOW).catch((error: Error) => error.message);
    expect(refused).toMatch(/tiene 0 de 2\.\n {2}distinto {2}ab\/acta\.pdf\n {2}falta {5}ab\/otra\.pdf$/);
    expect(readdirSync(dir).filter((name) => /antes|restaurando/.test(name))).toEqual([]);
  });

  test('the list of hashes is proven too: whoever changes file and list together is found', async () => {
    await backup(place, copy, NOW);
    writeFileSync(inCopy('archivos', 'ab', 'acta.pdf'), 'falsa');
    writeFileSync(inCopy('huellas.txt'), `${sha256('falsa')}  archivos/ab/acta.pdf\n`);
    await expect(verifyCopy(copy)).rejects.toThrow('huella de huellas.txt no coincide');
  });

  test('a row whose file was missing or another one when the copy was made: made all the same, told, and not put back unasked', async () => {
    nameFile('ab/acta.pdf', 'acta');
    nameFile('ab/perdida.pdf', 'perdida');
    nameFile('ab/rota.pdf', 'sana');
    writeFileSync(join(place.filesDir, 'ab', 'rota.pdf'), 'rota');
    const { faltas } = await backup(place, copy, NOW);
    expect(faltas).toEqual([
      { path: 'ab/perdida.pdf', fault: 'falta' },
      { path: 'ab/rota.pdf', fault: 'distinto' },
    ]);
    await expect(restore(place, copy, NOW)).rejects.toThrow('tiene 1 de 3');
    await restore(place, copy, NOW, { withFaults: true });
    expect(readFileSync(join(place.filesDir, 'ab', 'acta.pdf'), 'utf8')).toBe('acta');
  });

  test('a copy of an earlier version, without a list, is judged by the rows of its database', async () => {
    nameFile('ab/acta.pdf', 'acta');
    await backup(place, copy, NOW);
    const { huellas, clave, faltas, ...old } = JSON.parse(
      readFileSync(inCopy('respaldo.json'), 'utf8'),
    ) as CopyManifest;
    writeFileSync(inCopy('respaldo.json'), JSON.stringify(old));
    rmSync(inCopy('huellas.txt'));
    await verifyCopy(copy);
    writeFileSync(inCopy('archivos', 'ab', 'acta.pdf'), 'actA');
    await expect(verifyCopy(copy)).rejects.toThrow('distinto  ab/acta.pdf');
  });

  test('the database alone goes back and leaves newer files where they are', async () => {
    await backup(place, copy, NOW);
    writeFileSync(join(place.filesDir, 'ab', 'nueva.pdf'), 'nueva');
    const later = open();
    later.exec('DELETE FROM fila');
    later.close();
    expect(await restore(place, copy, NOW, { databaseOnly: true })).toEqual([
      `${place.databaseFile}.antes-20260310-150000`,
    ]);
    expect([countRows(), readFileSync(join(place.filesDir, 'ab', 'nueva.pdf'), 'utf8')]).toEqual([2, 'nueva']);
  });
});

// a run on a server knows the sealed tables by the server's names, and a copy is of the embedded database
(isSqlServer ? describe.skip : describe)('the key of what is sealed', () => {
  const key = Buffer.alloc(32, 1);
  const file = '/srv/datos/datos.clave';
  function seal(): void {
    const database = open();
    database.exec('CREATE TABLE borrador (id INTEGER PRIMARY KEY, contenido TEXT)');
    database.prepare('INSERT INTO borrador (contenido) VALUES (?)').run(new Cipher(key).seal('{}', 'x'));
    database.exec('CREATE TABLE instalacion (id INTEGER, huellaClave TEXT, barrido TEXT, motivoBarrido TEXT)');
    database.prepare("INSERT INTO instalacion VALUES (1, ?, 'activo', NULL)").run(fingerprintOf(key));
    database.close();
  }

  test('its fingerprint is in the copy, the key is not', async () => {
    seal();
    writeFileSync(join(dir, 'datos.clave'), key.toString('base64url'));
    expect((await backup(place, copy, NOW)).clave).toEqual({ huella: fingerprintOf(key), incluida: false });
    const everything = readdirSync(copy, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(everything.some((text) => text.includes(key.toString('base64url')))).toBe(false);
  });

  test.each([
    [
      'no key',
      null,
      /^No está la clave de los datos \(huella [0-9a-f]{8}\) .*\(1 borradores\): repóngala en \/srv\/datos\/datos\.clave/,
    ],
    [
      'another key',
      Buffer.alloc(32, 2),
      /^La clave de \/srv\/datos\/datos\.clave \(huella [0-9a-f]{8}\) no es la de estos datos/,
    ],
  ])('with %s at hand it is not put back, unless asked to', async (_name, present, message) => {
    seal();
    await backup(place, copy, NOW);
    await expect(restore(place, copy, NOW, { key: { present, file } })).rejects.toThrow(message);
    expect(readdirSync(dir).filter((name) => /antes|restaurando/.test(name))).toEqual([]);
    await restore(place, copy, NOW, { key: { present, file }, withoutKey: true });
  });

  test('with its key it is put back, and its sweep of files is stopped', async () => {
    seal();
    await backup(place, copy, NOW);
    await restore(place, copy, NOW, { key: { present: key, file } });
    const database = open();
    expect(database.prepare('SELECT barrido, motivoBarrido FROM instalacion').get()).toEqual({
      barrido: 'detenido',
      motivoBarrido: `Base restaurada del respaldo de ${NOW.toISOString()}`,
    });
    database.close();
  });
});
