import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { operationFor } from '../../testing/operation';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { type Client, testApp } from '../../testing/test-app';

/** The calls of documents as the specification names them, found by `x-llamada` and made. */
const t = testApp();
const ejecutivo = t.user('ejecutivo');
const legal = t.user('legal');
let plan: PlanDePrueba;

beforeAll(async () => {
  plan = await planConDocumentos(t, { situacion: 'V' });
});

/** Codes of the documents that a reading call answers. */
async function codigos(client: Client, llamada: string, filtro: object = {}): Promise<string[]> {
  const { method, path } = operationFor(llamada);
  expect(method).toBe('get');
  const filter = encodeURIComponent(JSON.stringify({ plan: plan.idCodigo, ...filtro }));
  const { status, body } = await client.get(`${path}?range=[0,99]&filter=${filter}`);
  expect(status).toBe(200);
  return body.map(({ tipo }: { tipo: { codigo: string } }) => tipo.codigo);
}

test('DOC-516 the documents of one person of the plan', async () => {
  const suyos = await codigos(ejecutivo, 'GET aws/documentos/Persona/{3 params}', { dueno: 5 });
  expect(suyos).toEqual(['cedulaDepositario']);
});

test('DOC-517 DOC-520 EST-578 the documents of the plan, all of them by any of the three calls', async () => {
  const [deAws, todos, lista] = [
    await codigos(ejecutivo, 'GET aws/documentos/{id}'),
    await codigos(ejecutivo, 'GET docs/all/{id}'),
    await codigos(ejecutivo, 'GET listaDocs/{2 params}'),
  ];
  expect(deAws).toEqual(expect.arrayContaining(['cedula', 'rolPagos', 'pagare', 'cedulaDepositario']));
  expect([todos, lista]).toEqual([deAws, deAws]);
});

test('DOC-518 DOC-519 by role: legal reads the legal ones, whatever it asks for', async () => {
  expect(await codigos(legal, 'GET documentosxRol/{3 params}')).toEqual(['pagare', 'prenda']);
  expect(await codigos(legal, 'GET documentoslegal/{id}')).toEqual(['pagare', 'prenda']);
  expect(await codigos(ejecutivo, 'GET documentosxRol/{3 params}')).toContain('cedula');
});

test('DOC-523 DOC-034 the call that updates a document sets its state and keeps the reason', async () => {
  const { body: subido } = await subir(
    ejecutivo,
    await documentoDe(ejecutivo, plan.idCodigo, 'cedula'),
    await pdfDePrueba(),
  );
  // the first operation of the document is that of acceptance, its twin rejects
  const { method, path } = operationFor('PUT aws/actualizar/{id}', { id: subido.id });
  expect(method).toBe('post');
  const aceptado = await ejecutivo.post(path, { version: subido.version });
  expect([aceptado.status, aceptado.body.estado]).toEqual([200, true]);
  const rechazado = await ejecutivo.post(path.replace('aceptar', 'rechazar'), {
    version: aceptado.body.version,
    observaciones: 'Está cortada',
  });
  expect([rechazado.status, rechazado.body.estado, rechazado.body.observaciones]).toEqual([200, false, 'Está cortada']);
});
