import type { DataSource } from 'typeorm';
import { leerInstalacion } from './instalacion';

/** How often a server looks; whoever changes the key waits for longer. */
export const KEY_WATCH_MS = 1000;

/**
 * Tells a running server that its key is being replaced: what it seals from then on, nobody could open or check. It stops, and starts again only
 * under the new key (claim-key.ts).
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
    // a database that does not answer says nothing of its key
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
