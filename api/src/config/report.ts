import { z } from 'zod';
import { engineOf } from '../db/engine-of';
import { mailServer, sqlServerOptions, storageAddress } from './addresses';
import { given } from './given';
import { Unfit } from './kinds';
import { factsOf, readSettings } from './options';
import { variables } from './variables';

type Variable = keyof typeof variables.shape;

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
export const settingsReport = (environment: NodeJS.ProcessEnv = process.env): Record<string, SettingReport> =>
  Object.fromEntries(Object.keys(variables.shape).map((name) => [name, reportOf(name as Variable, environment)]));

function reportOf(name: Variable, environment: NodeJS.ProcessEnv): SettingReport {
  const { secret, fallback } = factsOf(variables.shape[name]);
  const inFile = secret && Boolean(environment[`${name}_FILE`]);
  const unset = fallback === undefined ? 'ninguno' : 'por omisión';
  const origen = environment[name] ? 'variable' : inFile ? 'archivo' : unset;
  try {
    const written = secret ? given(name, environment) : environment[name] || undefined;
    const { values, wrong } = readSettings(z.object({ [name]: variables.shape[name] }), { [name]: written });
    if (wrong[0] !== undefined) return { origen, falta: wrong[0] };
    if (!secret) return { origen, valor: values?.[name] };
    const parts = written === undefined ? undefined : PUBLIC_PARTS[name]?.(written);
    return parts === undefined ? { origen } : { origen, valor: parts };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { origen, falta: error.message };
  }
}
