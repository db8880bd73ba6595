import { operations, resolve, type Schema, urlOf } from '../../testing/openapi';
import { testApp } from '../../testing/test-app';

/** What the document says by example of approvals, vehicles and devices. */
const suyas = operations.filter(({ raw }) =>
  raw.tags?.some((tag) => ['Medios de aprobación', 'Vehículos'].includes(tag)),
);
const conCuerpo = suyas.filter(({ body }) => body !== undefined);

interface Contenido {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
const contenidoDe = (contenido: Record<string, unknown> | undefined): Contenido | undefined =>
  Object.values(contenido ?? {})[0] as Contenido | undefined;
const ejemploDe = (contenido: Contenido | undefined): unknown =>
  contenido?.example ?? Object.values(contenido?.examples ?? {})[0]?.value;

/** Paths of what the shape asks for and the example leaves out, or has and the shape does not know. */
function faltas(given: Schema | undefined, valor: unknown, lugar: string): string[] {
  if (given === undefined || valor === null) return [];
  const schema = resolve(given);
  if (schema.type === 'array')
    return (valor as unknown[]).flatMap((uno, i) => faltas(schema.items, uno, `${lugar}[${i}]`));
  if (typeof valor !== 'object') return schema.enum?.includes(valor) === false ? [`${lugar}: ${valor}`] : [];
  const { properties = {}, required = [] } = schema;
  const objeto = valor as Record<string, unknown>;
  return [
    ...required.filter((nombre) => objeto[nombre] === undefined).map((nombre) => `${lugar}.${nombre} falta`),
    ...Object.entries(objeto).flatMap(([nombre, dato]) =>
      properties[nombre] === undefined
        ? [`${lugar}.${nombre} sobra`]
        : faltas(properties[nombre], dato, `${lugar}.${nombre}`),
    ),
  ];
}

describe.each(suyas.map((operation) => [operation.id, operation] as const))('%s', (_, { raw, body, parameters }) => {
  test('what comes back is told by a whole example', () => {
    expect(raw.summary).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
    const [, respuesta] = Object.entries(raw.responses).find(([status]) => status.startsWith('2')) ?? [];
    const contenido = contenidoDe(respuesta?.content);
    expect(ejemploDe(contenido)).toBeDefined();
    expect(ejemploDe(contenido)).not.toEqual([]);
    expect(faltas(contenido?.schema, ejemploDe(contenido), 'respuesta')).toEqual([]);
  });

  test('every refusal has an example with its status', () => {
    const rechazos = Object.entries(raw.responses).filter(([status]) => Number(status) >= 400);
    expect(
      rechazos.map(([status, { content }]) => [
        status,
        (ejemploDe(contenidoDe(content)) as { status: number } | undefined)?.status,
      ]),
    ).toEqual(rechazos.map(([status]) => [status, Number(status)]));
  });

  test('what is asked for has an example', () => {
    const pedidos = parameters.filter((p) => p.in !== 'header') as unknown as Contenido[];
    expect(pedidos.filter((pedido) => ejemploDe(pedido) === undefined)).toEqual([]);
    const contenido = contenidoDe(raw.requestBody?.content);
    expect(faltas(contenido?.schema, ejemploDe(contenido), 'body')).toEqual([]);
    expect(body === undefined || ejemploDe(contenido) !== undefined).toBe(true);
  });
});

describe('the API takes the examples', () => {
  const t = testApp();

  test.each(conCuerpo.map((operation) => [operation.id, operation] as const))(
    '%s understands the example of its body',
    async (_, operation) => {
      const { raw, method, permissions } = operation;
      const quien = permissions.includes('medio:decidir') ? 'riesgo' : 'jefatura';
      const respuesta = await (await t.as(quien))
        [method](urlOf(operation, { id: 12 }))
        .send(ejemploDe(contenidoDe(raw.requestBody?.content)) as object);
      // nobody has stored what the examples name; that their shape is right is told by a refusal that looked for it
      expect([404, 422]).toContain(respuesta.status);
      expect(respuesta.body.errors ?? {}).not.toHaveProperty('body');
    },
  );

  test.each(suyas.filter(({ isList }) => isList).map((operation) => [operation.id, operation] as const))(
    '%s answers the examples of its parameters',
    async (_, { path, parameters }) => {
      const consulta = parameters.map(
        (p) => `${p.name}=${encodeURIComponent(String(ejemploDe(p as unknown as Contenido)))}`,
      );
      await (await t.as('jefatura')).get(`${path}?${consulta.join('&')}`).expect(200);
    },
  );
});
