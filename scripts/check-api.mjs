// Does a program that was written against the released API still run? openapi/openapi.json against openapi/publicado.json (docs/integrar.md,
// "Versions and changes"): what breaks such a program is a fault, unless openapi/rupturas.json says why. With --publicar, at a release, what
// stands now becomes what was released.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';
import { breaksOf, contractOf } from './openapi/compare.mjs';

const file = (name) => join(root, 'openapi', name);
const read = (name) => JSON.parse(readFileSync(file(name), 'utf8'));
const now = contractOf(read('openapi.json'));

/** One path or schema a line: a change of one is a line of the diff. */
function write(contract) {
  const lines = (values) =>
    Object.entries(values)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  const { version, paths, schemas } = contract;
  const text = `{"version":${JSON.stringify(version)},\n"paths":{\n${lines(paths)}\n},\n"schemas":{\n${lines(schemas)}\n}}\n`;
  writeFileSync(file('publicado.json'), text);
  writeFileSync(file('rupturas.json'), '{}\n');
}

if (process.argv.includes('--publicar')) {
  write(now);
  say(`openapi/publicado.json: versión ${now.version}`);
  process.exit(0);
}

const released = read('publicado.json');
const reasons = read('rupturas.json');
const breaks = breaksOf(released, now);
const faults = [
  ...breaks.filter((one) => !Object.hasOwn(reasons, one)),
  ...Object.keys(reasons)
    .filter((one) => !breaks.includes(one))
    .map((one) => `rupturas.json, «${one}»: ya no ocurre`),
];

// The comparison proves itself on changed copies: each of these is seen, and what harms nobody is not.
const LIST = ['paths', '/participante', 'get'];
const BODY = ['schemas', 'AsambleaNueva'];
const ROW = ['schemas', 'ParticipanteVista'];
const at = (contract, path) => path.reduce((value, name) => value[name], contract);
const listParameter = (contract, name) => at(contract, LIST).parameters.find((one) => one.name === name);
const HARM = {
  'una operación que falta': (c) => delete c.paths['/participante'].get,
  'un permiso más': (c) => at(c, LIST).permisos.push('otro:leer'),
  'un campo de orden que falta': (c) => listParameter(c, 'sort').schema.enum.pop(),
  'un filtro que falta': (c) => delete listParameter(c, 'filter').filtros.properties.estado,
  'una página menor': (c) => (listParameter(c, 'range')['x-maximo'] = 1),
  'un parámetro obligatorio': (c) =>
    at(c, LIST).parameters.push({ name: 'x', in: 'query', required: true, schema: {} }),
  'un campo que no se recibe': (c) => delete at(c, BODY).properties.hora,
  'un campo obligatorio': (c) => at(c, BODY).required.push('nuevo'),
  'un límite menor': (c) => (at(c, BODY).properties.lugar.maxLength = 3),
  'otro formato': (c) => (at(c, BODY).properties.lugar.pattern = '^A'),
  'otro tipo': (c) => (at(c, BODY).properties.lugar.type = 'number'),
  'un campo que no se responde': (c) => delete at(c, ROW).properties.cedula,
  'un campo que puede faltar': (c) => (at(c, ROW).required = at(c, ROW).required.filter((name) => name !== 'cedula')),
  'un campo que puede ser nulo': (c) => (at(c, ROW).properties.cedula.type = ['string', 'null']),
  'un estado que falta': (c) => at(c, LIST).responses['200'].headers.pop(),
};
const HARMLESS = {
  'una operación nueva': (c) => (c.paths['/nueva'] = { get: at(c, LIST) }),
  'un parámetro nuevo': (c) => at(c, LIST).parameters.push({ name: 'x', in: 'query', schema: { type: 'string' } }),
  'un campo opcional': (c) => (at(c, BODY).properties.nuevo = { type: 'string', maxLength: 3 }),
  'un campo más de la respuesta': (c) => (at(c, ROW).properties.nuevo = { type: 'string' }),
  'un permiso menos': (c) => (at(c, LIST).permisos = []),
  'un límite mayor': (c) => (at(c, BODY).properties.lugar.maxLength = 100_000),
};
for (const [changes, harms] of [
  [HARM, true],
  [HARMLESS, false],
])
  for (const [name, change] of Object.entries(changes)) {
    const copy = structuredClone(now);
    change(copy);
    if (breaksOf(now, copy).length > 0 !== harms) fail(`La comprobación ${harms ? 'no ve' : 'rechaza'} ${name}`);
  }

if (faults.length > 0)
  fail(
    `Rompe a quien usa la API publicada (docs/integrar.md, "Versions and changes"):\n${faults.slice(0, 50).join('\n')}`,
  );
say(`openapi.json cumple lo publicado (versión ${released.version}); ${breaks.length} rupturas con su motivo`);
