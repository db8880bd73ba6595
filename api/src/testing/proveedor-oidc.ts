import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const PUBLIC_URL = 'https://adjudica.example';
const REDIRECT = `${PUBLIC_URL}/login/retorno`;

export interface Cuenta {
  readonly preferred_username?: string;
  readonly groups?: readonly string[] | string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly email?: string;
}

export interface Proveedor {
  readonly issuer: string;
  /** Settings of the program for it. */
  readonly env: Record<string, string>;
  /** By the provider's key. */
  cuentas(cuentas: Readonly<Record<string, Cuenta>>): Promise<void>;
  /** A browser that follows redirects as `quien`; returns the final query. */
  ingresar(url: string, quien: string): Promise<string>;
  stop(): Promise<void>;
}

/** A real provider in a process of its own. */
export async function startProveedor(port = 0): Promise<Proveedor> {
  const child: ChildProcess = spawn(process.execPath, [join(__dirname, 'servidor-oidc.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      PROVEEDOR: JSON.stringify({ port, redirectUri: REDIRECT, logoutUri: `${PUBLIC_URL}/login` }),
    },
  });
  const lines = createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> });
  let issuer = '';
  for await (const line of lines) {
    if (!line.startsWith('http://')) continue;
    issuer = line;
    break;
  }
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'adjudica',
      OIDC_CLIENT_SECRET: 'secreto-del-cliente',
      OIDC_ROLES: 'admins=Administrador del sistema; riesgo=Riesgo; rsa=RSA',
      PUBLIC_URL,
    },
    async cuentas(cuentas) {
      await fetch(`${issuer}/prueba/cuentas`, { method: 'POST', body: JSON.stringify(cuentas) });
    },
    async ingresar(url, quien) {
      const cookies = new Map<string, string>();
      let at = new URL(url);
      at.searchParams.set('login_hint', quien);
      while (!at.href.startsWith(REDIRECT)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split(/=(.*)/s);
          cookies.set(name, value);
        }
        const next = answer.headers.get('location');
        if (next === null) throw new Error(`the provider answers ${answer.status}: ${await answer.text()}`);
        at = new URL(next, at);
      }
      return at.search.slice(1);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
