import { HttpError } from 'react-admin';
import type { FormValues } from '../fields';
import { Autosave, DELAY_MS, type DraftStatus, type DraftStore, FIRST_RETRY_MS, MAX_RETRY_MS } from './Autosave';
import type { LocalCopies, LocalCopy } from './localCopies';

/** What could not be sent: kept on this machine, said as it is, sent as soon as it can be. */

const GUARDADO_EN = '2026-11-21T14:05:00.000Z';
const sinRed = () => new HttpError('sin red', 0);

/** A server that keeps one draft a section, behind a line that fails as the test says. */
function scene({ withCopies = true } = {}) {
  const server = new Map<string, { valores: FormValues; version: number }>();
  const device = new Map<string, LocalCopy>();
  const attempts: string[] = [];
  const statuses: DraftStatus[] = [];
  const line = { failure: null as Error | null, perderRespuesta: false, user: 7 };
  const store: DraftStore = {
    async save(seccion, valores, versionBase, version) {
      attempts.push(`${seccion} ${JSON.stringify(valores)}`);
      if (line.failure !== null && !line.perderRespuesta) throw line.failure;
      const actual = server.get(seccion);
      if ((actual?.version ?? 0) !== version)
        throw new HttpError('otra', 412, {
          code: 'version-vieja',
          detalle: { versionActual: actual?.version, cuando: GUARDADO_EN, actual: { valores: actual?.valores } },
        });
      server.set(seccion, { valores, version: version + 1 });
      if (line.failure !== null) throw line.failure;
      return { seccion, valores, versionBase, version: version + 1, guardadoEn: GUARDADO_EN };
    },
    async remove(seccion) {
      attempts.push(`${seccion} borrar`);
      if (line.failure !== null) throw line.failure;
      server.delete(seccion);
    },
    isCurrent: () => line.user === 7,
  };
  const copies: LocalCopies = {
    read: async () => [...device.values()],
    write: async (copy) => {
      if (withCopies) device.set(copy.seccion, copy);
      return withCopies;
    },
    remove: async (seccion) => void device.delete(seccion),
  };
  const autosave = new Autosave(store, (status) => void statuses.push(status), copies);
  const valores = (seccion = 'personales') => server.get(seccion)?.valores;
  return { autosave, server, device, attempts, statuses, line, valores };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('every change stands on this machine before it is sent, and goes from there once the server has it', async () => {
  const { autosave, device, attempts, valores } = scene();
  autosave.schedule('personales', { nombres: 'M' }, 3);
  autosave.schedule('personales', { nombres: 'María' }, 3);
  await pass(0);
  expect(attempts).toEqual([]);
  expect(device.get('personales')).toMatchObject({ valores: { nombres: 'María' }, versionBase: 3, version: 0 });
  await pass(DELAY_MS);
  expect(valores()).toEqual({ nombres: 'María' });
  expect(device.size).toBe(0);
});

test('without connection: kept on this machine, and it says so; where it can’t be kept it says that', async () => {
  for (const withCopies of [true, false]) {
    const { autosave, statuses, line } = scene({ withCopies });
    line.failure = sinRed();
    autosave.schedule('personales', { nombres: 'María' }, 3);
    await pass(DELAY_MS);
    expect(statuses.at(-1)).toEqual({ kind: withCopies ? 'on-device' : 'failed', guardadoEn: null, offline: true });
  }
});

test.each([
  ['the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['the window comes or goes', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what could not be sent goes out when %s, without another change', async (_, senal) => {
  const { autosave, statuses, device, line, valores } = scene();
  const stopListening = autosave.listen();
  line.failure = sinRed();
  autosave.schedule('personales', { nombres: 'María' }, 3);
  await pass(DELAY_MS);
  expect(valores()).toBeUndefined();
  line.failure = null;
  senal();
  await pass(0);
  expect(valores()).toEqual({ nombres: 'María' });
  expect(device.size).toBe(0);
  expect(statuses.at(-1)).toEqual({ kind: 'saved', guardadoEn: GUARDADO_EN });
  stopListening();
});

test('and by itself, after pauses that double up to five minutes; an arrival starts them anew', async () => {
  const { autosave, attempts, line, valores } = scene();
  line.failure = new HttpError('caído', 503);
  autosave.schedule('personales', { nombres: 'María' }, 3);
  autosave.schedule('laboral', { laboralCargo: 'Jefa' }, 3);
  await pass(DELAY_MS);
  expect(attempts).toHaveLength(2);
  let delay = FIRST_RETRY_MS;
  for (let vez = 2; vez <= 9; vez++) {
    await pass(delay - 1);
    expect(attempts).toHaveLength(2 * (vez - 1));
    await pass(1);
    expect(attempts).toHaveLength(2 * vez);
    delay = Math.min(delay * 2, MAX_RETRY_MS);
  }
  line.failure = null;
  await pass(MAX_RETRY_MS);
  expect([valores(), valores('laboral')]).toEqual([{ nombres: 'María' }, { laboralCargo: 'Jefa' }]);
  const antes = attempts.length;
  await pass(MAX_RETRY_MS * 2);
  expect(attempts).toHaveLength(antes);
  line.failure = sinRed();
  autosave.schedule('personales', { nombres: 'María José' }, 3);
  await pass(DELAY_MS);
  line.failure = null;
  await pass(FIRST_RETRY_MS);
  expect(valores()).toEqual({ nombres: 'María José' });
});

test.each([429, 500, 503])(
  'a server that answers %d is left alone for as long as it asks, whatever happens',
  async (status) => {
    const { autosave, attempts, line, valores } = scene();
    const stopListening = autosave.listen();
    line.failure = Object.assign(new HttpError('ocupado', status), { retryAfterMs: 90_000 });
    autosave.schedule('personales', { nombres: 'María' }, 3);
    await pass(DELAY_MS);
    expect(attempts).toHaveLength(1);
    line.failure = null;
    window.dispatchEvent(new Event('online'));
    await pass(89_000);
    expect(attempts).toHaveLength(1);
    await pass(1_000);
    expect([attempts.length, valores()]).toEqual([2, { nombres: 'María' }]);
    stopListening();
  },
);

test.each([400, 403, 404, 413, 422])(
  'a refusal (%d) is not tried again by itself, stays on this machine, and is said',
  async (status) => {
    const { autosave, attempts, device, statuses, line } = scene();
    line.failure = new HttpError('no', status);
    autosave.schedule('personales', { nombres: 'María' }, 3);
    await pass(DELAY_MS + MAX_RETRY_MS);
    expect(attempts).toHaveLength(1);
    expect(device.get('personales')?.valores).toEqual({ nombres: 'María' });
    expect(statuses.at(-1)?.kind).toBe('refused');
  },
);

test('a draft that arrived and whose answer was lost is no other tab: what was typed since goes out on top of it', async () => {
  const { autosave, statuses, line, valores, server } = scene();
  line.failure = sinRed();
  line.perderRespuesta = true;
  autosave.schedule('personales', { nombres: 'María' }, 3);
  await pass(DELAY_MS);
  line.failure = null;
  await pass(FIRST_RETRY_MS);
  expect(statuses.map(({ kind }) => kind)).toEqual(['on-device', 'saved']);
  line.failure = sinRed();
  autosave.schedule('personales', { nombres: 'María J' }, 3);
  await pass(DELAY_MS);
  line.failure = null;
  autosave.schedule('personales', { nombres: 'María José' }, 3);
  await pass(DELAY_MS);
  expect([valores(), server.get('personales')?.version]).toEqual([{ nombres: 'María José' }, 3]);
  expect(statuses.at(-1)?.kind).toBe('saved');
});

test('after the form’s own save nothing is left on this machine; while it is under way the copy stays', async () => {
  const { autosave, device, line } = scene();
  line.failure = sinRed();
  autosave.schedule('personales', { nombres: 'María' }, 3);
  await pass(DELAY_MS);
  await autosave.silence();
  await pass(FIRST_RETRY_MS);
  expect(device.size).toBe(1);
  await autosave.forget();
  await pass(0);
  expect(device.size).toBe(0);
});

test('a form that was left goes on sending, and a form opened again takes over what did not arrive', async () => {
  const primera = scene();
  primera.line.failure = sinRed();
  primera.autosave.schedule('personales', { nombres: 'María' }, 3);
  let acabado = false;
  primera.autosave.close(() => {
    acabado = true;
  });
  await pass(DELAY_MS);
  expect(acabado).toBe(false);
  primera.line.failure = null;
  await pass(MAX_RETRY_MS);
  expect([acabado, primera.valores()]).toEqual([true, { nombres: 'María' }]);

  const segunda = scene({ withCopies: false });
  segunda.line.failure = sinRed();
  segunda.autosave.schedule('personales', { nombres: 'María' }, 3);
  segunda.autosave.close(() => {});
  await pass(DELAY_MS);
  const handedOver = await segunda.autosave.handOver();
  expect(handedOver).toMatchObject([
    { seccion: 'personales', valores: { nombres: 'María' }, versionBase: 3, version: 0 },
  ]);
  segunda.line.failure = null;
  await pass(MAX_RETRY_MS);
  expect(segunda.valores()).toBeUndefined();
});

test('nothing of one user goes out under another’s session, nor is it handed to him', async () => {
  for (const handOver of [false, true]) {
    const { autosave, device, attempts, line } = scene();
    line.failure = sinRed();
    autosave.schedule('personales', { nombres: 'María' }, 3);
    await pass(DELAY_MS);
    line.user = 8;
    line.failure = null;
    if (handOver) expect(await autosave.handOver()).toEqual([]);
    await pass(MAX_RETRY_MS);
    await autosave.flush();
    expect(attempts).toHaveLength(1);
    expect(device.size).toBe(1);
  }
});
