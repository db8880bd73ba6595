import { codigosDeTarea } from '@adjudica/domain';
import { Notificacion } from '../../entities/notificacion.entity';
import { Tarea, TareaTipo } from '../../entities/tarea.entity';
import { actorDe } from '../../seed/usuarios';
import { carrera, DosAplicaciones } from '../../testing/carreras';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { long } from '../../testing/long';
import { clienteConPlanes } from '../../testing/medios';
import { actuarEnOrden, crearOrden } from '../../testing/ordenes';
import { actuarEnPagare, guardarPersonas, pagareDePrueba } from '../../testing/pagares';
import type { Client, TestApp } from '../../testing/test-app';
import type { PagareVista } from '../pagare/pagare.dto';
import type { NotificacionVista } from './notificacion.dto';

jest.setTimeout(LOADS_MUCH_MS);

let dos: DosAplicaciones;
let t: TestApp;
let clientes: Readonly<Record<string, Client>>;

beforeAll(async () => {
  dos = await DosAplicaciones.abrir();
  t = dos.una;
  const nombres = ['ejecutivo', 'ejecutivo2', 'jefatura', 'jefatura2', 'legal', 'legal2', 'asistente.legal'];
  clientes = Object.fromEntries(
    await Promise.all(nombres.map(async (nombre) => [nombre, await t.as(nombre)] as const)),
  );
});
beforeEach(() => db().createQueryBuilder().delete().from(Notificacion).execute());
afterAll(() => dos.cerrar());

const db = () => t.application.dataSource.manager;
const como = (nombre: string): Client => clientes[nombre] as Client;
/** Unread ones of the drawer, and the number on the bell, which is the same. */
async function sinLeer(nombre: string): Promise<string[]> {
  const { body } = await como(nombre).get('/notificacion?filter={"leida":false}');
  const { body: cuenta } = await como(nombre).get('/notificacion/sin-leer');
  // what asks for work is counted with the work
  const informan = body.filter(({ pideTrabajo }: NotificacionVista) => !pideTrabajo);
  expect(cuenta).toEqual({ cantidad: informan.length });
  return body.map(({ titulo }: NotificacionVista) => titulo);
}
const cajon = async (nombre: string): Promise<NotificacionVista[]> => (await como(nombre).get('/notificacion')).body;
const tareaDe = async (planId: number, codigo: string): Promise<Tarea> => {
  const { id: tipoId } = await db().findOneByOrFail(TareaTipo, { codigo });
  return db().findOneByOrFail(Tarea, { planId, tipoId });
};

test('an order that one of the heads approved is no unread work of the other; who is told of it has it until he reads it', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const orden = await crearOrden(t, { cliente });
  expect(await sinLeer('jefatura2')).toEqual(['Sin asignar: Aprobar orden de compra']);
  await actuarEnOrden(como('jefatura'), 'aprobar', orden).expect(200);
  expect([await sinLeer('jefatura'), await sinLeer('jefatura2')]).toEqual([[], []]);
  expect(await cajon('jefatura2')).toEqual([
    expect.objectContaining({ titulo: 'Sin asignar: Aprobar orden de compra', leida: true, atendida: true }),
  ]);
  // that it is approved, and that its payment is his next work
  expect(await sinLeer('ejecutivo')).toEqual(
    expect.arrayContaining(['Orden de compra aprobada', 'Solicitar pago al concesionario']),
  );
});

test('a note that was sent is asked of the head and of legal, and of nobody once it was changed or one of legal approved it', async () => {
  const { pagare } = await pagareDePrueba(t);
  const quienes = ['jefatura', 'jefatura2', 'legal', 'legal2'];
  const enviar = async (una: Pick<PagareVista, 'id' | 'version'>): Promise<PagareVista> => {
    const { body } = await actuarEnPagare(como('asistente.legal'), 'enviar', una).expect(200);
    for (const quien of quienes) expect([quien, (await sinLeer(quien)).length]).toEqual([quien, 1]);
    return body;
  };
  const nadie = async () => {
    for (const quien of quienes) expect([quien, await sinLeer(quien)]).toEqual([quien, []]);
  };
  const { body: cambiado } = await guardarPersonas(como('asistente.legal'), await enviar(pagare), {
    representanteNombre: 'Rosa Elena Guamán',
  });
  await nadie();
  await actuarEnPagare(como('legal'), 'aprobar', await enviar(cambiado)).expect(200);
  await nadie();
});

test('a task that is closed by hand, or given to somebody else, is asked of nobody any more but of who has it now', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const { id: planId } = cliente.planes[0] as (typeof cliente.planes)[number];
  await crearOrden(t, { cliente });
  const tarea = await tareaDe(planId, codigosDeTarea.aprobarOrden);
  const { id: usuario } = await actorDe(t.application, 'jefatura2');
  await como('jefatura').put(`/tarea/${tarea.id}`, { usuario, version: tarea.version }).expect(200);
  expect([await sinLeer('jefatura'), await sinLeer('jefatura2')]).toEqual([
    [],
    ['Se le asignó: Aprobar orden de compra'],
  ]);
  const tipos = (await como('jefatura2').get('/tarea-tipo')).body as {
    codigo: string;
    acciones: { id: number; cierre: string }[];
  }[];
  const accion = tipos
    .find(({ codigo }) => codigo === codigosDeTarea.aprobarOrden)
    ?.acciones.find(({ cierre }) => cierre === 'S')?.id;
  const { version } = await db().findOneByOrFail(Tarea, { id: tarea.id });
  await como('jefatura2').put(`/tarea/${tarea.id}`, { accion, version }).expect(200);
  expect(await sinLeer('jefatura2')).toEqual([]);
});

test('marked as unread again, what is done stays done', async () => {
  const orden = await crearOrden(t);
  await actuarEnOrden(como('jefatura'), 'aprobar', orden).expect(200);
  const [aviso] = await cajon('jefatura2');
  await como('jefatura2').post(`/notificacion/${aviso?.id}/no-leida`).expect(204);
  expect(await sinLeer('jefatura2')).toEqual([]);
});

long(
  'of sending and deciding at once in two processes, an open notice asks for an open task in every round',
  async () => {
    const asistente = await actorDe(t.application, 'asistente.legal');
    const legal = await actorDe(t.application, 'legal');
    const abiertas = { si: 0, no: 0 };
    for (let i = 0; i < 20; i++) {
      const { pagare, cliente } = await pagareDePrueba(t);
      const { id: planId } = cliente.planes[0] as (typeof cliente.planes)[number];
      const [una, otra] = dos.enRonda(i);
      const pagares = (app: TestApp) => app.application.expediente.pagares.actos;
      const enviar = () => pagares(una).enviar(asistente, pagare.id, { version: pagare.version });
      const rechazar = () =>
        pagares(otra).rechazar(legal, pagare.id, { version: pagare.version, motivo: 'Falta la firma' });
      const { hechos } = await carrera((i % 2 === 0 ? [enviar, rechazar] : [rechazar, enviar]).map((acto) => acto()));
      expect(hechos.length).toBe(1);
      const { id: tipoId } = await db().findOneByOrFail(TareaTipo, { codigo: codigosDeTarea.aprobarPagare });
      const abierta = (await db().countBy(Tarea, { planId, tipoId, estado: 'S' })) === 1;
      const pedidas = (await db().findBy(Notificacion, { planId, trabajo: codigosDeTarea.aprobarPagare })).filter(
        ({ atendidaEn }) => atendidaEn === null,
      );
      expect([i, pedidas.length > 0]).toEqual([i, abierta]);
      abiertas[abierta ? 'si' : 'no'] += 1;
    }
    expect(abiertas.si * abiertas.no).toBeGreaterThan(0);
  },
);
