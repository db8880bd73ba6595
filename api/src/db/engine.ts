import { type Engine, engineOf } from './engine-of';

export { type Engine, engineOf } from './engine-of';

/** Decided once, from DATABASE_URL, before any entity is loaded: column helpers read it at import time. */
export const engine: Engine = engineOf(process.env.DATABASE_URL);
export const isSqlServer = engine === 'mssql';
