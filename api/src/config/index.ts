import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AjustesDePolitica, TipoDeAcceso } from '@adjudica/domain';
import { ConfigError } from '../config-error';
import { KEY_BYTES } from '../crypto/cipher';
import { KEY_FILE, keyOf, readDataKey } from '../crypto/data-key';
import { publicOrigin } from './addresses';
import { given } from './given';
import { Unfit } from './kinds';
import { readSetting, type Setting, type ValuesOf } from './options';
import { variables } from './variables';

export { ConfigError } from '../config-error';

export interface Config {
  readonly production: boolean;
  readonly environment: 'production' | 'development' | 'test';
  readonly port: number;
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly storageUrl: string;
  readonly smtpUrl: string | undefined;
  readonly outboxDir: string;
  readonly mailFrom: string;
  /** Where people find the screens, without a final '/'; undefined = no mail bears a link. */
  readonly publicUrl: string | undefined;
  readonly jwtSecret: string;
  /** Seals what only this program may read (crypto/cipher.ts). Without DATA_KEY it is made and kept in `dataKeyFile` when first asked for. */
  readonly dataKey: Buffer;
  /** null = the environment gave the key. */
  readonly dataKeyFile: string | null;
  readonly brand: { readonly name: string; readonly company: string; readonly ruc: string; readonly city: string };
  readonly trustProxy: number;
  readonly rateLimitPerMinute: number;
  /** What one user may read of other people's data; 0 = no limit. */
  readonly accesosPorHora: Readonly<Record<TipoDeAcceso | 'busquedaSinFicha', number>>;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  /** A statement that takes longer is logged; 0 = none. */
  readonly slowStatementMs: number;
  readonly chromiumPath: string | undefined;
  /** A browser that keeps silent for longer is replaced. */
  readonly chromiumTimeoutMs: number;
  /** Below this readiness says that the disk is getting full. */
  readonly diskFreeMb: number;
  readonly soloPropios: boolean;
  /** Nobody approves an order that he made. */
  readonly cuatroOjos: boolean;
  /** Nothing leaves before legal has approved note and contract. */
  readonly salidaExigeContrato: boolean;
  /** No purchase order is approved before risk has approved the folder. */
  readonly ordenExigeCarpeta: boolean;
  /** What the company asks of a folder before risk approves it. */
  readonly politica: AjustesDePolitica;
  /** Per cent. */
  readonly desvioDeMedio: number;
  readonly buro: {
    /** undefined = there is none. */
    readonly url: string | undefined;
    readonly token: string | undefined;
    readonly timeoutMs: number;
    readonly prueba: boolean;
    readonly exigeConsentimiento: boolean;
  };
  readonly descontarFeriados: boolean;
  readonly mensajeDeTareas: boolean;
  readonly resumenDiario: boolean;
  readonly barridoDeArchivos: boolean;
  readonly cuarentenaDias: number;
  /** How long a store with a retention lock keeps an anchor of the audit from being removed; 0 = it is not asked to. */
  readonly anclaRetencionDias: number;
}

/** The values of all variables, each wrong one named. A secret may stand in a file instead. An empty variable counts as missing. @throws ConfigError. */
function readVariables(environment: NodeJS.ProcessEnv): ValuesOf<typeof variables> {
  const values: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, setting] of Object.entries<Setting<unknown>>(variables)) {
    try {
      const written = setting.kind.secret ? given(name, environment) : environment[name];
      values[name] = readSetting(name, setting, written || undefined);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      wrong.push(error.message);
    }
  }
  refuse(wrong);
  return values as ValuesOf<typeof variables>;
}

function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0)
    throw new ConfigError(`La configuración tiene errores:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
}

/**
 * Reads the configuration. In production the secrets must be given; elsewhere they are made once and kept beside the data.
 * @throws ConfigError in Spanish, one line per wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const v = readVariables(environment);
  const production = v.NODE_ENV === 'production';
  if (production)
    refuse([
      ...(v.JWT_SECRET === undefined ? ['JWT_SECRET: es obligatorio en producción (32 caracteres o más)'] : []),
      ...(v.DATA_KEY === undefined ? ['DATA_KEY: es obligatorio en producción (32 bytes en base64)'] : []),
      ...(v.BUREAU_PRUEBA ? ['BUREAU_PRUEBA: en producción no se usan datos ficticios'] : []),
    ]);
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
    publicUrl: v.PUBLIC_URL && publicOrigin(v.PUBLIC_URL),
    jwtSecret: v.JWT_SECRET ?? demoSecret(dataDir, 'jwt.secreto', 48),
    get dataKey() {
      dataKey ??= v.DATA_KEY ?? readDataKey(undefined, keyFile) ?? keyOf(demoSecret(dataDir, KEY_FILE, KEY_BYTES));
      return dataKey;
    },
    dataKeyFile: v.DATA_KEY === undefined ? keyFile : null,
    brand: { name: v.BRAND_NAME, company: v.BRAND_COMPANY, ruc: v.BRAND_RUC, city: v.BRAND_CITY },
    trustProxy: v.TRUST_PROXY,
    rateLimitPerMinute: v.RATE_LIMIT_PER_MINUTE,
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
    diskFreeMb: v.DISK_FREE_MB,
    soloPropios: v.SOLO_PROPIOS,
    cuatroOjos: v.CUATRO_OJOS,
    salidaExigeContrato: v.SALIDA_EXIGE_CONTRATO,
    ordenExigeCarpeta: v.ORDEN_EXIGE_CARPETA,
    politica: Object.freeze({
      modos: Object.freeze({
        puntaje: v.APROBAR_PUNTAJE,
        vigencia: v.APROBAR_VIGENCIA,
        buro: v.APROBAR_BURO,
        garantias: v.APROBAR_GARANTIAS,
        documentos: v.APROBAR_DOCUMENTOS,
      }),
      diasDeBuro: v.APROBAR_BURO_DIAS,
    }),
    desvioDeMedio: v.MEDIO_DESVIO,
    buro: Object.freeze({
      url: v.BUREAU_URL,
      token: v.BUREAU_TOKEN,
      timeoutMs: v.BUREAU_TIMEOUT_MS,
      prueba: v.BUREAU_PRUEBA,
      exigeConsentimiento: v.BURO_EXIGE_CONSENTIMIENTO,
    }),
    descontarFeriados: v.DESCONTAR_FERIADOS,
    mensajeDeTareas: v.MENSAJE_DE_TAREAS,
    resumenDiario: v.RESUMEN_DIARIO,
    barridoDeArchivos: v.BARRIDO_ARCHIVOS,
    cuarentenaDias: v.CUARENTENA_DIAS,
    anclaRetencionDias: v.ANCLA_RETENCION_DIAS,
  });
}

/** The port and the token of the made-up bureau, which is a program of its own. @throws ConfigError. */
export function readSimulatorConfig(environment: NodeJS.ProcessEnv = process.env) {
  const v = readVariables(environment);
  if (v.NODE_ENV === 'production')
    throw new ConfigError('El buró de prueba no se usa en producción (NODE_ENV=production).');
  return { port: v.BUREAU_SIMULATOR_PORT, token: v.BUREAU_TOKEN };
}

/** Two processes that start at once over one folder must not hold two secrets: the file that is first under its name counts, and is whole. */
function demoSecret(dataDir: string, name: string, bytes: number): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const own = `${file}.${process.pid}`;
    writeFileSync(own, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(own, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(own);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
