import { LOADS_MUCH_MS } from '../testing/limits';
import { crearMundo } from '../testing/mundo';
import { cuentaQueLlama, type Llamador } from '../testing/servicio';
import { startTestApp, type TestApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

/** Invented: what our own operations behind some specified calls would say, were they to go. */
jest.mock('../http/deprecated', () => ({
  ...jest.requireActual('../http/deprecated'),
  deprecated: [
    { operation: 'GET /producto', since: '2026-03-01', until: '2026-09-30', instead: '`GET /catalogo`' },
    { operation: 'GET /cliente/{identificacion}', since: '2026-03-01', until: '2026-09-30', instead: 'otra' },
    { operation: 'GET /asamblea', since: '2026-02-01', until: '2026-12-31', instead: 'otra' },
    { operation: 'GET /participante', since: '2026-04-01', until: '2026-10-31', instead: 'otra' },
    { operation: 'GET /tarea/hoy', since: '2026-03-01', until: '2026-09-30', instead: 'otra' },
  ],
}));

let t: TestApp;
let asistente: Llamador;
let ejecutivo: Llamador;
beforeAll(async () => {
  t = await startTestApp();
  await crearMundo(t);
  const admin = await t.as('admin');
  asistente = await cuentaQueLlama(t, admin, { role: 'Asistente Asamblea' });
  ejecutivo = await cuentaQueLlama(t, admin, { role: 'Ejecutivo Adjudicaciones' });
});
afterAll(() => t.close());

const OCTOBER = 'Thu, 01 Oct 2026 00:00:00 GMT';
const NOVEMBER = 'Sun, 01 Nov 2026 00:00:00 GMT';

const dicho = async (cuenta: Llamador, metodo: string, camino: string, cuerpo?: object) => {
  const { status, headers } = await cuenta.llama(metodo, camino, cuerpo);
  return { status, desde: headers['deprecation'], hasta: headers['sunset'], politica: headers['link'] };
};
const desde = (mes: number) => `@${Date.UTC(2026, mes - 1, 1) / 1000}`;
const politica = '</api/docs>; rel="deprecation"; type="text/html"';

test('a call whose operations stay is told nothing', async () => {
  expect(await dicho(asistente, 'GET', 'provincia')).toEqual({ status: 200 });
});

test('a call that is refused by an operation that goes is told so beside its refusal', async () => {
  expect(await dicho(ejecutivo, 'GET', 'clientes/1799999999')).toEqual({
    status: 404,
    desde: desde(3),
    hasta: OCTOBER,
    politica,
  });
});

test('a whole list, written page by page, begins with since when and until when its operation works', async () => {
  expect(await dicho(asistente, 'GET', 'producto')).toEqual({ status: 200, desde: desde(3), hasta: OCTOBER, politica });
});

test('an answer that is passed on byte by byte says it as well', async () => {
  const contador = `contador/tareas/usuario/${ejecutivo.id}`;
  expect(await dicho(ejecutivo, 'GET', contador)).toEqual({ status: 200, desde: desde(3), hasta: OCTOBER, politica });
});

test('a call of two operations that go is told of the one that goes first', async () => {
  const asamblea = { Producto: '01', Grupo: 'M001', Asamblea: 1 };
  const primera = { status: 200, desde: desde(4), hasta: NOVEMBER, politica };
  expect(await dicho(asistente, 'POST', 'Participante/listar', asamblea)).toEqual(primera);
});
