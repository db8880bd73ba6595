import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { API } from '../../app';
import { Archivo } from '../../entities/archivo.entity';
import { DocumentoVersion } from '../../entities/documento.entity';
import { Random } from '../../seed/random';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { archivo, campo, enviar, fin } from '../../testing/subidas/formulario';
import { type Client, startTestApp, type TestApp, TestClock } from '../../testing/test-app';
import type { DocumentoVista } from './documento.dto';

/** kill -9 of the serving process, at steps and after times drawn from this seed. */
const SEED = 20_261_122;
const STEPS = 8;
const TIMES = 3;

let t: TestApp;
let ejecutivo: Client;
let plan: string;
beforeAll(async () => {
  // the child's clock is the machine's, and the session is shared
  t = await startTestApp({ clock: new TestClock(new Date()) });
  ejecutivo = await t.as('ejecutivo');
  ({ idCodigo: plan } = await planConDocumentos(t));
});
afterAll(() => t.close());

const db = () => t.application.dataSource.manager;
const cedula = (): Promise<DocumentoVista> => documentoDe(ejecutivo, plan, 'cedula');
const nacer = async (morirEn?: number): Promise<{ hijo: ChildProcess; port: number }> => {
  const hijo = fork(join(__dirname, '..', '..', 'testing', 'subir-y-morir.ts'), {
    execArgv: ['-r', join(__dirname, '..', '..', 'testing', 'register.cjs')],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: t.dir,
      DATABASE_URL: t.application.config.databaseUrl,
      STORAGE_URL: t.application.config.storageUrl,
      JWT_SECRET: 'secreto-de-prueba-de-mas-de-32-caracteres',
      LOG_LEVEL: 'silent',
      ...(morirEn === undefined ? {} : { MORIR_EN: String(morirEn) }),
    },
  });
  const [{ port }] = (await once(hijo, 'message')) as [{ port: number }];
  return { hijo, port };
};

/** Each row names an object with its length and hash, and the document's row is that of its newest version. */
async function comprobar(): Promise<void> {
  for (const { clave, longitud, sha256 } of await db().find(Archivo)) {
    const bytes = await buffer(await t.application.storage.get(clave));
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([longitud, sha256]);
  }
  const { id, versionArchivo } = await cedula();
  expect(await db().countBy(DocumentoVersion, { documentoId: id })).toBe(versionArchivo);
}

test('DOC-522 kill -9 at any moment of an upload: no row without its bytes, what is left over is swept, the next attempt succeeds', async () => {
  const random = new Random(SEED);
  const pdf = await pdfDePrueba('Muerte', 3);
  const mandar = async (port: number): Promise<number> => {
    const { id, version } = await cedula();
    const body = Buffer.concat([campo('version', String(version)), archivo(pdf), fin]);
    return enviar({ port, path: `${API}/documento/${id}/archivo`, token: ejecutivo.token, body }).then(
      ({ status }) => status,
      () => 0,
    );
  };
  const contar = async (hijo: ChildProcess): Promise<number> => {
    hijo.send('pasos');
    const [{ pasos }] = (await once(hijo, 'message')) as [{ pasos: number }];
    return pasos;
  };

  const entero = await nacer();
  entero.hijo.send('contar');
  expect(await mandar(entero.port)).toBe(200);
  const pasos = await contar(entero.hijo);
  expect(pasos).toBeGreaterThan(15);
  entero.hijo.kill('SIGKILL');
  await once(entero.hijo, 'exit');

  const vistos = { nada: 0, todo: 0 };
  for (let i = 0; i < STEPS + TIMES; i++) {
    const enPaso = i < STEPS;
    const { hijo, port } = await nacer(enPaso ? random.between(2, pasos) : undefined);
    const fin = once(hijo, 'exit') as Promise<[number | null, string | null]>;
    const antes = await cedula();
    hijo.send('contar');
    const respuesta = mandar(port);
    if (!enPaso) {
      await new Promise((resolve) => setTimeout(resolve, random.between(0, 60)));
      hijo.kill('SIGKILL');
    }
    const status = await respuesta;
    expect((await fin)[1]).toBe('SIGKILL');
    const despues = await cedula();
    const subido = despues.versionArchivo - antes.versionArchivo;
    expect([0, 1]).toContain(subido);
    // what was acknowledged is there
    if (status === 200) expect(subido).toBe(1);
    vistos[subido === 0 ? 'nada' : 'todo'] += 1;
    await comprobar();
  }
  expect(vistos.nada).toBeGreaterThan(0);
  // a newer row than every file shows that the database is the store's
  t.clock.current = new Date();
  expect((await subir(ejecutivo, await cedula(), pdf)).status).toBe(200);

  // objects that no row names and received files that no request owns go once they are old enough to belong to nobody
  t.clock.current = new Date(Date.now() + 7_200_000);
  for (const work of t.application.background)
    if (['BarridoDeArchivos', 'TemporaryFiles'].includes(work.constructor.name)) await work.step();
  const claves: string[] = [];
  for await (const { key } of t.application.storage.list()) claves.push(key);
  expect(claves.sort()).toEqual((await db().find(Archivo)).map(({ clave }) => clave).sort());
  expect(readdirSync(join(t.dir, 'subidas'))).toEqual([]);
  ejecutivo = await t.as('ejecutivo'); // the session slept for two hours
  await comprobar();
}, 300_000);
