import { isAbort } from '../../providers/http';

/** A file that is to be uploaded. */
export interface UploadRequest {
  /** What it is for: there is at most one upload of a key at a time. */
  readonly key: string;
  /** Name of what it is for, as the person reads it. */
  readonly title: string;
  readonly file: File;
  /** Asked at every try, so that a second one goes out with the version of then. */
  readonly prepare: () => { readonly url: string; readonly fields: Readonly<Record<string, string>> };
  readonly onDone?: (answer: unknown) => void;
  /** The message is on the screen already; this is for what else follows, fresh data for instance. */
  readonly onFailure?: (error: unknown) => void;
}

/** `checking`: all bytes have left, the server reads them. */
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
 * Uploads in their order, at most three at once. What failed stays until it is tried again or dismissed; what arrived stays in the count until
 * the last one has arrived. `getSnapshot` returns the same array until something changes, as `useSyncExternalStore` asks.
 */
export class UploadQueue {
  private entries: Entry[] = [];
  private snapshot: readonly Upload[] = [];
  private nextId = 1;
  private readonly listeners = new Set<() => void>();

  /** @param onFinished called once nothing is on its way any more, with how many arrived since the last time */
  constructor(
    private readonly send: SendUpload,
    private readonly onFinished: (done: number) => void = () => {},
  ) {}

  readonly getSnapshot = (): readonly Upload[] => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** A file for a key that already has one on its way is left out; one that failed before gives way. */
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

  /** Stops it and forgets it; what has arrived stays as it is. */
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

  /** The screen closes: nothing goes on without it (GEN-542). */
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

  /** Once nothing is on its way, those that arrived leave the list. */
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
