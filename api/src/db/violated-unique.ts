import { isSqlServer } from './engine';

/** The name of the unique constraint that an insert ran into, or null. */
export function violatedUnique(error: unknown): string | null {
  const driver = (error as { driverError?: { number?: number; code?: string; message?: string } }).driverError;
  if (driver === undefined) return null;
  const unique = isSqlServer
    ? driver.number === 2601 || driver.number === 2627
    : driver.code === 'SQLITE_CONSTRAINT_UNIQUE' || driver.code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
  return unique ? (driver.message ?? '') : null;
}
