import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/data-source';
import { connectionOptions, sqlServerOptions } from '../db/engine/sql-server';
import { EMPRESA_DE_PRUEBA } from '../testing/empresa';
import { ConfigError, readConfig } from '.';
import { databaseOptions, mailOptions, mailServer, storageAddress, storageOptions } from './addresses';
import { factsOf } from './options';
import { variables } from './variables';

const dir = mkdtempSync(join(tmpdir(), 'adjudica-config-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: dir, ...environment });
/** The lines that name what is wrong. */
function refusal(environment: Record<string, string>): string {
  try {
    read(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
}

const ENTRA = 'authentication=azure-active-directory';

describe('a wrong value stops the start: its variable, what was given, what is expected', () => {
  test.each([
    ['NODE_ENV', 'produccion', /NODE_ENV: .*production, test, no 'produccion'/],
    ['PORT', '1e3', /PORT: .*de 0 a 65535, no '1e3'/],
    ['PORT', '65536', /no '65536'/],
    ['PORT', ' 80', /no ' 80'/],
    ['HOST', 'a b', /HOST: /],
    ['MAIL_FROM', 'nadie', /MAIL_FROM: .*no 'nadie'/],
    ['MAIL_FROM', 'A <a@b.ec>\r\nBcc: x@y.ec', /MAIL_FROM: .*·/],
    ['BRAND_RUC', '179', /BRAND_RUC: debe tener 13 dígitos, no '179'/],
    ['BRAND_NAME', 'x'.repeat(81), /BRAND_NAME: .*80/],
    ['TRUST_PROXY', 'true', /TRUST_PROXY: /],
    ['LOG_LEVEL', 'verbose', /LOG_LEVEL: /],
    ['CHROMIUM_PATH', '/no/hay/nada', /CHROMIUM_PATH: .*no '\/no\/hay\/nada'/],
    ['SOLO_PROPIOS', 'si', /SOLO_PROPIOS: .*no 'si'/],
    ['CUATRO_OJOS', 'tal vez', /CUATRO_OJOS: .*no 'tal vez'/],
    ['RESUMEN_DIARIO', 'off', /RESUMEN_DIARIO: /],
    ['DISK_FREE_MB', '-1', /DISK_FREE_MB: /],
    ['CHROMIUM_TIMEOUT_MS', '0', /CHROMIUM_TIMEOUT_MS: /],
    ['DATABASE_URL', 'postgres://h/x', /DATABASE_URL: se espera mssql/],
    ['DATABASE_URL', 'mssql://u:p@h/x?encrypt=maybe', /DATABASE_URL: encrypt: .*strict.*no 'maybe'/],
    ['DATABASE_URL', 'mssql://u:p@h/x?poolMax=abc', /DATABASE_URL: poolMax: .*de 1 a 500, no 'abc'/],
    ['DATABASE_URL', 'mssql://u:p@h/x?poolMax=0', /poolMax/],
    ['DATABASE_URL', 'mssql://u:p@h/x?pool=5', /DATABASE_URL: no tiene la opción 'pool'/],
    ['DATABASE_URL', 'mssql://u:p@h/x?encrypt=true&encrypt=false', /encrypt está repetida/],
    ['DATABASE_URL', 'mssql://u:p@h/x?requestTimeout=30s', /requestTimeout: .*no '30s'/],
    ['DATABASE_URL', 'mssql://u:p@h/x?retries=11', /retries: .*de 0 a 10, no '11'/],
    ['DATABASE_URL', 'mssql://u:p@h/x?multiSubnetFailover=quizas', /multiSubnetFailover: .*no 'quizas'/],
    ['DATABASE_URL', 'mssql://u:p@h/x?applicationIntent=readonly', /applicationIntent: .*no 'readonly'/],
    ['DATABASE_URL', 'mssql://u:p@h/x?authentication=windows', /authentication: .*ntlm.*no 'windows'/],
    ['DATABASE_URL', 'mssql://h/x', /falta el usuario, que authentication=sql/],
    ['DATABASE_URL', 'mssql://u:p@h/x?domain=EMPRESA', /tiene la opción domain, que authentication=sql no usa/],
    ['DATABASE_URL', 'mssql://u:p@h/x?authentication=ntlm', /falta la opción domain/],
    ['DATABASE_URL', `mssql://u:p@h/x?${ENTRA}-msi-vm`, /tiene la contraseña, que .*msi-vm no usa/],
    ['DATABASE_URL', `mssql://u:p@h/x?${ENTRA}-service-principal-secret`, /falta la opción tenantId/],
    ['DATABASE_URL', `mssql://u:p@h/x?${ENTRA}-password`, /falta la opción clientId/],
    ['DATABASE_URL', `mssql://u:p@h/x?${ENTRA}-password&clientId=yo`, /clientId: .*GUID, no 'yo'/],
    ['DATABASE_URL', `mssql://h/x?${ENTRA}-default&encrypt=false`, /necesita una conexión cifrada/],
    ['STORAGE_URL', 's3://k:s@h/bucket?tls=nein', /STORAGE_URL: tls: .*no 'nein'/],
    ['STORAGE_URL', 's3://k:s@h/bucket?estilo=hots', /STORAGE_URL: estilo: /],
    ['STORAGE_URL', 's3://k:s@h/bucket?idleTimeout=0', /idleTimeout/],
    ['SMTP_URL', 'smtp://u:p@h?tls=maybe', /SMTP_URL: tls: .*no 'maybe'/],
    ['SMTP_URL', 'smtp://u:p@h?starttls=true', /SMTP_URL: no tiene la opción/],
    ['BUREAU_URL', 'ftp://x', /BUREAU_URL: /],
    ['OIDC_ISSUER', 'cuentas.empresa.ec', /OIDC_ISSUER: se espera una dirección/],
    ['OIDC_ROLES', 'riesgo=Riesgos', /OIDC_ROLES: se espera grupo=Rol/],
    ['OIDC_ROLES', ' ; ', /OIDC_ROLES: se espera grupo=Rol/],
    ['OIDC_CONTRASENAS', 'ninguno', /OIDC_CONTRASENAS: .*todos, administradores, nadie/],
    ['OIDC_CONTRASENAS', 'nadie', /OIDC_CONTRASENAS: no sirve sin OIDC_ISSUER/],
    ['OIDC_CLIENT_ID', 'adjudica', /OIDC_CLIENT_ID: no sirve sin OIDC_ISSUER/],
    [
      'OIDC_ISSUER',
      'https://cuentas.empresa.ec',
      /OIDC_CLIENT_ID: es obligatorio con OIDC_ISSUER\n.*OIDC_ROLES: .*\n.*PUBLIC_URL: /,
    ],
    ['TRUST_01', 'Fideicomiso; escritura; Fiduciaria', /TRUST_01: se esperan nombre; constitución; fiduciaria; RUC/],
    ['TRUST_02', 'Fideicomiso; escritura; Fiduciaria; 179', /TRUST_02: se esperan nombre/],
    ['BRAND_MAIL', 'legal', /BRAND_MAIL: se espera un correo/],
    ['SELLO_P12', '/no/hay.p12', /SELLO_P12: no es un archivo que se pueda leer/],
    ['SELLO_CLAVE', 'secreta', /SELLO_CLAVE: no sirve sin SELLO_P12/],
    ['SELLO_P12', __filename, /SELLO_CLAVE: es obligatorio con SELLO_P12\n.*PUBLIC_URL: es obligatorio con SELLO_P12/],
    ['PUBLIC_URL', 'adjudica.example', /PUBLIC_URL: debe empezar por http/],
    ['PUBLIC_URL', 'https://adjudica.example/app', /PUBLIC_URL: nombra algo más/],
    ['PUBLIC_URL', 'https://adjudica.example/?a=1', /PUBLIC_URL: nombra algo más/],
    ['PUBLIC_URL', 'https://adjudica.example/#inicio', /PUBLIC_URL: tiene un #/],
    ['PUBLIC_URL', 'https://yo@adjudica.example', /PUBLIC_URL: no lleva usuario/],
  ])('%s=%s is refused by its name', (name, value, expected) => {
    expect(refusal({ [name]: value })).toMatch(expected);
  });

  test.each([
    ['JWT_SECRET', 'MUYSECRETO'],
    ['DATA_KEY', 'MUYSECRETO'],
    ['METRICS_TOKEN', 'MUYSECRETO'],
    ['DATABASE_URL', 'mssql://u:MUYSECRETO@h:99999/x'],
    ['DATABASE_URL', 'mssql://u:MUY#SECRETO@h/x'],
    ['DATABASE_URL', 'mssql://u:12?MUYSECRETO@h/x'],
    ['DATABASE_URL', 'mssql://u:MUYSECRETO%@h/x'],
    ['DATABASE_URL', 'mssql://u:MUYSECRETO@h/x?encrypt=maybe'],
    ['STORAGE_URL', 's3://k:MUYSECRETO@h o/bucket'],
    ['SMTP_URL', 'smtp://u:MUYSECRETO@h:x'],
    ['BUREAU_URL', 'ftp://u:MUYSECRETO@h'],
    ['PUBLIC_URL', 'https://u:MUYSECRETO@h'],
  ])('%s: what may be a secret is never repeated (%s)', (name, value) => {
    expect(refusal({ [name]: value })).toContain(`${name}: `);
    expect(refusal({ [name]: value })).not.toMatch(/MUY|SECRETO/);
  });

  test('the first use of an address says the same, with its variable', () => {
    expect(() => sqlServerOptions('mssql://u:p@h/x?poolMax=abc')).toThrow(ConfigError);
    expect(() => sqlServerOptions('mssql://u:p@h/x?poolMax=abc')).toThrow(/^DATABASE_URL: poolMax/);
  });
});

describe('log-in of the company', () => {
  const whole = {
    OIDC_ISSUER: 'https://cuentas.empresa.ec/realms/empresa',
    OIDC_CLIENT_ID: 'adjudica',
    OIDC_ROLES: 'CN=Riesgo, OU=Ec=Riesgo; jefes = Jefatura Adjudicaciones;',
    PUBLIC_URL: 'https://adjudica.example/',
  };

  test('is read as a whole, groups in their order; the way back is exactly one address', () => {
    expect(read(whole).oidc).toEqual({
      issuer: 'https://cuentas.empresa.ec/realms/empresa',
      clientId: 'adjudica',
      clientSecret: undefined,
      scopes: 'openid profile email',
      claimUsuario: 'preferred_username',
      claimGrupos: 'groups',
      roles: [
        ['CN=Riesgo, OU=Ec', 'Riesgo'],
        ['jefes', 'Jefatura Adjudicaciones'],
      ],
      crearUsuarios: false,
      redirectUri: 'https://adjudica.example/login/retorno',
      logoutUri: 'https://adjudica.example/login',
    });
    expect(read({}).oidc).toBeUndefined();
  });

  test('without encryption is refused in production, and without openid everywhere', () => {
    const production = {
      NODE_ENV: 'production',
      ...EMPRESA_DE_PRUEBA,
      JWT_SECRET: 'x'.repeat(40),
      DATA_KEY: randomBytes(32).toString('base64'),
    };
    const said = refusal({
      ...whole,
      ...production,
      OIDC_ISSUER: 'http://cuentas',
      PUBLIC_URL: 'http://adjudica.example',
    });
    expect(said).toMatch(/OIDC_ISSUER: en producción/);
    expect(said).toMatch(/PUBLIC_URL: con OIDC_ISSUER/);
    expect(refusal({ ...whole, OIDC_SCOPES: 'profile' })).toMatch(/OIDC_SCOPES: debe tener openid/);
  });
});

describe('a secret in a file', () => {
  const file = (content: string | Buffer): string => {
    const path = join(dir, `secreto-${Math.random()}`);
    writeFileSync(path, content);
    return path;
  };
  const secrets = Object.entries(variables.shape).flatMap(([name, setting]) => (factsOf(setting).secret ? [name] : []));

  test('every variable that may hold a password has one, and no other', () => {
    expect(secrets).toEqual([
      'DATABASE_URL',
      'STORAGE_URL',
      'SMTP_URL',
      'PUBLIC_URL',
      'JWT_SECRET',
      'DATA_KEY',
      'OIDC_CLIENT_SECRET',
      'METRICS_TOKEN',
      'SELLO_CLAVE',
      'BUREAU_URL',
      'BUREAU_TOKEN',
    ]);
    expect(read({ LOG_LEVEL_FILE: file('debug') }).logLevel).toBe('info');
  });

  test('its content counts as the value, without the line break at its end', () => {
    const key = randomBytes(32).toString('base64');
    for (const end of ['', '\n', '\r\n']) {
      const config = read({
        JWT_SECRET_FILE: file(`${'x'.repeat(40)}${end}`),
        DATA_KEY_FILE: file(key + end),
        DATABASE_URL_FILE: file(`mssql://u:p@h/x${end}`),
        METRICS_TOKEN_FILE: file(` sixteen letters${end}`),
      });
      expect(config).toMatchObject({
        jwtSecret: 'x'.repeat(40),
        databaseUrl: 'mssql://u:p@h/x',
        metricsToken: ' sixteen letters',
        dataKeyFile: null,
      });
      expect(config.dataKey.toString('base64')).toBe(key);
    }
  });

  test.each(secrets)('%s: given twice, a file that is not there, an empty one, a huge one, a wrong value', (name) => {
    const variable = `${name}_FILE`;
    expect(refusal({ [name]: 'x', [variable]: file('y') })).toContain(`${name} y ${variable} están dadas las dos`);
    expect(refusal({ [variable]: join(dir, 'no-hay') })).toContain(`${variable}: no se puede leer el archivo (ENOENT)`);
    expect(refusal({ [variable]: dir })).toContain(`${variable}: no se puede leer el archivo (EISDIR)`);
    expect(refusal({ [variable]: file('\n') })).toContain(`${variable}: el archivo está vacío`);
    expect(refusal({ [variable]: file('x'.repeat(10_001)) })).toContain(`${variable}: el archivo es demasiado grande`);
    if (name !== 'BUREAU_TOKEN')
      expect(refusal({ [variable]: file('ftp://SECRETO !') })).toMatch(new RegExp(`${name}: (?!.*SECRETO)`));
  });

  test('it chooses the engine, for the program and for its commands', () => {
    const engineWith = (environment: Record<string, string>) =>
      execFileSync(
        process.execPath,
        ['-r', join(__dirname, '../testing/register.cjs'), '-e', "console.log(require('./engine').engine)"],
        { cwd: __dirname, encoding: 'utf8', env: { PATH: process.env.PATH, ...environment } },
      ).trim();
    expect(engineWith({ DATABASE_URL_FILE: file('mssql://u:p@h/x\n') })).toBe('mssql');
    // named when the configuration is read
    expect(engineWith({ DATABASE_URL_FILE: join(dir, 'no-hay') })).toBe('better-sqlite3');
  });
});

describe('encrypt', () => {
  const encryptOf = (word: string) => sqlServerOptions(`mssql://u:p@h/x?encrypt=${word}`).encrypt;
  test.each(['true', 'True', 'TRUE', 'yes', 'Yes', '1'])('%s is on', (word) => expect(encryptOf(word)).toBe(true));
  test.each(['false', 'False', 'no', 'NO', '0'])('%s is off', (word) => expect(encryptOf(word)).toBe(false));
  test.each(['strict', 'Strict', 'STRICT'])('%s is strict', (word) => expect(encryptOf(word)).toBe('strict'));
  test('not said is on', () => expect(sqlServerOptions('mssql://u:p@h/x').encrypt).toBe(true));

  /** What the program sends first to whoever listens at its server's address. */
  async function firstBytes(options: string): Promise<Buffer> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const connecting = openDatabase({ url: `mssql://u:p@127.0.0.1:${port}/x?connectTimeout=5000&${options}` });
    connecting.catch(() => {});
    const [socket] = await once(server, 'connection');
    const [bytes] = await once(socket, 'data');
    socket.destroy();
    server.close();
    await connecting.catch(() => {});
    return bytes as Buffer;
  }

  // The greeting of TDS 7 (type 0x12) says in its option 1 whether the rest is to be encrypted; TDS 8 begins with TLS itself (0x16).
  const encryptionAsked = (greeting: Buffer): number => {
    expect(greeting[0]).toBe(0x12);
    for (let at = 8; greeting[at] !== 0xff; at += 5)
      if (greeting[at] === 1) return greeting[8 + greeting.readUInt16BE(at + 1)] as number;
    throw new Error('nothing is said about encryption');
  };
  const [NOT_SUPPORTED, ON] = [2, 1];

  test.each([
    ['encrypt=True', ON],
    ['encrypt=1', ON],
    ['encrypt=yes', ON],
    ['', ON],
    ['encrypt=false', NOT_SUPPORTED],
  ])('on the wire: %s', async (options, asked) => {
    expect(encryptionAsked(await firstBytes(options))).toBe(asked);
  });

  test('on the wire: strict is TLS from the first byte', async () => {
    expect((await firstBytes('encrypt=strict'))[0]).toBe(0x16);
  });
});

test('an instance by its name reaches the driver without a port; with one, or with a name that is none, it is refused', () => {
  const named = sqlServerOptions('mssql://u:p@h/base?instance=VENTAS');
  expect(connectionOptions(named).options).toMatchObject({ instanceName: 'VENTAS' });
  expect(connectionOptions(sqlServerOptions('mssql://u:p@h/base')).options).not.toHaveProperty('instanceName');
  expect(() => sqlServerOptions('mssql://u:p@h:1433/base?instance=VENTAS')).toThrow('un puerto y una instancia');
  expect(() => sqlServerOptions('mssql://u:p@h/base?instance=a%20b')).toThrow('instance');
});

test('what an address says is what is used', () => {
  expect(sqlServerOptions('mssql://u%40x:p%23%3F@h:1500/mi%20base?poolMax=7&trustServerCertificate=YES')).toEqual({
    host: 'h',
    port: 1500,
    username: 'u@x',
    password: 'p#?',
    database: 'mi base',
    encrypt: true,
    trustServerCertificate: true,
    poolMax: 7,
    retries: 4,
    authentication: 'sql',
    domain: undefined,
    clientId: undefined,
    tenantId: undefined,
    instance: undefined,
    multiSubnetFailover: false,
    applicationIntent: 'ReadWrite',
    appName: 'adjudica',
    connectTimeoutMs: 15_000,
    requestTimeoutMs: 30_000,
  });
  expect(storageAddress('s3://k:s%2Fx@h:9000/bucket/a/b?tls=0&idleTimeout=500')).toMatchObject({
    endpoint: 'http://h:9000',
    bucket: 'bucket',
    prefix: 'a/b',
    secretAccessKey: 's/x',
    pathStyle: true,
    connectMs: 3000,
    idleMs: 500,
  });
  expect(mailServer('smtps://u:p@h?tls=No')).toEqual({
    host: 'h',
    port: 465,
    secure: true,
    tls: false,
    user: 'u',
    pass: 'p',
  });
});

test('the public address bears no final stroke; without one there is none', () => {
  for (const given of ['https://adjudica.example:8443', 'https://ADJUDICA.example:8443/'])
    expect(read({ PUBLIC_URL: given }).publicUrl).toBe('https://adjudica.example:8443');
  expect(read({}).publicUrl).toBeUndefined();
});

test('every variable and option says what it does', () => {
  for (const { shape } of [variables, databaseOptions, storageOptions, mailOptions])
    for (const [name, setting] of Object.entries(shape))
      expect([name, factsOf(setting).means]).toEqual([name, expect.stringMatching(/^.{3}/)]);
});

/** Whoever reads a setting past the table would bring back what this table ended. */
test('no other file of the program reads a setting from the environment', () => {
  const sources = join(__dirname, '..');
  // where the engine is chosen before any entity is loaded; the commands that work without the rest of the configuration; what is asked of the machine
  const known = [
    'config/index.ts',
    'config/given.ts',
    'config/report.ts',
    'commands/copy.ts',
    'commands/db.ts',
    'commands/seed.ts',
    'commands/ejemplos.ts',
    'commands/migracion.ts',
    'pdf/chromium.ts',
  ];
  const reading = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing/'))
    .filter((path) => readFileSync(join(sources, path), 'utf8').includes('process.env'));
  expect(reading.sort()).toEqual(known.sort());
  expect(existsSync(join(sources, 'config', 'variables.ts'))).toBe(true);
});

test('the trust of the guarantee F is the company’s own; an invented one only outside production', () => {
  const TRUST_01 = 'Fideicomiso Uno; escritura del 4 de marzo de 2024; Fiduciaria Andina S.A.; 1790012399001';
  const production = {
    NODE_ENV: 'production',
    ...EMPRESA_DE_PRUEBA,
    JWT_SECRET: 'x'.repeat(32),
    DATA_KEY: Buffer.alloc(32).toString('base64'),
  };
  expect(read({ ...production, TRUST_01 }).fideicomisos).toEqual({
    '01': {
      nombre: 'Fideicomiso Uno',
      constitucion: 'escritura del 4 de marzo de 2024',
      fiduciaria: 'Fiduciaria Andina S.A.',
      ruc: '1790012399001',
    },
    '02': null,
  });
  expect(read({}).fideicomisos['02']?.nombre).toBe('Fideicomiso de Garantía CasaPlan');
});
