import { randomBytes } from 'node:crypto';
import { StorageError } from './storage';

const FOLDER = /^[a-z0-9][a-z0-9-]{0,60}(?:\/[a-z0-9][a-z0-9-]{0,60}){0,4}$/;
const KEY = /^(?:[a-z0-9][a-z0-9-]{0,60}\/){0,6}[0-9a-f]{48}$/;

/** A random key of 192 bits: never derived from a name, so no upload can choose, guess or overwrite another. */
export function newKey(folder?: string): string {
  if (folder !== undefined && !FOLDER.test(folder))
    throw new StorageError('clave-invalida', 'not a folder of the storage');
  const name = randomBytes(24).toString('hex');
  return `${folder ?? name.slice(0, 2)}/${name}`;
}

/** Keys come from our rows; checked all the same, so that no defect elsewhere can reach a path outside the store. */
export function assertKey(key: string): void {
  if (!KEY.test(key)) throw new StorageError('clave-invalida', 'not a key of the storage');
}
