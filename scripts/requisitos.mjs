/**
 * Which requirement rows does a test prove?
 *
 *   npm run requisitos                     per area: rows with a test, rows with a decision instead and its reason, share of both
 *   npm run requisitos -- --area ASA       and the rows of ASA that no test proves
 *   npm run requisitos -- --self-test      checks this script itself
 *
 * Reads docs/requisitos.tsv, docs/decisiones.md and the titles in *.test.ts(x) and *.e2e.ts. A decision marked [sin prueba] takes its row
 * out of what a test must prove; other decisions are only shown beside their row. Exit 1: unknown ID, more than four IDs in a title, or a
 * row without a test in an area of scripts/areas-completas.json.
 */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionesDe, NOTAS_DE_ALCANCE, revisar, titulosDe } from './trazas/titulos.mjs';
import { autoprueba, leerAreasCompletas, leerTsv, parseTsv, raiz } from './trazas/tsv.mjs';

const SIN_RECORRER = new Set(['node_modules', 'dist', 'generated', 'coverage']);

function archivosDePrueba() {
  return ['domain', 'api', 'admin', 'templates', 'scripts']
    .filter((folder) => existsSync(join(raiz, folder)))
    .flatMap((folder) =>
      globSync(`${folder}/**/*.{test.ts,test.tsx,e2e.ts}`, {
        cwd: raiz,
        exclude: (entry) => SIN_RECORRER.has(typeof entry === 'string' ? entry.split('/').at(-1) : entry.name),
      }),
    )
    .sort()
    .map((path) => ({ path, source: readFileSync(join(raiz, path), 'utf8') }));
}

function imprimir({ errores, resumen }, area) {
  const porciento = (part, total) => `${total === 0 ? 100 : Math.floor((part * 100) / total)} %`.padStart(6);
  const decididas = resumen.flatMap((row) => row.porDecision);
  const enCifras = (nombre, probadas, decididas, total) =>
    console.log(
      `${nombre.padEnd(4)} ${String(probadas).padStart(9)} ${String(decididas || '').padStart(13)} ${String(total).padStart(7)}  ${porciento(probadas + decididas, total)}`,
    );
  console.log('Área  con prueba  por decisión   total  cubierto');
  for (const row of resumen) enCifras(row.area, row.probadas, row.porDecision.length, row.total);
  const suma = (key) => resumen.reduce((total, row) => total + row[key], 0);
  enCifras('todo', suma('probadas'), decididas.length, suma('total'));
  if (decididas.length > 0) console.log('\nPor decisión, sin nada que una prueba pueda probar (docs/decisiones.md):');
  for (const { id, motivo } of decididas) console.log(`  ${id}  ${motivo}`);
  console.log(`\nSin contar, notas de alcance de la especificación: ${[...NOTAS_DE_ALCANCE].join(', ')}.`);
  if (area) {
    const row = resumen.find((r) => r.area === area);
    if (!row) errores.push(`El área ${area} no existe (unknown area)`);
    else console.log(`\n${row.faltan.length} filas de ${area} sin prueba:`);
    for (const { id, texto, decidida } of row?.faltan ?? []) {
      console.log(`  ${id}${decidida ? ' (decidida)' : ''}  ${texto.length > 150 ? `${texto.slice(0, 149)}…` : texto}`);
    }
  }
  for (const error of errores) console.error(`ERROR ${error}`);
  process.exitCode = errores.length ? 1 : 0;
}

const fila = (ID) => ({ ID, AREA: ID.slice(0, 3), REQUIREMENT: 'text' });
const comprobaciones = {
  'a title is read with its IDs and its line': () => {
    const [title] = titulosDe(`\n  test('ASA-001 ASA-002 shows both', () => {});`);
    assert.deepEqual(title, { ids: ['ASA-001', 'ASA-002'], linea: 2, corre: true });
  },
  'test.each, templates and table names count; IDs inside a title do not': () => {
    const source =
      "test.each([1])('ASA-001 %s', f); test(`ASA-002 x`, f); ['ASA-003 row', 1]; test('as ASA-004 says', f)";
    assert.deepEqual(
      titulosDe(source).flatMap((t) => t.ids),
      ['ASA-001', 'ASA-002', 'ASA-003'],
    );
  },
  'skipped and commented titles prove nothing': () => {
    const source =
      "test.skip('ASA-001 x', f);\n// test('ASA-002 x', f);\n/* test('ASA-003 x', f); */\n  xit('ASA-004 x', f);";
    assert.deepEqual(
      titulosDe(source).filter((t) => t.corre),
      [],
    );
  },
  'decisions carry one or several IDs; the mark takes a row out': () => {
    const found = decisionesDe('## ASA\n- ASA-001, ASA-002 — text\n- ASA-003 — nothing to prove [sin prueba]\n- note');
    assert.deepEqual(
      found.map((d) => [d.id, d.sinPrueba]),
      [
        ['ASA-001', false],
        ['ASA-002', false],
        ['ASA-003', true],
      ],
    );
  },
  'a row is covered by a test or by a decision, whose reason is given': () => {
    const rows = [fila('ASA-001'), fila('ASA-002'), fila('ASA-003')];
    const files = [{ path: 'a.test.ts', source: "test('ASA-001 x', f)" }];
    const [area] = revisar(rows, files, '- ASA-002 — nothing to prove [sin prueba]\n- ASA-003 — text', []).resumen;
    assert.equal(area.probadas, 1);
    assert.deepEqual(area.porDecision, [{ id: 'ASA-002', motivo: 'nothing to prove' }]);
    assert.deepEqual(
      area.faltan.map(({ id }) => id),
      ['ASA-003'],
    );
  },
  'unknown IDs and five IDs are errors': () => {
    const rows = [1, 2, 3, 4, 5].map((n) => fila(`ASA-00${n}`));
    const source = "test('ASA-001 ASA-002 ASA-003 ASA-004 ASA-005 x', f); test('XYZ-001 x', f)";
    const { errores } = revisar(rows, [{ path: 'a.test.ts', source }], '- ASA-099 — x', []);
    assert.equal(errores.length, 3);
  },
  'a complete area fails on a row without a test, and only there': () => {
    const rows = [fila('ASA-001'), fila('ASA-002'), fila('AUT-001')];
    const files = [{ path: 'a.test.ts', source: "test('ASA-001 x', f)" }];
    assert.equal(revisar(rows, files, '', ['ASA']).errores.length, 1);
    assert.equal(revisar(rows, files, '- ASA-002 — x', ['ASA']).errores.length, 1);
    assert.equal(revisar(rows, files, '- ASA-002 — x [sin prueba]', ['ASA']).errores.length, 0);
    assert.equal(revisar(rows, files, '', []).errores.length, 0);
  },
  'scope notes need no test': () => {
    assert.deepEqual(
      revisar([fila('GEN-018'), fila('GEN-001')], [], '', []).resumen[0].faltan.map((f) => f.id),
      ['GEN-001'],
    );
  },
  'a broken TSV row is named': () => assert.throws(() => parseTsv('A\tB\n1', 'x.tsv'), /x\.tsv:2/),
};

if (process.argv.includes('--self-test')) autoprueba(comprobaciones);
else {
  const area = process.argv.includes('--area') ? process.argv[process.argv.indexOf('--area') + 1] : undefined;
  const decisiones = join(raiz, 'docs/decisiones.md');
  const text = existsSync(decisiones) ? readFileSync(decisiones, 'utf8') : '';
  imprimir(revisar(leerTsv('docs/requisitos.tsv'), archivosDePrueba(), text, leerAreasCompletas()), area);
}
