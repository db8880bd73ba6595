import { copyFileSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Application, compose } from '../compose';
import { readConfig } from '../config';
import { isSqlServer } from '../config/engine';
import { Archivo } from '../entities/archivo.entity';
import { type Ended, runProcess } from '../testing/commands';
import { LOADS_MUCH_MS } from '../testing/limits';
import { TestClock } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);
const HORA = 3_600_000;
/** Rows of the copy, and rows that came after it. */
const [ANTES, DESPUES] = [3, 20];

let dir: string;
let copia: string;
let base: string;
let clock: TestClock;
let env: Record<string, string>;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
  dir = join(folder, 'datos');
  copia = join(folder, 'copia');
  base = join(dir, 'adjudica.db');
  // the commands have the machine's clock: for them all of this was yesterday
  clock = new TestClock(new Date(Date.now() - 24 * HORA));
  env = {
    NODE_ENV: 'test',
    DATA_DIR: dir,
    DATABASE_URL: base,
    STORAGE_URL: join(dir, 'archivos'),
    JWT_SECRET: 'secreto-de-prueba-de-mas-de-32-caracteres',
    LOG_LEVEL: 'silent',
  };
  await bien('migrate');
  await withApplication(async (application) => {
    await archivar(application, ANTES);
    expect(await barrer(application)).toMatchObject({ motivo: null });
  });
  await bien('backup', copia);
  await withApplication(async (application) => {
    await archivar(application, DESPUES);
    expect(await barrer(application)).toMatchObject({ motivo: null });
  });
});
afterEach(() => rmSync(join(dir, '..'), { recursive: true, force: true }));

const orden = (...args: string[]): Promise<Ended> =>
  runProcess('commands/db.ts', args, { ...process.env, NODE_OPTIONS: '', ...env });
async function bien(...args: string[]): Promise<string> {
  const { code, out, err } = await orden(...args);
  expect({ args, code, err }).toEqual({ args, code: 0, err: '' });
  return out;
}

/** A running installation over the folder, and its end. */
async function withApplication(work: (application: Application) => Promise<void>): Promise<void> {
  const application = await compose(readConfig(env), { clock });
  try {
    await work(application);
  } finally {
    await application.close();
  }
}

async function archivar({ storage, dataSource }: Application, cuantos: number): Promise<void> {
  for (let i = 0; i < cuantos; i++) {
    clock.advance(1000);
    const guardado = await storage.put(Buffer.from(`acta ${i}`), { type: 'application/pdf', folder: 'actas' });
    const now = clock.now();
    utimesSync(join(dir, 'archivos', guardado.key), now, now);
    await dataSource.manager.insert(Archivo, {
      clave: guardado.key,
      nombre: 'acta.pdf',
      tipo: 'application/pdf',
      longitud: guardado.bytes,
      sha256: guardado.sha256,
      creadoPor: null,
      creadoEn: now,
    });
  }
}
/** Two hours later. */
const barrer = ({ barredor }: Application) => {
  clock.advance(2 * HORA);
  return barredor.barrer();
};
async function enSuLugar({ storage }: Application): Promise<number> {
  let archivos = 0;
  for await (const _ of storage.list('actas')) archivos += 1;
  return archivos;
}

const enCarpeta = isSqlServer ? describe.skip : describe;

// Fails without the guards of Barredor.examinar: the first sweep takes the 20 newer files away.
enCarpeta('an older database over the live store: nothing is lost, and things are put right', () => {
  test('restored by the command: the sweep is stopped and says why; with the newer database back it goes on', async () => {
    const out = await bien('restore', copia, '--base', 'adjudica', '--solo-base');
    const anterior = /Lo anterior quedó en (.+)/.exec(out)?.[1] as string;
    await withApplication(async (application) => {
      expect(await barrer(application)).toMatchObject({ motivo: 'detenido', apartados: 0 });
      await archivar(application, 1); // work goes on over the older database
      expect(await barrer(application)).toMatchObject({ motivo: 'detenido', apartados: 0 });
      expect(await enSuLugar(application)).toBe(ANTES + DESPUES + 1);
    });
    const dicho = await bien('barrido');
    expect(dicho).toContain(
      `Archivos: ${ANTES + DESPUES + 1}; sin fila: ${DESPUES} (0 más nuevos que la última fila).`,
    );
    expect(dicho).toContain('El barrido no mueve nada: está detenido: Base restaurada del respaldo de ');
    await bien('verify-files');

    renameSync(anterior, base);
    await bien('verify-files');
    await withApplication(async (application) => {
      await archivar(application, 1);
      expect(await barrer(application)).toMatchObject({ motivo: null, huerfanos: 1, apartados: 1 });
      expect(await enSuLugar(application)).toBe(ANTES + DESPUES + 1);
    });
    await bien('verify-files');
  });

  test('put back by hand, as a server does it: refused, however much was done since', async () => {
    copyFileSync(join(copia, 'adjudica.db'), base);
    await withApplication(async (application) => {
      await archivar(application, 1);
      expect(await barrer(application)).toMatchObject({ motivo: 'base-anterior', huerfanos: DESPUES, apartados: 0 });
      expect(await enSuLugar(application)).toBe(ANTES + DESPUES + 1);
    });
    expect(await bien('barrido')).toContain('El barrido no mueve nada: la base es anterior al almacén');
  });

  test('the operator keeps the older one: named, counted, set aside; the newer one finds everything again all the same', async () => {
    const nueva = `${base}.nueva`;
    copyFileSync(base, nueva);
    copyFileSync(join(copia, 'adjudica.db'), base);

    expect((await orden('barrido', '--activar')).err).toContain(
      `no nombra ${DESPUES} de sus archivos: repítala con --base adjudica`,
    );
    expect((await orden('barrido', '--apartar-todo', '--base', 'adjudica')).err).toContain(
      'No se apartó nada: la base es anterior',
    );
    await bien('barrido', '--activar', '--base', 'adjudica');
    await withApplication(async (application) => {
      await archivar(application, 1);
      expect(await barrer(application)).toMatchObject({ motivo: 'demasiados-huerfanos', apartados: 0 });
    });
    expect(await bien('barrido', '--apartar-todo', '--base', 'adjudica')).toContain(`Apartados: ${DESPUES} archivos.`);
    await bien('verify-files');

    copyFileSync(nueva, base);
    expect((await orden('verify-files')).code).toBe(1);
    await withApplication(async (application) => {
      expect(await barrer(application)).toMatchObject({ motivo: 'base-anterior', repuestos: DESPUES });
    });
    await bien('verify-files');
  });

  test('--detener, --reponer: one act at a time, by name', async () => {
    expect((await orden('barrido', '--detener', '--reponer')).code).toBe(2);
    expect(await bien('barrido', '--detener')).toContain('está detenido: Detenido por un operador.');
    expect((await orden('barrido', '--activar', '--base', 'otra')).code).toBe(1);
    expect(await bien('barrido', '--activar', '--base', 'adjudica')).toContain('El barrido está activo.');
    expect(await bien('barrido', '--reponer')).toContain('Repuestos: 0 archivos.');
  });
});
