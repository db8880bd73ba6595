// What each list takes, as it says itself: every list begins by reading its three parameters against its definition (api/src/http/list.ts). Here its
// route is called as for a request, and the definition is taken out of it; so that the document and the list never differ, and a new list is in
// the document without a line of its own.

import { filters } from './texts.mjs';

const { kinds, byKind, byName } = filters;
const FIRST_ROWS = 10;
const MOST_ROWS = 100;

/** Of a kind, or of one of the texts that a filter takes. */
const schemaOf = (filter) => (typeof filter === 'string' ? kinds[filter] : { type: 'string', enum: filter });
const wordsOf = (filter) =>
  typeof filter === 'string' ? filter : `uno de ${filter.map((one) => one || "''").join(', ')}`;

/** What stands in the place of everything that a list would ask next. */
const nothing = new Proxy(() => {}, {
  get: (_, name) => (name === 'then' ? undefined : nothing),
  apply: () => nothing,
});

/** Path of a list → its definition. `load` brings the compiled modules of the API. */
export async function listDefinitions(paths, load) {
  const routers = [];
  const app = { use: (prefix, router) => routers.push([prefix, router]) };
  const lists = load('http/list.js');
  load('http/generated/routes.js').RegisterRoutes(app, { multer: { fields: () => nothing, single: () => nothing } });
  const routes = new Map();
  for (const [prefix, { stack }] of routers)
    for (const { route } of stack.filter(({ route }) => route.methods.get))
      routes.set(`${prefix}${route.path}`.replace(/\/$/, '').replace(/:(\w+)/g, '{$1}'), route.stack.at(-1).handle);
  const { listRequest } = lists;
  const found = {};
  try {
    for (const path of paths) {
      let told;
      lists.listRequest = (_, definition) => {
        told = definition;
        throw new Error('told');
      };
      const controllers = { get: (Controller) => () => new Controller(...Array(6).fill(nothing)) };
      const request = {
        query: {},
        params: new Proxy({}, { get: () => '1' }),
        headers: {},
        header: () => undefined,
        app: {
          locals: {
            application: new Proxy({}, { get: (_, name) => (name === 'controllers' ? controllers : nothing) }),
          },
        },
        user: nothing,
      };
      await routes.get(`/api/v1${path}`)(request, nothing, () => {});
      if (told === undefined) throw new Error(`GET ${path} does not begin by reading its parameters as a list`);
      found[path] = told;
    }
  } finally {
    lists.listRequest = listRequest;
  }
  return found;
}

const exampleOf = (path, name, filter) => {
  if (typeof filter !== 'string') return filter.find((one) => one !== '');
  const known = byName[`${path} ${name}`] ?? byName[name];
  const type = Array.isArray(known) ? 'array' : typeof known;
  const asked = kinds[filter].type;
  return (asked === 'integer' ? 'number' : asked) === type ? known : byKind[filter];
};

/** The three parameters of a list in words and values. `domain`: what it says of a definition (domain/src/lista.ts). */
export function carryList(path, parameters, definition, { enLugarDelRequerido, filtrosDe }) {
  const { ordenables, ordenInicial, maximo = MOST_ROWS, porPagina = FIRST_ROWS, requerido } = definition;
  const filtros = filtrosDe(definition);
  const of = (name) => parameters.find((parameter) => parameter.name === name);
  const sorted = (campo, direccion) => JSON.stringify([campo, direccion]);
  const { campo, direccion } = ordenInicial;
  Object.assign(of('sort'), {
    description: `Campo y dirección, como JSON. Campos: ${ordenables.join(', ')}.`,
    schema: {
      type: 'string',
      enum: ordenables.flatMap((one) => [sorted(one, 'ASC'), sorted(one, 'DESC')]),
      default: sorted(campo, direccion),
    },
  });
  Object.assign(of('range'), {
    description: `Primera y última fila desde 0, ambas incluidas, como JSON; a lo sumo ${maximo} filas.`,
    schema: { type: 'string', pattern: '^\\[\\d+,\\d+\\]$', default: `[0,${Math.min(porPagina, maximo) - 1}]` },
    'x-maximo': maximo,
  });
  const names = Object.keys(filtros);
  const examples = Object.fromEntries(names.map((name) => [name, exampleOf(path, name, filtros[name])]));
  const instead = enLugarDelRequerido(definition);
  const without = instead.map((name) => `\`${name}\``).join(' y ');
  const needed = (name) =>
    name !== requerido
      ? ''
      : without === ''
        ? ', obligatorio'
        : `, obligatorio si ${instead.length > 1 ? 'faltan' : 'falta'} ${without}`;
  const shown = requerido ?? names.find((name) => name !== 'id' && name !== 'q') ?? names[0];
  Object.assign(of('filter'), {
    description:
      names.length === 0
        ? 'Esta lista no tiene filtros.'
        : `Un objeto JSON con: ${names.map((name) => `\`${name}\` (${wordsOf(filtros[name])}${needed(name)})`).join(', ')}.`,
    schema: { type: 'string' },
    ...(shown !== undefined && { example: JSON.stringify({ [shown]: examples[shown] }) }),
    'x-filtros': {
      type: 'object',
      additionalProperties: false,
      ...(requerido !== undefined &&
        (instead.length === 0
          ? { required: [requerido] }
          : { anyOf: [requerido, ...instead].map((name) => ({ required: [name] })) })),
      properties: Object.fromEntries(
        names.map((name) => [name, { ...schemaOf(filtros[name]), example: examples[name] }]),
      ),
    },
  });
}
