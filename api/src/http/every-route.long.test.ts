import { esPermiso, mensajes, permisos, puede } from '@adjudica/domain';
import type { Test } from 'supertest';
import { Sesion } from '../entities/sesion.entity';
import { demoUsers } from '../seed/usuarios';
import { fingerprint } from '../testing/fingerprint';
import { claves, crearMundo, ejemplos, whoMay } from '../testing/mundo';
import {
  ANONYMOUS,
  bodyOf,
  everySchema,
  type Field,
  fieldsOf,
  type Operation,
  operations,
  sampleOf,
  secured,
  urlOf,
  withField,
  writes,
} from '../testing/openapi';
import { type Client, testApp } from '../testing/test-app';
import { routes } from './generated/routes';

/**
 * Goes through the OpenAPI document: every operation gets everything that it must refuse, and afterwards nothing is changed. A new route is in all
 * of it by being in the document; one that `tsoa` serves and the document lacks is found too.
 */
const t = testApp({ contract: true });
let before: Record<string, string>;
const clients = new Map<string, Client>();

const as = (usuario: string): Client => clients.get(usuario) as Client;
/** A user who may call the operation. */
const allowed = (operation: Operation): Client => as(whoMay(operation.permissions));
const call = (client: Client, operation: Operation, body?: unknown, keys?: Record<string, string | number>): Test =>
  client[operation.method](urlOf(operation, keys), (operation.method === 'get' ? undefined : body) as object);

beforeAll(async () => {
  await crearMundo(t);
  for (const { usuario } of demoUsers) clients.set(usuario, await t.as(usuario));
  before = await fingerprint(t);
});

const each = (list: readonly Operation[]) => test.each(list.map((operation) => [operation.id, operation] as const));
const withBody = writes.filter((operation) => operation.body !== undefined);

/** Operation and field, one row each. */
const fieldRows = (wanted: (field: Field) => boolean) =>
  operations.flatMap((operation) =>
    operation.body === undefined
      ? []
      : fieldsOf(operation.body)
          .filter(wanted)
          .map((field) => [operation.id, field.path, operation, field] as const),
  );

/** The field's own message is there: tsoa writes 'lista.$0.campo' or 'lista.0.campo', forms 'campo'. */
const naming = (path: string) => {
  const last = path.split('.').pop() as string;
  return (errors: unknown): boolean =>
    Object.keys((errors ?? {}) as object).some((key) => key.split('.').includes(last));
};
const clientFor = (operation: Operation): Client =>
  operation.permissions.length === 0 ? t.anonymous : allowed(operation);

/** Permissions whose operations are still to come, or that decide what an operation shows rather than whether it runs. */
// 'orden:continuar' leads to the checklist of a payment; 'memo:leer' opens the page, whose list is that of the assemblies; 'tarea:leer-todas' widens the list of one's own tasks.
// 'vista:administrar' decides whose shared views may be changed.
// 'contrato:corregir' decides, where a block is written, who may write one that was rejected.
const PENDING = [
  'catalogo:administrar',
  'contrato:corregir',
  'memo:leer',
  'orden:continuar',
  'tarea:leer-todas',
  'vista:administrar',
];

describe('the document', () => {
  each(operations)(
    '%s has a Spanish summary, a tag, its answers and known permissions',
    (id, { raw, permissions, parameters, method }) => {
      expect(raw.summary).toMatch(/^[A-ZÁÉÍÓÚÑ].{5,}/);
      expect(raw.tags).toHaveLength(1);
      const statuses = Object.keys(raw.responses);
      expect(statuses.some((status) => /^2\d\d$/.test(status))).toBe(true);
      expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
      expect([id, statuses.includes('401')]).toEqual([id, !ANONYMOUS.includes(id)]);
      expect(raw.responses['503']?.headers).toHaveProperty('Retry-After');
      if (permissions.length > 0) expect(statuses).toContain('403');
      if (method === 'put' || parameters.some(({ name }) => name === 'If-Match'))
        expect(statuses).toEqual(expect.arrayContaining(raw['x-version'] === 'opcional' ? ['412'] : ['412', '428']));
      for (const [status, answer] of Object.entries(raw.responses))
        if (Number(status) >= 400) expect(Object.keys(answer.content ?? {})).toEqual(['application/problem+json']);
      for (const permission of permissions) expect(esPermiso(permission)).toBe(true);
    },
  );

  test('a conflict is told by what causes it: the states of a lifecycle, a folder in risk, or what the operation says itself', () => {
    const conflictOf = (id: string) =>
      operations.find((operation) => operation.id === id)?.raw.responses['409']?.description;
    expect(conflictOf('POST /carpeta/{idCodigo}/aprobar')).toMatch(/^Solo en estado: en riesgo\./);
    expect(conflictOf('POST /asamblea/{id}/generar-acta')).toMatch(/^Solo en estado: abierta, sin acta\./);
    expect(conflictOf('PUT /medio-aprobacion/{id}')).toMatch(/^Solo en estado: espera, aprobado\./);
    expect(conflictOf('POST /pagare/{id}/aprobar')).toMatch(/^Solo en estado: Pendiente \(P\)\./);
    expect(conflictOf('PUT /conyuge/{clave}')).toBe(mensajes.propios.carpetaEnRiesgo);
    expect(conflictOf('POST /usuario')).toBe('Ya existe un usuario con ese nombre');
  });

  test('no conflict names a state by a letter alone', () => {
    const told = operations.map(({ id, raw }) => [id, raw.responses['409']?.description ?? '']);
    expect(told.filter(([, text]) => /^Solo en estado:(.*, ?)? ?[a-z](,|\.)/i.test(String(text)))).toEqual([]);
  });

  test('every operation that the application serves is described, and the other way round', () => {
    const served = routes.map(
      ([method, path]) => `${method.toUpperCase()} ${path.slice('/api/v1'.length).replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(served.sort()).toEqual(operations.map(({ id }) => id).sort());
  });

  test('no path without parameters is taken by a route that is tried before it', () => {
    const taken = routes.flatMap(([method, path], at) => {
      const before = routes.slice(0, at).filter((other) => other[0] === method);
      const by = before.find(([, other]) => new RegExp(`^${other.replace(/:\w+/g, '[^/]+')}$`).test(path));
      return path.includes(':') || by === undefined ? [] : [`${method} ${path}: ${by[1]}`];
    });
    expect(taken).toEqual([]);
  });

  test('every permission of the table that names a resource of this document is asked for by an operation', () => {
    const asked = new Set(operations.flatMap(({ permissions }) => permissions));
    const resources = new Set([...asked].map((permission) => permission.split(':')[0]));
    const forgotten = Object.keys(permisos).filter(
      (permission) => resources.has(permission.split(':')[0]) && !asked.has(permission),
    );
    // Listed, so that a permission that nobody asks for is a decision and not an oversight.
    expect(forgotten.filter((permission) => !PENDING.includes(permission))).toEqual([]);
  });

  test('no integer key is described as a mere number: the database would meet 1.5', () => {
    const loose = operations.flatMap(({ id, parameters }) =>
      parameters.filter((p) => p.in === 'path' && p.schema.type === 'number').map((p) => `${id} ${p.name}`),
    );
    expect(loose).toEqual([]);
  });

  test('ids and versions are whole numbers wherever they stand: what was read is sent back as it is', () => {
    const loose = everySchema().filter(
      ([place, { type }]) => type === 'number' && /\.(?:id|version|version[A-Z]\w*|\w+Id)$/.test(place),
    );
    expect(loose.map(([place]) => place)).toEqual([]);
  });

  test('what may be null says its type, as OpenAPI 3.0 asks', () => {
    const untyped = everySchema().filter(([, schema]) => schema.nullable === true && schema.type === undefined);
    expect(untyped.map(([place]) => place)).toEqual([]);
  });

  test('every text that is kept has a bound', () => {
    const unbounded = fieldRows(
      ({ schema, readOnly }) =>
        !readOnly && schema.type === 'string' && schema.maxLength === undefined && schema.enum === undefined,
    );
    expect(unbounded.map(([id, path]) => `${id} ${path}`)).toEqual([]);
  });
});

describe('who asks', () => {
  each(secured)('GEN-521 AUT-014 %s without a token is refused', async (_, operation) => {
    const response = await call(t.anonymous, operation, {});
    expect([response.status, response.body.code]).toEqual([401, 'token-invalido']);
  });

  each(secured)('AUT-013 %s with an ended session is refused', async (_, operation) => {
    const response = await call(await endedSession(), operation, {});
    expect([response.status, response.body.code, response.body.title]).toEqual([
      401,
      'token-expirado',
      'token expired',
    ]);
  });

  each(secured)(
    '%s refuses every role that has not its permission, before it looks at anything else',
    async (_, operation) => {
      const others = demoUsers.filter(
        ({ role }) => !operation.permissions.every((p) => esPermiso(p) && puede(role, p)),
      );
      for (const { usuario } of others) {
        const response = await call(as(usuario), operation, { inventado: 1 }, claves(operation));
        expect([usuario, response.status, response.body.code]).toEqual([usuario, 403, 'sin-permiso']);
      }
    },
  );

  let ended: Promise<Client> | undefined;
  /** The administrator's, 31 minutes after the last activity. */
  const endedSession = () => {
    ended ??= (async () => {
      const client = await t.as('admin');
      const last = new Date(t.clock.now().getTime() - 31 * 60_000);
      const { sid } = JSON.parse(Buffer.from(client.token.split('.')[1] as string, 'base64url').toString());
      await t.application.dataSource.manager.update(Sesion, { id: sid }, { ultimaActividad: last });
      return client;
    })();
    return ended;
  };
});

describe('what is sent', () => {
  // what the table of a record asks for, is tried where its body is a real one: contract.test.ts
  const byShape = ({ schema }: Field): boolean => schema['x-registro'] === undefined;

  test.each(fieldRows((field) => field.required && byShape(field) && !field.path.includes('.')))(
    '%s without %s is refused and names it',
    async (_, path, operation) => {
      const response = await call(clientFor(operation), operation, withField(operation.body as object, path));
      expect([response.status, naming(path)(response.body.errors)]).toEqual([400, true]);
    },
  );

  test.each(fieldRows(({ schema }) => schema.type !== undefined || schema.enum !== undefined))(
    '%s with %s of another type is refused and names it',
    async (_, path, operation, { schema }) => {
      const wrong =
        schema.type === 'string' || schema.type === 'object' ? [12, true, ['x']] : ['texto', '12', { a: 1 }];
      for (const value of wrong) {
        const response = await call(clientFor(operation), operation, withField(operation.body as object, path, value));
        expect([value, response.status, naming(path)(response.body.errors)]).toEqual([value, 400, true]);
      }
    },
  );

  const boundByShape = (field: Field): boolean => byShape(field) && field.schema['x-regla'] === undefined;

  test.each(fieldRows((field) => field.schema.maxLength !== undefined && boundByShape(field)))(
    '%s with %s one character too long is refused and names it',
    async (_, path, operation, { schema }) => {
      const long = 'x'.repeat((schema.maxLength as number) + 1);
      const response = await call(clientFor(operation), operation, withField(operation.body as object, path, long));
      expect([400, 422]).toContain(response.status);
      expect([path, naming(path)(response.body.errors)]).toEqual([path, true]);
    },
  );

  each(withBody)('%s with an unknown field is refused and names it', async (_, operation) => {
    const response = await call(allowed(operation), operation, {
      ...(sampleOf(operation.body as object) as object),
      campoInventado: 1,
    });
    expect(response.status).toBe(400);
    expect(response.body.errors).toHaveProperty('campoInventado', 'Campo desconocido');
    expect(response.body.detalle.admitidos).toEqual(Object.keys(operation.body?.properties ?? {}).sort());
  });

  /** Objects inside bodies, each by its path and the fields that it has. */
  const objects = withBody.flatMap((operation) => {
    const within = new Map<string, string[]>();
    for (const { path } of fieldsOf(operation.body as object)) {
      const [, parent, name] = /^(.+)\.([^.]+)$/.exec(path) ?? [];
      if (parent !== undefined && name !== undefined) within.set(parent, [...(within.get(parent) ?? []), name]);
    }
    return [...within].map(([parent, names]) => [operation.id, parent, operation, names.sort()] as const);
  });
  test.each(objects)(
    '%s with an unknown field in %s names the fields that are known there',
    async (_, parent, operation, names) => {
      const body = withField(operation.body as object, `${parent}.campoInventado`, 1);
      const { status, body: refused } = await call(allowed(operation), operation, body);
      expect([status, naming('campoInventado')(refused.errors), refused.detalle?.admitidos]).toEqual([
        400,
        true,
        names,
      ]);
    },
  );

  each(writes.filter(({ method }) => method !== 'delete'))('%s with a megabyte is refused', async (_, operation) => {
    const response = await call(allowed(operation), operation, { texto: 'x'.repeat(1_048_576) });
    expect([response.status, response.body.code]).toEqual([413, 'cuerpo-demasiado-grande']);
  });

  each(operations.filter(({ path }) => path.includes('{')))(
    '%s with an unknown key finds nothing',
    async (_, operation) => {
      const request = call(allowed(operation), operation, ejemplos[operation.id] ?? bodyOf(operation));
      const response = await (operation.method === 'delete' ? request.set('If-Match', '"1"') : request);
      // A body is judged first where rules can be told without the record; a key that is a word may be no word of ours.
      const number = operation.parameters.some((p) => p.in === 'path' && p.schema.type !== 'string');
      expect(operation.raw.requestBody === undefined && number ? [404] : [404, 422]).toContain(response.status);
    },
  );

  const strangeKeys = ['0', '-1', '1.5', 'NaN', 'null', '99999999999', '1e9', '%00', '%F0%9F%9A%97', '..%2F..', "1'--"];
  each(operations.filter(({ path }) => path.includes('{')))(
    '%s with a key that is none answers 400 or 404',
    async (_, operation) => {
      for (const key of strangeKeys) {
        const keys = Object.fromEntries(Object.keys(claves(operation)).map((name) => [name, key]));
        const response = await call(allowed(operation), operation, bodyOf(operation), keys);
        expect([key, [400, 404, 422].includes(response.status)]).toEqual([key, true]);
      }
    },
  );

  test('no message of a shape is in English', async () => {
    const titles = new Set<string>();
    for (const [, path, operation] of fieldRows(({ required }) => required)) {
      const response = await call(clientFor(operation), operation, withField(operation.body as object, path));
      for (const message of Object.values((response.body.errors ?? {}) as Record<string, string>)) titles.add(message);
    }
    expect([...titles].filter((title) => /required|invalid|property/i.test(title))).toEqual([]);
  });
});

describe('lists', () => {
  const lists = operations.filter(({ isList }) => isList);
  const malformed = {
    sort: [
      'x',
      '{}',
      '["id"]',
      '["inventado","ASC"]',
      '["id","DROP"]',
      '["id;--","ASC"]',
      '["__proto__","ASC"]',
      '[1,2]',
    ],
    range: ['x', '[0]', '[5,1]', '[-1,3]', '[0,100000]', '["a","b"]', '[0,99999999999999999999]', '[0.5,3]', 'null'],
    filter: [
      'x',
      '[]',
      'null',
      '{"inventado":1}',
      '{"__proto__":{"a":1}}',
      '{"constructor":1}',
      '{"id":{"$gt":""}}',
      '{"id":[]}',
    ],
  };

  each(lists)('%s refuses what is no sort, range or filter', async (_, operation) => {
    for (const [name, values] of Object.entries(malformed))
      for (const value of values) {
        const response = await call(allowed(operation), operation).query({ [name]: value });
        expect([name, value, response.status]).toEqual([name, value, 400]);
      }
  });

  each(lists)('%s refuses a parameter that is given twice', async (_, operation) => {
    for (const name of Object.keys(malformed)) {
      const response = await call(allowed(operation), operation).query(`${name}=[0,1]&${name}=[0,2]`);
      expect([name, response.status]).toEqual([name, 400]);
    }
  });

  each(operations.filter(({ parameters }) => parameters.some((p) => p.in === 'query' && p.required)))(
    '%s refuses a missing parameter',
    async (_, operation) => {
      const response = await allowed(operation)[operation.method](urlOf(operation).split('?')[0] as string);
      expect(response.status).toBe(400);
      expect(Object.keys(response.body.errors)).not.toHaveLength(0);
    },
  );
});

describe('versions', () => {
  const puts = writes.filter(({ method }) => method === 'put');
  const reads = new Set(operations.filter(({ method }) => method === 'get').map(({ path }) => path));
  /** What is sent back changed; a part that is not read by itself is changed under its version in the whole, or the whole's. */
  const recordOf = async (operation: Operation): Promise<{ version: number }> => {
    const url = urlOf(operation, claves(operation));
    const isPart = !reads.has(operation.path);
    const [, whole, key] = /^(.+)\/([^/]+)$/.exec(url) as unknown as [string, string, string];
    const response = await allowed(operation).get(isPart ? whole : url);
    // Fails for a new resource: make its first row in testing/mundo.ts.
    expect([operation.id, response.status]).toEqual([operation.id, 200]);
    if (!isPart) return response.body;
    const parts = Object.values(response.body).flat() as { id?: unknown; version: number }[];
    const { version } = parts.find((part) => part?.id === key) ?? response.body;
    return { ...ejemplos[operation.id], version };
  };

  each(puts)('%s without a version is refused', async (_, operation) => {
    const { version: _version, ...record } = await recordOf(operation);
    const response = await call(allowed(operation), operation, record, claves(operation));
    expect([response.status, response.body.code]).toEqual([428, 'falta-version']);
  });

  each(puts)(
    '%s with a stale version is refused and tells the current one, by header and by body',
    async (_, operation) => {
      const record = await recordOf(operation);
      const stale = { ...record, version: record.version + 7 };
      for (const request of [
        call(allowed(operation), operation, stale, claves(operation)),
        call(allowed(operation), operation, record, claves(operation)).set('If-Match', `"${record.version + 7}"`),
      ]) {
        const response = await request;
        expect([response.status, response.body.code]).toEqual([412, 'version-vieja']);
        expect(response.body.detalle.versionActual).toBe(record.version);
      }
    },
  );

  each(puts)('%s with a version that is none is refused', async (_, operation) => {
    const record = await recordOf(operation);
    for (const version of [1.5, -1, 1e300, 99_999_999_999]) {
      const response = await call(allowed(operation), operation, { ...record, version }, claves(operation));
      expect([version, response.status]).toEqual([version, 400]);
    }
    const response = await call(allowed(operation), operation, record, claves(operation)).set('If-Match', '"tres"');
    expect(response.status).toBe(400);
  });
});

test('after all of this nothing is changed and the process is alive', async () => {
  expect(await fingerprint(t)).toEqual(before);
  expect((await t.anonymous.post('/auth', { name: 'asistente', pass: 'adjudica' })).status).toBe(200);
});
