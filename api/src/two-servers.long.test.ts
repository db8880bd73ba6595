import { once } from 'node:events';
import { API } from './app';
import { verifyAudit } from './audit/verify';
import { Auditoria } from './entities/auditoria.entity';
import { Documento } from './entities/documento.entity';
import { MedioAprobacion } from './entities/medio-aprobacion.entity';
import { Usuario } from './entities/usuario.entity';
import { environmentOf, runProcess } from './testing/commands';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from './testing/documentos';
import { LOADS_MUCH_MS } from './testing/limits';
import { clienteConPlanes, medioEnviado } from './testing/medios';
import { type RunningServer, startServer } from './testing/servers';
import { startTestApp, type TestApp, TestClock } from './testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const ROUNDS = 4;

/** Two processes that serve one database and one store, as behind a load balancer; both seal the audit. */
let t: TestApp;
let servers: RunningServer[] = [];
beforeAll(async () => {
  // the processes have the machine's clock, and the sessions are shared
  t = await startTestApp({ clock: new TestClock(new Date()) });
  servers = await Promise.all([startServer(t), startServer(t)]);
});
afterAll(async () => {
  for (const { process } of servers) process.kill('SIGKILL');
  await t.close();
});

const db = () => t.application.dataSource.manager;
const audited = (recurso: string, id: number) =>
  db().findBy(Auditoria, { recurso, recursoId: String(id), accion: 'aceptar' });

interface Answer {
  status: number;
  body: { code?: string; access_token?: string };
}
async function send(server: number, path: string, body: object, token = '', method = 'POST'): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${servers[server]?.port}${API}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
async function signIn(server: number, name: string): Promise<string> {
  const { status, body } = await send(server, '/auth', { name, pass: 'adjudica' });
  expect(status).toBe(200);
  return body.access_token as string;
}

/** The same act sent to both servers, twice to each, at one moment: one did it, the others are told that they came too late. */
async function race(path: string, body: object, tokens: readonly string[]): Promise<void> {
  const answers = await Promise.all([0, 1, 0, 1].map((server) => send(server, path, body, tokens[server])));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) if (status !== 200) expect([409, 412]).toContain(status);
}

test('a session begun on one server counts on the other, until it is ended on either', async () => {
  const token = await signIn(0, 'riesgo');
  const ask = async (server: number) =>
    (
      await fetch(`http://127.0.0.1:${servers[server]?.port}${API}/producto`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect([await ask(0), await ask(1)]).toEqual([200, 200]);
  expect(
    (
      await fetch(`http://127.0.0.1:${servers[1]?.port}${API}/auth/salir`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      })
    ).status,
  ).toBe(204);
  expect([await ask(0), await ask(1)]).toEqual([401, 401]);
});

test('a document and an approval that are accepted on both at once are accepted once, and the audit stays one chain', async () => {
  const ejecutivo = await t.as('ejecutivo');
  const tokens = [await signIn(0, 'riesgo'), await signIn(1, 'riesgo')];
  const verdicts: Promise<{ code: number | null; err: string }>[] = [];
  const pdf = await pdfDePrueba();
  for (let round = 1; round <= ROUNDS; round++) {
    const { idCodigo } = await planConDocumentos(t);
    const { status, body: documento } = await subir(ejecutivo, await documentoDe(ejecutivo, idCodigo, 'cedula'), pdf);
    expect(status).toBe(200);
    const medio = await medioEnviado(t, await clienteConPlanes(t));
    verdicts.push(runProcess('commands/db.ts', ['verify-audit'], environmentOf(t)));
    await Promise.all([
      race(`/documento/${documento.id}/aceptar`, { version: documento.version }, tokens),
      race(`/medio-aprobacion/${medio.id}/aceptar`, { version: medio.version }, tokens),
    ]);
    expect((await db().findOneByOrFail(Documento, { id: documento.id })).version).toBe(documento.version + 1);
    expect((await db().findOneByOrFail(MedioAprobacion, { id: medio.id })).version).toBe(medio.version + 1);
    expect(await audited('medio-aprobacion', medio.id)).toHaveLength(1);
  }
  for (const verdict of await Promise.all(verdicts)) expect(verdict).toMatchObject({ code: 0, err: '' });
});

test('two administrators who disable each other on two servers: one stays, and the chain of both is whole at their end', async () => {
  const role = 'Administrador del sistema';
  const users = db().getRepository(Usuario);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const usuario of ['admin', 'rsa']) await users.update({ usuario }, { role, activo: true });
    const [a, b] = [await users.findOneByOrFail({ usuario: 'admin' }), await users.findOneByOrFail({ usuario: 'rsa' })];
    const disabled = ({ usuario, nombre, apellido, correo, version }: Usuario) => ({
      ...{ usuario, nombre, apellido, correo, role, version },
      activo: false,
    });
    const [deA, deB] = [await signIn(0, 'admin'), await signIn(1, 'rsa')];
    const answers = await Promise.all([
      send(0, `/usuario/${b.id}`, disabled(b), deA, 'PUT'),
      send(1, `/usuario/${a.id}`, disabled(a), deB, 'PUT'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await users.countBy({ role, activo: true })).toBe(1);
  }
  for (const { process } of servers) process.kill('SIGTERM');
  const ends = await Promise.all(servers.map(({ process }) => once(process, 'exit')));
  expect(ends.map(([code]) => code)).toEqual([0, 0]);
  // what they did last was sealed before they ended
  const posicion = await db().count(Auditoria);
  expect(await verifyAudit(t.application.dataSource, t.application.auditKey, new Date())).toMatchObject({
    ok: true,
    posicion,
    unsealed: 0,
  });
});
