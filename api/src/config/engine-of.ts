export type Engine = 'mssql' | 'better-sqlite3';

/** The engine that a connection string names; without one, the embedded engine (trial, development, tests). */
export const engineOf = (databaseUrl: string | undefined): Engine =>
  databaseUrl !== undefined && /^(mssql|sqlserver):/i.test(databaseUrl) ? 'mssql' : 'better-sqlite3';
