import { type Permiso, puede } from '@adjudica/domain';
import { demoUsers } from '../seed/usuarios';
import { matriz } from '../testing/matriz';
import { operations, PUBLIC, secured, urlOf } from '../testing/openapi';
import { type Client, testApp } from '../testing/test-app';

const t = testApp({ contract: true });
const clients = new Map<string, Client>();
beforeAll(async () => {
  for (const { usuario } of demoUsers) clients.set(usuario, await t.as(usuario));
});

test('the matrix names every route, and no route that does not exist', () => {
  expect(Object.keys(matriz).sort()).toEqual(secured.map(({ id }) => id).sort());
});

test('only the login and the public check of a document need no permission', () => {
  expect(operations.filter(({ permissions }) => permissions.length === 0).map(({ id }) => id)).toEqual(PUBLIC);
});

const users = demoUsers.map(({ usuario }) => usuario);

test.each(secured.map((operation) => [operation.id, operation] as const))(
  '%s: the roles of its permission are those that the matrix names',
  (id, { permissions }) => {
    const allowed = demoUsers.filter(({ role }) => permissions.every((each) => puede(role, each as Permiso)));
    expect(allowed.map(({ usuario }) => usuario).sort()).toEqual([...(matriz[id] ?? [])].sort());
  },
);

/** `npm run test:all` asks as everybody; `npm test` as one whom the matrix names and two whom it does not. */
function callersOf(named: readonly string[]): readonly string[] {
  if (process.env.TEST_ALL !== undefined) return users;
  return [...named.slice(0, 1), ...users.filter((usuario) => !named.includes(usuario)).slice(-2)];
}

/** Called with an unknown key and an empty body: nothing is changed, and whoever may not is told so before anything else is judged. */
describe('a demo user who calls a route gets 403 exactly where the matrix says so', () => {
  test.each(secured.map((operation) => [operation.id, operation] as const))(
    '%s lets in whom the matrix names',
    async (id, operation) => {
      const named = matriz[id] ?? [];
      const callers = callersOf(named);
      const allowed: string[] = [];
      for (const usuario of callers) {
        const client = id === 'POST /auth/salir' ? await t.as(usuario) : (clients.get(usuario) as Client);
        const response = await client[operation.method](urlOf(operation), operation.method === 'get' ? undefined : {});
        expect({ usuario, status: response.status }).not.toEqual({ usuario, status: 401 });
        expect(response.status).toBeLessThan(500);
        if (response.status === 403) expect(response.body.code).toBe('sin-permiso');
        else allowed.push(usuario);
      }
      expect(allowed.sort()).toEqual(callers.filter((usuario) => named.includes(usuario)).sort());
    },
  );
});
