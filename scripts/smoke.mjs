// npm run db -- smoke: proves a fresh server before anything of value is on it. On a database of its own on the server of DATABASE_URL (on the embedded
// engine without one): creates and migrates it, logs in, makes minutes, an order and a note, and copies all of its rows into an embedded database,
// compared by counts and checksums. Then the database is dropped. Papers are made without a browser: they are not the server's.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild, ensureNode, ensurePackages, environment, fail, root, say } from './lib/setup.mjs';

const PASOS = { acta: 'acta', orden: 'orden de compra', pagaré: 'pagaré' };

ensurePackages();
ensureNode();
ensureBuild(['domain', 'api']);

const desde = performance.now();
let antes = desde;
const listo = (que) => {
  const ahora = performance.now();
  say(`bien   ${que} (${((ahora - antes) / 1000).toFixed(1)} s)`);
  antes = ahora;
};

const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-humo-'));
const require = createRequire(import.meta.url);
const enApi = (ruta) => require(join(root, 'api', 'src', ruta));
try {
  process.env.ADJUDICA_PRUEBAS = carpeta;
  process.env.NODE_ENV = 'test';
  enApi('testing/register.cjs');
  await probar();
  say(`Todo bien: ${((performance.now() - desde) / 1000).toFixed(1)} s.`);
} catch (error) {
  fail(`FALLA  ${error.message}`);
} finally {
  rmSync(carpeta, { recursive: true, force: true });
}
process.exit(0);

async function probar() {
  const { engineOf } = enApi('config/engine.ts');
  const { abrirMundo } = enApi('testing/resistencia.ts');
  const { flujos, peticionDe } = enApi('testing/flujos.ts');
  const app = await abrirMundo();
  const { databaseUrl } = app.application.config;
  try {
    listo('crear la base, migrarla y llenarla con lo necesario');
    for (const flujo of flujos.filter(({ id }) => id in PASOS)) {
      const { usuario, ruta, cuerpo } = await peticionDe(flujo);
      const cliente = await app.as(usuario);
      const { status, body } = await cliente.post(ruta, cuerpo);
      if (status > 299) throw new Error(`${PASOS[flujo.id]}: respondió ${status} ${JSON.stringify(body)}`);
      listo(`entrar como ${usuario} y hacer ${PASOS[flujo.id]}`);
    }
    await app.close();
    await comparar(databaseUrl);
  } finally {
    if (engineOf(process.env.DATABASE_URL) === 'mssql') {
      const { dropServerDatabases } = enApi('db/server/server.ts');
      const nombre = new URL(databaseUrl).pathname.slice(1);
      await dropServerDatabases(databaseUrl, (una) => una === nombre);
      enApi('testing/sqlserver.ts').forgetPrepared(databaseUrl);
      listo('borrar la base de la prueba');
    }
  }
}

/** All rows leave the server and are what they were. */
async function comparar(databaseUrl) {
  const copia = join(carpeta, 'copia.db');
  const programa = join(root, 'api', 'dist', 'commands', 'db.js');
  const { status, stderr } = spawnSync('node', [programa, 'migrate'], {
    cwd: root,
    env: environment({ DATABASE_URL: copia, DATA_DIR: carpeta }),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`la base de la copia: ${stderr}`);
  const cuentas = await enApi('copies/between/index.ts').copyBetween(databaseUrl, copia, () => {});
  const faltas = cuentas.filter(({ fault }) => fault !== null);
  if (faltas.length > 0) throw new Error(faltas.map(({ table, fault }) => `${table.name}: ${fault}`).join('; '));
  const filas = cuentas.reduce((suma, { rows }) => suma + rows, 0);
  listo(`copiar ${cuentas.length} tablas con ${filas} filas, iguales en las dos bases`);
}
