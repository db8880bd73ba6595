import { HttpError } from 'react-admin';
import { Autoguardado, type Borrador, ESPERA_MS, type EstadoDeBorrador, type PuertoDeBorrador } from './autoguardado';
import type { Valores } from './tabla';

const GUARDADO_EN = '2026-11-21T14:05:00.000Z';

/** A server that answers when the test says so. */
function servidor() {
  const pedidos: { seccion: string; valores: Valores | null; version: number; responder: (error?: Error) => void }[] =
    [];
  const pedir = (seccion: string, valores: Valores | null, version: number) =>
    new Promise<Borrador>((done, fail) => {
      const borrador: Borrador = {
        seccion,
        valores: valores ?? {},
        versionBase: 3,
        guardadoEn: GUARDADO_EN,
        version: version + 1,
      };
      pedidos.push({ seccion, valores, version, responder: (error) => (error ? fail(error) : done(borrador)) });
    });
  const puerto: PuertoDeBorrador = {
    guardar: (seccion, valores, _base, version) => pedir(seccion, valores, version),
    borrar: async (seccion, version) => void (await pedir(seccion, null, version)),
  };
  const estados: EstadoDeBorrador['tipo'][] = [];
  return { pedidos, estados, guardador: new Autoguardado(puerto, ({ tipo }) => void estados.push(tipo)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pausa = () => jest.advanceTimersByTimeAsync(ESPERA_MS);

test('while somebody types nothing is sent; after the pause the last state goes, one call per section', async () => {
  const { guardador, pedidos, estados } = servidor();
  guardador.programar('personales', { nombres: 'M' }, 3);
  await jest.advanceTimersByTimeAsync(ESPERA_MS - 1);
  guardador.programar('personales', { nombres: 'María' }, 3);
  guardador.programar('laboral', { laboralCargo: 'Jefa' }, 3);
  await jest.advanceTimersByTimeAsync(ESPERA_MS - 1);
  expect(pedidos).toHaveLength(0);
  await pausa();
  expect(pedidos.map(({ seccion, valores }) => [seccion, valores])).toEqual([
    ['personales', { nombres: 'María' }],
    ['laboral', { laboralCargo: 'Jefa' }],
  ]);
  for (const { responder } of pedidos) responder();
  await pausa();
  expect(estados).toEqual(['guardado', 'guardado']);
});

test('the next draft waits for the one under way and builds on its version', async () => {
  const { guardador, pedidos } = servidor();
  guardador.conocer([{ seccion: 'personales', valores: {}, versionBase: 3, guardadoEn: GUARDADO_EN, version: 5 }]);
  guardador.programar('personales', { nombres: 'M' }, 3);
  await pausa();
  guardador.programar('personales', { nombres: 'María' }, 3);
  await pausa();
  expect(pedidos).toHaveLength(1);
  pedidos[0]?.responder();
  await pausa();
  expect(pedidos.map(({ version }) => version)).toEqual([5, 6]);
});

test('nothing unsaved left in a section deletes its draft, and asks nothing where there is none', async () => {
  const { guardador, pedidos } = servidor();
  guardador.programar('laboral', {}, 3);
  await pausa();
  expect(pedidos).toEqual([]);
  guardador.programar('laboral', { laboralCargo: 'Jefa' }, 3);
  await pausa();
  pedidos[0]?.responder();
  guardador.programar('laboral', {}, 3);
  await pausa();
  expect(pedidos[1]).toMatchObject({ seccion: 'laboral', valores: null, version: 1 });
});

test('no draft is written after the form was saved: what waits is dropped, what is under way is waited for', async () => {
  const { guardador, pedidos } = servidor();
  guardador.programar('personales', { nombres: 'M' }, 3);
  await pausa();
  guardador.programar('personales', { nombres: 'María' }, 3);
  let callado = false;
  void guardador.callar().then(() => {
    callado = true;
  });
  await pausa();
  expect(callado).toBe(false);
  pedidos[0]?.responder();
  await pausa();
  expect(callado).toBe(true);
  expect(pedidos).toHaveLength(1);
});

test('a failed draft is said and goes with the next change; one of another tab ends the keeping', async () => {
  const { guardador, pedidos, estados } = servidor();
  guardador.programar('personales', { nombres: 'M' }, 3);
  await pausa();
  pedidos[0]?.responder(new HttpError('sin red', 0));
  await pausa();
  expect(estados).toEqual(['fallo']);
  guardador.programar('personales', { nombres: 'María' }, 3);
  await pausa();
  pedidos[1]?.responder(new HttpError('otra', 412, { code: 'version-vieja' }));
  await pausa();
  expect(estados).toEqual(['fallo', 'otra-pestana']);
  guardador.programar('personales', { nombres: 'María J' }, 3);
  await pausa();
  expect(pedidos).toHaveLength(2);
});

test('discarding deletes what is kept, and only that', async () => {
  const { guardador, pedidos, estados } = servidor();
  guardador.conocer([{ seccion: 'bien', valores: {}, versionBase: 3, guardadoEn: GUARDADO_EN, version: 2 }]);
  guardador.programar('personales', { nombres: 'M' }, 3);
  const fin = guardador.descartar();
  await pausa();
  expect(pedidos.map(({ seccion, valores }) => [seccion, valores])).toEqual([['bien', null]]);
  pedidos[0]?.responder(new HttpError('sin red', 0));
  await fin;
  expect(estados).toEqual(['nada']);
});
