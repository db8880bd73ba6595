import { EN_BLANCO, mensajes, tiposDeEvento } from '@adjudica/domain';
import { compareFrozen } from '../../audit/contents/frozen';
import { Acceso } from '../../entities/acceso.entity';
import { Adenda } from '../../entities/adenda.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { contratoConBloques } from '../../testing/contratos';
import { textoDePapel } from '../../testing/papeles';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { type Client, testApp } from '../../testing/test-app';
import type { AdendasDePlanVista, AdendaVista } from './adenda.dto';
import type { AdendaImpresa } from './adenda.impreso';

const { propios } = mensajes;
const t = testApp();
const asistente = t.user('asistente.legal');
const legal = t.user('legal');
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');

const manager = () => t.application.dataSource.manager;
const DATOS = { motivo: 'El concesionario corrigió el chasis', lugarEmision: '1701', fechaEmision: '2026-03-20' };
const estipulacion = '<p>El Cliente puede retirar el bien en Guayaquil.</p>';

async function contratoAprobado(): Promise<PlanDePrueba> {
  const plan = await contratoConBloques(t, asistente);
  const { body } = await legal.get(`/contrato/${plan.idCodigo}`);
  await legal.post(`/contrato/${plan.idCodigo}/aprobar`, { version: body.version }).expect(200);
  return plan;
}
let serie = 0;
/** The dealer delivers another car than the contract says. */
async function otroChasis({ idCodigo }: PlanDePrueba): Promise<string> {
  serie += 1;
  const { body } = await ejecutivo.get(`/unidad/${idCodigo}`).expect(200);
  const chasis = `8LAOTRO${serie}`;
  await ejecutivo.put(`/unidad/${idCodigo}`, { ...body, chasis }).expect(200);
  return chasis;
}
const adendasDe = async ({ idCodigo }: PlanDePrueba): Promise<AdendasDePlanVista> =>
  (await legal.get(`/adendas-de-plan/${idCodigo}`).expect(200)).body;
/** With the proposed text, unless told otherwise. */
const crear = async (plan: PlanDePrueba, cambio: object = {}, client: Client = asistente) =>
  client.post('/adenda', {
    ...{ idCodigo: plan.idCodigo, texto: (await adendasDe(plan)).propuesto },
    ...{ ...DATOS, ...cambio },
  });
async function nueva(plan: PlanDePrueba, cambio: object = {}): Promise<AdendaVista> {
  const { status, body } = await crear(plan, cambio);
  expect(status).toBe(201);
  return body;
}
const actuar = (
  client: Client,
  accion: string,
  { id, version }: Pick<AdendaVista, 'id' | 'version'>,
  cuerpo: object = {},
) => client.post(`/adenda/${id}/${accion}`, { version, ...cuerpo });
const hecho = async (client: Client, accion: string, adenda: AdendaVista, cuerpo: object = {}): Promise<AdendaVista> =>
  (await actuar(client, accion, adenda, cuerpo).expect(200)).body;

describe('refusals', () => {
  test('no contract, or one that is not approved: its blocks are edited, and nothing is kept', async () => {
    const plan = await contratoConBloques(t, asistente, 1);
    const { status, body } = await crear(plan);
    expect([status, body.code, body.title]).toEqual([422, 'contrato-sin-aprobar', propios.adendaContratoSinAprobar]);
    expect(await adendasDe(plan)).toMatchObject({ impedimento: propios.adendaContratoSinAprobar, adendas: [] });
    expect((await asistente.post('/adenda', { ...DATOS, texto: estipulacion, idCodigo: '01-M999-1' })).status).toBe(
      404,
    );
    expect((await legal.get('/adendas-de-plan/01-M999-1')).status).toBe(404);
    for (const path of ['', '/archivo', '/borrador']) expect((await legal.get(`/adenda/999${path}`)).status).toBe(404);
    expect(await manager().countBy(Adenda, {})).toBe(0);
  });

  test('fields one by one; a text that does not say what changes; who may not write', async () => {
    const plan = await contratoAprobado();
    await otroChasis(plan);
    expect((await crear(plan, { motivo: ' ', lugarEmision: null, fechaEmision: '2030-01-01' })).body.errors).toEqual({
      motivo: propios.campoObligatorio,
      lugarEmision: 'Seleccione una ciudad',
      fechaEmision: propios.firmaFueraDeRango,
    });
    expect((await crear(plan, { lugarEmision: '9999' })).body.errors).toHaveProperty('lugarEmision');
    const { status, body } = await crear(plan, { texto: estipulacion });
    expect([status, body.errors]).toEqual([
      422,
      { texto: 'El texto no dice el valor nuevo de: Chasis, Motor, chasis y placa' },
    ]);
    expect((await crear(plan, {}, riesgo)).status).toBe(403);
  });

  test('a second one while the first waits: its number; of two at the same time one is kept', async () => {
    const plan = await contratoAprobado();
    const respuestas = await Promise.all([crear(plan), crear(plan, {}, legal)]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { status, body } = await crear(plan);
    expect([status, body.code, body.title]).toEqual([409, 'adenda-abierta', propios.adendaDeOtra(1)]);
    expect((await adendasDe(plan)).impedimento).toBe(body.title);
  });

  test('a blank is neither sent nor approved; nor is what the case no longer says, by its fields', async () => {
    const plan = await contratoAprobado();
    const vacia = await nueva(plan);
    expect([vacia.cambios, vacia.texto?.includes(EN_BLANCO)]).toEqual([[], true]);
    expect((await actuar(asistente, 'enviar', vacia).expect(422)).body.code).toBe('adenda-en-blanco');
    await otroChasis(plan);
    const campos = ['Chasis', 'Motor, chasis y placa'];
    const { body } = await actuar(legal, 'aprobar', vacia).expect(422);
    expect([body.code, body.detalle.campos]).toEqual(['adenda-desactualizada', campos]);
    const [vieja] = (await adendasDe(plan)).adendas;
    expect(vieja).toMatchObject({ desactualizados: campos, acciones: ['editar', 'rechazar', 'anular'] });
    const editada = await asistente
      .put(`/adenda/${vacia.id}`, { ...DATOS, texto: vieja?.propuesto, version: vacia.version })
      .expect(200);
    expect(editada.body.cambios.map(({ etiqueta }: { etiqueta: string }) => etiqueta)).toEqual(campos);
    await hecho(asistente, 'enviar', editada.body);
  });

  test('whoever wrote it does not approve it; a stale version and a second decision are refused with who and when', async () => {
    const plan = await contratoAprobado();
    const { body: suya } = await crear(plan, { texto: estipulacion }, legal);
    expect((await actuar(legal, 'aprobar', suya).expect(403)).body.code).toBe('cuatro-ojos');
    const { body } = await asistente
      .put(`/adenda/${suya.id}`, { ...DATOS, texto: estipulacion, version: 1 })
      .expect(200);
    await asistente.put(`/adenda/${suya.id}`, { ...DATOS, texto: estipulacion, version: 1 }).expect(412);
    await actuar(legal, 'rechazar', body, { motivo: ' ' }).expect(422);
    const rechazada = await hecho(legal, 'rechazar', body, { motivo: 'Falta la ciudad' });
    expect(rechazada).toMatchObject({
      estado: 'R',
      motivoDeDecision: 'Falta la ciudad',
      decididaPor: 'Gabriela Muñoz',
    });
    const tarde = await actuar(legal, 'rechazar', body, { motivo: 'Falta la ciudad' }).expect(409);
    expect(tarde.body.title).toMatch(/^La adenda no fue aprobada por Gabriela Muñoz el /);
    await legal.get(`/adenda/${suya.id}/archivo`).expect(404);
  });

  test('an annulled one says why, its number stays used, and another can be made', async () => {
    const plan = await contratoAprobado();
    const primera = await nueva(plan, { texto: estipulacion });
    await actuar(asistente, 'anular', primera, { motivo: ' ' }).expect(422);
    const anulada = await hecho(asistente, 'anular', primera, { motivo: 'Ya no hace falta' });
    expect(anulada).toMatchObject({ estado: 'X', etiquetaEstado: 'Anulada', acciones: [], propuesto: null });
    await actuar(legal, 'aprobar', anulada).expect(409);
    expect(await nueva(plan, { texto: estipulacion })).toMatchObject({
      numero: 2,
      nombre: propios.adendaDe(2, plan.idCodigo),
    });
  });
});

test('sent, not approved, corrected, approved: printed once as approved, told, audited; then the contract says what it changed', async () => {
  const plan = await contratoAprobado();
  const chasis = await otroChasis(plan);
  const { diferencias, propuesto, lugarEmision } = await adendasDe(plan);
  expect(lugarEmision).toBe('1701');
  expect(diferencias.map(({ campo, ahora }) => [campo, ahora])).toContainEqual(['vehiculo.chasis', chasis]);
  const creada = await nueva(plan);
  expect(creada).toMatchObject({ numero: 1, estado: 'P', texto: propuesto, ciudad: 'Quito', version: 1 });
  const enviada = await hecho(asistente, 'enviar', creada);
  const avisos = (await legal.get('/notificacion')).body;
  expect(avisos[0]).toMatchObject({ titulo: propios.avisoDeAdendaEnviada, enlace: `/contrato/${plan.idCodigo}` });
  const rechazada = await hecho(legal, 'rechazar', enviada, { motivo: 'El día no es hábil' });
  const editada = await asistente.put(`/adenda/${creada.id}`, { ...rechazada, fechaEmision: '2026-03-23' }).expect(200);
  await legal.get(`/adenda/${creada.id}/borrador`).expect(200);
  await ejecutivo.get(`/adenda/${creada.id}/borrador`).expect(403);
  const lista = await hecho(asistente, 'enviar', editada.body);
  const respuestas = await Promise.all([actuar(legal, 'aprobar', lista), actuar(legal, 'aprobar', lista)]);
  expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  const aprobada = (await ejecutivo.get(`/adenda/${creada.id}`).expect(200)).body;
  expect(aprobada).toMatchObject({ estado: 'A', acciones: [], desactualizados: [], decididaPor: 'Gabriela Muñoz' });
  await ejecutivo.get(`/adenda/${creada.id}/archivo`).expect(200);
  await t.application.accessLog.step();
  const [acceso] = await manager().find(Acceso, { order: { id: 'DESC' }, take: 1 });
  expect(acceso).toMatchObject({ operacion: 'descargar', recurso: 'adenda', recursoId: String(creada.id) });

  const [emitido, ...otros] = await manager().findBy(DocumentoEmitido, { adendaId: creada.id });
  expect(otros).toEqual([]);
  const impresa = JSON.parse(String(emitido?.hechos)) as AdendaImpresa;
  const leida = textoDePapel('adenda', impresa);
  for (const dicho of [
    'Adenda No. 1',
    'En la ciudad de Quito, el veintitrés de marzo',
    chasis,
    'RATIFICACIÓN',
    'Depositaria',
  ])
    expect(leida).toContain(dicho);
  expect(leida).not.toContain(EN_BLANCO);
  expect(impresa.firmas.map(({ nombre }) => nombre)).toHaveLength(3);

  const eventos = await manager().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } });
  const { adendaGenerada, adendaEnviada, adendaRechazada, adendaActualizada, adendaAprobada } = tiposDeEvento;
  const suyos = eventos.filter(({ tipo }) => tipo.startsWith('ADENDA'));
  expect(suyos.map(({ tipo }) => tipo)).toEqual([
    ...[adendaGenerada, adendaEnviada, adendaRechazada, adendaActualizada, adendaEnviada, adendaAprobada],
  ]);
  expect(suyos[2]?.observacion).toBe(`${propios.adendaDe(1, plan.idCodigo)}. El día no es hábil`);
  expect(await manager().countBy(Auditoria, { recurso: 'adenda', recursoId: String(creada.id) })).toBe(6);

  expect(await adendasDe(plan)).toMatchObject({ impedimento: null, diferencias: [] });
  const fila = { id: emitido?.id, tipo: 'adenda', adendaId: creada.id, hechos: emitido?.hechos } as never;
  expect(await compareFrozen(t.application.dataSource, [fila])).toEqual([]);
  await manager().update(Adenda, { id: creada.id }, { texto: estipulacion });
  expect(await compareFrozen(t.application.dataSource, [fila])).toHaveLength(1);
  await manager().update(Adenda, { id: creada.id }, { texto: editada.body.texto });
  const revision = (await legal.get(`/caso/${plan.idCodigo}/revision`).expect(200)).body;
  expect(JSON.stringify(revision.desacuerdos)).not.toContain('Chasis');
  const papeles = (await ejecutivo.get(`/papeles-de-plan/${plan.idCodigo}`).expect(200)).body;
  expect(papeles.find(({ tipo }: { tipo: string }) => tipo === 'adenda')).toMatchObject({
    nombre: propios.adendaDe(1, plan.idCodigo),
    registro: `${plan.idCodigo}/1`,
    estado: 'emitido',
    acciones: ['firmar'],
  });
});

test('while one is open, what the contract says of a person is corrected, but not what the approved note says; then no more', async () => {
  const plan = await contratoAprobado();
  const guardarDepositario = async (cambio: object) => {
    const { personas } = (await legal.get(`/interviniente/${plan.idCodigo}`).expect(200)).body;
    const { acciones: _, ...suyo } = personas.find(({ rol }: { rol: string }) => rol === 'depositario');
    return legal.put(`/interviniente/${plan.idCodigo}/depositario`, { ...suyo, ...cambio });
  };
  const otraDireccion = { direccion: 'Av. Shyris N34-40' };
  expect((await guardarDepositario(otraDireccion)).body.title).toMatch(/ya no cambia sin una adenda$/);
  const vacia = await nueva(plan, { texto: estipulacion });
  expect((await guardarDepositario({ correo: 'otra@correo.example' })).body.detalle).toMatchObject({ papel: 'pagare' });
  expect((await guardarDepositario(otraDireccion)).status).toBe(200);
  const { body } = await legal.get(`/adenda/${vacia.id}`);
  expect(body.desactualizados).toEqual(['Quién es depositario, con sus datos']);
  const editada = await asistente.put(`/adenda/${vacia.id}`, { ...body, texto: body.propuesto }).expect(200);
  await hecho(legal, 'aprobar', editada.body);
  expect((await guardarDepositario({ direccion: 'Otra' })).status).toBe(409);
});

test('without it the same chassis contradicts the contract; after the delivery one is made too', async () => {
  const plan = await contratoAprobado();
  const chasis = await otroChasis(plan);
  const revision = (await legal.get(`/caso/${plan.idCodigo}/revision`).expect(200)).body;
  expect(JSON.stringify(revision.desacuerdos)).toContain(`${chasis} (unidad)`);
  const { planId, titular } = plan;
  const { id: adjudicacionId } = await manager().findOneByOrFail(Adjudicacion, { planId });
  const cuando = t.clock.now();
  const carta = { planId, adjudicacionId, personaId: titular.id, productoCodigo: '01', estado: 'realizada' as const };
  await manager().insert(CartaSalida, { ...carta, creadaEn: cuando, entregadaEn: cuando, version: 1 });
  const adenda = await nueva(plan);
  expect(adenda.cambios.map(({ ahora }) => ahora)).toContain(chasis);
  expect(await hecho(legal, 'aprobar', adenda)).toMatchObject({ estado: 'A' });
});
