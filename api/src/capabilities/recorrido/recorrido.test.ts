import { pasosDelRecorrido, tiposDeEvento } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { Acceso } from '../../entities/acceso.entity';
import { Feriado } from '../../entities/catalogo.entity';
import { Evento } from '../../entities/evento.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { StatementCounter } from '../../testing/statement-counter';
import { crearTarea } from '../../testing/tareas';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import { AsignacionStore } from '../adjudicacion';
import type { NodoDeTareas, PuntoDeRecorrido } from './recorrido.dto';

let t: TestApp;
let plan: Awaited<ReturnType<typeof crearPlan>>;
let ejecutivo: Client;
const counter = new StatementCounter();
const e = tiposDeEvento;

async function abrir(env: Record<string, string> = {}): Promise<void> {
  t = await startTestApp({ database: { logger: counter }, env });
  const { manager } = t.application.dataSource;
  plan = await crearPlan(manager, await crearGrupo(manager));
  // awarded on Tuesday 10 February 2026
  await adjudicarPlan(manager, plan);
  ejecutivo = await t.as('ejecutivo');
}
beforeEach(() => abrir());
afterEach(() => t.close());

const ocurre = async (tipo: string, fecha: string, quien = 'ejecutivo', observacion: string | null = null) => {
  const { manager } = t.application.dataSource;
  const { id: usuarioId, idDepartamento } = await manager.findOneByOrFail(Usuario, { usuario: quien });
  const evento = { tipo, planId: plan.id, personaId: plan.titular?.id ?? null, usuarioId, idDepartamento };
  const { identifiers } = await manager.insert(Evento, { ...evento, fecha: new Date(fecha), observacion });
  return Number(identifiers[0]?.id);
};
const recorrido = async () => (await ejecutivo.get(`/plan/${plan.idCodigo}/recorrido`)).body;
const cumplidos = async () =>
  (await recorrido()).puntos
    .filter(({ cumple }: PuntoDeRecorrido) => cumple)
    .map(({ nombre, fecha, diasHabiles }: PuntoDeRecorrido) => [nombre, fecha, diasHabiles]);

describe('Recorrido', () => {
  test('JOR-500 an unknown plan is not found; a plan that is not awarded has no step done', async () => {
    expect((await ejecutivo.get('/plan/01-NADA-1/recorrido')).status).toBe(404);
    const { manager } = t.application.dataSource;
    const otro = await crearPlan(manager, await crearGrupo(manager));
    const { body } = await ejecutivo.get(`/plan/${otro.idCodigo}/recorrido`);
    expect([body.total, body.cumplidos, body.cabecera.adjudicado]).toEqual([null, 0, false]);
    expect(body.puntos.map(({ cumple }: PuntoDeRecorrido) => cumple)).toEqual(pasosDelRecorrido.map(() => false));
  });

  test('JOR-501 JOR-504 JOR-505 the heading, and the award as first step of all of them', async () => {
    const { cabecera, puntos, total } = await recorrido();
    expect(cabecera).toMatchObject({
      idCodigo: plan.idCodigo,
      monto: 20_000,
      valorCuota: 380.5,
      numCuota: '12/60',
      estadoPlan: 'A',
      adjudicado: true,
      fechaAdjudicacion: '2026-02-10',
      identificacion: plan.titular?.identificacion,
      ejecutivo: null,
    });
    expect(puntos).toHaveLength(pasosDelRecorrido.length);
    expect(puntos[0]).toEqual({
      id: 1,
      nombre: 'Adjudicación',
      estado: 'hecho',
      cumple: true,
      mandatorio: 'S',
      fecha: '2026-02-10',
      usuario: null,
      idDepartamento: '005',
      departamento: 'Director Asamblea',
      diasHabiles: null,
      color: null,
      avance: null,
    });
    expect(puntos.slice(1).every(({ cumple }: PuntoDeRecorrido) => !cumple)).toBe(true);
    // 10 February to 10 March: 21 weekdays, minus one
    expect(total).toBe(20);
  });

  test('a step under way says the last act on it, since when, whose, and of a contract its blocks', async () => {
    const avances = async () => {
      const { puntos } = await recorrido();
      return puntos.slice(8, 10).map(({ avance }: PuntoDeRecorrido) => avance);
    };
    expect(await avances()).toEqual([null, null]);
    await ocurre(e.pagareGenerado, '2026-02-16T15:00:00.000Z');
    await ocurre(e.pagareEnviado, '2026-02-17T15:00:00.000Z');
    await ocurre(e.contratoGenerado, '2026-02-18T15:00:00.000Z');
    expect(await avances()).toEqual([
      'Pagaré enviado a aprobar · 17/02/2026 · Luis Chicaiza',
      'Contrato creado · 18/02/2026 · Luis Chicaiza · 0 de 7 bloques',
    ]);
    await ocurre(e.pagareAprobado, '2026-02-19T15:00:00.000Z');
    expect((await avances())[0]).toBeNull();
  });

  test('JOR-503 who did each step, when, and the working days since the one before, by days of Guayaquil', async () => {
    await ocurre(e.asignacion, '2026-02-13T15:00:00.000Z', 'jefatura');
    // Monday 16 February, 23:30 in Guayaquil
    await ocurre(e.solicitudGenerada, '2026-02-17T04:30:00.000Z');
    await ocurre(e.carpetaEnviada, '2026-02-20T15:00:00.000Z');
    expect(await cumplidos()).toEqual([
      ['Adjudicación', '2026-02-10', null],
      ['Asignación a ejecutivo', '2026-02-13', 3],
      ['Solicitud de compra', '2026-02-16', 1],
      ['Carpeta enviada a riesgo', '2026-02-20', 4],
    ]);
    const { puntos } = await recorrido();
    expect(puntos[1]).toMatchObject({ usuario: 'Patricio Villacís', idDepartamento: '002' });
    expect(puntos[3]).toMatchObject({ cumple: false, diasHabiles: null, departamento: 'Adjudicaciones' });
  });

  test('JOR-503 a returned folder is sent no longer, until it is sent again', async () => {
    await ocurre(e.carpetaEnviada, '2026-02-20T15:00:00.000Z');
    await ocurre(e.carpetaDevuelta, '2026-02-24T15:00:00.000Z', 'riesgo');
    expect((await cumplidos()).length).toBe(1);
    await ocurre(e.carpetaEnviada, '2026-02-26T15:00:00.000Z');
    expect((await cumplidos()).at(-1)).toEqual(['Carpeta enviada a riesgo', '2026-02-26', 12]);
  });

  test('what happened to an award before this one does not count', async () => {
    await ocurre(e.carpetaEnviada, '2026-01-20T15:00:00.000Z');
    expect((await cumplidos()).length).toBe(1);
  });

  test('an executive whom no event names is still one', async () => {
    const { dataSource, unitOfWork } = t.application;
    const { id: usuarioId } = await dataSource.manager.findOneByOrFail(Usuario, { usuario: 'ejecutivo' });
    await unitOfWork.run(SISTEMA, (tx) => new AsignacionStore().assign(tx, plan.id, usuarioId));
    expect((await recorrido()).puntos[1]).toMatchObject({ cumple: true, fecha: null, diasHabiles: null });
  });

  test('the delivery ends the count', async () => {
    await ocurre(e.entrega, '2026-02-12T15:00:00.000Z');
    expect((await recorrido()).total).toBe(2);
  });

  test('holidays count as working days, unless the setting says they do not', async () => {
    // Carnival: 16 and 17 February 2026
    await ocurre(e.asignacion, '2026-02-18T15:00:00.000Z');
    expect((await cumplidos())[1]).toEqual(['Asignación a ejecutivo', '2026-02-18', 6]);
    await t.close();
    await abrir({ DESCONTAR_FERIADOS: 'true' });
    const { manager } = t.application.dataSource;
    expect(await manager.countBy(Feriado, { fecha: '2026-02-16' })).toBe(1);
    await ocurre(e.asignacion, '2026-02-18T15:00:00.000Z');
    expect((await cumplidos())[1]).toEqual(['Asignación a ejecutivo', '2026-02-18', 4]);
  });

  test('three statements however long the history, and an access row', async () => {
    for (let i = 0; i < 30; i++) await ocurre(e.carpetaEnviada, '2026-02-20T15:00:00.000Z');
    expect(await counter.during(() => recorrido())).toHaveLength(3);
    await t.application.accessLog.step();
    expect(
      await t.application.dataSource.manager.findBy(Acceso, { recurso: 'recorrido', recursoId: plan.idCodigo }),
    ).toHaveLength(1);
  });
});

describe('Árbol de tareas', () => {
  const arbol = async (): Promise<NodoDeTareas[]> => (await ejecutivo.get(`/plan/${plan.idCodigo}/arbol-tareas`)).body;

  test('TAR-003 an unknown plan is not found', async () => {
    expect((await ejecutivo.get('/plan/01-NADA-1/arbol-tareas')).status).toBe(404);
  });

  test('TAR-002 TAR-011 JOR-509 newest first: events that may carry tasks, and the others once they have one', async () => {
    const { manager } = t.application.dataSource;
    const adjudicacion = await ocurre(e.adjudicacion, '2026-02-10T15:00:00.000Z', 'director');
    await ocurre(e.finanzas, '2026-02-11T15:00:00.000Z');
    const subido = await ocurre(e.documentoSubido, '2026-02-12T15:00:00.000Z');
    const enviada = await ocurre(e.carpetaEnviada, '2026-02-13T15:00:00.000Z', 'ejecutivo', 'Recibir');
    const [vieja, nueva] = [
      await crearTarea(manager, plan, { usuario: 'ejecutivo', eventoId: adjudicacion, estado: 'C' }),
      await crearTarea(manager, plan, { tipo: 'COMPLETAR-CARPETA', eventoId: adjudicacion }),
    ];
    const deSubido = await crearTarea(manager, plan, { usuario: 'ejecutivo2', eventoId: subido });
    const suelta = await crearTarea(manager, plan, { fechaEjecucion: '2026-03-12' });
    const nodos = await arbol();
    expect(nodos.map(({ id, texto, hijos }) => [id, texto, hijos.map((hijo) => hijo.id)])).toEqual([
      [`tarea-${suelta}`, 'Contactar al cliente', []],
      [`evento-${enviada}`, 'Carpeta enviada a riesgo', []],
      [`evento-${subido}`, 'Documento subido', [`tarea-${deSubido}`]],
      [`evento-${adjudicacion}`, 'Adjudicación', [`tarea-${nueva}`, `tarea-${vieja}`]],
    ]);
    expect(nodos[1]).toMatchObject({
      usuario: 'Luis Chicaiza',
      evento: enviada,
      estado: null,
      observaciones: 'Recibir',
    });
    expect(nodos[3]?.hijos[1]).toMatchObject({
      usuario: 'Luis Chicaiza',
      tarea: vieja,
      estado: 'C',
      etiquetaEstado: 'Cerrado',
    });
    expect(await counter.during(() => arbol())).toHaveLength(3);
  });
});
