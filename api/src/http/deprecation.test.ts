import { operations } from '../testing/openapi';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { Deprecated } from './deprecated';
import { headersOf } from './deprecation';

/** Invented: an operation, and a parameter of another. */
const INVENTED: readonly Deprecated[] = [
  { operation: 'GET /grupo/{id}', since: '2026-03-01', until: '2026-09-30', instead: '`GET /grupo`' },
  {
    operation: 'GET /banco',
    parameter: 'range',
    since: '2026-04-01',
    until: '2026-10-31',
    instead: '`filter`',
  },
];
jest.mock('./deprecated', () => ({
  ...jest.requireActual('./deprecated'),
  get deprecated() {
    return INVENTED;
  },
}));
const { deprecated } = jest.requireActual<typeof import('./deprecated')>('./deprecated');

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const told = async (path: string) => {
  const { status, headers } = await (await t.as('jefatura')).get(path);
  return [status, headers['deprecation'], headers['sunset']];
};

test('what stays is told nothing: another operation, the same without the parameter, and who is not let in', async () => {
  expect(await told('/producto/01')).toEqual([200, undefined, undefined]);
  expect(await told('/banco')).toEqual([200, undefined, undefined]);
  const { status, headers } = await t.anonymous.get('/grupo/1');
  expect([status, headers['deprecation']]).toEqual([401, undefined]);
});

test('an operation that goes says since when and from when on it may be gone, also where it answers 404', async () => {
  const { headers } = await (await t.as('jefatura')).get('/grupo/2147483647');
  expect(headers).toMatchObject({
    deprecation: `@${Date.UTC(2026, 2, 1) / 1000}`,
    sunset: 'Thu, 01 Oct 2026 00:00:00 GMT',
    link: '</api/docs>; rel="deprecation"; type="text/html"',
  });
});

test('a parameter that goes tells whoever sends it', async () => {
  expect(await told('/banco?range=[0,1]')).toEqual([
    200,
    `@${Date.UTC(2026, 3, 1) / 1000}`,
    'Sun, 01 Nov 2026 00:00:00 GMT',
  ]);
});

test('of two that go the one that goes first is told; of none nothing', () => {
  expect(headersOf([])).toEqual({});
  expect(headersOf([INVENTED[1], INVENTED[0]] as Deprecated[])['Sunset']).toBe('Thu, 01 Oct 2026 00:00:00 GMT');
});

describe('the table', () => {
  const HALF_A_YEAR = 181 * 86_400_000;
  /** Names nothing of the document, or leaves too little time. */
  const faultsOf = (rows: readonly Deprecated[]) =>
    rows.filter(({ operation, parameter, since, until }) => {
      const named = operations.find(({ id }) => id === operation);
      const known =
        named !== undefined && (parameter === undefined || named.parameters.some((p) => p.name === parameter));
      return !known || !(Date.parse(until) - Date.parse(since) >= HALF_A_YEAR);
    });

  test('a row of what is not there, or that leaves less than half a year, is a fault', () => {
    const [row] = INVENTED as [Deprecated];
    expect(
      faultsOf([
        { ...row, operation: 'GET /inventado' },
        { ...row, parameter: 'inventado' },
        { ...row, until: '2026-08-01' },
        { ...row, until: 'pronto' },
      ]),
    ).toHaveLength(4);
    expect(faultsOf(INVENTED)).toEqual([]);
  });

  test('no row of the real one is', () => {
    expect(faultsOf(deprecated)).toEqual([]);
  });
});
