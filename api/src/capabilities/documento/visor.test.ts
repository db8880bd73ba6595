import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan, crearSolicitud } from '../../testing/builders';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import type { DocumentosDeCliente } from './documento.dto';

let plan: PlanDePrueba;
const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
beforeAll(async () => {
  plan = await planConDocumentos(t, { carpeta: { ejecutivo: 'ejecutivo' } });
});

const manager = () => t.application.dataSource.manager;
const pedir = (filtro: object = {}, mas = '&range=[0,49]', client = ejecutivo) =>
  client.get(`/documentos-cliente?filter=${encodeURIComponent(JSON.stringify(filtro))}${mas}`);
const ids = async (filtro: object): Promise<string[]> =>
  (await pedir(filtro)).body.map(({ id }: DocumentosDeCliente) => id);
const fila = async (client = ejecutivo): Promise<DocumentosDeCliente> =>
  (await pedir({ q: plan.titular.identificacion.slice(0, 8) }, '', client)).body.find(
    ({ id }: DocumentosDeCliente) => id === plan.idCodigo,
  );

async function adjudicado(nombre: Partial<Parameters<typeof crearPersona>[1]>, producto = '01'): Promise<string> {
  const grupo = await crearGrupo(manager(), { productoCodigo: producto });
  const creado = await crearPlan(manager(), grupo, { titular: await crearPersona(manager(), nombre) });
  await adjudicarPlan(manager(), creado);
  return creado.idCodigo;
}

test('DOC-003 a search of more than eight characters is refused', async () => {
  const { status, body } = await pedir({ q: '171003406' });
  expect([status, body.errors]).toEqual([400, { q: 'La búsqueda admite hasta 8 caracteres' }]);
});

test("one's own folders alone; another executive's are not asked for by number", async () => {
  const ajeno = await adjudicado({ apellidoPaterno: 'Deotro' });
  expect(await ids({})).toContain(ajeno);
  expect(await ids({ ejecutivo: 'yo' })).toEqual([plan.idCodigo]);
  expect((await pedir({ ejecutivo: '2' })).status).toBe(400);
});

test('a withdrawn award is shown no more', async () => {
  const id = await adjudicado({ apellidoPaterno: 'Retirado' });
  expect(await ids({ q: 'retirado' })).toEqual([id]);
  const { planId } = await manager().findOneByOrFail(Carpeta, { id: await manager().count(Carpeta) });
  await manager().update(Adjudicacion, { planId }, { estado: 'RADJ' });
  expect(await ids({ q: 'retirado' })).toEqual([]);
});

test('DOC-004 DOC-009 DOC-018 a row: client, plan, state of its documents, department, executive', async () => {
  expect(await fila()).toMatchObject({
    id: plan.idCodigo,
    cedula: plan.titular.identificacion,
    producto: '01',
    nombreProducto: 'Motor Plan',
    fechaAdjudicacion: '2026-02-10',
    ejecutivo: 'Luis Chicaiza',
    estado: 'Documentación vacia',
    documentosListos: 0,
    idDepartamento: null,
    departamento: null,
  });
  await subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'cedula'), await pdfDePrueba());
  expect(await fila()).toMatchObject({ estado: 'Documentación incompleta', documentosListos: 1 });
});

test('DOC-006 002 may send, with the reason while it can not; other departments are offered nothing', async () => {
  expect(await fila()).toMatchObject({ acciones: [], motivoNoEnviar: 'Primero debe generar la solicitud de compra' });
  await manager().update(Solicitud, { planId: plan.planId }, { estadoSol: 'GENERADA' });
  expect(await fila()).toMatchObject({ acciones: ['enviar'], motivoNoEnviar: null });
  for (const usuario of ['riesgo', 'legal', 'gerente']) expect((await fila(await t.as(usuario))).acciones).toEqual([]);
  await manager().update(Carpeta, { planId: plan.planId }, { idDepartamento: '004' });
  expect(await fila()).toMatchObject({ acciones: [], idDepartamento: '004', departamento: 'Riesgos' });
});

test('DOC-002 DOC-019 found by the beginning of the cédula or of any word of the name; whole words first', async () => {
  const fecha = { fechaNacimiento: '1980-01-01' };
  const exacto = await adjudicado({ nombres: 'Ísmael', apellidoPaterno: 'Zuluaga', apellidoMaterno: 'Peña', ...fecha });
  const empieza = await adjudicado({ nombres: 'Rosa', apellidoPaterno: 'Zuluagay', apellidoMaterno: 'Mora', ...fecha });
  await manager().query(
    `UPDATE ${manager().connection.getMetadata(Adjudicacion).tablePath} SET fecha = '2026-02-28' WHERE planId = (SELECT MAX(planId) FROM ${manager().connection.getMetadata(Adjudicacion).tablePath})`,
  );
  // the newer award goes first, unless the other one's name is the very word
  expect(await ids({ q: 'zulua' })).toEqual([empieza, exacto]);
  expect(await ids({ q: 'Zuluaga' })).toEqual([exacto, empieza]);
  expect(await ids({ q: 'ismael' })).toEqual([exacto]);
  expect(await ids({ q: 'PEÑA zul' })).toEqual([exacto]);
  expect(await ids({ q: 'ulua' })).toEqual([]);
  const { cedula } = (await pedir({ q: 'Zuluaga' })).body[0];
  expect(await ids({ q: cedula.slice(0, 8) })).toContain(exacto);
  await t.application.accessLog.step();
  expect(await manager().countBy(Acceso, { recurso: 'documentos-cliente', operacion: 'buscar' })).toBeGreaterThan(0);
});

test('DOC-014 filtered by state, product and department', async () => {
  const casa = await adjudicado({ apellidoPaterno: 'Casero' }, '02');
  expect(await ids({ producto: '02' })).toEqual([casa]);
  expect(await ids({ idDepartamento: '004' })).toEqual([plan.idCodigo]);
  expect(await ids({ idDepartamento: '' })).not.toContain(plan.idCodigo);
  for (const estado of ['sinLista', 'No tiene documentos asignado']) expect(await ids({ estado })).toContain(casa);
  expect(await ids({ estado: 'Documentación incompleta' })).toEqual([plan.idCodigo]);
  expect((await pedir({ estado: 'otra' })).status).toBe(400);
});

test('DOC-005 pages of ten, sorted by any column, in two statements', async () => {
  const grupo = await crearGrupo(manager());
  for (let i = 0; i < 12; i++) {
    const creado = await crearPlan(manager(), grupo);
    await adjudicarPlan(manager(), creado);
    await crearSolicitud(manager(), creado);
  }
  const pagina = await pedir({}, '');
  expect(pagina.body).toHaveLength(10);
  const rango = pagina.headers['content-range'] ?? '';
  expect(rango).toMatch(/^documentos-cliente 0-9\/\d\d$/);
  const total = Number(rango.split('/')[1]);
  for (const campo of [
    'id',
    'cedula',
    'nombreCompleto',
    'producto',
    'grupo',
    'fechaAdjudicacion',
    'estado',
    'idDepartamento',
  ]) {
    const { status, body } = await pedir({}, `&range=[0,49]&sort=["${campo}","DESC"]`);
    expect([campo, status, body.length]).toEqual([campo, 200, total]);
  }
  for (const filtro of [{}, { q: 'a' }, { producto: '01', estado: 'vacia', q: '17' }]) {
    const sentencias = await counter.during(() => pedir(filtro));
    expect(sentencias.filter((s) => /carpeta/i.test(s))).toHaveLength(2);
  }
});
