import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestApp } from './test-app';

/** A process that serves a test application's database and files, and is killed (SIGKILL) at one of its steps. */
export interface ServidorMortal {
  readonly hijo: ChildProcess;
  readonly port: number;
  /** Resolves with the signal that killed it. */
  readonly fin: Promise<string | null>;
  /** Starts counting; earlier steps do not count. */
  contar(): void;
  /** Steps since then. */
  pasos(): Promise<number>;
}

/** `morirEn`: the step; left out, it lives until it is ended. */
export async function servidorMortal({ dir, application }: TestApp, morirEn?: number): Promise<ServidorMortal> {
  const { databaseUrl, storageUrl, jwtSecret } = application.config;
  const hijo = fork(join(__dirname, 'servir-y-morir.ts'), {
    execArgv: ['-r', join(__dirname, 'register.cjs')],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dir,
      DATABASE_URL: databaseUrl,
      STORAGE_URL: storageUrl,
      JWT_SECRET: jwtSecret,
      LOG_LEVEL: 'silent',
      ...(morirEn === undefined ? {} : { MORIR_EN: String(morirEn) }),
    },
  });
  const fin = (once(hijo, 'exit') as Promise<[number | null, string | null]>).then(([, signal]) => signal);
  const [{ port }] = (await once(hijo, 'message')) as [{ port: number }];
  // left by a failing test: it ends with its parent, and does not keep it alive
  hijo.unref();
  hijo.channel?.unref();
  return {
    hijo,
    port,
    fin,
    contar: () => void hijo.send('contar'),
    async pasos() {
      hijo.send('pasos');
      const [{ pasos }] = (await once(hijo, 'message')) as [{ pasos: number }];
      return pasos;
    },
  };
}
