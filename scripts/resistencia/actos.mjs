import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, root } from '../lib/setup.mjs';

/** What its body does not say, the screen says in a header: the version that it shows. */
const versionVista = ({ parameters }, { version }) =>
  version === undefined && parameters.some(({ name }) => name === 'If-Match') ? { 'If-Match': '"1"' } : {};

const hallados = new WeakMap();

/**
 * Writing operations that the small world lets through, each with the body that it takes. Of a server they are found on the embedded engine, by another
 * process, in seconds where a server takes half an hour. An act that passes there and
 * not on the server gave way.
 */
export async function actosQuePasan(laboratorio, corta) {
  const { motor } = laboratorio;
  if (!hallados.has(laboratorio))
    hallados.set(laboratorio, motor === 'SQL Server' ? enBaseIncluida() : await hallar(laboratorio));
  const pasan = hallados.get(laboratorio);
  return corta ? pasan.filter((_, lugar) => lugar % 3 === 0) : pasan;
}

/** By trying each of them, each that passes in a world of its own. */
async function hallar({ abrirMundo, enApi }) {
  const { writes, urlOf, bodyOf } = enApi('testing/openapi.ts');
  const { claves, ejemplos, whoMay } = enApi('testing/mundo.ts');
  const pasan = [];
  let app = await abrirMundo();
  for (const operacion of writes) {
    if (operacion.path.startsWith('/auth/') || operacion.path.startsWith('/importacion')) continue;
    const usuario = whoMay(operacion.permissions);
    const url = urlOf(operacion, claves(operacion));
    const base = { ...bodyOf(operacion), ...ejemplos[operacion.id] };
    const cabeceras = versionVista(operacion, base);
    const { status } = await (await app.as(usuario))[operacion.method](url, base).set(cabeceras);
    if (status < 200 || status > 299) continue;
    pasan.push({ id: operacion.id, metodo: operacion.method, url, cuerpo: base, cabeceras, usuario });
    await app.close();
    app = await abrirMundo();
  }
  await app.close();
  return pasan;
}

function enBaseIncluida() {
  const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-actos-'));
  try {
    const archivo = join(carpeta, 'actos.json');
    const { status } = spawnSync('node', [fileURLToPath(import.meta.url), archivo], {
      cwd: root,
      env: environment({ ADJUDICA_PRUEBAS: undefined, DATABASE_URL: undefined }),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error('Los actos que pasan no se hallaron en la base incluida.');
    return JSON.parse(readFileSync(archivo, 'utf8'));
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { conLaboratorio } = await import('./laboratorio.mjs');
  const pasan = await conLaboratorio({ semilla: 0, corta: false }, hallar);
  writeFileSync(process.argv[2], JSON.stringify(pasan));
  process.exit(0);
}
