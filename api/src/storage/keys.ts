import { randomBytes } from 'node:crypto';
import { StorageError } from './storage';

const FOLDER = /^[a-z0-9][a-z0-9-]{0,60}(?:\/[a-z0-9][a-z0-9-]{0,60}){0,4}$/;
const KEY = /^(?:[a-z0-9][a-z0-9-]{0,60}\/){0,8}[0-9a-f]{48}$/;

/** Folder of what the sweep set aside: below it the day, then the key that the file had. */
export const QUARANTINE = 'cuarentena';

/** Beside the keys, and none itself: whose files these are. */
export const MARK = '.instalacion';

/** A random key of 192 bits: never derived from a name, so no upload can choose, guess or overwrite another. */
export function newKey(folder?: string): string {
  if (folder !== undefined && (!FOLDER.test(folder) || isWithin(folder, QUARANTINE)))
    throw new StorageError('clave-invalida', 'not a folder of the storage');
  const name = randomBytes(24).toString('hex');
  return `${folder ?? name.slice(0, 2)}/${name}`;
}

export const isKey = (text: string): boolean => KEY.test(text);

/** Whether a key, or a folder, is this folder or lies below it. */
export const isWithin = (key: string, folder: string): boolean => key === folder || key.startsWith(`${folder}/`);

/** Keys come from our rows; checked all the same, so that no defect elsewhere can reach a path outside the store. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new StorageError('clave-invalida', 'not a key of the storage');
}
