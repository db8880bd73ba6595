import { tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Evento } from '../../entities/evento.entity';
import { Usuario } from '../../entities/usuario.entity';
import { crearGrupo, crearPlan } from '../../testing/builders';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import type { EventoVista } from './evento.dto';

let plan: Awaited<ReturnType<typeof crearPlan>>;
const counter = new StatementCounter();
const e = tiposDeEvento;

const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
beforeEach(async () => {
  const { manager } = t.application.dataSource;
  plan = await crearPlan(manager, await crearGrupo(manager));
});

const ocurre = async (tipo: string, minuto: number, quien = 'ejecutivo', observacion: string | null = null) => {
  const { manager } = t.application.dataSource;
  const { id: usuarioId, idDepartamento } = await manager.findOneByOrFail(Usuario, { usuario: quien });
  const fecha = new Date(Date.UTC(2026, 1, 10, 15, minuto));
  const evento = { tipo, planId: plan.id, personaId: plan.titular?.id ?? null, usuarioId, idDepartamento };
  const { identifiers } = await manager.insert(Evento, { ...evento, fecha, observacion });
  return Number(identifiers[0]?.id);
};
const leer = (filter: object, range = '') =>
  ejecutivo.get(`/evento?filter=${encodeURIComponent(JSON.stringify(filter))}${range}`);
const ids = async (filter: object = {}, range = '') =>
  (await leer({ plan: plan.idCodigo, ...filter }, range)).body.map(({ id }: EventoVista) => id);

test('a history without its plan would be of nobody', async () => {
  expect((await leer({})).status).toBe(400);
  expect((await leer({ plan: plan.idCodigo, otro: 1 })).status).toBe(400);
  expect(await ids({ plan: '01-NADA-1' })).toEqual([]);
});

test('JOR-504 JOR-506 newest first, with names, by day and order of writing; empty where nothing happened', async () => {
  expect(await ids()).toEqual([]);
  const [primero, igual, ultimo] = [
    await ocurre(e.adjudicacion, 1, 'director', 'Acta de Asamblea No.1: Sorteo'),
    await ocurre(e.conyuge, 1),
    await ocurre(e.entrega, 2),
  ];
  expect(await ids()).toEqual([ultimo, igual, primero]);
  const response = await leer({ plan: plan.idCodigo });
  expect(response.headers['content-range']).toBe('evento 0-2/3');
  expect(response.body[2]).toEqual({
    id: primero,
    nombreEvento: 'Adjudicación',
    tipo: 'ADJUDICACION',
    fecha: '2026-02-10T15:01:00.000Z',
    usuario: 'Hernán Borja',
    idDepartamento: '005',
    departamento: 'Director Asamblea',
    observaciones: 'Acta de Asamblea No.1: Sorteo',
    persona: `${plan.titular?.apellidoPaterno} ${plan.titular?.apellidoMaterno} ${plan.titular?.nombres}`,
    idCodigo: plan.idCodigo,
  });
  expect(response.body[0].nombreEvento).toBe('Entrega del vehículo');
});

test('EST-515 JOR-510 by department, and the comments only', async () => {
  const [enviada, devuelta] = [
    await ocurre(e.carpetaEnviada, 1, 'ejecutivo', 'Recibir'),
    await ocurre(e.carpetaDevuelta, 2, 'riesgo'),
  ];
  expect(await ids({ idDepartamento: '002' })).toEqual([enviada]);
  expect(await ids({ idDepartamento: '004' })).toEqual([devuelta]);
  expect(await ids({ idDepartamento: '003' })).toEqual([]);
  expect(await ids({ conObservacion: true })).toEqual([enviada]);
  expect(await ids({ conObservacion: false })).toEqual([devuelta]);
});

test('JOR-508 page after page by key: nothing twice, nothing lost, though new ones come in between', async () => {
  const todos: number[] = [];
  // three events a minute: the key is instant and order together
  for (let i = 0; i < 24; i++) todos.unshift(await ocurre(e.referencia, Math.floor(i / 3)));
  const vistos: number[] = [];
  for (let pagina = await ids({}, '&range=[0,6]'); pagina.length > 0; ) {
    vistos.push(...pagina);
    await ocurre(e.garante, 59);
    pagina = await ids({ antesDe: vistos.at(-1) }, '&range=[0,6]');
  }
  expect(vistos).toEqual(todos);
});

test('two statements whatever the page, and an access row', async () => {
  for (let i = 0; i < 40; i++) await ocurre(e.referencia, i);
  const filter = { plan: plan.idCodigo };
  expect(await counter.during(() => leer(filter, '&range=[0,0]'))).toHaveLength(2);
  expect(await counter.during(() => leer({ ...filter, antesDe: 30 }, '&range=[0,99]'))).toHaveLength(2);
  await t.application.accessLog.step();
  expect(
    await t.application.dataSource.manager.countBy(Acceso, {
      recurso: 'evento',
      operacion: 'listar',
      recursoId: plan.idCodigo,
    }),
  ).toBe(2);
});
