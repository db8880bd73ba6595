// npm run new-capability -- orden-de-compra: stamps the files of a capability in every layer, each with a test that fails until it is written.
// `--en carpeta` puts them elsewhere.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';
import { filesOf } from './new-capability/files.mjs';

const [name = '', option, folder] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name) || (option !== undefined && (option !== '--en' || folder === undefined)))
  fail('Uso: npm run new-capability -- nombre-en-minusculas [--en carpeta]');

const Name = name.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const variable = Name[0].toLowerCase() + Name.slice(1);
const files = filesOf({ name, Name, variable, table: name.replaceAll('-', '_') });
const at = (file) => join(folder ?? root, file);

for (const file of Object.keys(files)) if (existsSync(at(file))) fail(`${file} ya existe: no se escribió nada`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
  say(file);
}
say(
  '\nSiguen: permisos en domain/src/roles.ts, exportaciones en domain/src/index.ts, api/src/entities/index.ts (bajo su carpeta), una migración, su área en api/src/composition, un cuerpo por acto en api/src/testing/actos.ts y su línea en api/src/act/walk.test.ts, npm run gen, navigation.tsx.',
);
