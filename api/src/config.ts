import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

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
  /** An executive writes only the plans assigned to him or to nobody. */
  SOLO_PROPIOS: z.enum(['true', 'false']).default('false'),
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
  readonly brand: { readonly name: string; readonly company: string; readonly ruc: string; readonly city: string };
  readonly trustProxy: number;
  readonly rateLimitPerMinute: number;
  readonly metricsToken: string | undefined;
  readonly logLevel: string;
  readonly chromiumPath: string | undefined;
  readonly soloPropios: boolean;
}

export class ConfigError extends Error {}

/**
 * Reads the configuration. In production the secret must be given; elsewhere it is made once and kept beside the data.
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
  if (production && v.JWT_SECRET === undefined)
    throw new ConfigError(
      'La configuración tiene errores:\n  JWT_SECRET: es obligatorio en producción (32 caracteres o más)',
    );
  const dataDir = resolve(v.DATA_DIR);
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
    jwtSecret: v.JWT_SECRET ?? demoSecret(dataDir),
    brand: { name: v.BRAND_NAME, company: v.BRAND_COMPANY, ruc: v.BRAND_RUC, city: v.BRAND_CITY },
    trustProxy: v.TRUST_PROXY,
    rateLimitPerMinute: v.RATE_LIMIT_PER_MINUTE,
    metricsToken: v.METRICS_TOKEN,
    logLevel: v.LOG_LEVEL,
    chromiumPath: v.CHROMIUM_PATH,
    soloPropios: v.SOLO_PROPIOS === 'true',
  });
}

function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt.secreto');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
