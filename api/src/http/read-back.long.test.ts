import { claves, crearMundo, ejemplos, whoMay } from '../testing/mundo';
import { fieldsOf, type Operation, operations, type Schema, urlOf } from '../testing/openapi';
import { testApp } from '../testing/test-app';

/**
 * The protocol of the screens sends a record back as it was read, with everything that only the server writes. Every resource that is read and
 * written under one address takes it, and changes nothing but its version and who saved it when.
 */
const t = testApp();
beforeAll(async () => {
  await crearMundo(t);
});

/** What each save leaves: its author and its instant. */
const STAMPS = ['version', 'guardadaEn', 'guardadaPor', 'guardadoEn', 'actualizadoEn', 'actualizadoPor'];
const STAMPS_OF: Readonly<Record<string, readonly string[]>> = {
  // who saved it does not approve it (CUATRO_OJOS)
  'PUT /contrato/{idCodigo}': ['acciones'],
  'PUT /pagare/{id}': ['acciones'],
  'PUT /adenda/{id}': ['acciones', 'editadaPor', 'editadaEn'],
  // every text that a block had
  'PUT /contrato/{idCodigo}/bloque/{bloque}': ['versiones'],
  'PUT /formato/{id}': ['escritoPor', 'escritoEn'],
  'PUT /referencia/{id}': ['usuario', 'registradaEn'],
};

/** The facts of a record, at every depth, without those marks. */
function factsOf(value: unknown, stamps: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => factsOf(one, stamps));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !stamps.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, factsOf(inner, stamps)]));
}

const reads = new Map(operations.filter(({ method }) => method === 'get').map((read) => [read.path, read]));
const pairs = operations.filter(({ method, path }) => method === 'put' && reads.has(path));
/** The application that somebody saved: an empty one is refused, field by field. */
const keysOf = (operation: Operation) => ({
  ...claves(operation),
  ...(operation.path.startsWith('/solicitud/') && { clave: '01-M002-2-titular' }),
});
/** Stored only once somebody has written them; the world's order has other facts than its dealer and client. */
const EMPTY_AT_FIRST: Readonly<Record<string, object>> = {
  'PUT /conyuge/{clave}': ejemplos['PUT /conyuge/{clave}'] as object,
  'PUT /depositario/{idCodigo}': ejemplos['PUT /depositario/{idCodigo}'] as object,
  'PUT /finanzas/{clave}': ejemplos['PUT /finanzas/{clave}'] as object,
  'PUT /orden-de-compra/{id}': ejemplos['PUT /orden-de-compra/{id}'] as object,
  'PUT /borrador/{formulario}/{clave}/{seccion}': { valores: { nombres: 'María' }, versionBase: 1, version: 0 },
};

test('there are such resources, and each of them has a record here', () => {
  expect(pairs.map(({ id }) => id)).toEqual(expect.arrayContaining(['PUT /medio-aprobacion/{id}', 'PUT /tarea/{id}']));
  expect(pairs.length).toBeGreaterThan(9);
});

describe.each(pairs.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const url = urlOf(operation, keysOf(operation));
  const { permissions } = reads.get(operation.path) as Operation;
  const author = () => t.as(whoMay([...operation.permissions, ...permissions]));
  const facts = (record: object) => factsOf(record, [...STAMPS, ...(STAMPS_OF[id] ?? [])]);

  test('the record as it was read, sent back under its version: 200, and no fact is another', async () => {
    const client = await author();
    const first = EMPTY_AT_FIRST[id];
    if (first !== undefined) expect((await client.put(url, first)).status).toBe(200);
    const { body: record } = await client.get(url);
    const answer = await client.put(url, record).set('If-Match', `"${record.version}"`);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    expect(facts((await client.get(url)).body)).toEqual(facts(record));
  });

  test('what only the server writes is ignored when it is sent otherwise', async () => {
    const client = await author();
    const { body: record } = await client.get(url);
    const texts = fieldsOf(operation.body as Schema).filter(
      ({ path, readOnly }) => readOnly && typeof record[path] === 'string',
    );
    expect(texts).not.toEqual([]);
    const changed = texts.map(({ path, schema }) => [path, 'otro'.slice(0, schema.maxLength)]);
    const answer = await client.put(url, { ...record, ...Object.fromEntries(changed) });
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    expect(facts((await client.get(url)).body)).toEqual(facts(record));
  });
});
