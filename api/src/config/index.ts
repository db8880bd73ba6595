import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FideicomisoDeContrato } from '@adjudica/domain';
import type { z } from 'zod';
import { ConfigError } from '../config-error';
import { KEY_BYTES } from '../crypto/cipher';
import { KEY_FILE, keyOf, readDataKey } from '../crypto/data-key';
import { publicOrigin } from './addresses';
import { given } from './given';
import { Unfit } from './kinds';
import { factsOf, readSettings } from './options';
import { variables } from './variables';

export { ConfigError } from '../config-error';

export type Config = ReturnType<typeof readConfig>;
type Values = z.output<typeof variables>;

/** Reads all variables and reports every wrong one. @throws ConfigError. */
function readVariables(environment: NodeJS.ProcessEnv): Values {
  const written: Record<string, string | undefined> = {};
  const unreadable: string[] = [];
  for (const [name, setting] of Object.entries(variables.shape)) {
    try {
      written[name] = factsOf(setting).secret ? given(name, environment) : environment[name] || undefined;
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      unreadable.push(error.message);
    }
  }
  const read = readSettings(variables, written);
  refuse([...unreadable, ...read.wrong]);
  return read.values as Values;
}

function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0)
    throw new ConfigError(
      ['La configuración tiene errores:', ...wrong, 'Qué es cada variable: docs/data/ajustes.md.'].join('\n  '),
    );
}

/** Printed on what is signed: an invented one would make the title another's. */
const OF_THE_COMPANY = ['BRAND_COMPANY', 'BRAND_RUC', 'BRAND_CITY', 'BRAND_ADDRESS', 'BRAND_MAIL'] as const;

/** Outside production, so that the demo has contracts of either guarantee. */
const DEMO_TRUST = {
  constitucion: 'escritura pública otorgada el 4 de marzo de 2024 ante la Notaría Décima del cantón Quito',
  fiduciaria: 'Fiduciaria de Demostración S.A.',
  ruc: '1790012399001',
} as const;

/**
 * Reads the configuration. In production the secrets and the company's own data are required; elsewhere secrets are generated once and kept beside the data. @throws ConfigError in
 * Spanish, one line per wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const v = readVariables(environment);
  const production = v.NODE_ENV === 'production';
  const trustOf = (set: FideicomisoDeContrato | undefined, plan: string): FideicomisoDeContrato | null =>
    set ?? (production ? null : { ...DEMO_TRUST, nombre: `Fideicomiso de Garantía ${plan}` });
  if (production)
    refuse([
      ...OF_THE_COMPANY.filter((name) => (environment[name] ?? '') === '').map(
        (name) => `${name}: es obligatorio en producción, porque se imprime en pagarés y contratos`,
      ),
      ...(v.JWT_SECRET === undefined ? ['JWT_SECRET: es obligatorio en producción (32 caracteres o más)'] : []),
      ...(v.DATA_KEY === undefined ? ['DATA_KEY: es obligatorio en producción (32 bytes en base64)'] : []),
      ...(v.BUREAU_PRUEBA ? ['BUREAU_PRUEBA: en producción no se usan datos ficticios'] : []),
    ]);
  refuse([...wrongOidc(v, production), ...wrongSeal(v)]);
  const dataDir = resolve(v.DATA_DIR);
  const keyFile = join(dataDir, KEY_FILE);
  let dataKey: Buffer | undefined;
  return Object.freeze({
    production,
    environment: v.NODE_ENV,
    port: v.PORT,
    host: v.HOST,
    dataDir,
    databaseUrl: v.DATABASE_URL ?? join(dataDir, 'adjudica.db'),
    storageUrl: v.STORAGE_URL ?? join(dataDir, 'archivos'),
    smtpUrl: v.SMTP_URL,
    outboxDir: join(dataDir, 'correo'),
    mailFrom: v.MAIL_FROM,
    /** Address of the screens, without a final '/'; undefined = mails have no links. */
    publicUrl: v.PUBLIC_URL && publicOrigin(v.PUBLIC_URL),
    jwtSecret: v.JWT_SECRET ?? demoSecret(dataDir, 'jwt.secreto', 48),
    /** Encryption key (crypto/cipher.ts). Without DATA_KEY it is generated on first use and kept in `dataKeyFile`. */
    get dataKey() {
      dataKey ??= v.DATA_KEY ?? readDataKey(undefined, keyFile) ?? keyOf(demoSecret(dataDir, KEY_FILE, KEY_BYTES));
      return dataKey;
    },
    /** null = the key came from the environment */
    dataKeyFile: v.DATA_KEY === undefined ? keyFile : null,
    brand: { name: v.BRAND_NAME, company: v.BRAND_COMPANY, ruc: v.BRAND_RUC, city: v.BRAND_CITY },
    empresa: Object.freeze({
      nombre: v.BRAND_COMPANY,
      ruc: v.BRAND_RUC,
      ciudad: v.BRAND_CITY,
      direccion: v.BRAND_ADDRESS,
      correo: v.BRAND_MAIL,
    }),
    fideicomisos: Object.freeze({ '01': trustOf(v.TRUST_01, 'MotorPlan'), '02': trustOf(v.TRUST_02, 'CasaPlan') }),
    trustProxy: v.TRUST_PROXY,
    rateLimitPerMinute: v.RATE_LIMIT_PER_MINUTE,
    /** How many records of other people's data one user may read; 0 = no limit. */
    accesosPorHora: Object.freeze({
      busqueda: v.BUSQUEDAS_POR_HORA,
      busquedaSinFicha: v.BUSQUEDAS_SIN_FICHA_POR_HORA,
      cliente: v.CLIENTES_POR_HORA,
      documento: v.DOCUMENTOS_POR_HORA,
      exportacion: v.EXPORTACIONES_POR_HORA,
    }),
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL,
    slowStatementMs: v.SLOW_STATEMENT_MS,
    chromiumPath: v.CHROMIUM_PATH,
    chromiumTimeoutMs: v.CHROMIUM_TIMEOUT_MS,
    /** Folder of trusted roots and revocation lists; undefined = none is known. */
    firmasDir: v.FIRMAS_DIR,
    firmasOcsp: v.FIRMAS_OCSP,
    /** File and password of the company's seal; undefined = papers are not sealed. */
    sello: v.SELLO_P12 === undefined ? undefined : Object.freeze({ file: v.SELLO_P12, secret: v.SELLO_CLAVE ?? '' }),
    diskFreeMb: v.DISK_FREE_MB,
    soloPropios: v.SOLO_PROPIOS,
    cuatroOjos: v.CUATRO_OJOS,
    /** Rules that refuse a step when they are not met; the others ask for a confirmation. */
    impiden: Object.freeze({
      orden: v.ORDEN_IMPIDE,
      pago: v.PAGO_IMPIDE,
      pagare: v.PAGARE_IMPIDE,
      contrato: v.CONTRATO_IMPIDE,
      carta: v.CARTA_IMPIDE,
      entrega: v.ENTREGA_IMPIDE,
    }),
    politica: Object.freeze({
      modos: Object.freeze({
        puntaje: v.APROBAR_PUNTAJE,
        vigencia: v.APROBAR_VIGENCIA,
        buro: v.APROBAR_BURO,
        garantias: v.APROBAR_GARANTIAS,
        documentos: v.APROBAR_DOCUMENTOS,
        listas: v.APROBAR_LISTAS,
      }),
      diasDeBuro: v.APROBAR_BURO_DIAS,
    }),
    desvioDeMedio: v.MEDIO_DESVIO,
    webhook: Object.freeze({ redInterna: v.WEBHOOK_RED_INTERNA ?? !production, sinHttps: !production }),
    buro: Object.freeze({
      url: v.BUREAU_URL,
      token: v.BUREAU_TOKEN,
      timeoutMs: v.BUREAU_TIMEOUT_MS,
      prueba: v.BUREAU_PRUEBA,
      exigeConsentimiento: v.BURO_EXIGE_CONSENTIMIENTO,
    }),
    oidc: oidcOf(v),
    contrasenas: v.OIDC_CONTRASENAS,
    segundoFactor: Object.freeze({ actos: v.SEGUNDO_FACTOR_ACTOS ?? [], minutos: v.SEGUNDO_FACTOR_MINUTOS }),
    descontarFeriados: v.DESCONTAR_FERIADOS,
    mensajeDeTareas: v.MENSAJE_DE_TAREAS,
    resumenDiario: v.RESUMEN_DIARIO,
    barridoDeArchivos: v.BARRIDO_ARCHIVOS,
    cuarentenaDias: v.CUARENTENA_DIAS,
    derechoDias: v.DERECHO_TITULAR_DIAS,
    retencion: Object.freeze({
      automatica: v.RETENCION_AUTOMATICA,
      borradoresDias: v.RETENCION_BORRADORES_DIAS,
      dias: Object.freeze({
        accesos: v.RETENCION_ACCESOS_DIAS,
        buro: v.RETENCION_BURO_DIAS,
        documentos: v.RETENCION_DOCUMENTOS_DIAS,
      }),
    }),
    anclaRetencionDias: v.ANCLA_RETENCION_DIAS,
  });
}

/** A partial configuration would admit nobody, or in another way than intended. */
function wrongOidc(v: Values, production: boolean): string[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES, PUBLIC_URL } = v;
  if (issuer === undefined) {
    const given = Object.entries({ OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES }).filter(([, one]) => one);
    const without = [...given.map(([name]) => name), ...(v.OIDC_CONTRASENAS === 'todos' ? [] : ['OIDC_CONTRASENAS'])];
    return without.map((name) => `${name}: no sirve sin OIDC_ISSUER`);
  }
  const needed = Object.entries({ OIDC_CLIENT_ID, OIDC_ROLES, PUBLIC_URL }).filter(([, one]) => one === undefined);
  return [
    ...needed.map(([name]) => `${name}: es obligatorio con OIDC_ISSUER`),
    ...(v.OIDC_SCOPES.split(' ').includes('openid') ? [] : ['OIDC_SCOPES: debe tener openid']),
    ...(production && !issuer.startsWith('https://') ? ['OIDC_ISSUER: en producción debe empezar por https://'] : []),
    ...(production && PUBLIC_URL?.startsWith('http://') ? ['PUBLIC_URL: con OIDC_ISSUER debe ser https://'] : []),
  ];
}

/** A seal is seen by its code, which needs an address. */
function wrongSeal({ SELLO_P12, SELLO_CLAVE, PUBLIC_URL }: Values): string[] {
  if (SELLO_P12 === undefined) return SELLO_CLAVE === undefined ? [] : ['SELLO_CLAVE: no sirve sin SELLO_P12'];
  const needed = Object.entries({ SELLO_CLAVE, PUBLIC_URL }).filter(([, one]) => one === undefined);
  return needed.map(([name]) => `${name}: es obligatorio con SELLO_P12`);
}

function oidcOf(v: Values) {
  if (v.OIDC_ISSUER === undefined || v.OIDC_CLIENT_ID === undefined || v.PUBLIC_URL === undefined) return undefined;
  const origin = publicOrigin(v.PUBLIC_URL);
  return Object.freeze({
    issuer: v.OIDC_ISSUER,
    clientId: v.OIDC_CLIENT_ID,
    clientSecret: v.OIDC_CLIENT_SECRET,
    scopes: v.OIDC_SCOPES,
    claimUsuario: v.OIDC_CLAIM_USUARIO,
    claimGrupos: v.OIDC_CLAIM_GRUPOS,
    roles: v.OIDC_ROLES ?? [],
    crearUsuarios: v.OIDC_CREAR_USUARIOS,
    /** The redirect address, exactly as registered with the provider. */
    redirectUri: `${origin}/login/retorno`,
    logoutUri: `${origin}/login`,
  });
}

/** Port and token of the simulated bureau, a program of its own. @throws ConfigError. */
export function readSimulatorConfig(environment: NodeJS.ProcessEnv = process.env) {
  const v = readVariables(environment);
  if (v.NODE_ENV === 'production')
    throw new ConfigError('El buró de prueba no se usa en producción (NODE_ENV=production).');
  return { port: v.BUREAU_SIMULATOR_PORT, token: v.BUREAU_TOKEN };
}

/** Two processes that start at once over one folder must share the secret: the first file under the name counts, and is whole. */
function demoSecret(dataDir: string, name: string, bytes: number): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(temporary, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(temporary);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
