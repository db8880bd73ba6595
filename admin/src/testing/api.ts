import type { UsuarioDePantalla } from '../providers/sesion';
import { casoEnRegla } from './casos';
import { tableroVacio } from './tablero';
import { trabajoCon } from './trabajo';

/** One request as the fake API saw it. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | Error;
type Handler = (call: Call) => Answer | Promise<Answer>;

/**
 * A fake API for screen tests: `on('POST /auth', …)` answers, everything else is 404 with a problem. Paths are relative to `/api/v1`, without the query.
 * Every call is kept in `llamadas`.
 */
export function fakeApi() {
  const handlers = new Map<string, Handler>();
  const llamadas: Call[] = [];
  globalThis.fetch = (async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname.replace('/api/v1', '') + url.search,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    };
    llamadas.push(call);
    const handler = handlers.get(`${call.method} ${url.pathname.replace('/api/v1', '')}`);
    const enRegla = handler === undefined && call.method === 'GET' ? casoEnRegla(call.path) : undefined;
    const answer =
      (await handler?.(call)) ??
      (enRegla === undefined ? problemAnswer(404, 'no-encontrado', 'El registro no existe') : { body: enRegla });
    if (answer instanceof Error) throw answer;
    const { status = 200, body, headers } = answer;
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
  }) as typeof fetch;
  const on = (route: string, handler: Handler) => handlers.set(route, handler);
  on('GET /notificacion', () => listAnswer('notificacion', []));
  on('GET /notificacion/sin-leer', () => ({ body: { cantidad: 0 } }));
  on('GET /vista-guardada', () => listAnswer('vista-guardada', []));
  on('GET /borrador', () => listAnswer('borrador', []));
  on('GET /tablero/cifras', () => ({ body: tableroVacio }));
  on('GET /trabajo', () => ({ body: trabajoCon([]) }));
  return { on, llamadas };
}

export const problemAnswer = (
  status: number,
  code: string,
  title: string,
  errors?: Record<string, string>,
): Answer => ({
  status,
  body: { type: 'about:blank', title, status, code, instance: 'r-1', ...(errors ? { errors } : {}) },
});

export const listAnswer = (resource: string, rows: readonly unknown[]): Answer => ({
  body: rows,
  headers: { 'Content-Range': `${resource} 0-${Math.max(rows.length - 1, 0)}/${rows.length}` },
});

/** A member of staff for tests. */
export function userOf(
  role: UsuarioDePantalla['role'],
  idDepartamento: UsuarioDePantalla['idDepartamento'],
): UsuarioDePantalla {
  return {
    idSaad: 7,
    usuario: 'prueba',
    nombre: 'Ana',
    apellido: 'Cevallos',
    role,
    idDepartamento,
    debeCambiarContrasena: false,
  };
}

export const administrador = userOf('Administrador del sistema', null);
export const asistente = userOf('Asistente Asamblea', '002');
