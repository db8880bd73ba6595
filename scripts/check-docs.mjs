// What comments and documents point at exists: a document, its section ("…"), row, requirement, invariant or fact; in documents also files, links and npm scripts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');
const read = (file) => readFileSync(join(root, file), 'utf8');
const documents = new Map(
  files.filter((file) => file.endsWith('.md')).map((file) => [file.split('/').at(-1), read(file)]),
);

/** `x.md`, then what of it is meant. */
const MENTION = /([\w-]+\.md)\b(?:`?,? (?:(rows?) )?(?:"([^"\n]+)"|([A-Z]{3}-\d{3})|(invariants?|facts?) (\d+)))?/g;
/** A file in backticks: with a folder, or a source or table of ours. */
const FILE = /`((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|cjs|tsv)|(?:[\w.-]+\/)+[\w.-]+\.(?:hbs|sql|json|yml|md))`/g;

/** To a file of ours, and to an order of package.json. */
const LINK = /\]\((?!https?:|#)([^)#]+)/g;
const ORDER = /npm run ([a-z][\w:-]*)/g;
const { scripts } = JSON.parse(read('package.json'));

/** Files that are still to be made: of a number, of a record X, and of the one that docs/recetas makes. */
const PLACEHOLDER = /NNNN|^\.|^x\.|(?:^|\/)[XY](?=[./A-Z])|aseguradora/i;

function missingIn(file) {
  const text = read(file)
    .replaceAll('\\"', '"')
    .replace(/\n\s*(?:\*|\/\/) /g, ' ');
  const found = [];
  for (const [whole, name, row, title, id, numbered, number] of text.matchAll(MENTION)) {
    const document = documents.get(name);
    if (document === undefined) found.push(whole);
    else if (row !== undefined && !document.includes(`| ${title} |`)) found.push(whole);
    else if (row === undefined && title !== undefined && !hasSection(document, title)) found.push(whole);
    else if (id !== undefined && !document.includes(id)) found.push(whole);
    else if (numbered?.startsWith('invariant') && !document.includes(`**${number}** `)) found.push(whole);
    else if (numbered?.startsWith('fact') && !document.includes(`\n${number}. `)) found.push(whole);
  }
  if (file.endsWith('.md')) {
    for (const [, path] of text.matchAll(FILE))
      if (!PLACEHOLDER.test(path) && !files.some((one) => one === path || one.endsWith(`/${path}`))) found.push(path);
    for (const [, path] of text.matchAll(LINK)) if (!existsSync(join(root, dirname(file), path))) found.push(path);
    for (const [order, script] of text.matchAll(ORDER)) if (scripts[script] === undefined) found.push(order);
  }
  return found.map((mention) => `${file}: ${mention}`);
}

const hasSection = (document, title) =>
  document.split('\n').some((line) => line.replace(/^#+ /, '') === title && line.startsWith('#')) ||
  document.includes(`**${title}**`);

const text = files.filter((file) => /\.(ts|tsx|mjs|cjs|md|yml|hbs)$/.test(file) && !file.includes('/generated/'));
const missing = text.filter((file) => file !== 'scripts/check-docs.mjs').flatMap(missingIn);
if (missing.length > 0) fail(`No existe lo que se nombra:\n${missing.join('\n')}`);
say(`Todo lo que se nombra de ${documents.size} documentos existe.`);
