import { SISTEMA } from '../../auth/actor';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Documento, DocumentoDecision, DocumentoVersion } from '../../entities/documento.entity';
import { asBytes } from '../../testing/binary';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { type Client, testApp } from '../../testing/test-app';
import type { DocumentoVista } from './documento.dto';
import { type DocumentoRow, DocumentoStore } from './documento.store';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const riesgo = t.user('riesgo');
let plan: PlanDePrueba;
let inicial: DocumentoVista;
const archivos: Buffer[] = [];
beforeAll(async () => {
  for (let i = 0; i < 5; i++) archivos.push(await pdfDePrueba(`Archivo ${i}`));
});
beforeEach(async () => {
  plan = await planConDocumentos(t);
  const sinArchivo = await documentoDe(ejecutivo, plan.idCodigo, 'cedula');
  inicial = (await subir(ejecutivo, sinArchivo, archivos[0] as Buffer)).body;
});

const manager = () => t.application.dataSource.manager;
const aceptar = (client: Client, { id, version } = inicial) => client.post(`/documento/${id}/aceptar`, { version });
const rechazar = (client: Client, { id, version } = inicial) =>
  client.post(`/documento/${id}/rechazar`, { version, observaciones: 'Ilegible' });
const reemplazar = (i: number, client = ejecutivo) => subir(client, inicial, archivos[i] as Buffer);

/**
 * Invariants 29 and 37: the state is that of the last decision upon the last file, and pending without one; every version has its bytes; each act
 * that was answered with 200 stands in the audit, and nothing else does.
 */
async function comprobar(aceptados: number): Promise<void> {
  const fila = await manager().findOneByOrFail(Documento, { id: inicial.id });
  const versiones = await manager().find(DocumentoVersion, {
    where: { documentoId: inicial.id },
    order: { numero: 'ASC' },
  });
  expect(versiones.map(({ numero }) => numero)).toEqual(versiones.map((_, i) => i + 1));
  const ultima = versiones.at(-1) as DocumentoVersion;
  expect([fila.archivoId, fila.versionArchivo]).toEqual([ultima.archivoId, ultima.numero]);
  const decisiones = await manager().find(DocumentoDecision, {
    where: { documentoVersionId: ultima.id },
    order: { id: 'ASC' },
  });
  expect(fila.estado).toBe(decisiones.at(-1)?.estado ?? null);
  // one act, one version; the first upload made it 2
  const auditoria = await manager().countBy(Auditoria, { recurso: 'documento', recursoId: String(inicial.id) });
  expect(auditoria).toBe(1 + aceptados);
  expect(fila.version).toBe(inicial.version + aceptados);
  for (const { numero, archivoId } of versiones) {
    const archivo = await manager().findOneByOrFail(Archivo, { id: archivoId });
    const { body } = await asBytes(ejecutivo.get(`/documento/${inicial.id}/archivo?version=${numero}`));
    expect(body).toHaveLength(archivo.longitud);
    expect(archivos.some((bytes) => bytes.equals(body))).toBe(true);
  }
}
const cuantos = (respuestas: readonly { status: number }[], status: number): number =>
  respuestas.filter((r) => r.status === status).length;

test('of an upload, an acceptance and a rejection at once from one version, one wins and the others learn of it', async () => {
  for (let vez = 0; vez < 3; vez++) {
    const respuestas = await Promise.all([reemplazar(1), aceptar(riesgo), rechazar(riesgo), aceptar(ejecutivo)]);
    expect([cuantos(respuestas, 200), cuantos(respuestas, 412)]).toEqual([1, 3]);
    await comprobar(1);
    plan = await planConDocumentos(t);
    const sinArchivo = await documentoDe(ejecutivo, plan.idCodigo, 'cedula');
    inicial = (await subir(ejecutivo, sinArchivo, archivos[0] as Buffer)).body;
  }
});

test('of four uploads at once one is kept; the others leave neither row nor file', async () => {
  const antes = await manager().count(Archivo);
  const respuestas = await Promise.all([1, 2, 3, 4].map((i) => reemplazar(i, i % 2 ? ejecutivo : jefatura)));
  expect([cuantos(respuestas, 200), cuantos(respuestas, 412)]).toEqual([1, 3]);
  expect(await manager().count(Archivo)).toBe(antes + 1);
  await comprobar(1);
  const claves = new Set((await manager().find(Archivo)).map(({ clave }) => clave));
  for await (const { key } of t.application.storage.list()) expect(claves.has(key)).toBe(true);
});

test('documents of one plan uploaded at once all arrive, and the folder counts each', async () => {
  const codigos = ['papeleta', 'planilla', 'contrato', 'proforma'];
  const documentos = await Promise.all(codigos.map((codigo) => documentoDe(ejecutivo, plan.idCodigo, codigo)));
  const respuestas = await Promise.all(documentos.map((d, i) => subir(ejecutivo, d, archivos[i] as Buffer)));
  expect(cuantos(respuestas, 200)).toBe(4);
  const { documentosListos } = await manager().findOneByOrFail(Carpeta, { planId: plan.planId });
  expect(documentosListos).toBe(5);
});

test('invariant 27: an upload that races the sending of the folder is in before, or refused after', async () => {
  const [respuesta] = await Promise.all([
    reemplazar(1),
    manager().update(Carpeta, { planId: plan.planId }, { idDepartamento: '004' }),
  ]);
  expect([200, 409]).toContain(respuesta.status);
  await comprobar(respuesta.status === 200 ? 1 : 0);
  expect((await reemplazar(2)).status).not.toBe(200);
});

test('the guard of the row itself: from an older version nothing is written, whoever asked before', async () => {
  const { dataSource, unitOfWork } = t.application;
  const store = new DocumentoStore(dataSource);
  const vieja = (await store.byId(inicial.id)) as DocumentoRow;
  const antes = [await manager().count(DocumentoVersion), await manager().count(DocumentoDecision)];
  await aceptar(riesgo);
  const archivo = { id: vieja.archivoId as number, nombreOriginal: 'otra.pdf', paginas: 1 };
  expect(await unitOfWork.run(SISTEMA, (tx) => store.insertVersion(tx, vieja, archivo))).toBe(0);
  expect(await unitOfWork.run(SISTEMA, (tx) => store.insertDecision(tx, vieja, { estado: false, motivo: 'x' }))).toBe(
    0,
  );
  expect([await manager().count(DocumentoVersion), await manager().count(DocumentoDecision)]).toEqual([
    antes[0],
    (antes[1] as number) + 1,
  ]);
  await comprobar(1);
});
