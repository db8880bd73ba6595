import { randomBytes } from 'node:crypto';
import { StorageError } from './storage';

const FOLDER = /^[a-z0-9][a-z0-9-]{0,60}(?:\/[a-z0-9][a-z0-9-]{0,60}){0,4}$/;
const KEY = /^(?:[a-z0-9][a-z0-9-]{0,60}\/){0,8}[0-9a-f]{48}$/;

/** Quarantine folder of the sweep: below it the day, then the file's former key. */
export const QUARANTINE = 'cuarentena';

/** Marker beside the keys: the installation that owns the files. */
export const MARK = '.instalacion';

/** A random key of 192 bits, never derived from a name, so that no upload can choose, guess or overwrite another. */
export function newKey(folder?: string): string {
  if (folder !== undefined && (!FOLDER.test(folder) || isWithin(folder, QUARANTINE)))
    throw new StorageError('clave-invalida', 'not a folder of the storage');
  const name = randomBytes(24).toString('hex');
  return `${folder ?? name.slice(0, 2)}/${name}`;
}

export const isKey = (text: string): boolean => KEY.test(text);

/** Whether a key or folder is this folder or lies below it. */
export const isWithin = (key: string, folder: string): boolean => key === folder || key.startsWith(`${folder}/`);

/** Keys come from our rows, and are checked so that no defect elsewhere reaches a path outside the store. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new StorageError('clave-invalida', 'not a key of the storage');
}
