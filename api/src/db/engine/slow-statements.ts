import { createHash } from 'node:crypto';
import type { Logger } from 'typeorm';

export interface SlowStatement {
  /** 'SELECT medio_aprobacion 3fa91c02'. */
  readonly statement: string;
  readonly ms: number;
  /** With its placeholders, never its values; told with the first slow run of a process, found by the name afterwards. */
  readonly sql?: string;
}

/** What takes longer is told. */
export interface SlowStatements {
  readonly ms: number;
  tell(slow: SlowStatement): void;
}

const MAX_TEXTS = 500;
const SHOWN = 4000;

/** What a statement does, to which table first, and the start of its text's SHA-256: the same in every process and after every start. */
export function statementName(sql: string): string {
  const [, verb] = /^\s*(\w+)/.exec(sql) ?? [];
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+(?:["[]?\w+["\]]?\.)?["[]?(\w+)/i.exec(sql) ?? [];
  const hash = createHash('sha256').update(sql).digest('hex').slice(0, 8);
  return [verb?.toUpperCase(), table, hash].filter((part) => part !== undefined).join(' ');
}

/** The slow ones of what TypeORM and the reads of the embedded engine report. */
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
