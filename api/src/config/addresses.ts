import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { engineOf } from './engine-of';
import { cifrado, entero, patron, siNo, texto, Unfit, unoDe } from './kinds';
import { readOptions } from './options';

/** Parsers of configured addresses. Errors (Unfit) do not repeat the input, which may hold a password. */

/** One minute and one hour: no request waits longer. */
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const guid = patron(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'GUID', 'se espera un identificador GUID');

export const databaseOptions = z.object({
  encrypt: cifrado.prefault('true').describe('TLS to SQL Server; `strict` is TDS 8'),
  trustServerCertificate: siNo.prefault('false').describe('takes a certificate that nobody vouches for'),
  poolMax: entero(1, 500).prefault('20').describe('connections at most'),
  connectTimeout: entero(100, MINUTE_MS).prefault('15000').describe('milliseconds for a connection'),
  requestTimeout: entero(100, HOUR_MS).prefault('30000').describe('milliseconds for a statement'),
  retries: entero(0, 10)
    .prefault('4')
    .describe('how often is begun anew what failed for a moment (operar.md, "Connecting to SQL Server")'),
  authentication: unoDe(
    'sql',
    'ntlm',
    'azure-active-directory-default',
    'azure-active-directory-msi-vm',
    'azure-active-directory-msi-app-service',
    'azure-active-directory-service-principal-secret',
    'azure-active-directory-password',
  )
    .prefault('sql')
    .describe('who logs in: a user of SQL Server, of Windows (`ntlm`) or of Entra'),
  domain: patron(/^[\w.-]{1,255}$/, 'name', 'se espera un dominio')
    .optional()
    .describe('Windows domain of the user; with `ntlm`'),
  clientId: guid.optional().describe('application registered in Entra; with `azure-active-directory-password`'),
  tenantId: patron(/^[\w.-]{1,255}$/, 'name', 'se espera un directorio de Entra')
    .optional()
    .describe('directory of Entra, its GUID or name'),
  instance: patron(/^[A-Za-z_][\w$#]{0,15}$/, 'name', 'se espera el nombre de una instancia')
    .optional()
    .describe('a named instance of the host, instead of a port: `mssql://user:password@host/adjudica?instance=VENTAS`'),
  multiSubnetFailover: siNo
    .prefault('false')
    .describe('`true`: all addresses of the name are tried at once, for the listener of an availability group'),
  applicationIntent: unoDe('ReadWrite', 'ReadOnly')
    .prefault('ReadWrite')
    .describe('`ReadOnly`: a readable replica, for commands that only read; the servers and `db migrate` refuse it'),
  appName: texto(128)
    .prefault('adjudica')
    .describe("the program's name in `sys.dm_exec_sessions` and in audits of the server"),
});

export const storageOptions = z.object({
  tls: siNo.prefault('true').describe('`false`: plain HTTP, for a store on the same network'),
  region: patron(/^[a-z0-9-]{1,40}$/, 'name', 'se espera un nombre de región')
    .prefault('us-east-1')
    .describe('region of the store'),
  estilo: unoDe('path', 'host').prefault('path').describe("where the bucket's name stands"),
  connectTimeout: entero(50, MINUTE_MS).prefault('3000').describe('milliseconds for a connection'),
  idleTimeout: entero(50, 10 * MINUTE_MS)
    .prefault('15000')
    .describe('milliseconds without a byte, either way'),
});

export const mailOptions = z.object({
  tls: siNo.prefault('true').describe('`false`: never encrypted; otherwise credentials travel encrypted or not at all'),
});

/** @throws Unfit. */
function urlOf(address: string, what: string): URL {
  let url: URL;
  try {
    url = new URL(address);
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
  } catch {
    throw new Unfit(
      `no es una dirección ${what} válida: escriba con % los caracteres especiales del usuario y la contraseña`,
    );
  }
  if (url.hash !== '') throw new Unfit('tiene un # sin escribir como %23');
  if (url.hostname === '') throw new Unfit('no nombra un servidor');
  return url;
}

/** The address of SQL Server with its defaults. */
export function sqlServerOptions(address: string) {
  const url = urlOf(address, 'mssql://');
  const { connectTimeout, requestTimeout, ...options } = readOptions(url.searchParams, databaseOptions);
  const login = { username: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
  checkLogin({ ...options, ...login });
  if (options.instance !== undefined && url.port !== '')
    throw new Unfit('nombra un puerto y una instancia: el puerto de una instancia lo dice el servidor (SQL Browser)');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || 1433),
    ...login,
    database: decodeURIComponent(url.pathname.slice(1)) || 'adjudica',
    ...options,
    connectTimeoutMs: connectTimeout,
    requestTimeoutMs: requestTimeout,
  };
}

type Part = 'username' | 'password' | 'domain' | 'clientId' | 'tenantId';
const PARTS: Readonly<Record<Part, string>> = {
  username: 'el usuario',
  password: 'la contraseña',
  domain: 'la opción domain',
  clientId: 'la opción clientId',
  tenantId: 'la opción tenantId',
};

/** What each kind of log-in requires of the address, and what it may have. */
const LOGINS: Readonly<Record<string, { needs: readonly Part[]; takes?: readonly Part[] }>> = {
  sql: { needs: ['username', 'password'] },
  ntlm: { needs: ['username', 'password', 'domain'] },
  'azure-active-directory-default': { needs: [], takes: ['username'] },
  'azure-active-directory-msi-vm': { needs: [], takes: ['username'] },
  'azure-active-directory-msi-app-service': { needs: [], takes: ['username'] },
  'azure-active-directory-service-principal-secret': { needs: ['username', 'password', 'tenantId'] },
  'azure-active-directory-password': { needs: ['username', 'password', 'clientId'], takes: ['tenantId'] },
};

/** A missing part would be a failing log-in, an extra one another log-in than intended. @throws Unfit. */
function checkLogin(given: { authentication: string; encrypt: unknown } & Partial<Record<Part, string>>): void {
  const { needs = [], takes = [] } = LOGINS[given.authentication] ?? {};
  const how = `authentication=${given.authentication}`;
  for (const [part, named] of Object.entries(PARTS) as [Part, string][]) {
    if (needs.includes(part) && !given[part]) throw new Unfit(`falta ${named}, que ${how} necesita`);
    if (given[part] && ![...needs, ...takes].includes(part)) throw new Unfit(`tiene ${named}, que ${how} no usa`);
  }
  if (given.authentication.startsWith('azure') && given.encrypt === false)
    throw new Unfit(`${how} necesita una conexión cifrada (encrypt)`);
}

const SCHEME = /^[a-z][a-z0-9+.-]+:\/\//i;

/** `mssql://…` or the path of the embedded file. @throws Unfit. */
export function checkDatabaseUrl(address: string): void {
  if (engineOf(address) === 'mssql') sqlServerOptions(address);
  else if (SCHEME.test(address)) throw new Unfit('se espera mssql://… o la ruta de un archivo');
  else if (!texto(1000).safeParse(address).success) throw new Unfit('se espera mssql://… o la ruta de un archivo');
}

/** A folder ('datos/archivos', '/srv/archivos', 'file:///srv/archivos') or `s3://KEY:SECRET@host[:port]/bucket[/prefix]`. @throws Unfit. */
export function storageAddress(address: string) {
  if (!address.startsWith('s3://')) {
    if (SCHEME.test(address) && !address.startsWith('file://')) throw new Unfit('se espera s3://… o una carpeta');
    return { folder: address.startsWith('file://') ? fileURLToPath(address) : resolve(address) } as const;
  }
  const url = urlOf(address, 's3://');
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean);
  if (!url.username || !url.password) throw new Unfit('faltan la clave y el secreto (s3://CLAVE:SECRETO@…)');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Unfit('falta el nombre del bucket');
  const options = readOptions(url.searchParams, storageOptions);
  return {
    folder: undefined,
    endpoint: `${options.tls ? 'https' : 'http'}://${url.host}`,
    bucket,
    prefix: prefix.join('/'),
    region: options.region,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    pathStyle: options.estilo === 'path',
    connectMs: options.connectTimeout,
    idleMs: options.idleTimeout,
  };
}

/** `smtp[s]://user:password@host:port`. @throws Unfit. */
export function mailServer(address: string) {
  if (!/^smtps?:\/\//.test(address)) throw new Unfit('debe empezar por smtp:// o smtps://');
  const url = urlOf(address, 'smtp://');
  if (!['', '/'].includes(url.pathname)) throw new Unfit('nombra algo más que un servidor y su puerto');
  const { tls } = readOptions(url.searchParams, mailOptions);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    /** false: never encrypted, whatever the server offers */
    tls,
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  };
}

/** `https://server[:port]`: the screens are served at its root. Returned without a final '/'. @throws Unfit. */
export function publicOrigin(address: string): string {
  if (!/^https?:\/\//.test(address)) throw new Unfit('debe empezar por http:// o https://');
  const url = urlOf(address, 'https://');
  if (url.username !== '' || url.password !== '') throw new Unfit('no lleva usuario ni contraseña');
  if (url.pathname !== '/' || url.search !== '') throw new Unfit('nombra algo más que un servidor y su puerto');
  return url.origin;
}

/** @throws Unfit. */
export function checkBureauUrl(address: string): void {
  if (!/^https?:\/\//.test(address)) throw new Unfit('debe empezar por http:// o https://');
  if (urlOf(address, 'http://').search !== '') throw new Unfit('no tiene opciones detrás de ?');
}
