// Is openapi/openapi.json good for strangers and their tools? Redocly with its recommended rules: no error, and no warning but those below; and no
// description that is nothing but the number of a requirement.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { fail, root, say } from './lib/setup.mjs';

/** Rules whose warnings stay: why. Whatever is no longer warned of has to go from here. */
const EXCUSED = {
  'info-license': 'the program has no public licence',
  'tag-description': 'a tag is the name of an area, as the menus have it; the manual describes it',
  'no-ambiguous-paths': 'what is fixed comes before what is a key, and no key of these is such a word',
};
const NUMBERS_ALONE = /^[A-Z]{3}-\d{3}[\s,.…0-9A-Z-]*$/;

const file = join(root, 'openapi', 'openapi.json');
const source = readFileSync(file, 'utf8');
const config = await createConfig({ extends: ['recommended'] });
const found = await lintFromString({ source, absoluteRef: file, config });
const rules = new Set(found.map(({ ruleId }) => ruleId));
const faults = [
  ...found
    .filter(({ ruleId }) => !Object.hasOwn(EXCUSED, ruleId))
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
  ...Object.keys(EXCUSED)
    .filter((rule) => !rules.has(rule))
    .map((rule) => `${rule} ya no aparece: quítela de EXCUSED`),
];
JSON.parse(source, (key, value) => {
  if (key === 'description' && NUMBERS_ALONE.test(value)) faults.push(`«${value}» no dice nada`);
  return value;
});
if (faults.length > 0) fail(faults.slice(0, 50).join('\n'));
say(`openapi.json pasa Redocly; ${Object.keys(EXCUSED).length} reglas con su motivo`);
