import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error';
import { KEY_BYTES } from './crypto/cipher';
import { KEY_FILE, keyOf, readDataKey } from './crypto/data-key';

export { ConfigError } from './config-error';

/** Everything the environment may say. Read once, checked at start, passed on as one frozen value. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().min(1).default('datos'),
  DATABASE_URL: z.string().min(1).optional(),
  STORAGE_URL: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'debe empezar por smtp:// o smtps://')
    .optional(),
  MAIL_FROM: z.string().default('Adjudica <no-responder@adjudica.example>'),
  JWT_SECRET: z.string().min(32, 'necesita al menos 32 caracteres').optional(),
  DATA_KEY: z
    .string()
    .refine((text) => keyOf(text).length === KEY_BYTES, 'debe ser 32 bytes en base64 (openssl rand -base64 32)')
    .optional(),
  BRAND_NAME: z.string().min(1).max(80).default('Adjudica'),
  BRAND_COMPANY: z.string().min(1).max(120).default('Planes de Ahorro Programado S.A.'),
  BRAND_RUC: z
    .string()
    .regex(/^\d{13}$/, 'debe tener 13 dígitos')
    .default('1790000000001'),
  BRAND_CITY: z.string().min(1).max(80).default('Quito'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(12_000),
  METRICS_TOKEN: z.string().min(16, 'necesita al menos 16 caracteres').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CHROMIUM_PATH: z.string().optional(),
  /** The credit bureau (docs/buro.md). */
  BUREAU_URL: z
    .string()
    .regex(/^https?:\/\//, 'debe empezar por http:// o https://')
    .optional(),
  BUREAU_TOKEN: z.string().min(1).optional(),
  BUREAU_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(8000),
  /** What it answers is made up: the screen says so from the start. */
  BUREAU_PRUEBA: z.enum(['true', 'false']).default('false'),
  /** Nobody is asked about who has not agreed; without it a missing date is only reminded of. */
  BURO_EXIGE_CONSENTIMIENTO: z.enum(['true', 'false']).default('false'),
  /** An executive writes only the plans assigned to him or to nobody. */
  SOLO_PROPIOS: z.enum(['true', 'false']).default('false'),
  /** Holidays of the catalogue are no business days. */
  DESCONTAR_FERIADOS: z.enum(['true', 'false']).default('false'),
  /** The home of risk says its tasks of today in a message too (RIE-502). */
  MENSAJE_DE_TAREAS: z.enum(['true', 'false']).default('false'),
  /** A mail each business day with what is pending, to whoever has something pending. */
  RESUMEN_DIARIO: z.enum(['true', 'false']).default('true'),
});

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
  readonly jwtSecret: string;
  /** Seals what only this program may read (crypto/cipher.ts). Without DATA_KEY it is made and kept in `dataKeyFile` when first asked for. */
  readonly dataKey: Buffer;
  /** null = the environment gave the key. */
  readonly dataKeyFile: string | null;
  readonly brand: { readonly name: string; readonly company: string; readonly ruc: string; readonly city: string };
  readonly trustProxy: number;
  readonly rateLimitPerMinute: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly chromiumPath: string | undefined;
  readonly soloPropios: boolean;
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
}

/**
 * Reads the configuration. In production the secrets must be given; elsewhere they are made once and kept beside the data.
 * @throws ConfigError in Spanish, one line per wrong variable.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`La configuración tiene errores:\n${lines.join('\n')}`);
  }
  const v = parsed.data;
  const production = v.NODE_ENV === 'production';
  const missing = production
    ? [
        ...(v.JWT_SECRET === undefined ? ['  JWT_SECRET: es obligatorio en producción (32 caracteres o más)'] : []),
        ...(v.DATA_KEY === undefined ? ['  DATA_KEY: es obligatorio en producción (32 bytes en base64)'] : []),
        ...(v.BUREAU_PRUEBA === 'true' ? ['  BUREAU_PRUEBA: en producción no se usan datos ficticios'] : []),
      ]
    : [];
  if (missing.length > 0) throw new ConfigError(`La configuración tiene errores:\n${missing.join('\n')}`);
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
    jwtSecret: v.JWT_SECRET ?? demoSecret(dataDir, 'jwt.secreto', 48),
    get dataKey() {
      dataKey ??= readDataKey(v.DATA_KEY, keyFile) ?? keyOf(demoSecret(dataDir, KEY_FILE, KEY_BYTES));
      return dataKey;
    },
    dataKeyFile: v.DATA_KEY === undefined ? keyFile : null,
    brand: { name: v.BRAND_NAME, company: v.BRAND_COMPANY, ruc: v.BRAND_RUC, city: v.BRAND_CITY },
    trustProxy: v.TRUST_PROXY,
    rateLimitPerMinute: v.RATE_LIMIT_PER_MINUTE,
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL,
    chromiumPath: v.CHROMIUM_PATH,
    soloPropios: v.SOLO_PROPIOS === 'true',
    buro: Object.freeze({
      url: v.BUREAU_URL,
      token: v.BUREAU_TOKEN,
      timeoutMs: v.BUREAU_TIMEOUT_MS,
      prueba: v.BUREAU_PRUEBA === 'true',
      exigeConsentimiento: v.BURO_EXIGE_CONSENTIMIENTO === 'true',
    }),
    descontarFeriados: v.DESCONTAR_FERIADOS === 'true',
    mensajeDeTareas: v.MENSAJE_DE_TAREAS === 'true',
    resumenDiario: v.RESUMEN_DIARIO === 'true',
  });
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
