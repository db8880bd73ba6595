// npm run new-capability -- aseguradora [--como carta-salida] [--en carpeta]: copies a capability that stands, in every layer, under another name, and lists
// the places outside its folders that name it. `regla-adjudicacion` (the default) is a plain record, `carta-salida` one with a lifecycle.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root, say } from './lib/setup.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { como: { type: 'string', default: 'regla-adjudicacion' }, en: { type: 'string', default: root } },
});
const [name = ''] = positionals;
const { como: model, en: target } = values;
const files = globSync('{domain,api,admin}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/'));
const own = files.filter(
  (file) => dirname(file).endsWith(`/${model}`) || basename(file).startsWith(`${model}.entity.`),
);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail('Uso: npm run new-capability -- nombre-en-minusculas [--como carta-salida]');
if (own.length === 0) fail(`Ninguna capacidad se llama ${model}`);

const pascal = (text) => text.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const forms = (text) => [
  text,
  pascal(text),
  pascal(text).replace(/^./, (letter) => letter.toLowerCase()),
  text.replaceAll('-', '_'),
];
const renamed = (text) => forms(model).reduce((now, form, i) => now.replaceAll(form, () => forms(name)[i]), text);

for (const file of own.map(renamed)) if (existsSync(join(target, file))) fail(`${file} ya existe: no se escribió nada`);
for (const file of own) {
  const path = join(target, renamed(file));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, renamed(readFileSync(join(root, file), 'utf8')));
  say(renamed(file));
}
const named = new RegExp(`\\b(${model}|${model.replaceAll('-', '_')}|${pascal(model)}\\w*)\\b`);
say(`\nTambién nombran ${model}, fuera de sus carpetas:`);
for (const file of [...files, ...globSync('docs/{campos,recursos,llamadas}.tsv', { cwd: root })])
  if (!own.includes(file) && named.test(readFileSync(join(root, file), 'utf8'))) say(`  ${file}`);
