import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { API } from '../../app';
import { Archivo } from '../../entities/archivo.entity';
import { DocumentoVersion } from '../../entities/documento.entity';
import { Random } from '../../random';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { servidorMortal } from '../../testing/servidor-mortal';
import { archivo, campo, fin as cierre, enviar } from '../../testing/subidas/formulario';
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
    const body = Buffer.concat([campo('version', String(version)), archivo(pdf), cierre]);
    return enviar({ port, path: `${API}/documento/${id}/archivo`, token: ejecutivo.token, body }).then(
      ({ status }) => status,
      () => 0,
    );
  };
  const entero = await servidorMortal(t);
  entero.contar();
  expect(await mandar(entero.port)).toBe(200);
  const pasos = await entero.pasos();
  expect(pasos).toBeGreaterThan(15);
  entero.hijo.kill('SIGKILL');
  await entero.fin;

  const vistos = { nada: 0, todo: 0 };
  for (let i = 0; i < STEPS + TIMES; i++) {
    const enPaso = i < STEPS;
    const { hijo, port, fin, contar } = await servidorMortal(t, enPaso ? random.between(2, pasos) : undefined);
    const antes = await cedula();
    contar();
    const respuesta = mandar(port);
    if (!enPaso) {
      await new Promise((resolve) => setTimeout(resolve, random.between(0, 60)));
      hijo.kill('SIGKILL');
    }
    const status = await respuesta;
    expect(await fin).toBe('SIGKILL');
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
