import { createHash } from 'node:crypto';
import type { Logger } from 'typeorm';

export interface SlowStatement {
  /** 'SELECT medio_aprobacion 3fa91c02'. */
  readonly statement: string;
  readonly ms: number;
  /** Text with placeholders, never values; logged with the first slow run of a process, later runs carry only the name. */
  readonly sql?: string;
}

/** Statements that take longer are logged. */
export interface SlowStatements {
  readonly ms: number;
  tell(slow: SlowStatement): void;
}

const MAX_TEXTS = 500;
const SHOWN = 4000;

/** Verb and first table of a statement with the start of its text's SHA-256: equal in every process. */
export function statementName(sql: string): string {
  const [, verb] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+(?:["[]?\w+["\]]?\.)?["[]?(\w+)/i.exec(sql) ?? [];
  const hash = createHash('sha256').update(sql).digest('hex').slice(0, 8);
  return [verb?.toUpperCase(), table, hash].filter((part) => part !== undefined).join(' ');
}

/** Logs slow statements of TypeORM and of the embedded engine's reads. */
export class SlowStatementLogger implements Logger {
  private readonly told = new Set<string>();

  constructor(private readonly slow: SlowStatements) {}

  logQuerySlow(ms: number, sql: string): void {
    const statement = statementName(sql);
    const known = this.told.has(statement);
    if (!known && this.told.size < MAX_TEXTS) this.told.add(statement);
    this.slow.tell({ statement, ms: Math.round(ms), ...(known ? {} : { sql: sql.slice(0, SHOWN) }) });
  }
  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
