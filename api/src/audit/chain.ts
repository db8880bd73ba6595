import { createHash } from 'node:crypto';

/** What the first row is chained to. */
export const GENESIS = '0'.repeat(64);

/** cadena(n) = SHA-256(cadena(n-1) + huella(n)). */
export const link = (previous: string, own: string): string =>
  createHash('sha256').update(`${previous}${own}`).digest('hex');

/** Rows of one transaction of the sealer, and of one page of the verification. */
export const BATCH = 500;
