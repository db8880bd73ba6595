import type { DataSource } from 'typeorm';
import { poolOf } from './sqlite-pool';

/**
 * What was read, kept until anybody commits anything: for rows that every request needs and that hardly ever change.
 *
 * The embedded engine tells, for a twentieth of what a small statement costs, whether any connection of any process has committed since the
 * last look. So a kept value is exactly what reading again would give: a session that was revoked, here or by a command beside this
 * process, is gone at the next request. SQL Server has no such answer without a round trip, and there each call reads.
 */
export class CommittedCache<T> {
  private readonly kept = new Map<string, T>();
  private version: number | undefined;

  /** @param max entries kept at most; then all are forgotten. */
  constructor(
    private readonly dataSource: DataSource,
    private readonly max: number,
  ) {}

  /**
   * `read` must read what is committed (`readSql`, not through a transaction), none of it access rows, and nobody may change what it gives.
   * `worth`: whether that is kept.
   */
  async get(key: string, read: () => Promise<T>, worth: (value: T) => boolean = () => true): Promise<T> {
    const version = poolOf(this.dataSource)?.version();
    if (version === undefined) return read();
    if (version !== this.version) {
      this.kept.clear();
      this.version = version;
    }
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const fresh = await read();
    // Read after `version` was seen; kept only while that is still the last one seen.
    if (this.version === version && worth(fresh)) {
      if (this.kept.size >= this.max) this.kept.clear();
      this.kept.set(key, fresh);
    }
    return fresh;
  }
}
