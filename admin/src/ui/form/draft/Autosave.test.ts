import { HttpError } from 'react-admin';
import type { FormValues } from '../fields';
import { Autosave, DELAY_MS, type Draft, type DraftStatus, type DraftStore } from './Autosave';

const GUARDADO_EN = '2026-11-21T14:05:00.000Z';

/** A server that answers when the test says so. */
function server() {
  const requests: { seccion: string; valores: FormValues | null; version: number; answer: (error?: Error) => void }[] =
    [];
  const request = (seccion: string, valores: FormValues | null, version: number) =>
    new Promise<Draft>((done, fail) => {
      const borrador: Draft = {
        seccion,
        valores: valores ?? {},
        versionBase: 3,
        guardadoEn: GUARDADO_EN,
        version: version + 1,
      };
      requests.push({ seccion, valores, version, answer: (error) => (error ? fail(error) : done(borrador)) });
    });
  const store: DraftStore = {
    save: (seccion, valores, _base, version) => request(seccion, valores, version),
    remove: async (seccion, version) => void (await request(seccion, null, version)),
  };
  const statuses: DraftStatus['kind'][] = [];
  return { requests, statuses, autosave: new Autosave(store, ({ kind }) => void statuses.push(kind)) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const delay = () => jest.advanceTimersByTimeAsync(DELAY_MS);

test('while somebody types nothing is sent; after the pause the last state goes, one call per section', async () => {
  const { autosave, requests, statuses } = server();
  autosave.schedule('personales', { nombres: 'M' }, 3);
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  autosave.schedule('personales', { nombres: 'María' }, 3);
  autosave.schedule('laboral', { laboralCargo: 'Jefa' }, 3);
  await jest.advanceTimersByTimeAsync(DELAY_MS - 1);
  expect(requests).toHaveLength(0);
  await delay();
  expect(requests.map(({ seccion, valores }) => [seccion, valores])).toEqual([
    ['personales', { nombres: 'María' }],
    ['laboral', { laboralCargo: 'Jefa' }],
  ]);
  for (const { answer } of requests) answer();
  await delay();
  expect(statuses).toEqual(['saved', 'saved']);
});

test('the next draft waits for the one under way and builds on its version', async () => {
  const { autosave, requests } = server();
  autosave.learn([{ seccion: 'personales', valores: {}, versionBase: 3, guardadoEn: GUARDADO_EN, version: 5 }]);
  autosave.schedule('personales', { nombres: 'M' }, 3);
  await delay();
  autosave.schedule('personales', { nombres: 'María' }, 3);
  await delay();
  expect(requests).toHaveLength(1);
  requests[0]?.answer();
  await delay();
  expect(requests.map(({ version }) => version)).toEqual([5, 6]);
});

test('nothing unsaved left in a section deletes its draft, and asks nothing where there is none', async () => {
  const { autosave, requests } = server();
  autosave.schedule('laboral', {}, 3);
  await delay();
  expect(requests).toEqual([]);
  autosave.schedule('laboral', { laboralCargo: 'Jefa' }, 3);
  await delay();
  requests[0]?.answer();
  autosave.schedule('laboral', {}, 3);
  await delay();
  expect(requests[1]).toMatchObject({ seccion: 'laboral', valores: null, version: 1 });
});

test('no draft is written after the form was saved: what waits is dropped, what is under way is waited for', async () => {
  const { autosave, requests } = server();
  autosave.schedule('personales', { nombres: 'M' }, 3);
  await delay();
  autosave.schedule('personales', { nombres: 'María' }, 3);
  let callado = false;
  void autosave.silence().then(() => {
    callado = true;
  });
  await delay();
  expect(callado).toBe(false);
  requests[0]?.answer();
  await delay();
  expect(callado).toBe(true);
  expect(requests).toHaveLength(1);
});

test('a failed draft is said and goes with the next change; one of another tab ends the keeping', async () => {
  const { autosave, requests, statuses } = server();
  autosave.schedule('personales', { nombres: 'M' }, 3);
  await delay();
  requests[0]?.answer(new HttpError('sin red', 0));
  await delay();
  expect(statuses).toEqual(['failed']);
  autosave.schedule('personales', { nombres: 'María' }, 3);
  await delay();
  requests[1]?.answer(new HttpError('otra', 412, { code: 'version-vieja' }));
  await delay();
  expect(statuses).toEqual(['failed', 'other-tab']);
  autosave.schedule('personales', { nombres: 'María J' }, 3);
  await delay();
  expect(requests).toHaveLength(2);
});

test('discarding deletes what is kept, and only that', async () => {
  const { autosave, requests, statuses } = server();
  autosave.learn([{ seccion: 'bien', valores: {}, versionBase: 3, guardadoEn: GUARDADO_EN, version: 2 }]);
  autosave.schedule('personales', { nombres: 'M' }, 3);
  const fin = autosave.discard();
  await delay();
  expect(requests.map(({ seccion, valores }) => [seccion, valores])).toEqual([['bien', null]]);
  requests[0]?.answer(new HttpError('sin red', 0));
  await fin;
  expect(statuses).toEqual(['none']);
});
