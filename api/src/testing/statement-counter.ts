import type { Logger } from 'typeorm';

/**
 * Counts what reaches the database (performance.md, G4): pass it as the DataSource's logger. Access rows and the session's heartbeat are
 * counted apart, because they are written on another beat than the request.
 */
export class StatementCounter implements Logger {
  readonly statements: string[] = [];

  logQuery(query: string): void {
    this.statements.push(query);
  }
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}

  /** Statements of one piece of work, without those of the log of accesses. */
  async during(work: () => PromiseLike<unknown>): Promise<string[]> {
    const from = this.statements.length;
    await work();
    return this.statements.slice(from).filter((sql) => !/\binto\W+(seguridad\W+)?acceso\b/i.test(sql));
  }
}
