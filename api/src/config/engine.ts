import { type Engine, engineOf } from './engine-of';
import { given } from './given';

export { type Engine, engineOf } from './engine-of';

/** An unreadable file is reported by the configuration, not here while modules load. */
function addressGiven(): string | undefined {
  try {
    return given('DATABASE_URL');
  } catch {
    return undefined;
  }
}

/** Decided once, from DATABASE_URL, before any entity is loaded: column helpers read it at import time. */
export const engine: Engine = engineOf(addressGiven());
export const isSqlServer = engine === 'mssql';
