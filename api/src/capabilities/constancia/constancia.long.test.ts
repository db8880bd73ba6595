import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listaCanonica, planesDeLista } from '@adjudica/domain';
import { PDFDocument } from '@cantoo/pdf-lib';
import request from 'supertest';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Constancia } from '../../entities/constancia.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Participante } from '../../entities/participante.entity';
import { scannedFrom } from '../../testing/barcode';
import { crearAsamblea, crearGrupo, crearPlanes } from '../../testing/builders';
import { testApp } from '../../testing/test-app';

const t = testApp({ prints: true, env: { PUBLIC_URL: 'https://adjudica.ejemplo.ec' } });
const asistente = t.user('asistente');
const director = t.user('director');
let asambleaId: number;
let grupos = 0;

const db = () => t.application.dataSource.manager;
beforeEach(async () => {
  grupos += 1;
  const grupo = await crearGrupo(db(), { grupo: `K${String(grupos).padStart(3, '0')}` });
  await crearPlanes(db(), grupo, 12);
  ({ id: asambleaId } = await crearAsamblea(db(), grupo, { fecha: '2026-03-10' }));
});

const instalar = (client = asistente, body: object = {}) =>
  client.post(`/constancia/${asambleaId}/instalar`, { versionParticipantes: 1, ...body });
const leer = async () => (await asistente.get(`/constancia/${asambleaId}`).expect(200)).body;
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const copia = (cambio: object = {}) => ({
  ...{ documento: 'constancia', numeroVersion: 1, entregadaA: 'Ana Vera', identificacion: '1768000000001' },
  ...{ calidad: 'entidad', medio: 'fisica', pedidaEl: '2026-03-10', fecha: '2026-03-10', version: 1 },
  ...cambio,
});

describe('refusals', () => {
  test('an unknown assembly, participants that changed, a link that is none', async () => {
    expect((await asistente.get('/constancia/99999')).status).toBe(404);
    expect((await instalar(asistente, { versionParticipantes: 7 })).status).toBe(412);
    const { status, body } = await instalar(asistente, { enlace: 'javascript:alert(1)' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['enlace']]);
    expect((await leer()).instaladaEn).toBeNull();
  });

  test('before the list is frozen nothing is noted and nothing issued', async () => {
    for (const [accion, cuerpo] of [
      ['enlace', { enlace: 'https://ejemplo.ec', version: 1 }],
      ['copia', copia()],
      ['emitir', { version: 1 }],
    ] as const) {
      const { status } = await asistente.post(`/constancia/${asambleaId}/${accion}`, cuerpo);
      expect([accion, status]).toEqual([accion, 412]);
    }
  });

  test('a list is frozen once: who comes second learns who did it, of two at once one is let through', async () => {
    const answers = await Promise.all([instalar(asistente), instalar(director)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { status, body } = await instalar(director);
    expect([status, body.code]).toEqual([409, 'asamblea-ya-instalada']);
    expect(await db().countBy(Constancia, { asambleaId })).toBe(1);
  });

  test('a closed assembly is not opened any more', async () => {
    await asistente
      .post(`/asamblea/${asambleaId}/generar-acta`, { versionParticipantes: 1, confirmaFechaFutura: true })
      .expect(200);
    const { versionParticipantes } = (await asistente.get(`/asamblea/${asambleaId}`)).body;
    const { status, body } = await instalar(asistente, { versionParticipantes });
    // its minutes froze the list
    expect([status, body.code]).toEqual([409, 'asamblea-ya-instalada']);
  });

  test('an assembly with a frozen list keeps its date and is not removed; its hour may be corrected', async () => {
    await instalar().expect(200);
    const { versionParticipantes } = (await asistente.get(`/asamblea/${asambleaId}`)).body;
    const cuerpo = { versionParticipantes, motivo: 'Auditorio ocupado' };
    const fecha = await asistente.post(`/asamblea/${asambleaId}/corregir`, { ...cuerpo, fecha: '2026-03-20' });
    expect([fecha.status, fecha.body.code]).toEqual([422, 'asamblea-instalada']);
    const quitar = await asistente.post(`/asamblea/${asambleaId}/eliminar`, cuerpo);
    expect([quitar.status, quitar.body.code]).toEqual([422, 'asamblea-instalada']);
    await asistente.post(`/asamblea/${asambleaId}/corregir`, { ...cuerpo, hora: '19:15' }).expect(200);
    expect((await leer()).correcciones).toMatchObject([{ campos: ['hora'], motivo: 'Auditorio ocupado' }]);
  });
});

test('the frozen list is what the participants were then, by its documented form, and later marks leave it as it is', async () => {
  const { body } = await instalar(asistente, { enlace: 'https://ejemplo.ec/vivo' }).expect(200);
  expect(body).toMatchObject({ participantes: 11, planes: 12, enlace: 'https://ejemplo.ec/vivo', version: 1 });
  const { lista, listaSha256 } = await db().findOneByOrFail(Constancia, { asambleaId });
  expect([sha256(lista), body.listaSha256]).toEqual([listaSha256, listaSha256]);
  const filas = (await db().findBy(Participante, { asambleaId })).sort((a, b) => Number(a.codigo) - Number(b.codigo));
  expect(planesDeLista(lista)).toEqual(
    filas.map(({ idCodigo, codigo, cedula, nombreCliente, valorCuota, cuotaVencidas, estado }) => ({
      ...{ idCodigo, codigo, cedula, nombreCliente, valorCuota, cuotaVencidas, estado, adjudicadaEn: 0 },
    })),
  );
  expect(lista).toBe(
    listaCanonica(
      { producto: '01', grupo: `K${String(grupos).padStart(3, '0')}`, numeroAsamblea: 1, fecha: '2026-03-10' },
      filas.map((fila) => ({ ...fila, adjudicadaEn: 0 })),
    ),
  );
  const [primero] = filas;
  await asistente.put(`/participante/${primero?.id}`, { adjudicadoPor: 'Sorteo', version: 1 }).expect(200);
  expect((await leer()).listaSha256).toBe(listaSha256);
  const [fila] = await db().find(Auditoria, { where: { recurso: 'constancia', recursoId: String(asambleaId) } });
  expect([fila?.accion, fila?.despues]).toEqual(['instalar', expect.stringContaining(listaSha256)]);
});

describe('the certificate', () => {
  const emitir = (version: number, motivo?: string) =>
    asistente.post(`/constancia/${asambleaId}/emitir`, { version, ...(motivo && { motivo }) });
  const pdf = async (version: number): Promise<Buffer> =>
    (
      await asistente
        .get(`/constancia/${asambleaId}/archivo?version=${version}`)

        .expect(200)
    ).body as Buffer;
  const verificar = (clave: string) => t.anonymous.get(`/verificacion/${clave}`);

  test('it holds the frozen list, and its QR leads to the public page, which knows whether another took its place', async () => {
    await instalar().expect(200);
    const { body } = await emitir(1).expect(200);
    const [primera] = body.constancias;
    const bytes = await pdf(1);
    expect(sha256(bytes)).toBe(primera.sha256);
    const { lista } = await db().findOneByOrFail(Constancia, { asambleaId });
    const adjuntos = (await PDFDocument.load(bytes)).getAttachments();
    expect(adjuntos.map(({ name, data }) => [name, Buffer.from(data).toString('utf8')])).toEqual([
      ['lista-congelada.txt', lista],
    ]);
    await t.application.accessLog.step();
    expect(await db().countBy(Acceso, { recurso: 'constancia', operacion: 'descargar' })).toBe(1);
    const { codigo } = await db().findOneByOrFail(DocumentoEmitido, { sha256: primera.sha256 });
    expect(await scannedFrom(bytes, 1, ['QRCode'])).toEqual([`https://adjudica.ejemplo.ec/verificar/${codigo}`]);
    expect((await verificar(String(codigo)).expect(200)).body).toMatchObject({
      estado: 'vigente',
      documento: expect.stringMatching(/^Constancia de la asamblea No\.1 /),
      emitidaPor: expect.stringMatching(/^Asistente Asamblea, /),
      archivos: [{ sha256: primera.sha256, longitud: bytes.length }],
    });
    expect((await emitir(2)).body.code).toBe('sin-cambios');
    await asistente.post(`/constancia/${asambleaId}/copia`, copia({ version: 2 })).expect(200);
    expect((await emitir(3)).status).toBe(422);
    await emitir(3, 'Se registró la copia').expect(200);
    expect((await verificar(primera.huella)).body).toMatchObject({ estado: 'reemplazado', numeroVersion: 1 });
    expect((await verificar((await leer()).constancias[0].huella)).body).toMatchObject({
      estado: 'vigente',
      numeroVersion: 2,
    });
    expect(sha256(await pdf(1))).toBe(primera.sha256);
  });
});

test('the public page opens without a session, with and without a hash, and asks nothing of another host', async () => {
  for (const path of [
    '/verificar',
    `/verificar/${'a'.repeat(64)}`,
    '/verificar/verificar.js',
    '/verificar/verificar.css',
  ]) {
    const { status, headers } = await request(t.app).get(path);
    expect([path, status, headers['content-security-policy']]).toEqual([
      path,
      200,
      expect.stringContaining("script-src 'self'"),
    ]);
  }
  const folder = join(__dirname, '../../../public/verificar');
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  expect(html).not.toMatch(/https?:\/\//);
});
