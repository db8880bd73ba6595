// Whole applications of the sources, each on a database of its own: what the tests start too.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';

const require = createRequire(import.meta.url);
const enApi = (ruta) => require(join(root, 'api', 'src', ruta));

/** Gives the work applications, chance and the pieces of the tests, and leaves nothing behind. */
export async function conLaboratorio({ semilla, corta }, trabajo) {
  const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-resistencia-'));
  process.env.ADJUDICA_PRUEBAS = carpeta;
  process.env.NODE_ENV = 'test';
  require(join(root, 'api', 'src', 'testing', 'register.cjs'));
  const { startTestApp, TestClock } = enApi('testing/test-app.ts');
  const { crearMundo } = enApi('testing/mundo.ts');
  const { PaperlessRenderer } = enApi('testing/renderers.ts');
  const { engineOf } = enApi('db/engine.ts');
  const { Random } = enApi('seed/random.ts');
  const enServidor = engineOf(process.env.DATABASE_URL) === 'mssql';
  let mundo = null;
  let copias = 0;

  /** The small world in which every operation finds something, always as it was at first. */
  async function abrirMundo(opciones = {}) {
    // a server's database is no file that could be copied
    if (enServidor) return conMundo(await abrir(opciones));
    mundo ??= await prepararMundo();
    const copia = join(carpeta, `mundo-${++copias}.db`);
    copyFileSync(mundo.archivo, copia);
    return abrir({ ...opciones, databaseUrl: copia, env: { STORAGE_URL: mundo.almacen, ...opciones.env } });
  }

  async function conMundo(app) {
    await crearMundo(app);
    return app;
  }

  async function prepararMundo() {
    const app = await conMundo(await abrir());
    const archivo = join(carpeta, 'mundo.db');
    await app.application.dataSource.query(`VACUUM INTO '${archivo}'`);
    const almacen = join(carpeta, 'archivos');
    await copiarAlmacen(app, almacen);
    await app.close();
    return { archivo, almacen };
  }

  const abrir = (opciones = {}) =>
    startTestApp({ ...opciones, overrides: { renderer: new PaperlessRenderer().asRenderer(), ...opciones.overrides } });

  try {
    return await trabajo({
      carpeta,
      corta,
      semilla,
      motor: enServidor ? 'SQL Server' : 'base incluida',
      abrir,
      abrirMundo,
      enApi,
      TestClock,
      azar: (fila) => new Random(semilla + sumaDe(fila)),
    });
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}

async function copiarAlmacen({ application }, a) {
  const { cpSync, existsSync } = await import('node:fs');
  const de = application.config.storageUrl;
  if (existsSync(de)) cpSync(de, a, { recursive: true });
}

/** Each row has chances of its own, whichever others run before it. */
const sumaDe = (texto) => [...texto].reduce((suma, letra) => (suma * 31 + letra.codePointAt(0)) | 0, 7);
