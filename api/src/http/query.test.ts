import { mensajes } from '@adjudica/domain';
import { whoMay } from '../testing/mundo';
import { type Operation, operations, type Schema, urlOf } from '../testing/openapi';
import { type Client, testApp } from '../testing/test-app';

/** What an operation takes in its query, and that it says so when it is asked otherwise: of every operation of the document. */
const t = testApp({ contract: true });
const clients = new Map<string, Client>();

async function clientOf({ permissions }: Operation): Promise<Client> {
  if (permissions.length === 0) return t.anonymous;
  const user = whoMay(permissions);
  const client = clients.get(user) ?? (await t.as(user));
  clients.set(user, client);
  return client;
}
const queryOf = ({ parameters }: Operation): string[] =>
  parameters.flatMap(({ in: where, name }) => (where === 'query' ? [name] : []));

const each = (list: readonly Operation[]) => test.each(list.map((operation) => [operation.id, operation] as const));

describe('a parameter that the operation does not take', () => {
  each(operations)('%s refuses it, names it and says which it takes', async (_, operation) => {
    const { status, body } = await (await clientOf(operation))
      [operation.method](urlOf(operation))
      .query({ inventado: '1' });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'parametro-desconocido', ['inventado']]);
    expect([...body.detalle.admitidos].sort()).toEqual(queryOf(operation).sort());
  });

  test.each(['filters', 'Filter', '_sort', 'sort[0]', '__proto__', 'constructor', 'filter ', ''])(
    'a list asked with %p is refused and nothing is listed',
    async (name) => {
      const jefatura = await t.as('jefatura');
      const { status, body } = await jefatura.get(`/grupo?${encodeURIComponent(name)}=1`);
      expect([status, body.code, Array.isArray(body)]).toEqual([400, 'parametro-desconocido', false]);
    },
  );

  test('who may not call the operation hears that, and nothing of its parameters', async () => {
    const { status, body } = await t.anonymous.get('/usuario?inventado=1');
    expect([status, body.detalle]).toEqual([401, undefined]);
  });

  test('a long name is repeated in part', async () => {
    const { body } = await (await t.as('jefatura')).get(`/grupo?${'x'.repeat(2_000)}=1`);
    expect(Object.keys(body.errors)).toEqual(['x'.repeat(40)]);
  });
});

describe('other spellings', () => {
  test.each(['+1', '%2B1', '01', '1.0', '1e0', '-0', '0x1', ' 1'])(
    'the key %p in a path is not the record 1: 400',
    async (id) => {
      const { status, body } = await (await t.as('admin')).get(`/usuario/${id}`);
      expect([status, body.code, body.errors]).toEqual([
        400,
        'datos-invalidos',
        { id: expect.stringContaining('entero') },
      ]);
    },
  );

  test('a list is no body of an act that takes none; an empty object is', async () => {
    const admin = await t.as('admin');
    const { status, body } = await admin.post('/notificacion/leer-todas', []);
    expect([status, body.code]).toEqual([400, 'cuerpo-inesperado']);
    expect((await admin.post('/notificacion/leer-todas', {})).status).toBeLessThan(300);
  });
});

describe('what the document says of a list', () => {
  const lists = operations.filter(({ isList }) => isList);
  const keys = { id: 1 };
  const ask = async (operation: Operation, query: object) =>
    (await clientOf(operation)).get(urlOf(operation, keys)).query(query);
  const of = (operation: Operation, name: string) =>
    operation.parameters.find((parameter) => parameter.name === name) as (typeof operation.parameters)[number];

  /** Without which the list refuses; it may be left out where records are asked for by their ids. */
  const neededOf = ({ required, anyOf }: Schema): readonly string[] => required ?? anyOf?.[0]?.required ?? [];

  each(lists)('%s refuses an unlisted filter and names exactly those of the document', async (_, operation) => {
    const { status, body } = await ask(operation, { filter: '{"inventado":1}' });
    expect([status, body.code]).toEqual([400, 'lista-mal-formada']);
    const filters = Object.keys(of(operation, 'filter')['x-filtros']?.properties ?? {});
    expect(Object.keys(body.detalle.admitidos).sort()).toEqual(filters.sort());
  });

  each(lists)(
    '%s refuses a value of another kind: it names the filter, what came and what it takes',
    async (_, operation) => {
      const { properties = {} } = of(operation, 'filter')['x-filtros'] as Schema;
      for (const [name, { enum: options }] of Object.entries(properties)) {
        const { status, body } = await ask(operation, { filter: JSON.stringify({ [name]: { otro: 1 } }) });
        expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'lista-mal-formada', [name]]);
        expect(body.errors[name]).toBe(body.title);
        expect(body.title).toMatch(new RegExp(`^El filtro '${name}' no admite {"otro":1}: espera .{8,}`));
        for (const option of (options as string[] | undefined) ?? []) expect(body.title).toContain(option);
      }
    },
  );

  test.each([
    ...['estado', 'estadoBien', 'asignado', 'adjudicadoPor', 'role', 'rol', 'formulario', 'lista', 'permiso'],
    ...['cifra', 'rango', 'bien'],
  ])('a filter called %s takes one of a closed set, which the document names', (name) => {
    const filters = lists.flatMap((operation) => {
      const filter = of(operation, 'filter')['x-filtros']?.properties?.[name] as Schema | undefined;
      return filter === undefined ? [] : [[operation.path, filter.enum !== undefined]];
    });
    expect(filters.length).toBeGreaterThan(0);
    expect(filters.filter(([, closed]) => closed !== true)).toEqual([]);
  });

  test('a filter that names a record by its key, or counts, is an integer: none takes fractions', () => {
    const kinds = lists.flatMap((operation) =>
      Object.entries(of(operation, 'filter')['x-filtros']?.properties ?? {}).map(([name, { type }]) => [
        `${operation.path} ${name}`,
        type,
      ]),
    );
    expect(kinds.filter(([, type]) => type === 'number')).toEqual([]);
    for (const filter of [
      '/asamblea grupoId',
      '/dispositivo concesionarioId',
      '/ejecutivo-concesionario concesionarioId',
      '/suscripcion cuentaId',
    ])
      expect(kinds).toContainEqual([filter, 'integer']);
  });

  each(lists)('%s refuses an unlisted sort field and names exactly those of the document', async (_, operation) => {
    const { status, body } = await ask(operation, { sort: '["inventado","ASC"]' });
    expect([status, body.code]).toEqual([400, 'lista-mal-formada']);
    const fields = (of(operation, 'sort').schema.enum as string[]).map((one) => JSON.parse(one)[0] as string);
    expect([...new Set(fields)].sort()).toEqual([...body.detalle.admitidos].sort());
  });

  each(lists)('%s refuses one row more than the document allows', async (_, operation) => {
    const maximo = of(operation, 'range')['x-maximo'] as number;
    const { status, body } = await ask(operation, { range: `[0,${maximo}]` });
    expect([status, body.errors.range]).toEqual([400, mensajes.propios.listaRango(maximo)]);
  });

  each(lists)('%s refuses to be asked without the filter that it needs, and no other', async (_, operation) => {
    const filters = of(operation, 'filter')['x-filtros'] as Schema;
    const required = neededOf(filters);
    const { status, body } = await ask(operation, {});
    expect([status === 400, required]).toEqual([required.length > 0, required]);
    for (const name of required) {
      expect([body.code, Object.keys(body.errors)]).toEqual(['lista-mal-formada', [name]]);
      expect(body.title).toMatch(new RegExp(`^Falta el filtro '${name}', que espera .{8,}`));
      expect(Object.keys(body.detalle.admitidos)).toEqual(filters.anyOf?.flatMap((one) => one.required) ?? required);
    }
  });

  each(lists)('%s takes each example of its filters, each sort and its largest page', async (_, operation) => {
    const filters = of(operation, 'filter')['x-filtros'] as Schema;
    const { properties = {} } = filters;
    const needed = Object.fromEntries(neededOf(filters).map((name) => [name, properties[name]?.example]));
    const range = `[0,${(of(operation, 'range')['x-maximo'] as number) - 1}]`;
    const refused: unknown[] = [];
    for (const sort of of(operation, 'sort').schema.enum as string[]) {
      const { status, body } = await ask(operation, { sort, range, filter: JSON.stringify(needed) });
      if (![200, 404].includes(status)) refused.push([sort, status, body.errors]);
    }
    for (const [name, { example }] of Object.entries(properties)) {
      const { status, body } = await ask(operation, { filter: JSON.stringify({ ...needed, [name]: example }) });
      // one of a plan that is not there
      if (![200, 404].includes(status)) refused.push([name, example, status, body.errors]);
    }
    expect(refused).toEqual([]);
  });
});
