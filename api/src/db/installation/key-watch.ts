import type { DataSource } from 'typeorm';
import { leerInstalacion } from './instalacion';

/** Poll interval of a server; the key command waits for longer. */
export const KEY_WATCH_MS = 1000;

/**
 * Stops a running server when its key is being replaced: what it encrypted from then on could not be read. It starts again only under the new key
 * (claim-key.ts).
 */
export class KeyWatch {
  private timer: NodeJS.Timeout | undefined;
  private told = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly fingerprint: string,
    private readonly changed: () => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.step(), KEY_WATCH_MS).unref();
  }

  async step(): Promise<void> {
    // an outage says nothing about the key
    const found = await leerInstalacion(this.dataSource.manager).catch(() => null);
    if (found === null || this.told) return;
    if (found.huellaSiguiente === null && (found.huellaClave ?? this.fingerprint) === this.fingerprint) return;
    this.told = true;
    this.changed();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
  }
}
