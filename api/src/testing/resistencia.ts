import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'supertest';
import { isSqlServer } from '../config/engine';
import { Random } from '../random';
import { claves, crearMundo, ejemplos, whoMay } from './mundo';
import { bodyOf, type Operation, urlOf, writes } from './openapi';
import { type Client, startTestApp, type TestApp, type TestAppOptions } from './test-app';

/** Attacks at full length, in an hour or so; otherwise in minutes (docs/resistencia.md). */
export const LARGA = process.env['RESISTENCIA'] === 'larga';
/** The same seed makes the same attacks. */
const SEMILLA = Number(process.env['SEMILLA'] ?? 20_260_310);
const HORAS = 4 * 3_600_000;
const DOCUMENTO = join(__dirname, '..', '..', '..', 'docs', 'resistencia.md');

export interface Hallado {
  readonly casos: number;
  readonly fallos: readonly string[];
  readonly nota?: string;
}

/** A row of the table of docs/resistencia.md: the attack, its failures, and the goal. `ESCRIBIR=1` writes it there. */
export function fila(id: string, que: string, meta: string, correr: () => Promise<Hallado>): void {
  test(
    `${id}: ${meta}`,
    async () => {
      const { casos, fallos, nota = '' } = await correr();
      const linea = `| ${id} | ${que} | ${casos.toLocaleString('es-EC')} | ${fallos.length} | ${meta} | ${nota} |`;
      process.stdout.write(`${linea}\n`);
      if (process.env['ESCRIBIR'] === '1') escribir(id, linea);
      expect(fallos.slice(0, 10)).toEqual([]);
      expect(casos).toBeGreaterThan(0);
    },
    HORAS,
  );
}

function escribir(id: string, linea: string): void {
  const lineas = readFileSync(DOCUMENTO, 'utf8').split('\n');
  const lugar = lineas.findIndex((una) => una.startsWith(`| ${id} |`));
  if (lugar < 0) throw new Error(`docs/resistencia.md has no row ${id}`);
  writeFileSync(DOCUMENTO, lineas.with(lugar, linea).join('\n'));
}

/** Each row has its own random numbers, independent of earlier rows. */
export const azar = (id: string): Random =>
  new Random(SEMILLA + [...id].reduce((suma, letra) => (suma * 31 + (letra.codePointAt(0) ?? 0)) | 0, 7));

const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-resistencia-'));
process.once('exit', () => rmSync(carpeta, { recursive: true, force: true }));
let mundo: { readonly archivo: string; readonly almacen: string } | undefined;
let copias = 0;

/** The small world, always in its initial state. */
export async function abrirMundo(options: TestAppOptions = {}): Promise<TestApp> {
  // a server's database can't be copied as a file
  if (isSqlServer) return poblado(await startTestApp(options));
  mundo ??= await guardarMundo();
  const databaseUrl = join(carpeta, `mundo-${++copias}.db`);
  copyFileSync(mundo.archivo, databaseUrl);
  return startTestApp({ ...options, databaseUrl, env: { STORAGE_URL: mundo.almacen, ...options.env } });
}

async function poblado(app: TestApp): Promise<TestApp> {
  await crearMundo(app);
  return app;
}

async function guardarMundo(): Promise<{ archivo: string; almacen: string }> {
  const app = await poblado(await startTestApp({}));
  const [archivo, almacen] = [join(carpeta, 'mundo.db'), join(carpeta, 'archivos')];
  await app.application.dataSource.query(`VACUUM INTO '${archivo}'`);
  const { storageUrl } = app.application.config;
  if (existsSync(storageUrl)) cpSync(storageUrl, almacen, { recursive: true });
  await app.close();
  return { archivo, almacen };
}

export interface Acto {
  readonly id: string;
  readonly method: Operation['method'];
  readonly url: string;
  readonly cuerpo: Readonly<Record<string, unknown>>;
  readonly cabeceras: Readonly<Record<string, string>>;
  readonly usuario: string;
}

export const pedir = (cliente: Client, method: Operation['method'], url: string, cuerpo?: object): Test =>
  method === 'get' ? cliente.get(url) : cliente[method](url, cuerpo);

export const hacer = (cliente: Client, { method, url, cuerpo, cabeceras }: Acto): Test =>
  pedir(cliente, method, url, cuerpo).set(cabeceras);

/** Of how many writing operations one is tried. A server, where each of them needs a database that is filled anew, takes fewer. */
const DE_CADA = LARGA ? 1 : isSqlServer ? 6 : 3;

/** Writing operations that the small world accepts, each with its body. */
export async function actosQuePasan(): Promise<Acto[]> {
  const pasan: Acto[] = [];
  let app = await abrirMundo();
  const operaciones = writes.filter(({ path }) => !path.startsWith('/auth/') && !path.startsWith('/importacion'));
  for (const operacion of operaciones.filter((_, lugar) => lugar % DE_CADA === 0)) {
    const { id, method, parameters } = operacion;
    const usuario = whoMay(operacion.permissions);
    const url = urlOf(operacion, claves(operacion));
    const cuerpo: Record<string, unknown> = { ...bodyOf(operacion), ...ejemplos[id] };
    // the version is sent in a header where the body has none, as the screens do
    const enCabecera = cuerpo['version'] === undefined && parameters.some(({ name }) => name === 'If-Match');
    const acto: Acto = { id, method, url, cuerpo, usuario, cabeceras: enCabecera ? { 'If-Match': '"1"' } : {} };
    const { status } = await hacer(await app.as(usuario), acto);
    if (status < 200 || status > 299) continue;
    pasan.push(acto);
    await app.close();
    app = await abrirMundo();
  }
  await app.close();
  return pasan;
}
