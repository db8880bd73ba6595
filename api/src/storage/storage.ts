import type { Readable } from 'node:stream';

/** What was stored, measured from the bytes that the store holds now, not from what the sender claimed. */
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
  /** Media type, decided from the bytes by the caller. */
  readonly type: string;
  /** Folder of the key, e.g. a plan's: lower-case letters, digits, '-' and '/'. */
  readonly folder?: string;
  /** More bytes than this are refused with StorageError 'demasiado-grande', nothing is kept. */
  readonly maxBytes?: number;
  /** Until then nobody can remove or replace it, the store's administrator included: asked of a store that can (S3 with Object Lock). */
  readonly retainUntil?: Date;
  /** What the content was when it was received: other bytes are refused with StorageError 'no-verificado', nothing is kept. */
  readonly expected?: { readonly bytes: number; readonly sha256: string };
}

/**
 * Files by random key, written once and never changed. `put` returns only when the bytes are durable and were read back with the
 * same length and hash; the caller then commits the row that names the key (file first, row second: promesas.md, fact 3).
 * A crash in between leaves an orphan, which the sweep finds with `list` and sets aside with `move`.
 */
export interface Storage {
  put(content: Buffer | Readable, options: PutOptions): Promise<Stored>;
  /**
   * The same under the key that the bytes have in another store, for moving there (`npm run db -- move-files`). The caller has seen that the
   * key is free.
   */
  adopt(key: string, content: Readable, options: Pick<PutOptions, 'type' | 'expected'>): Promise<void>;
  /** Stream of the bytes. StorageError 'no-existe' before the first byte when there is none. */
  get(key: string): Promise<Readable>;
  stat(key: string): Promise<ObjectInfo | null>;
  /** No error when there is none. */
  delete(key: string): Promise<void>;
  /** Every object of a folder; without one, every object but those in quarantine. */
  list(folder?: string): AsyncIterable<ObjectInfo>;
  /** Gives an object another key, for the sweep alone. @returns false when there is none: another process was first. */
  move(from: string, to: string): Promise<boolean>;
  /** What the last `setMark` wrote into this store, whoever called it; null when nobody ever did. */
  mark(): Promise<string | null>;
  setMark(text: string): Promise<void>;
  /** Removes what killed processes left half written on this machine, an hour after. Returns how many. */
  removeLeftovers(now: Date): Promise<number>;
  /** The cheapest question that only a store which answers and knows us can answer. Rejects otherwise. */
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
  /** The store does not answer, or refuses our credentials: nothing that the caller could mend. */
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
