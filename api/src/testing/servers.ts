import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '../config';

/** Data of a server: a test application's, or a folder with a database of its own. */
export interface Place {
  readonly dir: string;
  readonly application: { readonly config: Pick<Config, 'databaseUrl' | 'storageUrl' | 'jwtSecret'> };
}

export interface RunningServer {
  readonly process: ChildProcess;
  readonly port: number;
  /** Whether it has the demo's users, which `npm start` prints then. */
  readonly demo: boolean;
}

/** How it is started: from sources, unless built. */
export interface Program {
  readonly file: string;
  readonly execArgv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const sources: Program = {
  file: join(__dirname, '..', 'main.ts'),
  execArgv: ['-r', join(__dirname, 'register.cjs')],
};

/** The program on its own port over these data; rejects with its output when it exits at once. */
export async function startServer(
  { dir, application }: Place,
  env: Readonly<Record<string, string>> = {},
  program: Program = sources,
): Promise<RunningServer> {
  const made = fork(program.file, {
    execArgv: [...program.execArgv],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      ADJUDICA_PRUEBAS: process.env.ADJUDICA_PRUEBAS,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dir,
      DATABASE_URL: application.config.databaseUrl,
      STORAGE_URL: application.config.storageUrl,
      JWT_SECRET: application.config.jwtSecret,
      ...program.env,
      ...env,
    },
  });
  const errors: string[] = [];
  made.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  const told = await new Promise<{ listening: number; demo: boolean }>((resolve, reject) => {
    made.once('message', (message) => resolve(message as { listening: number; demo: boolean }));
    made.once('exit', (code) => reject(new Error(`exit ${code}: ${errors.join('')}`)));
  });
  return { process: made, port: told.listening, demo: told.demo };
}
