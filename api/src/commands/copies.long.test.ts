import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSqlServer } from '../config/engine';
import { fingerprintOf, keyIdOf } from '../crypto/cipher';
import { KEY_FILE } from '../crypto/data-key';
import { Archivo } from '../entities/archivo.entity';
import { Contador } from '../entities/contador.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { environmentOf, runProcess } from '../testing/commands';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../testing/documentos';
import { startTestApp, type TestApp } from '../testing/test-app';

let t: TestApp;
let aside: string;
let filas: Archivo[];
beforeAll(async () => {
  t = await startTestApp();
  aside = mkdtempSync(join(tmpdir(), 'adjudica-copias-'));
  const { idCodigo, clave } = await planConDocumentos(t, { carpeta: { ejecutivo: 'ejecutivo' } });
  // the builder numbers its application itself
  await t.application.dataSource.manager.save(Contador, { serie: 'aprobacion', valor: 1 });
  const ejecutivo = await t.as('ejecutivo');
  for (const codigo of ['cedula', 'planilla']) {
    const documento = await documentoDe(ejecutivo, idCodigo, codigo);
    expect((await subir(ejecutivo, documento, await pdfDePrueba(codigo))).status).toBe(200);
  }
  expect((await ejecutivo.post(`/solicitud/${clave}/generar`, {})).status).toBe(200);
  filas = await t.application.dataSource.manager.find(Archivo, { order: { id: 'ASC' } });
});
afterAll(async () => {
  await t.close();
  rmSync(aside, { recursive: true, force: true });
});

const orden = (args: string[], more: NodeJS.ProcessEnv = {}) =>
  runProcess('commands/db.ts', args, environmentOf(t, more));
const copia = (name: string): string => join(aside, name);
/** An installation whose folder was lost: nothing but what was kept elsewhere. */
const emptyPlace = (name: string) => {
  const DATA_DIR = copia(name);
  return { DATA_DIR, DATABASE_URL: join(DATA_DIR, 'adjudica.db'), STORAGE_URL: join(DATA_DIR, 'archivos') };
};
const ofEmbedded = isSqlServer ? describe.skip : describe;
const inFolder = process.env.PRUEBA_S3 === undefined ? ofEmbedded : describe.skip;

describe('npm run db -- verify-files', () => {
  test('every file with the hash of its row: 0 and how many', async () => {
    expect(await orden(['verify-files'])).toEqual({
      code: 0,
      out: `Archivos íntegros: ${filas.length}, cada uno con la huella de su fila.\n`,
      err: '',
    });
  });

  test('a file that is missing, one that changed and one that no row names are named, and it ends with 1', async () => {
    const [una, otra] = filas as [Archivo, Archivo];
    const { manager } = t.application.dataSource;
    await manager.update(Archivo, { id: una.id }, { clave: `documentos/${'0'.repeat(48)}` });
    await manager.update(Archivo, { id: otra.id }, { sha256: '0'.repeat(64) });
    const { code, out, err } = await orden(['verify-files']);
    await manager.save(Archivo, filas);
    expect([code, err]).toEqual([1, `2 de ${filas.length} archivos faltan o no son los de su fila.\n`]);
    expect(out).toBe(
      `  falta     documentos/${'0'.repeat(48)}  (archivo ${una.id})\n  distinto  ${otra.clave}  (archivo ${otra.id})\n` +
        // the file of the first, which its row no longer names
        `  sobra     ${una.clave}\nArchivos que ninguna fila nombra: 1 (el barrido los aparta; npm run db -- barrido).\n`,
    );
  });
});

test('npm run db -- verify-files: the file of an issued document changed together with its row is named', async () => {
  const { manager } = t.application.dataSource;
  const { archivoId } = await manager.findOneByOrFail(DocumentoEmitido, { tipo: 'solicitud' });
  const fila = filas.find(({ id }) => id === archivoId) as Archivo;
  const [otra] = filas.filter(({ id }) => id !== archivoId) as [Archivo];
  // the row leads to another file, and agrees with it
  const { clave, longitud, sha256 } = otra;
  await manager.update(Archivo, { id: otra.id }, { clave: `documentos/${'0'.repeat(48)}` });
  await manager.update(Archivo, { id: fila.id }, { clave, longitud, sha256 });
  const { out } = await orden(['verify-files']);
  await manager.update(Archivo, { id: fila.id }, { clave: fila.clave });
  await manager.save(Archivo, filas);
  expect(out).toContain(`  distinto  ${clave}  (archivo ${fila.id})\n`);
});

inFolder('npm run db -- backup and db -- restore', () => {
  test('a copy inside the data folder is refused, with 1 and a sentence', async () => {
    const { code, err } = await orden(['backup', join(t.dir, 'respaldos', 'hoy')]);
    expect([code, err]).toEqual([
      1,
      `El respaldo no puede estar dentro de ${t.dir}, que es lo que se respalda: indique otra carpeta.\n`,
    ]);
  });

  test('a copy of the running application says that the key is not in it; everything of it is the owner’s alone', async () => {
    const { code, out } = await orden(['backup', copia('una')]);
    expect(code).toBe(0);
    const huella = keyIdOf(fingerprintOf(t.application.config.dataKey));
    expect(out).toContain(`y ${filas.length} archivos.`);
    expect(out).toContain(
      `La clave de los datos (huella ${huella}) NO está en el respaldo: guarde ${join(t.dir, KEY_FILE)} aparte.`,
    );
    expect(readdirSync(copia('una')).sort()).toEqual(['adjudica.db', 'archivos', 'huellas.txt', 'respaldo.json']);
    for (const entry of readdirSync(copia('una'), { recursive: true, withFileTypes: true }))
      expect(statSync(join(entry.parentPath, entry.name)).mode & 0o077).toBe(0);
    expect((await orden(['verify-backup', copia('una')])).code).toBe(0);
  });

  test('in an empty place: refused without the key, which is not made; with it everything is back', async () => {
    const place = emptyPlace('nueva');
    const refused = await orden(['restore', copia('una'), '--base', 'adjudica'], place);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(
      `repóngala en ${join(place.DATA_DIR, KEY_FILE)} o en DATA_KEY; o repita con --sin-clave`,
    );
    expect(existsSync(place.DATA_DIR)).toBe(false);

    const DATA_KEY = readFileSync(join(t.dir, KEY_FILE), 'utf8');
    const done = await orden(['restore', copia('una'), '--base', 'adjudica'], { ...place, DATA_KEY });
    expect([done.code, done.err]).toEqual([0, '']);
    expect((await orden(['verify-files'], place)).code).toBe(0);
    expect((await orden(['status', '--exigir'], place)).code).toBe(0);
  });

  test('restored without the key the application does not start and makes none, until the key is back', async () => {
    const place = emptyPlace('sin-clave');
    expect((await orden(['restore', copia('una'), '--base', 'adjudica', '--sin-clave'], place)).code).toBe(0);
    const start = await runProcess('main.ts', [], environmentOf(t, { ...place, PORT: '0' }));
    expect([start.code, existsSync(join(place.DATA_DIR, KEY_FILE))]).toEqual([1, false]);
    expect(start.err).toMatch(/^No está la clave de los datos/);
    writeFileSync(join(place.DATA_DIR, KEY_FILE), readFileSync(join(t.dir, KEY_FILE)));
    expect((await orden(['clave'], place)).out).toMatch(
      /Clave de la base: huella ([0-9a-f]{8})\.\nClave en .*: huella \1\./,
    );
  });

  test('a copy with a missing and a changed file ends with 1, names both and touches nothing', async () => {
    expect((await orden(['backup', copia('dos')])).code).toBe(0);
    const [una, otra] = filas as [Archivo, Archivo];
    rmSync(join(copia('dos'), 'archivos', una.clave));
    writeFileSync(join(copia('dos'), 'archivos', otra.clave), 'x'.repeat(otra.longitud));
    const place = emptyPlace('rota');
    for (const args of [
      ['verify-backup', copia('dos')],
      ['restore', copia('dos'), '--base', 'adjudica', '--sin-clave'],
    ]) {
      const { code, err } = await orden(args, place);
      expect(code).toBe(1);
      expect(err).toContain(`  falta     ${una.clave}\n`);
      expect(err).toContain(`  distinto  ${otra.clave}\n`);
    }
    expect(existsSync(place.DATA_DIR)).toBe(false);
    const done = await orden(['restore', copia('dos'), '--base', 'adjudica', '--sin-clave', '--con-faltas'], place);
    expect(done.code).toBe(0);
    expect((await orden(['verify-files'], place)).code).toBe(1);
  });

  test('a store named by file:// is copied as well', async () => {
    const STORAGE_URL = `file://${t.application.config.storageUrl}`;
    expect((await orden(['backup', copia('tres')], { STORAGE_URL })).out).toContain(`y ${filas.length} archivos.`);
  });
});

ofEmbedded('files of an installation', () => {
  test('database, log, documents and mails are their owner’s alone', async () => {
    await t.application.mailer.send({ id: 'x', to: 'a@b.example', subject: 'x', text: 'x' });
    const entries = readdirSync(t.dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const open = entries.filter((entry) => (statSync(join(entry.parentPath, entry.name)).mode & 0o007) !== 0);
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(entries.map(({ name }) => name)).toEqual(expect.arrayContaining(['adjudica.db', KEY_FILE]));
    expect(entries.some(({ name }) => name.endsWith('.eml'))).toBe(true);
  });
});
