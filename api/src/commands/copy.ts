import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { engineOf } from '../config/engine-of';
import { databaseUrl, environment } from './base';
import { fail, noMore, say, takeOption, takeValue } from './terminal';

/** Loaded after the engine is chosen, which the entities of a process depend on. */
const copying = (): typeof import('../copies/between') => require('../copies/between');
const errors = (): typeof import('../copies/error') => require('../copies/error');

const TARGET = 'DATABASE_URL_DESTINO';
const isServer = (url: string): boolean => engineOf(url) === 'mssql';
const sameDatabase = (one: string, other: string): boolean =>
  isServer(one) || isServer(other) ? one === other : resolve(one) === resolve(other);

const CLAVE = 'SEUDONIMOS_CLAVE';
const filesOf = (): typeof import('./pseudonymous-files') => require('./pseudonymous-files');
const passwords = (): typeof import('../auth/passwords') => require('../auth/passwords');

interface ParaPruebas {
  readonly clave: Buffer;
  readonly contrasena: string;
  readonly claveHash: string;
  readonly almacen: string;
}

/** With the same key an interrupted run continues, and two copies have the same pseudonyms. */
async function paraPruebas(args: string[]): Promise<ParaPruebas | null> {
  if (!takeOption(args, '--seudonimos')) return null;
  const almacen = takeValue(args, '--archivos');
  if (almacen === undefined) fail('Falta la carpeta (o s3://…) de los archivos de la copia: --archivos CARPETA.', 2);
  const secreto = environment(CLAVE);
  if (secreto !== undefined && secreto.length < 16) fail(`${CLAVE} debe tener 16 caracteres o más.`, 2);
  const clave = secreto === undefined ? randomBytes(32) : createHash('sha256').update(secreto).digest();
  // derived from the key, so that a repetition is equal
  const derived = createHash('sha256').update('contrasena').update(clave).digest();
  const contrasena = derived.toString('base64url').slice(0, 16);
  return { clave, contrasena, claveHash: await passwords().hashPassword(contrasena, derived.subarray(0, 16)), almacen };
}

/** `copy [--from DATABASE_URL] [--to DATABASE_URL]`: addresses in the environment do not appear in a list of processes. */
export async function copiar(args: string[]): Promise<void> {
  const from = takeValue(args, '--from') ?? databaseUrl();
  const to = takeValue(args, '--to') ?? environment(TARGET);
  const pruebas = await paraPruebas(args);
  noMore(args);
  if (to === undefined) fail(`Falta la base de destino: --to mssql://… (o un archivo), o ${TARGET}.`, 2);
  if (sameDatabase(from, to)) fail('El destino es la misma base. No se copió nada.', 2);
  delete process.env.DATABASE_URL_FILE;
  process.env.DATABASE_URL = isServer(to) ? to : from;
  const started = performance.now();
  try {
    const { copyBetween, seudonimizada } = copying();
    const counts = await copyBetween(
      from,
      to,
      say,
      pruebas === null ? undefined : (side) => seudonimizada(side, pruebas.clave, pruebas.claveHash),
    );
    const faults = counts.filter(({ fault }) => fault !== null);
    for (const { table, fault } of faults) say(`difiere   ${table.area}.${table.name}: ${fault}`);
    const rows = counts.reduce((sum, count) => sum + count.rows, 0);
    const before = counts.reduce((sum, count) => sum + count.before, 0);
    if (faults.length > 0)
      fail(
        `${faults.length} tablas no quedaron iguales: alguien usó una de las dos bases. Detenga la aplicación, cree el destino de nuevo y repita.`,
      );
    say(
      `${counts.length} tablas con ${rows} filas, iguales en las dos bases${before > 0 ? `; ${before} ya estaban` : ''} (${((performance.now() - started) / 1000).toFixed(1)} s).`,
    );
    if (pruebas !== null) {
      const hechos = await filesOf().generarArchivos(to, pruebas.almacen);
      say(`${hechos} archivos de prueba en ${pruebas.almacen.replace(/\/\/.*@/, '//')}.`);
      say(`Copia con seudónimos: todos los usuarios entran con la contraseña ${pruebas.contrasena}.`);
      say('La copia usa una clave de datos propia: inicie con otro DATA_DIR o DATA_KEY.');
      return;
    }
    say('Los archivos se copian con npm run db -- move-files; la clave de los datos es la misma.');
  } catch (error) {
    if (error instanceof errors().CopyError) fail(error.message);
    throw error;
  }
}
