import { engineOf } from '../db/engine-of';
import { mailServer, sqlServerOptions, storageAddress } from './addresses';
import { given } from './given';
import { Unfit } from './kinds';
import { readSetting, type Setting } from './options';
import { variables } from './variables';

export interface SettingReport {
  readonly origen: 'variable' | 'archivo' | 'por omisión' | 'ninguno';
  /** Never of a secret; of an address what is none. */
  readonly valor?: unknown;
  /** Why the program would not start. */
  readonly falta?: string;
}

/** Of an address: what is no secret. */
const PUBLIC_PARTS: Readonly<Record<string, (address: string) => object>> = {
  DATABASE_URL: (address) => {
    if (engineOf(address) !== 'mssql') return { archivo: address };
    const { username: _u, password: _p, ...rest } = sqlServerOptions(address);
    return rest;
  },
  STORAGE_URL: (address) => {
    const place = storageAddress(address);
    if (place.folder !== undefined) return { carpeta: place.folder };
    const { accessKeyId: _k, secretAccessKey: _s, ...rest } = place;
    return rest;
  },
  SMTP_URL: (address) => {
    const { user: _u, pass: _p, ...rest } = mailServer(address);
    return rest;
  },
};

/** Every variable as this process would read it, without secrets. */
export function settingsReport(environment: NodeJS.ProcessEnv = process.env): Record<string, SettingReport> {
  return Object.fromEntries(
    Object.entries<Setting<unknown>>(variables).map(([name, setting]) => [name, reportOf(name, setting, environment)]),
  );
}

function reportOf(name: string, setting: Setting<unknown>, environment: NodeJS.ProcessEnv): SettingReport {
  const { secret } = setting.kind;
  const origen = environment[name]
    ? 'variable'
    : secret && environment[`${name}_FILE`]
      ? 'archivo'
      : setting.fallback === undefined
        ? 'ninguno'
        : 'por omisión';
  try {
    const written = secret ? given(name, environment) : environment[name] || undefined;
    const value = readSetting(name, setting, written);
    if (!secret) return { origen, valor: value };
    const parts = written === undefined ? undefined : PUBLIC_PARTS[name]?.(written);
    return parts === undefined ? { origen } : { origen, valor: parts };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { origen, falta: error.message };
  }
}
