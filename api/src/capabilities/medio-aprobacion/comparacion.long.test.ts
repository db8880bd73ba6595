import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Tarea } from '../../entities/tarea.entity';
import { PrecioVehiculo } from '../../entities/vehiculo.entity';
import { crearSolicitud } from '../../testing/builders';
import { actuar, costos, medioEnviado, vehiculo } from '../../testing/medios';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';
import type { MedioVista } from './medio-aprobacion.dto';

const t = testApp();
const riesgo = t.user('riesgo');
let plan: PlanDePrueba;
let lista: number;

beforeAll(async () => {
  const { modeloId, estadoBien, anio } = await vehiculo(t);
  const conPrecio = { modeloId, estadoBien, anio, concesionario: 'Sierra Motors' };
  await manager().delete(PrecioVehiculo, { modeloId, estadoBien, anio });
  await manager().insert(PrecioVehiculo, { ...conPrecio, precio: 3_000_000, vigenteDesde: null });
  lista = 30_000;
});
beforeEach(async () => {
  plan = await planAdjudicado(t, { ejecutivo: 'ejecutivo' });
  await crearSolicitud(manager(), { id: plan.planId, titular: plan.titular });
});

const manager = () => t.application.dataSource.manager;
/** What the holder's application says of the good, in dollars; null = it has none. */
const solicita = (valor: number | null) =>
  manager().update(
    Solicitud,
    { planId: plan.planId, rol: 'titular' },
    { valorBien: valor === null ? null : valor * 100 },
  );
const enviado = (valor: number): Promise<MedioVista> =>
  medioEnviado(
    t,
    {
      titular: plan.titular,
      cedula: plan.titular.identificacion,
      planes: [{ id: plan.planId, idCodigo: plan.idCodigo, adjudicacionId: 0 }],
    },
    { ...costos, valor },
  );
const comparacion = async ({ id }: { id: number }) =>
  (await riesgo.get(`/medio-aprobacion/${id}/comparacion`).expect(200)).body as {
    datos: { etiqueta: string; valor: string }[];
    aviso: string | null;
  };
const dato = async (medio: { id: number }, etiqueta: string) =>
  (await comparacion(medio)).datos.find((uno) => uno.etiqueta === etiqueta)?.valor;

test('a value far from list price and application is refused until somebody confirms it, and that is kept', async () => {
  await solicita(28_000);
  const medio = await enviado(40_000);
  const { aviso } = await comparacion(medio);
  expect(aviso).toBe(
    'El valor $ 40.000,00 está lejos del precio de lista ($ 30.000,00), 33,3 % más y del valor de la solicitud ($ 28.000,00), 42,9 % más',
  );
  const rechazo = await actuar(riesgo, 'aceptar', medio);
  expect([rechazo.status, rechazo.body.code, rechazo.body.title]).toEqual([422, 'valor-sin-confirmar', aviso]);
  expect(rechazo.body.errors).toEqual({ confirmaValor: 'Confirme que revisó el valor del bien' });
  expect((await manager().findOneByOrFail(MedioAprobacion, { id: medio.id })).estado).toBeNull();
  expect((await actuar(riesgo, 'aceptar', medio, { confirmaValor: true })).status).toBe(200);
  const eventos = await manager().findBy(Evento, { planId: plan.planId, tipo: 'MEDIO-APROBADO' });
  expect(eventos.map(({ observacion }) => observacion)).toEqual([`Medio No. ${medio.id}. ${aviso}. Confirmado`]);
  const [fila] = await manager().findBy(Auditoria, { recurso: 'medio-aprobacion', accion: 'aceptar' });
  expect(JSON.parse(fila?.despues ?? '')).toMatchObject({ valorConfirmado: aviso });
});

test.each([
  ['near the list alone', 30_100, 20_000],
  ['near the application alone', 40_000, 39_000],
  ['just as far as the setting lets it be', 34_500, null],
])('a value %s is accepted without a question', async (_, valor, solicitado) => {
  await solicita(solicitado);
  const medio = await enviado(valor);
  expect((await comparacion(medio)).aviso).toBeNull();
  expect((await actuar(riesgo, 'aceptar', medio)).status).toBe(200);
});

test('risk sees list price, application, quotation, score and earlier approvals together; nobody sees it before it was sent', async () => {
  await solicita(lista);
  const primero = await enviado(30_000);
  await actuar(riesgo, 'rechazar', primero, { observaciones: 'Falta el avalúo' }).expect(200);
  const medio = await enviado(33_000);
  expect((await comparacion(medio)).datos.map(({ etiqueta }) => etiqueta)).toEqual([
    'Valor del bien',
    'Precio de lista',
    'Valor en la solicitud',
    'Proforma',
    'Puntaje de riesgo',
    'Medios anteriores',
  ]);
  expect(await dato(medio, 'Precio de lista')).toBe('$ 30.000,00. El medio pide 10,0 % más');
  expect(await dato(medio, 'Medios anteriores')).toMatch(
    new RegExp(
      `^Medio No\\. ${primero.id}, \\$ 30\\.000,00, no aprobado \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d: Falta el avalúo$`,
    ),
  );
  const ejecutivo = await t.as('ejecutivo');
  expect((await (await t.as('legal')).get(`/medio-aprobacion/${medio.id}/comparacion`)).status).toBe(403);
  await manager().update(MedioAprobacion, { id: medio.id }, { enviadoEn: null });
  expect((await riesgo.get(`/medio-aprobacion/${medio.id}/comparacion`)).status).toBe(404);
  expect((await ejecutivo.get(`/medio-aprobacion/${medio.id}/comparacion`)).status).toBe(200);
});

test("'Revisar medio' has no result that closes it: the decision does, and the task leads there", async () => {
  await solicita(lista);
  const medio = await enviado(30_000);
  const { id, version } = await manager().findOneByOrFail(Tarea, { planId: plan.planId, estado: 'S' });
  const resultados = (await riesgo.get(`/tarea/${id}/acciones`).expect(200)).body as { id: number; cierre: string }[];
  expect(resultados.map(({ cierre }) => cierre)).toEqual(['N', 'N']);
  const { body: tipos } = await riesgo.get('/tarea-tipo').expect(200);
  const { acciones } = tipos.find(({ codigo }: { codigo: string }) => codigo === 'REVISAR-MEDIO');
  const { id: revisado } = acciones.find(({ cierre }: { cierre: string }) => cierre === 'S');
  const rechazo = await riesgo.put(`/tarea/${id}`, { accion: revisado, version });
  expect([rechazo.status, rechazo.body.errors?.accion]).toEqual([
    422,
    'Esta tarea se cierra sola con la decisión que pide: tómela en el registro al que lleva',
  ]);
  const { body } = await riesgo.get(`/tarea/${id}`).expect(200);
  expect(body.asunto.enlace).toBe(`/medio-aprobacion/${medio.id}`);
  await actuar(riesgo, 'aceptar', medio).expect(200);
  expect((await manager().findOneByOrFail(Tarea, { id })).estado).toBe('C');
});
