import { tiposDeEvento } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { AsignacionEjecutivo } from '../../entities/asignacion-ejecutivo.entity';
import { Tarea } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearAsamblea, crearGrupo, crearPlan } from '../../testing/builders';
import { importar } from '../../testing/importaciones';
import { type Client, testAppOfEach } from '../../testing/test-app';
import { EventoStore } from '../evento';
import { NotificacionService } from '../notificacion/notificacion.service';
import { NotificacionStore } from '../notificacion/notificacion.store';
import { TareasDeEventos } from '../tarea/tarea.eventos';
import { TareasDeEventosStore } from '../tarea/tarea.eventos.store';

/** Whoever asks for the executive of a plan is told the same name: lists, page, viewer, and the tasks that are born. */

const t = testAppOfEach();
let plan: Awaited<ReturnType<typeof crearPlan>>;
let adjudicacionId: number;
beforeEach(async () => {
  const grupo = await crearGrupo(db(), { grupo: 'M001' });
  plan = await crearPlan(db(), grupo, { codigo: '1' });
  ({ adjudicacionId } = await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' }));
});

const db = () => t.application.dataSource.manager;
const usuario = (nombre: string) => db().findOneByOrFail(Usuario, { usuario: nombre });
const NOMBRES = { ejecutivo: 'Luis Chicaiza', ejecutivo2: 'María José Zambrano' };

/** What each of those who tell the executive says of this plan. */
async function dichos(idCodigo = plan.idCodigo, planId = plan.id): Promise<(string | null)[]> {
  const jefatura: Client = await t.as('jefatura');
  const { ejecutivo: enPlan } = (await jefatura.get(`/plan/${idCodigo}`).expect(200)).body;
  const { cabecera } = (await jefatura.get(`/plan/${idCodigo}/recorrido`).expect(200)).body;
  const lista = (await jefatura.get('/adjudicacion?range=[0,99]').expect(200)).body;
  const enLista = lista.find((fila: { idCodigo: string }) => fila.idCodigo === idCodigo).ejecutivo?.nombre ?? null;
  const visor = (await jefatura.get('/documentos-cliente?range=[0,99]').expect(200)).body;
  const enVisor = visor.find(({ id }: { id: string }) => id === idCodigo).ejecutivo;
  return [enPlan, cabecera.ejecutivo, enLista, enVisor, await duenoDeTarea(planId)];
}

/** The owner of a task that is born now. */
async function duenoDeTarea(planId: number): Promise<string | null> {
  const { dataSource, unitOfWork, log } = t.application;
  const avisos = new NotificacionService(unitOfWork, new NotificacionStore(dataSource));
  const eventos = new EventoStore(new TareasDeEventos(new TareasDeEventosStore(), avisos, log));
  await db().delete(Tarea, { planId });
  await unitOfWork.run(SISTEMA, (tx) =>
    eventos.record(tx, [{ tipo: tiposDeEvento.documentoRechazado, planId, personaId: null, observacion: null }]),
  );
  const { usuarioId } = await db().findOneByOrFail(Tarea, { planId });
  if (usuarioId === null) return null;
  const { nombre, apellido } = await db().findOneByOrFail(Usuario, { id: usuarioId });
  return `${nombre} ${apellido}`;
}
const todos = (nombre: string | null): (string | null)[] => Array(5).fill(nombre);

test('what only the months say is nobody’s word: a plan is looked after by whom its award names', async () => {
  const { id: usuarioId } = await usuario('ejecutivo2');
  await db().insert(AsignacionEjecutivo, { planId: plan.id, mes: '2026-04', usuarioId });
  t.clock.advance(31 * 86_400_000);
  expect(await dichos()).toEqual(todos(NOMBRES.ejecutivo));
});

test('ADJ-518 assigned in a later month, all of them name the new one', async () => {
  expect(await dichos()).toEqual(todos(NOMBRES.ejecutivo));
  t.clock.advance(31 * 86_400_000);
  const { id } = await usuario('ejecutivo2');
  const jefatura = await t.as('jefatura');
  expect((await jefatura.post(`/adjudicacion/${adjudicacionId}/asignar`, { usuario: id })).status).toBe(200);
  expect(await dichos()).toEqual(todos(NOMBRES.ejecutivo2));
});

test('ADJ-004 imported months: an earlier one is history only, the present one counts for all', async () => {
  const meses = (mes: string, quien: string) =>
    importar(t, 'ejecutivos-asignados', `idCodigo;mes;ejecutivo\n${plan.idCodigo};${mes};${quien}\n`);
  expect(await meses('2025-12', 'ejecutivo2')).toMatchObject({ creadas: 1 });
  expect(await dichos()).toEqual(todos(NOMBRES.ejecutivo));
  expect(await meses('2026-03', 'ejecutivo2')).toMatchObject({ cambiadas: 1 });
  expect(await dichos()).toEqual(todos(NOMBRES.ejecutivo2));
});

describe('imported awards', () => {
  const importada = async (fecha: string, quien: string) => {
    const grupo = await crearGrupo(db(), { grupo: 'M002' });
    const otro = await crearPlan(db(), grupo, { codigo: '7' });
    await crearAsamblea(db(), grupo, { numeroAsamblea: 1, fecha, estado: 'C' });
    const archivo = `idCodigo;numero;adjudicadoPor;fecha;ejecutivo\n${otro.idCodigo};1;Sorteo;${fecha};${quien}\n`;
    return { otro, archivo, resumen: await importar(t, 'adjudicaciones', archivo) };
  };

  test('ADJ-004 without executive: nobody, for all of them', async () => {
    const { otro } = await importada('2026-02-10', '');
    expect(await dichos(otro.idCodigo, otro.id)).toEqual(todos(null));
  });

  test.each([
    ['of an earlier month', '2025-11-10', '2025-11'],
    ['still to come', '2026-05-10', '2026-03'],
  ])(
    'ADJ-004 %s with its executive: he looks after it now, and the file again changes nothing',
    async (_, fecha, mes) => {
      const { otro, archivo, resumen } = await importada(fecha, 'ejecutivo2');
      expect(resumen).toMatchObject({ creadas: 1 });
      expect(await dichos(otro.idCodigo, otro.id)).toEqual(todos(NOMBRES.ejecutivo2));
      expect(await db().findBy(AsignacionEjecutivo, { planId: otro.id })).toMatchObject([{ mes }]);
      expect(await importar(t, 'adjudicaciones', archivo)).toMatchObject({ creadas: 0, cambiadas: 0, iguales: 1 });
    },
  );
});
