import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { engineOf } from '../db/engine-of';
import { fail, run, say, takeOption, takeValue } from './terminal';

/*
 * Database commands for either engine, told apart by DATABASE_URL. Each part is loaded when asked for: the column helpers choose the
 * engine when they load, and `script` must choose it first.
 */

const USAGE = `Uso: db <orden>
  create                            crea la base de DATABASE_URL si no existe
  migrate                           aplica las migraciones pendientes
  status [--exigir]                 migraciones aplicadas y pendientes (--exigir: termina con 3 si falta alguna)
  script [--comprobar]              escribe cada migración como T-SQL en scripts/sql (--comprobar: solo compara)
  verify-audit                      comprueba la cadena de auditoría
  backup [CARPETA]                  copia la base embebida y sus archivos, también en marcha
  restore CARPETA [--base NOMBRE]   los repone; pide el nombre de la base`;

const environment = (name: string): string | undefined => process.env[name] || undefined;
const dataDir = resolve(environment('DATA_DIR') ?? 'datos');
const databaseUrl = (): string => environment('DATABASE_URL') ?? join(dataDir, 'adjudica.db');
const isServer = (): boolean => engineOf(databaseUrl()) === 'mssql';

/** Name of the database, without user, password or host. */
async function nameOfDatabase(): Promise<string> {
  if (isServer()) return (await import('../db/data-source.js')).sqlServerOptions(databaseUrl()).database;
  return (await import('../db/copies.js')).databaseName(databaseUrl());
}

async function withDatabase<T>(work: (dataSource: import('typeorm').DataSource) => Promise<T>): Promise<T> {
  const { openDatabase } = await import('../db/data-source.js');
  const dataSource = await openDatabase({ url: databaseUrl() });
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

interface Given {
  folder: string | undefined;
  base: string | undefined;
  exigir: boolean;
  comprobar: boolean;
}

/** Destroying commands go on only when the name of the database is typed or given with --base. */
async function confirmName(base: string | undefined): Promise<void> {
  const name = await nameOfDatabase();
  let given = base;
  if (given === undefined && process.stdin.isTTY === true) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    given = (await terminal.question(`Escriba el nombre de la base para continuar (${name}): `)).trim();
    terminal.close();
  }
  if (given === undefined) fail(`Esta orden reemplaza los datos: repítala con --base ${name}`, 2);
  if (given !== name) fail(`El nombre no coincide: la base es ${name}. No se cambió nada.`);
}

async function place(): Promise<import('../db/copies').Place> {
  const storage = environment('STORAGE_URL') ?? join(dataDir, 'archivos');
  return { databaseFile: resolve(databaseUrl()), filesDir: storage.startsWith('s3:') ? undefined : resolve(storage) };
}

const TAKES_FOLDER = new Set(['backup', 'restore']);

const orders: Record<string, (given: Given) => Promise<void>> = {
  async create() {
    const name = await nameOfDatabase();
    if (!isServer()) {
      const existed = existsSync(databaseUrl());
      await withDatabase(async () => undefined);
      say(existed ? `La base ${name} ya existe.` : `Base ${name} creada en ${databaseUrl()}.`);
      return;
    }
    const { createServerDatabase } = await import('../db/server.js');
    say((await createServerDatabase(databaseUrl())) ? `Base ${name} creada.` : `La base ${name} ya existe.`);
  },

  async migrate() {
    const migrate = () => withDatabase((dataSource) => dataSource.runMigrations());
    const applied = isServer()
      ? await (await import('../db/server.js')).whileMigrationLocked(databaseUrl(), migrate)
      : await migrate();
    for (const { name } of applied) say(`aplicada   ${name}`);
    say(applied.length === 0 ? 'Nada que migrar: la base está al día.' : `${applied.length} migraciones aplicadas.`);
  },

  async status({ exigir }) {
    if (!isServer() && !existsSync(databaseUrl()))
      fail(`No existe la base ${databaseUrl()}: npm run db:migrate la crea.`, 3);
    const { MigrationExecutor } = await import('typeorm');
    await withDatabase(async (dataSource) => {
      const executor = new MigrationExecutor(dataSource);
      const executed = (await executor.getExecutedMigrations()).map(({ name }) => name);
      const pending = (await executor.getPendingMigrations()).map(({ name }) => name);
      const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
      const unknown = executed.filter((name) => !known.has(name));
      for (const name of executed)
        say(unknown.includes(name) ? `ajena       ${name}  (de otra versión del programa)` : `aplicada    ${name}`);
      for (const name of pending) say(`pendiente   ${name}`);
      say(pending.length === 0 ? 'La base está al día.' : `Faltan ${pending.length} de ${known.size} migraciones.`);
      if (exigir && (pending.length > 0 || unknown.length > 0)) process.exitCode = 3;
    });
  },

  async script({ comprobar: onlyCheck }) {
    if (!isServer()) process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
    const { writeScripts } = await import('../db/script/write.js');
    const { changed, faults } = await writeScripts(join(__dirname, '..', '..', '..', 'scripts', 'sql'), onlyCheck);
    for (const file of changed) say(`${onlyCheck ? 'desactualizado' : 'escrito'}   scripts/sql/${file}`);
    for (const fault of faults) say(`SQL Server lo rechazaría: ${fault}`);
    if (faults.length > 0) fail('Corrija la migración o la entidad.');
    if (onlyCheck && changed.length > 0) fail('Ejecute npm run db:script y confirme el resultado.');
    say(changed.length === 0 ? 'scripts/sql está al día.' : `${changed.length} archivos.`);
  },

  async 'verify-audit'() {
    const { verifyAudit } = await import('../audit/sealer.js');
    const verdict = await withDatabase(verifyAudit);
    if (!verdict.ok) fail(`La auditoría fue alterada: fila ${verdict.rowId}: ${verdict.reason}.`);
    const waiting = verdict.unsealed === 0 ? '' : `; ${verdict.unsealed} filas recientes esperan su sello`;
    say(`Auditoría íntegra: ${verdict.rows} filas encadenadas${waiting}.`);
  },

  async backup({ folder }) {
    if (isServer()) fail(serverCopy(await nameOfDatabase()), 2);
    const { backup, stamp } = await import('../db/copies.js');
    const now = new Date();
    const target = resolve(folder ?? join(dataDir, 'respaldos', stamp(now)));
    const from = await place();
    const manifest = await backup(from, target, now);
    say(`Respaldo de ${manifest.base} en ${target}: ${manifest.bytes} bytes y ${manifest.archivos} archivos.`);
    if (from.filesDir === undefined) say('Los archivos están en un almacén S3: respáldelos allí, después de la base.');
  },

  async restore({ folder, base }) {
    if (isServer()) fail(serverRestore(await nameOfDatabase()), 2);
    const { restore, verifyCopy } = await import('../db/copies.js');
    if (folder === undefined) fail('Falta la carpeta del respaldo.', 2);
    await confirmName(base);
    const manifest = await verifyCopy(resolve(folder));
    const kept = await restore(await place(), resolve(folder), new Date());
    say(`Restaurado el respaldo de ${manifest.creada}.`);
    for (const path of kept) say(`Lo anterior quedó en ${path}`);
    say('Compruebe: npm run db:status y npm run audit:verify');
  },
};

const serverCopy = (name: string): string => `Los respaldos de SQL Server los hace el servidor:
  BACKUP DATABASE [${name}] TO DISK = N'${name}.bak' WITH CHECKSUM, COMPRESSION, INIT;
  BACKUP LOG [${name}] TO DISK = N'${name}.trn' WITH CHECKSUM, COMPRESSION;
Después, los archivos del almacén (docs/operar.md).`;

const serverRestore = (
  name: string,
): string => `La restauración de SQL Server la hace el servidor, con la aplicación detenida:
  RESTORE VERIFYONLY FROM DISK = N'${name}.bak' WITH CHECKSUM;
  RESTORE DATABASE [${name}] FROM DISK = N'${name}.bak' WITH CHECKSUM, REPLACE, NORECOVERY;
  RESTORE LOG [${name}] FROM DISK = N'${name}.trn' WITH CHECKSUM, RECOVERY;
Después: npm run db:status y npm run audit:verify.`;

run(USAGE, async (args) => {
  const name = args.shift() ?? '';
  const order = orders[name];
  if (order === undefined) fail(USAGE, 2);
  const given: Given = {
    exigir: takeOption(args, '--exigir'),
    comprobar: takeOption(args, '--comprobar'),
    base: takeValue(args, '--base'),
    folder: TAKES_FOLDER.has(name) ? args.shift() : undefined,
  };
  if (args.length > 0) fail(`No se entiende: ${args.join(' ')}`, 2);
  await order(given);
});
