import type { Readable } from 'node:stream';

/** Measured from the bytes that the store holds, not from the sender's claim. */
export interface Stored {
  readonly key: string;
  readonly bytes: number;
  /** 64 hex digits. */
  readonly sha256: string;
}

export interface ObjectInfo {
  readonly key: string;
  readonly bytes: number;
  readonly modified: Date;
}

export interface PutOptions {
  /** Media type, which the caller decides from the bytes. */
  readonly type: string;
  /** Folder of the key, e.g. a plan's: lower-case letters, digits, '-' and '/'. */
  readonly folder?: string;
  /** More bytes are refused with StorageError 'demasiado-grande'; nothing is kept. */
  readonly maxBytes?: number;
  /** Retention: nobody can remove or replace it until then, not even the store's administrator (S3 with Object Lock). */
  readonly retainUntil?: Date;
  /** The content as received: other bytes are refused with StorageError 'no-verificado'; nothing is kept. */
  readonly expected?: { readonly bytes: number; readonly sha256: string };
}

/**
 * Files by random key, written once and never changed. `put` returns only when the bytes are durable and were read back with the same length and
 * hash; the caller then commits the row that names the key (file first, row second: promesas.md, fact 3). A crash in between leaves an orphan, which
 * the sweep finds with `list` and quarantines with `move`.
 */
export interface Storage {
  put(content: Buffer | Readable, options: PutOptions): Promise<Stored>;
  /** Puts a file under its key of another store, for migrating there (`npm run db -- move-files`). The caller has checked that the key is free. */
  adopt(key: string, content: Readable, options: Pick<PutOptions, 'type' | 'expected'>): Promise<void>;
  /** Stream of the bytes. StorageError 'no-existe' before the first byte when missing. */
  get(key: string): Promise<Readable>;
  stat(key: string): Promise<ObjectInfo | null>;
  /** No error when missing. */
  delete(key: string): Promise<void>;
  /** Every object of a folder; without one, every object outside quarantine. */
  list(folder?: string): AsyncIterable<ObjectInfo>;
  /** Renames an object, for the sweep alone. @returns false when missing: another process was first. */
  move(from: string, to: string): Promise<boolean>;
  /** The mark of this store, whoever set it; null = never set. */
  mark(): Promise<string | null>;
  setMark(text: string): Promise<void>;
  /** Removes parts that killed processes left on this machine, after an hour. Returns how many. */
  removeLeftovers(now: Date): Promise<number>;
  /** The cheapest call that proves connection and credentials. Rejects otherwise. */
  answers(): Promise<void>;
  /** Writes, reads and removes a small object. Rejects when the store does not work. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export type StorageErrorCode =
  | 'no-existe'
  | 'demasiado-grande'
  | 'clave-invalida'
  | 'no-verificado'
  | 'sin-espacio'
  /** The store does not answer, or refuses our credentials. */
  | 'no-disponible';

export class StorageError extends Error {
  constructor(
    readonly code: StorageErrorCode,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'StorageError';
  }
}
