import { actuar, clienteConPlanes, crearMedio } from '../../testing/medios';
import { startTestApp, type TestApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('MED-517 MED-518 MED-523 waiting, sent, approved', async () => {
  const cliente = await clienteConPlanes(t, { cuantos: 2, ejecutivo: 'ejecutivo' });
  const medio = await crearMedio(t, cliente);
  const enviado = await actuar(await t.as('ejecutivo'), 'enviar', medio);
  expect(enviado.status).toBe(200);
  const riesgo = await t.as('riesgo');
  const aceptado = await actuar(riesgo, 'aceptar', enviado.body);
  for (const path of [
    '/medio-aprobacion?filter={"estado":"aprobado","q":"T0"}',
    `/medio-aprobacion?filter={"plan":"${cliente.planes[1]?.idCodigo}","ejecutivo":"yo","cliente":"${cliente.cedula}"}`,
    `/medio-aprobacion?filter={"q":"${cliente.planes[1]?.idCodigo}"}`,
    `/plan/${cliente.planes[0]?.idCodigo}/seguro`,
    `/plan/${cliente.planes[0]?.idCodigo}/ficha-bien`,
    `/cliente/${cliente.cedula}/planes-para-medio`,
  ]) {
    const r = await (await t.as('ejecutivo')).get(path);
  }
});
