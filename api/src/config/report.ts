import { z } from 'zod';
import { given } from './given';
import { Unfit } from './kinds';
import { factsOf, readSettings } from './options';
import { variables } from './variables';

type Variable = keyof typeof variables.shape;

interface SettingReport {
  readonly origen: 'variable' | 'archivo' | 'por omisión' | 'ninguno';
  /** Never of a secret; addresses without their log-in. */
  readonly valor?: unknown;
  /** Why the program would not start. */
  readonly falta?: string;
}

/** Addresses that help the reader of the report; others may be secret as a whole. */
const SHOWN = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL'];

function withoutLogin(address: string): string {
  if (!address.includes('://')) return address;
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

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
    return written !== undefined && SHOWN.includes(name) ? { origen, valor: withoutLogin(written) } : { origen };
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    return { origen, falta: error.message };
  }
}
