import { storageAddress } from '../config/addresses';
import { Unfit } from '../config/kinds';
import { ConfigError } from '../config-error';
import { DiskStorage } from './disk';
import type { Storage } from './storage';

/** The S3 client is loaded on demand. */
const s3 = (): typeof import('./s3') => require('./s3');

/** The folder named by STORAGE_URL; null = an S3 store. @throws ConfigError in Spanish when it is neither. */
export const folderOf = (address: string): string | null => parsed(address).folder ?? null;

/**
 * Opens the store that STORAGE_URL names (config/addresses.ts): a folder or a bucket. `parts`: local folder for uploads to S3 in progress (a folder
 * keeps its own). @throws ConfigError in Spanish, without the secret, when the address is wrong.
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
