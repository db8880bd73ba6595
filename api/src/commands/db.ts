import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROLES } from '../db/server/roles';
import { startFailure } from '../start-failure';
import { databaseUrl, environment, isServer, nameOfDatabase, withDatabase } from './base';
import { fail, noMore, run, say, takeOption } from './terminal';

/** Database commands for either engine, chosen by DATABASE_URL. */

const USAGE = `Uso: db <orden>
  create                            crea la base de DATABASE_URL si no existe
  migrate                           aplica las migraciones pendientes, y añade las filas de catálogo que el programa necesita y falten
  roles                             hace los roles de scripts/sql/roles.sql, y los usuarios que nombran DATABASE_URL_MIGRACION, …_APLICACION,
                                    …_RETENCION, …_REPORTES, …_TRABAJOS y …_VIGILANCIA, cada uno en el suyo
  status [--exigir]                 migraciones aplicadas y pendientes, en qué difiere el esquema de ellas, y qué filas de catálogo faltan
                                    (--exigir: termina con 3 si falta o difiere algo)
  migracion NOMBRE                  escribe la migración que lleva la base, en ambos motores, a lo que dicen hoy las entidades
  script                            escribe cada migración como T-SQL en scripts/sql, y el diccionario docs/data/datos.md
  verify-audit                      comprueba la cadena de auditoría, y con ella las anclas del almacén
          --posicion N --enlace X   que fue así, según un informe o un correo anterior
          --sin-anclas              sin el almacén
          --excusar FECHA,FECHA     sin las anclas de esos días, que un respaldo repuesto no alcanza
  copy [--from BASE] [--to BASE]    copia todas las filas a otra base recién migrada, de cualquiera de los dos motores, y compara las dos;
                                    sin --from, de DATABASE_URL; sin --to, a DATABASE_URL_DESTINO; interrumpida, se repite
          --seudonimos --archivos CARPETA  copia para pruebas: nombres, números, direcciones, correos y textos inventados, siempre los mismos
                                    para la misma persona (SEUDONIMOS_CLAVE), y archivos generados en CARPETA
  backup [CARPETA]                  copia la base embebida y sus archivos, también en marcha
  restore CARPETA [--base NOMBRE]   los repone; pide el nombre de la base
          --solo-base               deja los archivos como están
          --con-faltas              aunque al respaldo le falten archivos
          --sin-clave               aunque la clave de los datos no esté
  verify-backup CARPETA             comprueba un respaldo, archivo por archivo
  verify-files                      comprueba cada archivo del almacén con la huella de su fila, y nombra los que sobran
  move-files --a ALMACEN            copia el almacén a otro (carpeta o s3://…), comprobado por huella; se puede repetir
  clave                             qué clave de los datos usa la base, y cuál hay
        --aceptar-perdida [--base NOMBRE]  sigue con la que hay (o una nueva): lo sellado con otra ya no se lee
        --rotar [--base NOMBRE]            la cambia por otra, con los servidores detenidos: DATA_KEY_NUEVA, o un archivo nuevo
        --no-rotar                         desiste de un cambio que no terminó
  barrido                           qué haría el barrido de archivos sin fila, y por qué no lo hace
          --detener                 nada se mueve hasta --activar
          --activar [--base NOMBRE]       el almacén es el de esta base
          --apartar-todo [--base NOMBRE]  aparta ahora lo que ninguna fila nombra, sea cuanto sea
          --reponer                 devuelve a su lugar todo lo apartado
  retencion --simular               qué cumplió el plazo que fijan las variables RETENCION_…_DIAS: cuánto, de cuándo a cuándo
  retencion [--base NOMBRE]         lo quita para siempre, por lotes, cada uno con su fila de auditoría; interrumpida, se repite
  soporte [--a ARCHIVO]             versiones, configuración sin secretos, estado, cifras y últimos errores, para quien ayuda`;

/** Loaded on demand: `script` chooses its engine first. */
const copying = (): typeof import('./copy') => require('./copy');
const copies = (): typeof import('./copies') => require('./copies');
const files = (): typeof import('./files') => require('./files');
const moveFiles = (): typeof import('./move-files') => require('./move-files');
const key = (): typeof import('./key') => require('./key');
const support = (): typeof import('./support') => require('./support');
const retention = (): typeof import('./retencion') => require('./retencion');
const sweep = (): typeof import('./sweep') => require('./sweep');
const audit = (): typeof import('./audit') => require('./audit');
const server = (): typeof import('../db/server/server') => require('../db/server/server');
const logins = (): typeof import('../db/logins') => require('../db/logins');
const migration = (): typeof import('./migracion') => require('./migracion');
const scripts = (): typeof import('../db/script/write') => require('../db/script/write');
const versions = (): typeof import('../db/migrate') => require('../db/migrate');
const catalogues = (): typeof import('../seed/catalogos-del-programa') => require('../seed/catalogos-del-programa');
const codes = (): typeof import('../seed/codigos-necesarios') => require('../seed/codigos-necesarios');
const schema = (): typeof import('../db/schema/schema-differences') => require('../db/schema/schema-differences');

const copyDatabase = (): typeof import('../copies/database') => require('../copies/database');
const series = (): typeof import('../db/transaction/series') => require('../db/transaction/series');
const rights = (): typeof import('../db/server/rights') => require('../db/server/rights');

type Order = (args: string[]) => Promise<void>;

const AFTER_A_FAILURE =
  'De la migración que falló no quedó nada; las anteriores quedaron (npm run db -- status). Corrija lo que dice el error y repita. Si no se puede, reponga el respaldo y la versión anterior del programa (docs/operar.md, Migrations).';

/** Refuses to migrate the embedded database while a program has it open, which would continue with the old schema. */
async function assertNobodyServes(): Promise<void> {
  if (!existsSync(databaseUrl())) return;
  const { pending } = await withDatabase(versions().versionReport);
  if (pending.length === 0) return;
  try {
    copyDatabase().assertClosed(databaseUrl(), 'migrar');
  } catch (error) {
    fail((error as Error).message);
  }
}

const orders: Record<string, Order> = {
  async create(args) {
    noMore(args);
    const name = await nameOfDatabase();
    if (!isServer()) {
      const existed = existsSync(databaseUrl());
      await withDatabase(async () => undefined);
      say(existed ? `La base ${name} ya existe.` : `Base ${name} creada en ${databaseUrl()}.`);
      return;
    }
    const { createServerDatabase } = server();
    say((await createServerDatabase(databaseUrl())) ? `Base ${name} creada.` : `La base ${name} ya existe.`);
  },

  async migrate(args) {
    noMore(args);
    const migrate = () =>
      withDatabase(async (dataSource) => {
        const names = await versions().migrate(dataSource);
        const missing = await codes().codigosQueFaltan(dataSource.manager);
        if (names.length + missing.length > 0) await catalogues().completarCatalogos(dataSource.manager);
        return [...names.map((name) => `aplicada   ${name}`), ...missing.map((row) => `añadida    ${row}`)];
      });
    if (!isServer()) await assertNobodyServes();
    const done = await (isServer() ? server().whileMigrationLocked(databaseUrl(), migrate) : migrate()).catch(
      (error: unknown) => {
        if (!(error instanceof versions().MigrationFailed)) throw error;
        fail(`${startFailure(error.cause) ?? error.cause.stack}\n${AFTER_A_FAILURE}`);
      },
    );
    for (const line of done) say(line);
    const applied = done.filter((line) => line.startsWith('aplicada')).length;
    say(done.length === 0 ? 'Nada que migrar: la base está al día.' : `${applied} migraciones aplicadas.`);
  },

  async roles(args) {
    noMore(args);
    if (!isServer()) fail('La base embebida no tiene usuarios ni roles: es un archivo de quien la ejecuta.', 2);
    const { describeGranted, grantRoles, variableOf } = logins();
    const addresses = ROLES.flatMap((role) => {
      const address = environment(variableOf(role));
      return address === undefined ? [] : [[role, address] as const];
    });
    const granted = await withDatabase((dataSource) => grantRoles(dataSource, new Map(addresses)));
    for (const line of describeGranted(granted)) say(line);
  },

  async status(args) {
    const exigir = takeOption(args, '--exigir');
    noMore(args);
    if (!isServer() && !existsSync(databaseUrl()))
      fail(`No existe la base ${databaseUrl()}: npm run db -- migrate la crea.`, 3);
    await withDatabase(async (dataSource) => {
      const { applied, pending, unknown, other } = await versions().versionReport(dataSource);
      for (const { name, aplicadaPor, aplicadaEn, duracionMs } of applied) {
        const how = aplicadaEn === null ? '' : `  ${aplicadaEn} UTC, ${aplicadaPor ?? 'el programa'}, ${duracionMs} ms`;
        say(
          unknown.includes(name) ? `ajena       ${name}  (de otra versión del programa)` : `aplicada    ${name}${how}`,
        );
      }
      for (const name of pending) say(`pendiente   ${name}`);
      for (const name of other) say(`distinta    ${name}  (se aplicó con otras sentencias que las de scripts/sql)`);
      // a missing migration explains missing objects
      const differences = pending.length > 0 ? [] : await schema().schemaDifferences(dataSource);
      for (const difference of differences) say(`esquema     ${difference}`);
      const codigos = pending.length > 0 ? [] : await codes().codigosQueFaltan(dataSource.manager);
      for (const codigo of codigos) say(`catálogo    falta ${codigo}`);
      const behind = pending.length > 0 ? [] : await series().countersBehind(dataSource.manager);
      for (const { serie, valor, mayor } of behind)
        say(
          `contador    ${serie} va en ${valor} y ya se dio el ${mayor}: póngalo en ${mayor} (docs/operar.md, Migrations)`,
        );
      const total = dataSource.migrations.length;
      if (pending.length > 0) say(`Faltan ${pending.length} de ${total} migraciones.`);
      else if (differences.length + other.length > 0)
        say('Las migraciones están aplicadas, pero el esquema no es el que ellas hacen.');
      else if (codigos.length > 0)
        say(
          'Faltan filas de catálogo que el programa necesita: npm run db -- migrate (o scripts/sql/catalogos.sql) las añade.',
        );
      else say('La base está al día, y su esquema es el de las migraciones.');
      // without a version table, or with a difference, the login may lack permissions
      const seemsMissing = applied.length === 0 || differences.length > 0;
      if (isServer() && seemsMissing && !(await rights().seesDefinitions(dataSource)))
        say(
          'Esta cuenta no ve todas las definiciones (VIEW DEFINITION): puede que nada falte, sino que ella no lo vea. Use la del rol trabajos.',
        );
      const faults = pending.length + unknown.length + other.length + differences.length;
      if (exigir && faults + codigos.length + behind.length > 0) process.exitCode = 3;
    });
  },

  async migracion(args) {
    await migration().migracion(args);
  },

  async script(args) {
    noMore(args);
    if (!isServer()) process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
    const { writeScripts } = scripts();
    const { SCRIPTS, DICTIONARY } = versions();
    const { cataloguesScript, catalogueStatements } = catalogues();
    const rows = { script: cataloguesScript(), statements: catalogueStatements() };
    const { changed, faults } = await writeScripts(SCRIPTS, DICTIONARY, rows);
    for (const path of changed) say(`escrito   ${relative(join(SCRIPTS, '..', '..'), path)}`);
    for (const fault of faults) say(`SQL Server lo rechazaría: ${fault}`);
    if (faults.length > 0) fail('Corrija la migración o la entidad.');
    say(changed.length === 0 ? 'scripts/sql y docs/data/datos.md están al día.' : `${changed.length} archivos.`);
  },

  async 'verify-audit'(args) {
    await audit().comprobarAuditoria(args);
  },

  async retencion(args) {
    await retention().retencion(args);
  },

  async copy(args) {
    await copying().copiar(args);
  },

  async backup(args) {
    await copies().respaldar(args);
  },

  async restore(args) {
    await copies().restaurar(args);
  },

  async 'verify-backup'(args) {
    await copies().comprobarRespaldo(args);
  },

  async 'verify-files'(args) {
    await files().comprobarArchivos(args);
  },

  async 'move-files'(args) {
    await moveFiles().moverArchivos(args);
  },

  async clave(args) {
    await key().clave(args);
  },

  async barrido(args) {
    await sweep().barrido(args);
  },

  async soporte(args) {
    await support().soporte(args);
  },
};

run(USAGE, async (args) => {
  const order = orders[args.shift() ?? ''];
  if (order === undefined) fail(USAGE, 2);
  await order(args);
});
