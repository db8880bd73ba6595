import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { DataSource } from 'typeorm';
import { engineOf } from '../config/engine-of';
import { given } from '../config/given';
import { KEY_FILE, readDataKey } from '../crypto/data-key';
import { fail } from './terminal';

/**
 * Environment of the `db` commands, read without the secrets that only the application needs. Engine-specific modules are loaded on demand: column
 * helpers choose the engine when they load, and `script` must choose it first.
 */

const dataSources = (): typeof import('../db/data-source') => require('../db/data-source');
const sqlServer = (): typeof import('../db/engine/sql-server') => require('../db/engine/sql-server');
const copies = (): typeof import('../copies/backup') => require('../copies/backup');

/** A variable, or the content of its file. Exits where that is unreadable. */
export function environment(name: string): string | undefined {
  try {
    return given(name);
  } catch (error) {
    fail((error as Error).message, 2);
  }
}
export const dataDir = resolve(environment('DATA_DIR') ?? 'datos');
export const databaseUrl = (): string => environment('DATABASE_URL') ?? join(dataDir, 'adjudica.db');
export const isServer = (): boolean => engineOf(databaseUrl()) === 'mssql';
export const storageUrl = (): string => environment('STORAGE_URL') ?? join(dataDir, 'archivos');

/** The present key, and the file for it; null when the environment gives it. */
export function keyAtHand(): { present: Buffer | null; file: string | null } {
  const given = environment('DATA_KEY');
  const file = join(dataDir, KEY_FILE);
  return { present: readDataKey(given, file), file: given === undefined ? file : null };
}

/** Name of the database, without user, password or host. */
export async function nameOfDatabase(): Promise<string> {
  if (isServer()) return sqlServer().sqlServerOptions(databaseUrl()).database;
  return copies().databaseName(databaseUrl());
}

export async function withDatabase<T>(work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const { openDatabase } = dataSources();
  const dataSource = await openDatabase({ url: databaseUrl() });
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Irreversible commands go on only when the name of the database is typed or given with --base. */
export async function confirmName(base: string | undefined, what = 'Esta orden reemplaza los datos'): Promise<void> {
  const name = await nameOfDatabase();
  let given = base;
  if (given === undefined && process.stdin.isTTY === true) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    given = (await terminal.question(`Escriba el nombre de la base para continuar (${name}): `)).trim();
    terminal.close();
  }
  if (given === undefined) fail(`${what}: repítala con --base ${name}`, 2);
  if (given !== name) fail(`El nombre no coincide: la base es ${name}. No se cambió nada.`);
}
