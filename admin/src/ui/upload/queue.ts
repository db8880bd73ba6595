import { isAbort } from '../../providers/http';

/** A file that is to be uploaded. */
export interface UploadRequest {
  /** Identifies what the file is for: at most one upload of a key runs at a time. */
  readonly key: string;
  /** What the file is for, as shown to the user. */
  readonly title: string;
  readonly file: File;
  /** Called for every attempt, so that a retry uses the current version. */
  readonly prepare: () => { readonly url: string; readonly fields: Readonly<Record<string, string>> };
  readonly onDone?: (answer: unknown) => void;
  /** The message is already shown; this is for further effects, such as fresh data. */
  readonly onFailure?: (error: unknown) => void;
}

/** `checking`: all bytes are sent, the server checks them. */
export type UploadState = 'waiting' | 'uploading' | 'checking' | 'done' | 'failed';

export interface Upload {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly file: string;
  readonly state: UploadState;
  /** 0 to 1 */
  readonly progress: number;
  /** Why it failed. */
  readonly message: string | null;
}

export type SendUpload = (
  request: UploadRequest,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: number) => void },
) => Promise<unknown>;

interface Entry {
  readonly request: UploadRequest;
  upload: Upload;
  abort: AbortController | null;
}

export const UPLOADS_AT_ONCE = 3;

const inProgress = (state: UploadState): boolean => state !== 'done' && state !== 'failed';

/**
 * Uploads in order, at most three at once. A failed one stays until it is retried or dismissed; a finished one is counted until the last one is
 * finished. `getSnapshot` returns the same array until something changes, as `useSyncExternalStore` needs.
 */
export class UploadQueue {
  private entries: Entry[] = [];
  private snapshot: readonly Upload[] = [];
  private nextId = 1;
  private readonly listeners = new Set<() => void>();

  /** @param onFinished called when no upload is running any more, with how many succeeded */
  constructor(
    private readonly send: SendUpload,
    private readonly onFinished: (done: number) => void = () => {},
  ) {}

  readonly getSnapshot = (): readonly Upload[] => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A file whose key is being uploaded is skipped; a failed upload of the key is replaced. */
  readonly add = (requests: readonly UploadRequest[]): void => {
    for (const request of requests) {
      const previous = this.entries.find(({ upload }) => upload.key === request.key && upload.state !== 'done');
      if (previous !== undefined && inProgress(previous.upload.state)) continue;
      if (previous !== undefined) this.entries = this.entries.filter((entry) => entry !== previous);
      const { key, title, file } = request;
      const added = { key, title, file: file.name, state: 'waiting', progress: 0, message: null } as const;
      this.entries.push({ request, abort: null, upload: { id: this.nextId++, ...added } });
    }
    this.startNext();
  };

  /** Stops and removes it; a finished one stays. */
  readonly cancel = (id: number): void => {
    const entry = this.entries.find(({ upload }) => upload.id === id);
    if (entry === undefined || entry.upload.state === 'done') return;
    this.entries = this.entries.filter((other) => other !== entry);
    entry.abort?.abort();
    this.startNext();
  };

  readonly retry = (id: number): void => {
    const entry = this.entries.find(({ upload }) => upload.id === id);
    if (entry?.upload.state !== 'failed') return;
    this.update(entry, { state: 'waiting', progress: 0, message: null });
    this.startNext();
  };

  /** Stops everything when the screen closes (GEN-542). */
  readonly stop = (): void => {
    const all = this.entries;
    this.entries = [];
    for (const { abort } of all) abort?.abort();
    this.notify();
  };

  private startNext(): void {
    const active = this.entries.filter(({ abort }) => abort !== null).length;
    const waiting = this.entries.filter(({ upload }) => upload.state === 'waiting');
    for (const entry of waiting.slice(0, UPLOADS_AT_ONCE - active)) void this.start(entry);
    this.removeDone();
    this.notify();
  }

  private async start(entry: Entry): Promise<void> {
    const abort = new AbortController();
    entry.abort = abort;
    entry.upload = { ...entry.upload, state: 'uploading' };
    try {
      const answer = await this.send(entry.request, {
        signal: abort.signal,
        onProgress: (progress) => this.update(entry, { progress, state: progress < 1 ? 'uploading' : 'checking' }),
      });
      entry.abort = null;
      entry.upload = { ...entry.upload, state: 'done', progress: 1 };
      if (this.entries.includes(entry)) entry.request.onDone?.(answer);
    } catch (error) {
      entry.abort = null;
      if (!isAbort(error)) {
        entry.upload = { ...entry.upload, state: 'failed', message: (error as Error).message };
        if (this.entries.includes(entry)) entry.request.onFailure?.(error);
      }
    }
    this.startNext();
  }

  /** Removes the finished uploads when none is running any more. */
  private removeDone(): void {
    if (this.entries.some(({ upload }) => inProgress(upload.state))) return;
    const done = this.entries.filter(({ upload }) => upload.state === 'done').length;
    if (done === 0) return;
    this.entries = this.entries.filter(({ upload }) => upload.state !== 'done');
    this.onFinished(done);
  }

  private update(entry: Entry, changes: Partial<Upload>): void {
    entry.upload = { ...entry.upload, ...changes };
    this.notify();
  }

  private notify(): void {
    this.snapshot = this.entries.map(({ upload }) => upload);
    for (const listener of [...this.listeners]) listener();
  }
}
