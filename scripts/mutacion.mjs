// npm run mutacion: changes the rules of `domain` in every small way and counts which changes no test notices (docs/data/README.md).
//   npm run mutacion                       the files whose row is missing, or older than the file or its tests
//   npm run mutacion -- riesgo pagare/ci   these (by their beginning), old or not
//   npm run mutacion -- --comprobar        changes nothing: is every row as new as its file and its tests, the goal reached, and a reason given for each that lives?
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { fail, root, run, say } from './lib/setup.mjs';
import { leerTsv } from './lib/tsv.mjs';

/** Per cent of all mutants that die. */
const GOAL = 97;
/** Policy, states and money. Left out: tables of fields and shapes of bodies, which the contract of the API judges, and what only words a text. */
const MUTATED = [
  '*/{reglas,ciclo}.ts',
  '{ciclo,conflicto,cuatroOjos,digito-verificador,dinero,fechas,feriados,identificacion,roles}.ts',
  '{acceso/presupuesto,contrato/modelo,derecho-titular/rectificacion,finanzas/totales,movimiento/cuenta,solicitud-de-pago/checklist}.ts',
  'medio/{comparacion,precio,saldo,totales}.ts',
  'orden-de-compra/{calculos,dinero}.ts',
  'pagare/{contenido,cuotas,personas}.ts',
  'riesgo/{puntaje,vigencia}.ts',
  'sorteo/{algoritmo,fuentes,verificacion}.ts',
  'tablero/{cifras,hechos,periodo}.ts',
  'trabajo/renglones.ts',
];
/** Judged by the tests of another file beside their own. */
const OTHER_TESTS = {
  'digito-verificador.ts': ['identificacion.test.ts'],
  'formato/ciclo.ts': ['formato/formato.test.ts'],
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { comprobar: { type: 'boolean', default: false } },
});
const sources = join(root, 'domain', 'src');
const find = (pattern) =>
  globSync(pattern, { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const read = (file) => readFileSync(join(sources, file), 'utf8').replaceAll('\r\n', '\n');
const files = [...new Set(MUTATED.flatMap(find))].sort();

/** A capability's file is judged by the tests of its folder, one that stands alone by those of its name, a lifecycle also by what holds of all. */
function testsOf(file) {
  const folder = dirname(file);
  const own = find(folder === '.' ? `${basename(file, '.ts')}{,.*}.test.ts` : `${folder}/*.test.ts`);
  const ofLifecycles = folder !== '.' && read(file).includes('crearCiclo') ? ['ciclos.test.ts'] : [];
  return [...own.filter((test) => !test.endsWith('.tipos.test.ts')), ...ofLifecycles, ...(OTHER_TESTS[file] ?? [])];
}

/** Of what runs: a comment, a type or the layout makes no row old. */
const code = (file) =>
  ts.transpileModule(read(file), {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  }).outputText;
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const fingerprint = (file) => ({
  fuente: hash(code(file)),
  pruebas: hash([...new Set(testsOf(file))].map(code).join('\n')),
});

const table = (name, columns) => {
  const path = join('docs', 'data', name);
  return {
    read: () => leerTsv(path),
    write: (rows) => {
      const lines = rows
        .filter(({ archivo }) => files.includes(archivo))
        .sort((a, b) => files.indexOf(a.archivo) - files.indexOf(b.archivo) || a.linea - b.linea)
        .map((row) => columns.map((column) => row[column]).join('\t'));
      writeFileSync(join(root, path), `${[columns.join('\t'), ...lines].join('\n')}\n`);
    },
  };
};
const figures = table('mutantes.tsv', ['archivo', 'muertos', 'vivos', 'fuente', 'pruebas']);
const survivors = table('mutantes-vivos.tsv', ['archivo', 'linea', 'clase', 'donde', 'cambio', 'motivo']);

function isOld(file) {
  const row = figures.read().find(({ archivo }) => archivo === file);
  const now = fingerprint(file);
  return row?.fuente !== now.fuente || row.pruebas !== now.pruebas;
}
const killed = () => {
  const sum = (which) => figures.read().reduce((total, row) => total + Number(row[which]), 0);
  return Math.floor((1000 * sum('muertos')) / (sum('muertos') + sum('vivos'))) / 10;
};

function check() {
  const faults = [
    ...files.filter(isOld).map((file) => `${file}: su fila es vieja. npm run mutacion la hace de nuevo.`),
    ...survivors
      .read()
      .filter(({ motivo }) => !motivo)
      .map(
        ({ archivo, linea, donde, cambio }) => `${archivo}:${linea}: ${donde} → ${cambio || '(nada)'} vive sin motivo.`,
      ),
    ...(killed() >= GOAL ? [] : [`Muere el ${killed()} %, la meta es ${GOAL} %.`]),
  ];
  if (faults.length > 0)
    fail([...faults, 'Lo que vive lo mata una prueba, o docs/data/mutantes-vivos.tsv dice por qué vive.'].join('\n'));
  say(`${files.length} archivos mutados, muere el ${killed()} % de los mutantes; los que viven tienen su motivo.`);
}

const require = createRequire(import.meta.url);
const { projects } = require('../jest.config.cjs');
const { transform } = projects.find(({ displayName }) => displayName === 'domain');

/** Its 149 packages serve this command alone: they are no part of the lock file. */
async function loadStryker() {
  const packages = ['@stryker-mutator/core', '@stryker-mutator/jest-runner'];
  if (!packages.every((name) => globSync(join(root, 'node_modules', name)).length > 0))
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...packages.map((name) => `${name}@10.0.0`)]);
  return (await import('@stryker-mutator/core')).Stryker;
}

/** The mutants of one file, each with what became of it: one with which the tests do not even load is found too. */
const mutate = (Stryker, file) =>
  new Stryker({
    mutate: [`domain/src/${file}`],
    plugins: ['@stryker-mutator/jest-runner'],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: {
      configFile: 'domain/package.json',
      enableFindRelatedTests: false,
      config: {
        transform,
        testEnvironment: 'node',
        testMatch: testsOf(file).map((test) => `<rootDir>/src/${test}`),
        setupFiles: [join(root, 'scripts', 'lib', 'fixed-seed.cjs')],
      },
    },
    coverageAnalysis: 'perTest',
    ignorePatterns: ['/*', '!domain', '!docs', '!package.json', '!tsconfig.json', 'domain/dist', 'docs/manual'],
    logLevel: 'error',
    reporters: [],
    concurrency: 2,
    timeoutMS: 20_000,
  }).runMutationTest();

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return oneLine(lines.join('\n'));
}

/** Puts what was found into both tables; a reason stays with its survivor, on whatever line it stands now. */
function note(file, mutants, print) {
  const key = ({ clase, donde, cambio }) => [clase, donde, cambio].join('\t');
  const before = survivors.read();
  const reasons = Map.groupBy(
    before.filter(({ archivo }) => archivo === file),
    key,
  );
  const alive = mutants
    .filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
    .map(({ mutatorName, replacement, location }) => ({
      archivo: file,
      linea: location.start.line,
      clase: mutatorName,
      donde: textAt(read(file), location),
      cambio: oneLine(replacement ?? ''),
    }))
    .sort((a, b) => a.linea - b.linea)
    .map((one) => ({ ...one, motivo: reasons.get(key(one))?.shift()?.motivo ?? '' }));
  survivors.write([...before.filter(({ archivo }) => archivo !== file), ...alive]);
  const row = { archivo: file, muertos: mutants.length - alive.length, vivos: alive.length, ...print };
  figures.write([...figures.read().filter(({ archivo }) => archivo !== file), row]);
  say(`${file}: ${row.muertos} muertos, ${row.vivos} vivos`);
}

if (options.comprobar) check();
else {
  const chosen = files.filter((file) =>
    positionals.length === 0 ? isOld(file) : positionals.some((start) => file.startsWith(start)),
  );
  const Stryker = await loadStryker();
  for (const file of chosen) {
    // what is changed meanwhile was not judged
    const print = fingerprint(file);
    note(file, await mutate(Stryker, file), print);
  }
  say(`En total muere el ${killed()} %.`);
}
