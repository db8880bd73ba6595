import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SISTEMA } from '../../auth/actor';
import { isSqlServer } from '../../config/engine';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { registry } from '../../metrics';
import { datosDeSolicitud } from '../../seed/declarado';
import { asBytes } from '../../testing/binary';
import { crearAsamblea, crearGrupo, crearPlan, marcar } from '../../testing/builders';
import { denied } from '../../testing/limited-login';
import { planAdjudicado } from '../../testing/solicitudes';
import { type Client, startTestApp, type TestApp, TestClock } from '../../testing/test-app';
import { actaDeAsamblea, type FuenteDeActa } from '../acta/acta.documento';
import { ArchivoService } from '../archivo/archivo.service';
import { ArchivoStore } from '../archivo/archivo.store';
import { Cuarentena } from '../archivo/cuarentena';
import { AsambleaStore } from '../asamblea';
import { ParticipanteStore, participantesDe, takeSnapshot } from '../participante';
import { carpetasDeEmitidos, DocumentoEmitidoStore, EmisionDeDocumentos, emitible } from '.';

let t: TestApp;
let asistente: Client;
beforeEach(async () => {
  // stored files bear the machine's time
  const clock = new TestClock(new Date());
  t = await startTestApp({ clock });
  asistente = await t.as('asistente');
});
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const emitidos = () => db().find(DocumentoEmitido, { order: { id: 'ASC' } });
async function claves(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of t.application.storage.list()) found.push(key);
  return found.sort();
}

async function asambleaMarcada(): Promise<number> {
  const grupo = await crearGrupo(db());
  await crearPlan(db(), grupo, { codigo: '1' });
  const asamblea = await crearAsamblea(db(), grupo, { fecha: '2026-03-01' });
  await marcar(db(), asamblea, '1', 'Sorteo');
  return asamblea.id;
}
/** Minutes issued once. */
async function conActa(): Promise<number> {
  const id = await asambleaMarcada();
  expect((await asistente.post(`/asamblea/${id}/generar-acta`, { versionParticipantes: 1 })).status).toBe(200);
  return id;
}
async function regenerar(id: number): Promise<void> {
  const { versionParticipantes } = (await asistente.get(`/asamblea/${id}`)).body;
  const cuerpo = { versionParticipantes, motivo: 'Corrección.' };
  expect((await asistente.post(`/asamblea/${id}/regenerar-acta`, cuerpo)).status).toBe(200);
}
async function fuenteDe(id: number): Promise<FuenteDeActa> {
  const { dataSource } = t.application;
  const foto = await takeSnapshot(new AsambleaStore(dataSource), new ParticipanteStore(dataSource), id);
  const evidencia = {
    constancia: null,
    congelada: null,
    sorteo: null,
    comparacion: null,
    motivo: null,
    aceptacion: 'quince días',
    representante: null,
  };
  return { asamblea: foto.asamblea, participantes: participantesDe(foto), evidencia };
}
const emitir = async (id: number, motivo: string | null, antes: () => Promise<unknown> = async () => {}) => {
  const { accessLog, clock, config, dataSource, log, renderer, storage, unitOfWork } = t.application;
  const filas = new ArchivoStore(dataSource);
  const archivos = new ArchivoService(storage, filas, new Cuarentena(storage, filas, clock, 30), log);
  const emitidos = new DocumentoEmitidoStore(dataSource);
  const emision = new EmisionDeDocumentos(emitidos, archivos, renderer, accessLog, clock, config.brand);
  return emision.emitir(
    SISTEMA,
    actaDeAsamblea,
    await fuenteDe(id),
    async (preparado) => {
      await antes();
      return unitOfWork.run(SISTEMA, (tx) => emision.asentar(tx, preparado));
    },
    motivo,
  );
};

describe('refusals leave neither row nor file', () => {
  test('a version that somebody issued while this one was printed: 412', async () => {
    const id = await conActa();
    const otro = emitir(id, 'Tarde.', () => emitir(id, 'A tiempo.'));
    await expect(otro).rejects.toMatchObject({ kind: 'versionVieja', detalle: { campos: ['documento'] } });
    expect((await emitidos()).map(({ numeroVersion, motivo }) => [numeroVersion, motivo])).toEqual([
      [1, null],
      [2, 'A tiempo.'],
    ]);
    expect(await claves()).toHaveLength(2);
  });

  test.each([[null], ['']])('a new version without a reason (%p): 422', async (motivo) => {
    const id = await conActa();
    await expect(emitir(id, motivo)).rejects.toMatchObject({ kind: 'regla', code: 'sin-motivo' });
    expect([(await emitidos()).length, (await claves()).length]).toEqual([1, 1]);
  });

  test('a row of no type, of none or of two, and a second one of the same number: the database refuses', async () => {
    const id = await conActa();
    const [{ id: _, ...emitida }] = (await emitidos()) as [DocumentoEmitido];
    const fila = { ...emitida, codigo: null };
    const otras: Partial<DocumentoEmitido>[] = [
      { asambleaId: null },
      { carpetaId: 1 },
      { tipo: 'zzz' },
      { tipo: 'pagare' },
    ];
    for (const otra of otras)
      await expect(db().insert(DocumentoEmitido, { ...fila, numeroVersion: 2, ...otra })).rejects.toThrow(
        /CK_documento_emitido_(tipo|dueno)/i,
      );
    await expect(db().insert(DocumentoEmitido, { ...fila, asambleaId: 999_999, numeroVersion: 2 })).rejects.toThrow(
      /FOREIGN KEY|FK_documento_emitido_asambleaId/i,
    );
    await expect(db().insert(DocumentoEmitido, { ...fila, asambleaId: id })).rejects.toThrow(/asambleaId/i);
  });

  test('two types of documents under one folder', () => {
    expect(() => emitible(actaDeAsamblea, actaDeAsamblea)).toThrow('actas');
  });
});

test('the preview is kept nowhere', async () => {
  const id = await asambleaMarcada();
  const previa = await asBytes(asistente.post(`/asamblea/${id}/vista-previa`));
  expect([previa.status, previa.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^inline; filename="borrador-acta-/),
  ]);
  expect([await emitidos(), await claves()]).toEqual([[], []]);
});

test('the row says of each version which file, how long, by whom, why, and the facts that its hash was made from', async () => {
  const id = await conActa();
  const [primera] = (await emitidos()) as [DocumentoEmitido];
  await regenerar(id);
  const ejecutivo = await t.as('ejecutivo');
  const { clave } = await planAdjudicado(t, { ejecutivo: 'ejecutivo' });
  await ejecutivo.put(`/solicitud/${clave}`, { ...datosDeSolicitud('V'), version: 0 });
  expect((await ejecutivo.post(`/solicitud/${clave}/generar`, {})).status).toBe(200);
  const filas = await emitidos();
  expect(filas[0]).toEqual(primera);
  expect(filas.map((fila) => [fila.tipo, fila.numeroVersion, fila.registroVersion, fila.motivo])).toEqual([
    ['acta', 1, null, null],
    ['acta', 2, null, 'Corrección.'],
    ['solicitud', 1, 1, null],
  ]);
  for (const { tipo, hechos, huella, archivoId, sha256, paginas, emitidoPor } of filas) {
    const delPie = createHash('sha256').update(`{"documento":"${tipo}","hechos":${hechos}}`).digest('hex');
    expect([tipo, delPie]).toEqual([tipo, huella]);
    expect(await db().findOneByOrFail(Archivo, { id: archivoId })).toMatchObject({ sha256, creadoPor: emitidoPor });
    expect(paginas).toBeGreaterThan(0);
  }
  expect(JSON.parse(filas[1]?.hechos as string)).toMatchObject({
    version: 2,
    motivo: 'Corrección.',
    numeroAsamblea: 1,
  });
});

test('each version is read as it was issued, the newest without asking; who read which stays', async () => {
  const id = await conActa();
  const leer = async (version = '') => (await asBytes(asistente.get(`/acta/${id}/archivo${version}`))).body as Buffer;
  const primera = await leer();
  await regenerar(id);
  expect(primera.equals(await leer('?version=1'))).toBe(true);
  expect(primera.equals(await leer())).toBe(false);
  expect((await asistente.get(`/acta/${id}/archivo?version=3`)).status).toBe(404);
  await t.application.accessLog.step();
  const leidas = await db().find(Acceso, { where: { recurso: 'acta', operacion: 'descargar' }, order: { id: 'ASC' } });
  const [una, otra] = (await emitidos()).map((fila) => String(fila.id));
  expect(leidas.map(({ recursoId }) => recursoId)).toEqual([una, una, otra]);
});

// what a login is denied on a server is denied here by triggers
(isSqlServer ? test.skip : test)(
  'with the rights that roles.sql leaves it, issuing, issuing again and reading work',
  async () => {
    for (const tabla of ['archivo', 'documento_emitido']) {
      expect(denied(t.application.dataSource).statements).toContain(
        `DENY UPDATE, DELETE ON sistema."${tabla}" TO aplicacion;`,
      );
      for (const what of ['UPDATE', 'DELETE'])
        await db().query(
          `CREATE TRIGGER denied_${tabla}_${what} BEFORE ${what} ON ${tabla} BEGIN SELECT RAISE(ABORT, 'denied'); END`,
        );
    }
    const id = await conActa();
    await regenerar(id);
    expect((await asistente.get(`/acta/${id}/archivo?version=1`)).status).toBe(200);
    await expect(db().update(DocumentoEmitido, { asambleaId: id }, { motivo: 'otro' })).rejects.toThrow('denied');
  },
);

describe('a document that is no longer what was issued', () => {
  const alterados = async (): Promise<number> =>
    Number(/^stored_file_faults_total\{fault="alterado"\} (\d+)/m.exec(await registry.metrics())?.[1] ?? 0);

  test('its row of the file was changed: 500, nothing is sent', async () => {
    const id = await conActa();
    const [{ archivoId }] = (await emitidos()) as [DocumentoEmitido];
    await db().update(Archivo, { id: archivoId }, { sha256: '0'.repeat(64) });
    const { status, body } = await asistente.get(`/acta/${id}/archivo`);
    expect([status, body.code]).toEqual([500, 'archivo-alterado']);
  });

  test('its record or its facts are those of another one: 500, both', async () => {
    const [una, otra] = [await conActa(), await conActa()];
    const filas = (await emitidos()) as [DocumentoEmitido, DocumentoEmitido];
    const de = ({ archivoId, sha256, huella, hechos, paginas }: DocumentoEmitido) => ({
      ...{ archivoId, sha256, huella, hechos, paginas },
    });
    const abrir = async (id: number) => {
      const { status, body } = await asistente.get(`/acta/${id}/archivo`);
      return [status, body.code];
    };
    await db().update(DocumentoEmitido, { id: filas[0].id }, de(filas[1]));
    await db().update(DocumentoEmitido, { id: filas[1].id }, { hechos: filas[0].hechos });
    expect([await abrir(una), await abrir(otra)]).toEqual([
      [500, 'archivo-alterado'],
      [500, 'archivo-alterado'],
    ]);
  });

  test('its bytes were changed: the answer breaks off before its end', async () => {
    const id = await conActa();
    const [{ archivoId }] = (await emitidos()) as [DocumentoEmitido];
    const { clave, longitud } = await db().findOneByOrFail(Archivo, { id: archivoId });
    writeFileSync(join(t.dir, 'archivos', clave), Buffer.alloc(longitud, 'x'), { mode: 0o600 });
    const antes = await alterados();
    await expect(asBytes(asistente.get(`/acta/${id}/archivo`))).rejects.toThrow('socket hang up');
    expect(await alterados()).toBe(antes + 1);
  });

  test('asked again, what was altered is said as what it is; put back, it is served again', async () => {
    const id = await conActa();
    const [{ archivoId }] = (await emitidos()) as [DocumentoEmitido];
    const { clave } = await db().findOneByOrFail(Archivo, { id: archivoId });
    const ruta = join(t.dir, 'archivos', clave);
    const original = readFileSync(ruta);
    const volteado = Buffer.from(original);
    const mitad = original.length >> 1;
    volteado[mitad] = (volteado[mitad] as number) ^ 1;
    writeFileSync(ruta, volteado);
    await expect(asBytes(asistente.get(`/acta/${id}/archivo`))).rejects.toThrow('socket hang up');
    const { status, body } = await asistente.get(`/acta/${id}/archivo`);
    expect([status, body.code, body.title]).toEqual([
      500,
      'archivo-alterado',
      'El archivo fue alterado después de guardarse y no se entrega. Avise al administrador del sistema.',
    ]);
    writeFileSync(ruta, original);
    const servido = await asBytes(asistente.get(`/acta/${id}/archivo`));
    expect([servido.status, original.equals(servido.body)]).toEqual([200, true]);
  });

  test('its file is gone: said as what it is, and counted', async () => {
    const id = await conActa();
    const [{ archivoId }] = (await emitidos()) as [DocumentoEmitido];
    const { clave } = await db().findOneByOrFail(Archivo, { id: archivoId });
    rmSync(join(t.dir, 'archivos', clave));
    const { status, body } = await asistente.get(`/acta/${id}/archivo`);
    expect([status, body.code]).toEqual([500, 'archivo-perdido']);
    expect(await registry.metrics()).toMatch(/^stored_file_faults_total\{fault="perdido"\} [1-9]/m);
  });
});

test('the sweep looks through the folder of every issued document, and leaves what a row names', async () => {
  await conActa();
  const nombrados = await claves();
  const carpetas = carpetasDeEmitidos();
  expect([...carpetas].sort()).toEqual([
    'actas',
    'adendas',
    'cartas-de-salida',
    'constancias',
    'contratos',
    'decisiones',
    'ordenes-de-compra',
    'pagares',
    'pagos',
    'prendas',
    'reportes',
    'solicitudes',
  ]);
  for (const folder of carpetas) await t.application.storage.put(Buffer.from('x'), { type: 'application/pdf', folder });
  t.clock.current = new Date();
  await conActa();
  t.clock.advance(2 * 3_600_000);
  expect(await t.application.barredor.barrer()).toMatchObject({ motivo: null, apartados: carpetas.length });
  expect(await claves()).toEqual(expect.arrayContaining(nombrados));
  expect(await claves()).toHaveLength(2);
});
