import { writeFile } from 'node:fs/promises';
import type { paths } from './adjudica.js';

const BASE = process.env.BASE ?? 'http://localhost:3000/api/v1';

// what an operation is sent and what it answers: the compiler refuses a path, a field or a value that the document does not have
type Method = 'get' | 'post' | 'put';
type Json<T> = T extends { content: { 'application/json': infer J } } ? J : never;
type Body<O> = O extends { requestBody: infer R } ? Json<R> : undefined;
type Answer<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;
interface Sent<B> {
  token?: string;
  id?: number;
  query?: Record<string, string>;
  body?: B;
}

async function send(method: string, path: string, { token, id, query, body }: Sent<unknown>): Promise<Response> {
  const response = await fetch(`${BASE}${path.replace('{id}', `${id}`)}?${new URLSearchParams(query)}`, {
    method: method.toUpperCase(),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

const call = async <P extends keyof paths, M extends keyof paths[P] & Method>(
  method: M,
  path: P,
  sent: Sent<Body<paths[P][M]>>,
): Promise<Answer<paths[P][M]>> => (await send(method, path, sent)).json() as Promise<Answer<paths[P][M]>>;

// the administrator makes an account with five scopes, and a key of it for 30 days
const { access_token: admin } = await call('post', '/auth', { body: { name: 'admin', pass: 'adjudica' } });
const account = await call('post', '/cuenta-servicio', {
  token: admin,
  body: {
    usuario: 'actas-ts',
    nombre: 'Sistema de actas',
    role: 'Asistente Asamblea',
    direcciones: [],
    alcances: ['asamblea:leer', 'participante:leer', 'participante:marcar', 'acta:generar', 'acta:leer'],
  },
});
const { claveSecreta: token } = await call('post', '/cuenta-servicio/{id}/generar-clave', {
  token: admin,
  id: account.id,
  body: { dias: 30, horasDeTraslape: 0, version: account.version },
});

// the first open assembly, and somebody who takes part in it
const first = (filter: object) => ({ range: '[0,0]', filter: JSON.stringify(filter) });
const [assembly] = await call('get', '/asamblea', { token, query: first({ estado: 'Abierta' }) });
if (assembly === undefined) throw new Error('no assembly is open');
const { id } = assembly;
const [member] = await call('get', '/participante', { token, query: first({ asamblea: id, estado: 'participa' }) });
if (member === undefined) throw new Error('nobody takes part');

// drawn, then the minutes
await call('put', '/participante/{id}', {
  token,
  id: member.id,
  body: { adjudicadoPor: 'Sorteo', version: member.version },
});
const { versionParticipantes } = await call('get', '/asamblea/{id}', { token, id });
await call('post', '/asamblea/{id}/generar-acta', { token, id, body: { versionParticipantes, confirmaFechaFutura: true } });
const acta = await send('get', '/acta/{id}/archivo', { token, id });
await writeFile('acta.pdf', new Uint8Array(await acta.arrayBuffer()));
