import type { Rol } from '@adjudica/domain';
import type { Response } from 'supertest';
import { Simulador } from '../buro/simulador';
import { LOADS_MUCH_MS } from '../testing/limits';
import { crearMundo } from '../testing/mundo';
import { cuentaQueLlama, type Llamador, llamadas } from '../testing/servicio';
import { areasDeServicio as areas } from '../testing/servicio-areas';
import { type Caso, type Escena, FILAS, listaDe } from '../testing/servicio-casos';
import { startTestApp, type TestApp } from '../testing/test-app';
import { filas } from './tabla';

jest.setTimeout(LOADS_MUCH_MS);

/** 'ASA-016 GEN-528 GET /grupo/{id}: a product in …'; of many IDs the first four. */
const titulo = ({ llamada, que }: Caso): string => {
  const { REQUISITOS = '' } = llamadas.find(({ LLAMADA }) => LLAMADA === llamada) ?? {};
  return `${REQUISITOS.split(' ').slice(0, 4).join(' ')} ${llamada}: ${que}`;
};

test('every specified call that is served is called below, and nothing else is', () => {
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
