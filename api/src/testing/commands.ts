import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Environment of a process over a test application's data; `more` comes last. */
export const environmentOf = ({ dir, application }: TestApp, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'test',
  NODE_OPTIONS: '',
  DATA_DIR: dir,
  DATABASE_URL: application.config.databaseUrl,
  STORAGE_URL: application.config.storageUrl,
  JWT_SECRET: application.config.jwtSecret,
  LOG_LEVEL: 'silent',
  ...more,
});

/** Runs a file of `api/src` in a process of its own: 'commands/db.ts', 'main.ts'. */
export async function runProcess(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  nodeArgs: readonly string[] = [],
  alNacer: (child: ChildProcess) => void = () => {},
): Promise<Ended> {
  const sources = join(__dirname, '..');
  const register = join(__dirname, 'register.cjs');
  const child = spawn(process.execPath, [...nodeArgs, '-r', register, join(sources, file), ...args], { env });
  alNacer(child);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}
