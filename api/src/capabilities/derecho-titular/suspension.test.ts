import { obligacionesLegales } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Evento } from '../../entities/evento.entity';
import { crearPersona } from '../../seed/builders';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { documentoDe, pdfDePrueba, subir } from '../../testing/documentos';
import { nombrarGarante, type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';

let t: TestApp;
let admin: Client;
beforeAll(async () => {
  t = await startTestApp();
  admin = await t.as('admin');
});
afterAll(() => t.close());

const db = () => t.application.dataSource.manager;
const pedir = async (identificacion: string, cambios: object = {}) =>
  (
    await admin.post('/derecho-titular', {
      identificacion,
      tipo: 'bloqueo',
      ingreso: '2026-03-02',
      comprobacion: 'Presentó su cédula en la oficina',
      pedido: 'Que no se usen sus datos',
      ...cambios,
    })
  ).body;
const atender = (id: number, version = 1) =>
  admin.post(`/derecho-titular/${id}/atender`, { respuesta: 'Se suspendió', version });
const levantar = (id: number, version = 2) =>
  admin.post(`/derecho-titular/${id}/levantar`, { motivo: 'Lo pidió por escrito', version });
async function suspender({ titular: { identificacion } }: Pick<PlanDePrueba, 'titular'>): Promise<number> {
  const { id } = await pedir(identificacion);
  expect((await atender(id)).status).toBe(200);
  return id;
}
const depositario = {
  identificacion: '1712345678',
  nombres: 'Íñigo',
  apellidos: 'Muñoz',
  telefono: '022345678',
  correo: 'inigo@correo.example',
  direccion: 'Av. Amazonas N34-120',
  version: 0,
};

test('nobody but the administrator lifts a suspension, and not without a reason', async () => {
  const id = await suspender(await planAdjudicado(t));
  for (const usuario of ['jefatura', 'gerente', 'legal', 'riesgo']) {
    const { status } = await (await t.as(usuario)).post(`/derecho-titular/${id}/levantar`, {
      motivo: 'Ya',
      version: 2,
    });
    expect([usuario, status]).toEqual([usuario, 403]);
  }
  const { status, body } = await admin.post(`/derecho-titular/${id}/levantar`, { motivo: ' ', version: 2 });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['motivo']]);
  expect((await admin.post(`/derecho-titular/${id}/levantar`, { motivo: 'Ya' })).status).toBe(428);
});

test('of who stands only in the records of others nothing is blocked: refused at the number', async () => {
  const { idCodigo } = await planAdjudicado(t);
  expect((await (await t.as('legal')).put(`/depositario/${idCodigo}`, depositario)).status).toBe(200);
  expect((await pedir(depositario.identificacion, { tipo: 'acceso' })).estado).toBe('recibida');
  const { status, errors } = await pedir(depositario.identificacion);
  expect([status, Object.keys(errors)]).toEqual([422, ['identificacion']]);
});

test('a request to block exports nothing: 409, with the way to what was asked', async () => {
  const { identificacion } = await crearPersona(db());
  const { id } = await pedir(identificacion);
  const { status, body } = await admin.get(`/derecho-titular/${id}/exportacion`);
  expect([status, body.code]).toEqual([409, 'derecho-sin-acceso']);
});

test('what was attended and blocked nothing is not lifted', async () => {
  const { identificacion } = await crearPersona(db());
  const { id } = await pedir(identificacion, { tipo: 'acceso' });
  expect((await admin.get(`/derecho-titular/${id}/exportacion`)).status).toBe(200);
  await atender(id);
  const { status, body } = await levantar(id);
  expect([status, body.code]).toEqual([409, 'derecho-sin-suspension']);
});

test('acts on the folder of a blocked person are refused until it is lifted, and say who lifts it; reading stays and is marked', async () => {
  const plan = await carpetaEnRiesgo(t);
  const [riesgo, ejecutivo] = [await t.as('riesgo'), await t.as('ejecutivo')];
  const devolver = () => riesgo.post(`/carpeta/${plan.idCodigo}/devolver`, { motivo: 'Falta la planilla de luz' });
  const cliente = async () => (await riesgo.get(`/cliente/${plan.titular.identificacion}`)).body.suspendidoDesde;
  const hallado = async () =>
    (await riesgo.get(`/cliente/busqueda?q=${plan.titular.identificacion}`)).body[0].suspendidoDesde;
  expect([await cliente(), await hallado()]).toEqual([null, null]);

  const id = await suspender(plan);
  const { status, body } = await devolver();
  expect([status, body.code, body.detalle.solicitud]).toEqual([409, 'tratamiento-suspendido', id]);
  expect(body.title).toMatch(new RegExp(`administrador del sistema.*solicitud ${id}`));
  const documento = await documentoDe(riesgo, plan.idCodigo, 'cedula');
  expect((await subir(ejecutivo, documento, await pdfDePrueba())).body.code).toBe('tratamiento-suspendido');
  expect((await riesgo.get(`/plan/${plan.idCodigo}`)).status).toBe(200);
  expect([await cliente(), await hallado()]).toEqual([t.clock.now().toISOString(), t.clock.now().toISOString()]);

  expect((await levantar(id)).status).toBe(200);
  expect([await cliente(), await hallado()]).toEqual([null, null]);
  expect((await devolver()).status).toBe(200);
});

test('forms that hang on the folder, and a question to the bureau, are refused too; another plan is not', async () => {
  const [plan, otro] = [await planAdjudicado(t), await planAdjudicado(t)];
  await suspender(plan);
  const legal = await t.as('legal');
  const guardado = await legal.put(`/depositario/${plan.idCodigo}`, depositario);
  expect([guardado.status, guardado.body.code]).toEqual([409, 'tratamiento-suspendido']);
  expect((await legal.put(`/depositario/${otro.idCodigo}`, depositario)).status).toBe(200);
  const pregunta = await (await t.as('riesgo')).post('/buro/consulta', {
    TipoDocumento: 'C',
    NumeroDocumento: plan.titular.identificacion,
    plan: plan.idCodigo,
  });
  expect([pregunta.status, pregunta.body.code]).toEqual([409, 'tratamiento-suspendido']);
  expect(await db().countBy(ConsultaBuro, { cedula: plan.titular.identificacion })).toBe(0);
});

test('a guarantor who blocked his data leaves the plan of its holder as it was', async () => {
  const plan = await carpetaEnRiesgo(t);
  const garante = await nombrarGarante(t, plan);
  const { id } = await pedir(garante.identificacion);
  expect((await atender(id)).status).toBe(200);
  const { status } = await (await t.as('riesgo')).post(`/carpeta/${plan.idCodigo}/devolver`, {
    motivo: 'Otro garante',
  });
  expect(status).toBe(200);
});

test('who blocked his cédula blocked the RUC that is made of it', async () => {
  const persona = await crearPersona(db());
  const ruc = await crearPersona(db(), { tipoIdentificacion: 'R', identificacion: `${persona.identificacion}001` });
  const { id } = await pedir(persona.identificacion);
  await atender(id);
  const { body } = await (await t.as('riesgo')).get(`/cliente/${ruc.identificacion}`);
  expect(body.suspendidoDesde).toBe(t.clock.now().toISOString());
});

test('a second click suspends once, and a second request for the same person is refused and names the first', async () => {
  const { identificacion } = await crearPersona(db());
  const [una, otra] = [await pedir(identificacion), await pedir(identificacion)];
  const clics = await Promise.all([atender(una.id), atender(una.id)]);
  expect(clics.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { status, body } = await atender(otra.id);
  expect([status, body.code, body.detalle.solicitud]).toEqual([409, 'ya-suspendido', una.id]);
  const vueltas = await Promise.all([levantar(una.id), levantar(una.id)]);
  expect(vueltas.map((vuelta) => vuelta.status).sort()).toEqual([200, 409]);
  expect((await atender(otra.id)).status).toBe(200);
});

test('suspension and lifting stand in the history of the plan and in the audit, with who and why', async () => {
  const plan = await planAdjudicado(t);
  const id = await suspender(plan);
  const levantada = (await levantar(id)).body;
  expect(levantada).toMatchObject({
    estado: 'levantada',
    respuesta: 'Se suspendió',
    motivoLevantamiento: 'Lo pidió por escrito',
    levantadaEn: t.clock.now().toISOString(),
    acciones: [],
  });
  expect(levantada.levantadaPor).toBe(levantada.decididaPor);
  const eventos = await db().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } });
  expect(eventos.slice(-2).map(({ tipo, personaId, observacion }) => [tipo, personaId, observacion])).toEqual([
    ['TRATAMIENTO-SUSPENDIDO', plan.titular.id, `Solicitud ${id} de la persona`],
    ['SUSPENSION-LEVANTADA', plan.titular.id, 'Lo pidió por escrito'],
  ]);
  const filas = await db().find(Auditoria, {
    where: { recurso: 'derecho-titular', recursoId: String(id) },
    order: { id: 'ASC' },
  });
  expect(
    filas.map(({ accion, antes, despues }) => [
      accion,
      antes && JSON.parse(antes).estado,
      despues && JSON.parse(despues).estado,
    ]),
  ).toEqual([
    ['crear', null, 'recibida'],
    ['atender', 'recibida', 'atendida'],
    ['levantar', 'atendida', 'levantada'],
  ]);
  expect(JSON.parse(filas[2]?.despues ?? '').motivo).toBe('Lo pidió por escrito');
});

test('the table of what goes on names records and acts that there are; of every other record it is known whose it is', async () => {
  const registros = t.application.acts.registered.map(({ record }) => record);
  const conocidos = registros.flatMap(({ resource, lifecycle: { acciones } }) => [
    resource,
    ...acciones.map((accion) => `${resource}.${accion}`),
  ]);
  expect(obligacionesLegales.flatMap(({ actos }) => actos).filter((acto) => !conocidos.includes(acto))).toEqual([]);
  // a new record with acts: give it targets, or say here that it is of nobody
  expect(
    registros
      .filter(({ targets }) => targets === undefined)
      .map(({ resource }) => resource)
      .sort(),
  ).toEqual(['correo', 'envio-evento', 'formato']);
});
