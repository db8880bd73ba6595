import { isSqlServer } from '../../config/engine';

/** Name of the violated unique constraint, or null. */
export function violatedUnique(error: unknown): string | null {
  const driver = (error as { driverError?: { number?: number; code?: string; message?: string } }).driverError;
  if (driver === undefined) return null;
  const unique = isSqlServer
    ? driver.number === 2601 || driver.number === 2627
    : driver.code === 'SQLITE_CONSTRAINT_UNIQUE' || driver.code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
  return unique ? (driver.message ?? '') : null;
}

/**
 * Whether the unique key of this table that begins with this column ('orden_plan.planId') was violated. One engine reports the columns, the other
 * the constraint, whose name is made of them (naming.ts).
 */
export function isUniqueOf(error: unknown, key: string): boolean {
  const flat = (text: string) => text.toLowerCase().replaceAll('.', '_');
  const violated = violatedUnique(error);
  return violated !== null && new RegExp(`(?<![a-z0-9])${flat(key)}(?![a-z0-9])`).test(flat(violated));
}
