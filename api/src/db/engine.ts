/**
 * The two engines. Decided once, from DATABASE_URL, before any entity is loaded: column helpers read it at import time.
 * Without DATABASE_URL the embedded engine is used (trial, development, tests).
 */
export type Engine = 'mssql' | 'better-sqlite3';

export const engineOf = (databaseUrl: string | undefined): Engine =>
  databaseUrl !== undefined && /^(mssql|sqlserver):/i.test(databaseUrl) ? 'mssql' : 'better-sqlite3';

export const engine: Engine = engineOf(process.env['DATABASE_URL']);
export const isSqlServer = engine === 'mssql';
