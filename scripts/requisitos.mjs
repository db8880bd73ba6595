/**
 * Which rows of the specification did the last tests prove?
 *
 *   npm run requisitos               per area: rows with a test, rows with a decision instead and its reason
 *   npm run requisitos -- --filas    a table: each row and the files that prove it, by level
 *
 * Reads docs/data/requisitos.tsv, docs/decisiones.md and what the reporter of `npm test` left (lib/rows.cjs). A decision marked [sin prueba] takes
 * its row out of what a test must prove. Exit 1: an unknown ID, more than four IDs in a title, a row without a test.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './lib/setup.mjs';
import { leerTsv } from './lib/tsv.mjs';

const SIN_PRUEBA = '[sin prueba]';
const MAXIMO_POR_TITULO = 4;
const NIVELES = { domain: 'reglas', templates: 'reglas', api: 'API', admin: 'pantallas', 'admin/e2e': 'navegador' };

const filas = leerTsv('docs/data/requisitos.tsv');
const conocidas = new Set(filas.map(({ ID }) => ID));
const carpeta = join(root, 'coverage/filas');
if (!existsSync(carpeta)) fail('Falta lo que anotan las pruebas: primero npm test.');
const pruebas = globSync('*.json', { cwd: carpeta }).flatMap((file) =>
  JSON.parse(readFileSync(join(carpeta, file), 'utf8')),
);

/** Row → reason why no test can prove it. */
const decididas = new Map(
  readFileSync(join(root, 'docs/decisiones.md'), 'utf8')
    .split('\n')
    .map((line) => /^- ([A-Z]{3}-\d{3}(?:, [A-Z]{3}-\d{3})*) — (.+)$/.exec(line))
    .filter((match) => match?.[2].includes(SIN_PRUEBA))
    .flatMap(([, ids, texto]) => ids.split(', ').map((id) => [id, texto.replace(SIN_PRUEBA, '').trim()])),
);

const nivelDe = (file) => NIVELES[file.startsWith('admin/e2e/') ? 'admin/e2e' : file.split('/')[0]];
/** Row → level → files. */
const probadas = new Map();
const errores = [];
for (const { file, title, ids } of pruebas) {
  if (ids.length > MAXIMO_POR_TITULO)
    errores.push(`${file}: '${title}' nombra ${ids.length} filas; ${MAXIMO_POR_TITULO} como máximo`);
  for (const id of ids) {
    if (!conocidas.has(id)) errores.push(`${file}: '${title}' nombra ${id}, que no está en docs/data/requisitos.tsv`);
    const niveles = probadas.get(id) ?? {};
    const nivel = nivelDe(file);
    probadas.set(id, { ...niveles, [nivel]: new Set(niveles[nivel]).add(file) });
  }
}
for (const { ID, REQUIREMENT } of filas)
  if (!probadas.has(ID) && !decididas.has(ID)) errores.push(`${ID} no tiene prueba: ${REQUIREMENT.slice(0, 150)}`);

if (process.argv.includes('--filas')) tabla();
else resumen();
for (const error of errores) console.error(`ERROR ${error}`);
process.exitCode = errores.length > 0 ? 1 : 0;

function tabla() {
  const niveles = [...new Set(Object.values(NIVELES))];
  console.log(['FILA', ...niveles].join('\t'));
  for (const { ID } of filas)
    console.log([ID, ...niveles.map((nivel) => [...(probadas.get(ID)?.[nivel] ?? [])].join(' '))].join('\t'));
}

function resumen() {
  const enCifras = (nombre, suyas) => {
    const con = suyas.filter(({ ID }) => probadas.has(ID)).length;
    const decididasAqui = suyas.filter(({ ID }) => !probadas.has(ID) && decididas.has(ID)).length;
    console.log(
      `${nombre}  ${String(con).padStart(9)} ${String(decididasAqui || '').padStart(13)} ${String(suyas.length).padStart(7)}`,
    );
  };
  console.log('Área  con prueba  por decisión   total');
  for (const [area, suyas] of Object.entries(Object.groupBy(filas, ({ AREA }) => AREA))) enCifras(area, suyas);
  enCifras('todo', filas);
  for (const [id, motivo] of decididas) console.log(`  ${id}  ${motivo}`);
}
