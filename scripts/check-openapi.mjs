// Is openapi/openapi.json good for strangers and their tools? Redocly and Spectral, with their recommended rules: no error, and no warning but those below;
// and no description that is nothing but the number of a requirement.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { fail, root, say } from './lib/setup.mjs';

// these are CommonJS packages
const require = createRequire(import.meta.url);
const { Spectral, Document } = require('@stoplight/spectral-core');
const { Json } = require('@stoplight/spectral-parsers');
const { oas } = require('@stoplight/spectral-rulesets');

/** Rules that are left out, or whose warnings stay: why. Whatever is no longer warned of has to go from here. */
const EXCUSED = {
  redocly: {
    'info-license': 'the program has no public licence',
    'tag-description': 'a tag is the name of an area, as the menus have it; the manual describes it',
    'no-ambiguous-paths': 'what is fixed comes before what is a key, and no key of these is such a word',
  },
  spectral: {
    'operation-description': 'where the summary says all, nothing is said twice',
    'oas3-valid-schema-example': 'it reads patterns without Unicode (\\p{L}); Redocly checks the same examples with it',
    'oas3-valid-media-example': 'the same',
  },
};

const file = join(root, 'openapi', 'openapi.json');
const text = readFileSync(file, 'utf8');

async function redocly() {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: text, absoluteRef: file, config });
  return found.map(({ ruleId, message, location }) => ({ rule: ruleId, message, where: location[0]?.pointer }));
}

async function spectral() {
  const linter = new Spectral();
  linter.setRuleset({ extends: [oas] });
  const found = await linter.run(new Document(text, Json, file));
  return found.map(({ code, message, path }) => ({ rule: String(code), message, where: path.join('/') }));
}

const NUMBERS_ALONE = /^[A-Z]{3}-\d{3}[\s,.…0-9A-Z-]*$/;
function* numbersAlone(node, where = '') {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node))
    if (key === 'description' && NUMBERS_ALONE.test(value)) yield `${where}: «${value}» no dice nada`;
    else yield* numbersAlone(value, `${where}/${key}`);
}

const faults = [...numbersAlone(JSON.parse(text))];
for (const [tool, lint] of Object.entries({ redocly, spectral })) {
  const excused = EXCUSED[tool];
  const found = await lint();
  for (const { rule, message, where } of found)
    if (!Object.hasOwn(excused, rule)) faults.push(`${tool} ${rule}: ${message} (${where})`);
  for (const rule of Object.keys(excused))
    if (!found.some((one) => one.rule === rule)) faults.push(`${tool} ${rule} ya no aparece: quítela de EXCUSED`);
}
if (faults.length > 0) fail(faults.slice(0, 50).join('\n'));
const excused = Object.values(EXCUSED).flatMap(Object.keys).length;
say(`openapi.json pasa Redocly y Spectral; ${excused} reglas con su motivo`);
process.exit(0);
