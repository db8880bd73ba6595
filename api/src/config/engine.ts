import { type Engine, engineOf } from './engine-of';
import { given } from './given';

export { type Engine, engineOf } from './engine-of';

/** A file that can't be read is refused by name where the configuration is read, not here while modules are loaded. */
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
