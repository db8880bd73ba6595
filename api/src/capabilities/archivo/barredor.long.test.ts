import { hoyEn } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { leerInstalacion } from '../../db/installation/instalacion';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { registry } from '../../metrics';
import { asBytes } from '../../testing/binary';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { startTestApp, type TestApp, TestClock } from '../../testing/test-app';
import { BarridoDeArchivos } from './barrido';

const HORA = 3_600_000;
const DIA = 24 * HORA;

let t: TestApp;
beforeEach(async () => {
  // stored files bear the machine's time
  t = await startTestApp({ clock: new TestClock(new Date()) });
});
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const barrer = () => t.application.barredor.barrer();
const poner = (app = t) =>
  app.application.storage.put(Buffer.from('acta'), { type: 'application/pdf', folder: 'actas' });
async function claves(folder?: string, app = t): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of app.application.storage.list(folder)) found.push(key);
  return found.sort();
}

/** A file and its row, as every act leaves them. */
async function archivar(app = t): Promise<string> {
  const { key, bytes, sha256 } = await poner(app);
  await app.application.dataSource.manager.insert(Archivo, {
    clave: key,
    nombre: 'acta.pdf',
    tipo: 'application/pdf',
    longitud: bytes,
    sha256,
    creadoPor: null,
    creadoEn: new Date(app.clock.now().getTime() + 1000),
  });
  return key;
}
/** Files that no row names, then a file with its row: what a crash and the next act leave. Two hours later. */
async function conHuerfanos(cuantos: number): Promise<string[]> {
  const huerfanos: string[] = [];
  for (let i = 0; i < cuantos; i++) huerfanos.push((await poner()).key);
  t.clock.current = new Date();
  await archivar();
  t.clock.advance(2 * HORA);
  return huerfanos.sort();
}
const step = async (app = t): Promise<void> => {
  await app.application.background.find((work) => work instanceof BarridoDeArchivos)?.step();
};

// Fails when the sweep deletes: what it finds must be there for thirty days.
test('a file without a row goes to quarantine under the day, stays there for its days, and only then is removed', async () => {
  const [huerfano] = (await conHuerfanos(1)) as [string];
  const dia = hoyEn(t.clock.now());
  expect(await barrer()).toMatchObject({ motivo: null, apartados: 1, quitados: 0 });
  expect(await claves('cuarentena')).toEqual([`cuarentena/${dia}/${huerfano}`]);
  expect(await claves('actas')).toHaveLength(1);
  t.clock.advance(30 * DIA);
  expect(await barrer()).toMatchObject({ motivo: null, quitados: 0 });
  expect(await claves('cuarentena')).toHaveLength(1);
  t.clock.advance(DIA);
  expect(await barrer()).toMatchObject({ motivo: null, quitados: 1 });
  expect(await claves('cuarentena')).toEqual([]);
});

test('a file that no row names yet is left alone for an hour', async () => {
  await poner();
  t.clock.current = new Date();
  await archivar();
  expect(await barrer()).toMatchObject({ motivo: null, huerfanos: 0 });
  expect(await claves('actas')).toHaveLength(2);
});

test('what a row names comes back from quarantine: at the next sweep, before its days end, even when the sweep is stopped', async () => {
  const clave = await archivar();
  const aside = `cuarentena/2020-01-01/${clave}`;
  await t.application.storage.move(clave, aside);
  await t.application.barredor.detener('prueba');
  expect(await barrer()).toMatchObject({ motivo: 'detenido', repuestos: 1 });
  expect(await claves('actas')).toEqual([clave]);
});

test('a document whose file is in quarantine is opened all the same, and its file is back', async () => {
  const { idCodigo } = await planConDocumentos(t);
  const ejecutivo = await t.as('ejecutivo');
  const documento = await documentoDe(ejecutivo, idCodigo, 'cedula');
  const pdf = await pdfDePrueba();
  expect((await subir(ejecutivo, documento, pdf)).status).toBe(200);
  const [clave] = (await claves('documentos')) as [string];
  await t.application.storage.move(clave, `cuarentena/2026-03-10/${clave}`);
  const { status, body } = await asBytes(ejecutivo.get(`/documento/${documento.id}/archivo`));
  expect([status, pdf.equals(body)]).toEqual([200, true]);
  expect(await claves('documentos')).toEqual([clave]);
});

test('a refusal is said in the log’s reason and the metric, and moves nothing', async () => {
  await archivar();
  await poner();
  t.clock.current = new Date(Date.now() + 2 * HORA);
  await db().update(Archivo, { tipo: 'application/pdf' }, { creadoEn: new Date(Date.now() - DIA) });
  await step();
  expect(await claves('cuarentena')).toEqual([]);
  expect(await registry.metrics()).toMatch(/^file_sweep_refused\{reason="archivos-mas-nuevos"\} 1$/m);
  expect(await registry.metrics()).toMatch(/^files_without_row 1$/m);
  // a store that tells whole seconds may tell the one after
  await db().update(Archivo, { tipo: 'application/pdf' }, { creadoEn: new Date(Date.now() + 2000) });
  await step();
  expect(await registry.metrics()).not.toMatch(/^file_sweep_refused\{/m);
  expect(await claves('cuarentena')).toHaveLength(1);
});

test('sixteen files without a row are more than crashes leave: refused, until an operator says all', async () => {
  await conHuerfanos(16);
  expect(await barrer()).toMatchObject({ motivo: 'demasiados-huerfanos', apartados: 0 });
  expect(await t.application.barredor.barrer({ todo: true })).toMatchObject({ motivo: null, apartados: 16 });
  expect(await t.application.barredor.reponer()).toBe(16);
  expect(await claves('cuarentena')).toEqual([]);
});

test('switched off it touches nothing, not even the mark', async () => {
  await t.close();
  t = await startTestApp({ clock: new TestClock(new Date()), env: { BARRIDO_ARCHIVOS: 'false' } });
  await conHuerfanos(1);
  expect(await barrer()).toMatchObject({ motivo: 'apagado' });
  expect([await t.application.storage.mark(), await claves('actas').then((all) => all.length)]).toEqual([null, 2]);
});

describe('two installations over one store', () => {
  let otra: TestApp;
  beforeEach(async () => {
    otra = await startTestApp({ clock: t.clock, env: { STORAGE_URL: t.application.config.storageUrl } });
  });
  afterEach(() => otra.close());

  test('the one that came second is refused, whatever it has rows for', async () => {
    await conHuerfanos(1);
    await barrer();
    await archivar(otra);
    t.clock.advance(2 * HORA);
    expect(await otra.application.barredor.barrer()).toMatchObject({ motivo: 'otra-instalacion' });
    expect(await otra.application.barredor.barrer({ todo: true })).toMatchObject({ motivo: 'otra-instalacion' });
    expect(await claves('actas')).toHaveLength(2);
  });

  test('a store that nobody marked yet is not claimed by a database that knows none of its files', async () => {
    await conHuerfanos(3);
    expect(await otra.application.barredor.barrer()).toMatchObject({ motivo: 'otra-instalacion' });
    expect(await t.application.storage.mark()).toBeNull();
    expect(await barrer()).toMatchObject({ motivo: null, apartados: 3 });
  });
});

test('of two processes that sweep at once both do no harm, and the next sweep goes on', async () => {
  await conHuerfanos(3);
  const hechos = await Promise.all([barrer(), barrer(), barrer()]);
  expect(hechos.map(({ motivo }) => motivo)).toEqual([null, null, null]);
  expect(hechos.reduce((suma, { apartados }) => suma + apartados, 0)).toBe(3);
  expect(await barrer()).toMatchObject({ motivo: null });
});

test('stopping and starting are audited', async () => {
  await t.application.barredor.detener('prueba');
  await t.application.barredor.activar();
  const acciones = (await db().find(Auditoria, { where: { recurso: 'instalacion' }, order: { id: 'ASC' } })).map(
    ({ accion, usuario }) => [accion, usuario],
  );
  expect(acciones).toEqual([
    ['detener-barrido', SISTEMA.usuario],
    ['activar-barrido', SISTEMA.usuario],
  ]);
  expect((await leerInstalacion(db()))?.barrido).toBe('activo');
});
