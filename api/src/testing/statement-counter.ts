import type { Logger } from 'typeorm';

const ACCESS = /\b(into|from)\W+(seguridad\W+)?acceso\b/i;
const TERMS = /^select\b.*\bfrom\W+(catalogo\W+)?plazo\b/i;
const SESSION = /^select\b.*\bfrom\W+(seguridad\W+)?sesion\b/i;

/**
 * Counts statements (rendimiento.md, G4): pass it as the DataSource's logger. Access rows are counted separately, because they are written, and
 * seldom read (access-budget.test.ts), on another schedule than the request; so are the session behind each request and the terms of the contract, a
 * few rows read by every computation with them.
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

  /** Statements of one piece of work, without accesses, session and terms. */
  async during(work: () => PromiseLike<unknown>): Promise<string[]> {
    const from = this.statements.length;
    await work();
    return this.statements.slice(from).filter((sql) => ![ACCESS, SESSION, TERMS].some((apart) => apart.test(sql)));
  }
}
