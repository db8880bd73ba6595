import type { DataSource } from 'typeorm';
import { currentRequest } from '../http/request-context';
import { poolOf } from './sqlite-pool';

/**
 * What was read, kept until anybody commits anything: for rows that every request needs and that hardly ever change.
 *
 * The embedded engine tells, for a twentieth of what a small statement costs, whether any connection of any process has committed since the
 * last look. A request looks once, when it first asks for anything kept: what it gets is what was committed then, or later. So a session that
 * was revoked, here or by a command beside this process, is gone at the next request. SQL Server has no such answer without a round trip, and
 * there each call reads.
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
    const pool = poolOf(this.dataSource);
    if (pool === undefined) return read();
    const request = currentRequest();
    const version = pool.version(request?.lookedForCommits === true ? 'seen' : 'now');
    if (request !== undefined) request.lookedForCommits = true;
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
