import { storageAddress } from '../config/addresses';
import { Unfit } from '../config/kinds';
import { ConfigError } from '../config-error';
import { DiskStorage } from './disk';
import type { Storage } from './storage';

/** The client of S3 is loaded only where files lie there. */
const s3 = (): typeof import('./s3') => require('./s3');

/** The folder of this machine that STORAGE_URL names; null when it names an S3 store. @throws ConfigError in Spanish when it is neither. */
export const folderOf = (address: string): string | null => parsed(address).folder ?? null;

/**
 * The store that STORAGE_URL names (config/addresses.ts): a folder or a bucket. `parts` is a folder of this machine: what goes to S3 lies there
 * while it is sent (a folder keeps its own). @throws ConfigError in Spanish, without the secret, when the address is wrong.
 */
export function openStorage(address: string, parts: string): Storage {
  const place = parsed(address);
  if (place.folder !== undefined) return new DiskStorage(place.folder);
  const { S3Storage } = s3();
  return new S3Storage({ ...place, parts });
}

function parsed(address: string): ReturnType<typeof storageAddress> {
  try {
    return storageAddress(address);
  } catch (error) {
    throw error instanceof Unfit ? new ConfigError(`STORAGE_URL: ${error.message}`) : error;
  }
}
