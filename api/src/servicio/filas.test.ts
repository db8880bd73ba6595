import { mensajes, type Rol } from '@adjudica/domain';
import type { Response } from 'supertest';
import { Simulador } from '../buro/simulador';
import { Auditoria } from '../entities/auditoria.entity';
import { LOADS_MUCH_MS } from '../testing/limits';
import { crearMundo } from '../testing/mundo';
import { cuentaQueLlama, type Llamador, llamadas, pedido } from '../testing/servicio';
import { areasDeServicio as areas } from '../testing/servicio-areas';
import { type Caso, type Escena, FILAS, listaDe } from '../testing/servicio-casos';
import { startTestApp, type TestApp } from '../testing/test-app';
import { filas } from './tabla';

jest.setTimeout(LOADS_MUCH_MS);

const { servicio } = mensajes.propios;

/** 'ASA-016 GEN-528 GET /grupo/{id}: a product in …'; of many IDs the first four. */
const titulo = ({ llamada, que }: Caso): string => {
  const { REQUISITOS = '' } = llamadas.find(({ LLAMADA }) => LLAMADA === llamada) ?? {};
  return `${REQUISITOS.split(' ').slice(0, 4).join(' ')} ${llamada}: ${que}`;
};

test('GEN-523 every specified call that is served is called below, and nothing else is', () => {
  const llamados = areas.flatMap(([, casos]) => casos.map(({ llamada }) => llamada));
  expect([...new Set(llamados)].sort()).toEqual(filas.map(({ llamada }) => llamada).sort());
});

let t: TestApp;
let escena: Escena;
let buro: Simulador;
beforeAll(async () => {
  buro = await Simulador.abrir();
  t = await startTestApp({ env: { BUREAU_URL: buro.url } });
  await crearMundo(t);
  const admin = await t.as('admin');
  const cuentas = new Map<Rol, Llamador>();
  const roles = new Set(areas.flatMap(([, casos]) => casos.map(({ rol }) => rol)));
  for (const role of roles) cuentas.set(role, await cuentaQueLlama(t, admin, { role }));
  const { manager } = t.application.dataSource;
  escena = { t, manager, como: (rol) => cuentas.get(rol) as Llamador, notas: {} };
});
afterAll(async () => {
  await t.close();
  await buro.close();
});

async function llamada(caso: Caso): Promise<Response> {
  const { llamada: escrita, rol, camino, cuerpo, forma } = caso;
  await caso.antes?.(escena);
  const [, metodo = 'GET'] = /^(GET|POST|PUT) /.exec(escrita) ?? [];
  const donde = typeof camino === 'string' ? camino : await camino(escena);
  const dado = typeof cuerpo === 'function' ? await cuerpo(escena) : cuerpo;
  const test = escena.como(rol).llama(metodo, donde, dado);
  return forma === undefined ? test : forma(test, escena);
}

/** The answer contains what our own operation answers; a list has all of its rows. */
async function esLaNuestra({ propia = '', filtro, orden, rol, vacia = false }: Caso, body: unknown): Promise<void> {
  const esLista = !propia.slice(1).includes('/');
  const nuestra = await escena.como(rol).propia(esLista ? listaDe(propia.slice(1), filtro, orden) : propia);
  expect({ status: nuestra.status, body: nuestra.body }).toMatchObject({ status: 200 });
  if (!esLista) return expect(body).toMatchObject(nuestra.body);
  const filasDadas = body as unknown[];
  expect(filasDadas.slice(0, FILAS)).toMatchObject(nuestra.body);
  expect(filasDadas.length >= nuestra.body.length && (vacia || filasDadas.length > 0)).toBe(true);
}

test('AUT-004 AUT-005 name and password of a person give his session, for what only a person decides', async () => {
  const { body } = await pedido(t, 'POST', 'auth').send({ name: 'riesgo', pass: 'adjudica' });
  expect(body).toMatchObject({ access_token: expect.any(String), user: { role: 'Riesgo' } });
  const con = (metodo: string, camino: string) =>
    pedido(t, metodo, camino).set('Authorization', `Bearer ${body.access_token}`);
  const carpeta = { plan: '01-M002-2', comentario: 'Falta', estado: 'Rechazado', usuario: 'jefatura' };
  const ajena = await con('POST', 'solicitud/actualizar/carpeta').send(carpeta);
  expect([ajena.status, ajena.body.code]).toEqual([403, 'usuario-ajeno']);
  expect((await con('GET', 'producto')).body.code).toBe('solo-cuentas-de-servicio');
});

test('CAP-508 what only a person decides: the account is told who does it and how, and his session does it', async () => {
  const carpeta = { plan: '01-M002-2', comentario: 'Falta el rol de pagos', estado: 'Rechazado', usuario: 'riesgo' };
  const { status, body } = await escena.como('Riesgo').llama('POST', 'solicitud/actualizar/carpeta', carpeta);
  expect([status, body.code, body.detalle.permiso]).toEqual([403, 'sin-permiso', 'carpeta:decidir']);
  expect(body.title).toBe(servicio.conPersona(mensajes.propios.permisoDePersona('carpeta:decidir')));
  const { token } = await t.as('riesgo');
  const suya = await pedido(t, 'POST', 'solicitud/actualizar/carpeta')
    .set('Authorization', `Bearer ${token}`)
    .send(carpeta);
  // the folder is not with risk: our own operation judged the person, not the door
  expect([suya.status, suya.body.code === 'sin-permiso']).toEqual([409, false]);
});

test('an account acts for a person: audit and history name him beside the account', async () => {
  const ejecutivo = escena.como('Ejecutivo Adjudicaciones');
  const tarea = {
    idCodigo: '01-M002-2',
    tarea: 6,
    accion: 19,
    estado: 'P',
    execution_date: '20/03/2026',
    usuario: 'ejecutivo',
  };
  const { status, body } = await ejecutivo.llama('POST', 'trazabilidad/guardar/tarea', tarea);
  expect([status, body.code]).toEqual([201, undefined]);
  const filas = await escena.manager.findBy(Auditoria, { usuario: ejecutivo.usuario, recurso: 'tarea' });
  expect(filas.map(({ despues }) => JSON.parse(despues ?? '{}').enNombreDe)).toContain('ejecutivo');
  const eventos = (await ejecutivo.llama('GET', `estado/eventos/ultimos/1710034073/01-M002-2/0/1`)).body;
  expect([eventos.length, eventos[0].Observaciones]).toEqual([1, expect.stringContaining('En nombre de ejecutivo.')]);
});

describe.each(areas)('%s', (_, casos) => {
  test.each(casos.map((caso) => [titulo(caso), caso] as const))('%s, as specified', async (_, caso) => {
    const respuesta = await llamada(caso);
    const { status, body } = respuesta;
    const esperado = caso.estado ?? 200;
    expect([status, status === esperado ? '' : JSON.stringify(body)]).toEqual([esperado, '']);
    if (caso.propia !== undefined) await esLaNuestra(caso, body);
    if (caso.da !== undefined) expect(body).toMatchObject(caso.da as object);
    await caso.despues?.(escena, respuesta);
  });
});
