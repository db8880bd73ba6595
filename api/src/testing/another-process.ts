import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs one statement with bare table names (`rawQuery`) in a process of its own, as a command beside the running server would. */
export function writeFromAnotherProcess(databaseUrl: string, sql: string): void {
  execFileSync(process.execPath, ['-r', join(__dirname, 'register.cjs'), join(__dirname, 'write-and-end.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl, SQL: sql },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
