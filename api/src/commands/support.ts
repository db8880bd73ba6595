import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { arch, cpus, freemem, hostname, loadavg, platform, release, totalmem, uptime } from 'node:os';
import { join } from 'node:path';
import { instanteDe } from '@adjudica/domain';
import { isoOf } from '../columns/columns';
import { settingsReport } from '../config/report';
import { versionReport } from '../db/migrate';
import { schemaDifferences } from '../db/schema/schema-differences';
import { Mensaje } from '../entities/mensaje.entity';
import { safeError } from '../log';
import { RECENT_ERRORS } from '../recent-errors';
import { databaseUrl, dataDir, environment, isServer, withDatabase } from './base';
import { noMore, say, takeValue } from './terminal';

const LAST_LINES = 300;
const ANSWER_WITHIN_MS = 5000;
/** Bound of counted files below DATA_DIR. */
const MOST_FILES = 1_000_000;

/** A part that fails is replaced by its error. */
async function part<T>(tell: () => T | Promise<T>): Promise<T | { error: ReturnType<typeof safeError> }> {
  try {
    return await tell();
  } catch (error) {
    return { error: safeError(error) };
  }
}

function program() {
  const { version } = JSON.parse(readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return { version, node: process.version, v8: process.versions.v8, openssl: process.versions.openssl };
}

const machine = () => ({
  nombre: hostname(),
  sistema: `${platform()} ${release()} ${arch()}`,
  nucleos: cpus().length,
  memoriaMb: Math.round(totalmem() / 1e6),
  memoriaLibreMb: Math.round(freemem() / 1e6),
  cargaMedia: loadavg(),
  encendidaHoras: Math.round(uptime() / 3600),
});

/** Files and bytes of a folder; symbolic links are not followed. */
function contents(folder: string): { archivos: number; bytes: number } {
  const sum = { archivos: 0, bytes: 0 };
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    sum.archivos++;
    sum.bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
    if (sum.archivos >= MOST_FILES) break;
  }
  return sum;
}

async function disk() {
  const { bavail, bsize } = await statfs(dataDir);
  const folders = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    carpeta: dataDir,
    libreMb: Math.floor((bavail * bsize) / 1e6),
    carpetas: Object.fromEntries(folders.map(({ name }) => [name, contents(join(dataDir, name))])),
  };
}

const database = () =>
  withDatabase(async (dataSource) => {
    const rows: Record<string, number> = {};
    for (const { tableName, target } of dataSource.entityMetadatas)
      rows[tableName] = await dataSource.manager.count(target);
    const mails = await dataSource.manager
      .createQueryBuilder()
      .from(Mensaje, 'mensaje')
      .select('mensaje.estado', 'estado')
      .addSelect('COUNT(*)', 'cuantos')
      .addSelect('MIN(mensaje.creadoEn)', 'desde')
      .groupBy('mensaje.estado')
      .getRawMany<{ estado: string; cuantos: number | string; desde: Date | string }>();
    const [{ version }] = await dataSource.query<[{ version: string }]>(
      isServer() ? 'SELECT @@VERSION AS version' : 'SELECT sqlite_version() AS version',
    );
    const { applied, pending, unknown, other } = await versionReport(dataSource);
    return {
      motor: dataSource.options.type,
      version,
      migraciones: { aplicadas: applied.length, pendientes: pending, ajenas: unknown, distintas: other },
      diferencias: await schemaDifferences(dataSource),
      filas: rows,
      correos: mails.map(({ estado, cuantos, desde }) => ({ estado, cuantos: Number(cuantos), desde: isoOf(desde) })),
    };
  });

/** Answer of an instance running on this machine. */
async function answer(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ estado: number; respuesta: unknown }> {
  const port = environment('PORT') ?? '3000';
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true;
  return { estado: response.status, respuesta: json ? JSON.parse(text) : text };
}

function metrics() {
  const token = environment('METRICS_TOKEN');
  return answer('/metrics', token === undefined ? {} : { authorization: `Bearer ${token}` });
}

function recentErrors(): unknown[] {
  const lines = [`${RECENT_ERRORS}.1`, RECENT_ERRORS]
    .map((name) => join(dataDir, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
  return lines.slice(-LAST_LINES).map((line) => {
    try {
      return JSON.parse(line) as unknown;
    } catch {
      return { ilegible: line.length };
    }
  });
}

/**
 * A support report in one readable file: versions, settings without secrets, state of the database, rows per table, health and metrics of the running
 * instance, last errors. No personal data. A part that fails is replaced by its error, so that it also works where the program does not start.
 */
export async function soporte(args: string[]): Promise<void> {
  const creado = instanteDe(new Date());
  // not the program's folder, which may be read-only
  const file = takeValue(args, '--a') ?? join(dataDir, `soporte-${creado.slice(0, 16).replaceAll(/[-:]/g, '')}.json`);
  noMore(args);
  const report = {
    creado,
    programa: await part(program),
    maquina: await part(machine),
    configuracion: await part(settingsReport),
    disco: await part(disk),
    base: await part(() => {
      if (!isServer() && !existsSync(databaseUrl())) throw new Error('No existe la base');
      return database();
    }),
    salud: await part(() => answer('/health/ready')),
    metricas: await part(metrics),
    errores: await part(recentErrors),
  };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  say(`Escrito ${file}: léalo antes de enviarlo. No contiene claves ni datos de personas.`);
}
