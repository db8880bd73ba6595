// After a run of the tests of the API: which answers openapi/openapi.json says and no test saw (said by mistake, or never tried), and which were
// given and it does not say (api/src/testing/answers.ts notes both). The second fails.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';

/** Statuses that all operations answer by one and the same piece of the platform, with the tests that prove them there. */
const EVERYWHERE = {
  400: 'every-route.long.test.ts: a key, a field or a parameter of the wrong shape',
  429: 'limits.test.ts: the limit of an address stands before every route',
  500: 'outage.test.ts: what nobody foresaw',
  503: 'outage.test.ts: what stands behind does not answer',
};

function notedAs(kind) {
  const file = join(root, 'coverage', `respuestas-${kind}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

const seen = new Set(notedAs('vistas'));
if (seen.size === 0) fail('Ninguna respuesta anotada: las anota una corrida de las pruebas (npm test).');
const { paths } = JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'));
const said = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { responses }]) =>
    Object.keys(responses).map((status) => `${method.toUpperCase()} ${path} ${status}`),
  ),
);
const unseen = said.filter((one) => !seen.has(one) && EVERYWHERE[one.split(' ').at(-1)] === undefined);
for (const one of unseen) say(one);
say(`${said.length} respuestas descritas; ${unseen.length} que ninguna prueba vio`);
const unsaid = notedAs('no-dichas');
if (unsaid.length > 0) fail(`Respuestas que el documento no dice:\n${unsaid.join('\n')}`);
