// npm run mutacion: changes the rules of `domain` in every small way and counts which changes no test notices (docs/mutantes.md).
//   npm run mutacion                       the files whose row is missing, or older than the file or its tests
//   npm run mutacion -- riesgo pagare/ci   these (by their beginning), old or not
//   npm run mutacion -- --comprobar        changes nothing: is every row as new as its file and its tests, the goal reached, and a reason
//                                          given for each that lives? Part of `npm run check`
//   npm run mutacion -- --documento        puts the tables into docs/mutantes.md anew, after a reason was written
// Rows are written every few files, so that it may be broken off and gone on with.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureNode, ensurePackages, fail, say, succeeds } from './lib/setup.mjs';

const { values: opciones, positionals } = parseArgs({
  allowPositionals: true,
  options: { comprobar: { type: 'boolean', default: false }, documento: { type: 'boolean', default: false } },
});
ensurePackages();
ensureNode();
// they need the packages
const { archivosMutados, pruebasDe } = await import('./mutacion/archivos.mjs');
const { documentoAlDia, escribirDocumento, META, porcentaje } = await import('./mutacion/documento.mjs');
const { anotar, huellaDeFuente, huellaDePruebas, leerFilas, leerVivos, olvidarOtros } = await import(
  './mutacion/filas.mjs'
);
const archivos = archivosMutados();
/** Stryker takes a while to begin; what it found is written after so many files. */
const DE_UNA_VEZ = 16;

if (opciones.comprobar) comprobar();
else if (opciones.documento) escribirDocumento(archivos);
else mutar();

/** What is wrong with a file's row, if anything. */
function porQueVieja(archivo, fila) {
  if (fila === undefined) return 'no tiene fila';
  if (fila.fuente !== huellaDeFuente(archivo)) return 'cambió desde su fila';
  return fila.pruebas === huellaDePruebas(archivo) ? undefined : 'sus pruebas cambiaron desde su fila';
}

function comprobar() {
  const filas = new Map(leerFilas().map((fila) => [fila.archivo, fila]));
  const viejas = archivos.flatMap((archivo) => {
    const porque = porQueVieja(archivo, filas.get(archivo));
    return porque === undefined ? [] : [`${archivo}: ${porque}`];
  });
  for (const archivo of filas.keys()) if (!archivos.includes(archivo)) viejas.push(`${archivo}: ya no se muta`);
  const sinMotivo = leerVivos()
    .filter(({ motivo }) => !motivo?.trim())
    .map(({ archivo, linea, donde, cambio }) => `${archivo}:${linea}: ${donde} → ${cambio || '(nada)'}`);
  const total = porcentaje([...filas.values()]);
  const faltas = [
    ...falta('Filas viejas. `npm run mutacion` las hace de nuevo, solo estas:', viejas),
    ...falta(
      'Viven sin motivo. Una prueba los mata, o la columna motivo de docs/mutantes-vivos.tsv dice por qué viven; después `npm run mutacion`, o `npm run mutacion -- --documento` si solo se escribió un motivo:',
      sinMotivo,
    ),
    ...(documentoAlDia(archivos)
      ? []
      : ['docs/mutantes.md no dice lo que dicen sus tablas: `npm run mutacion -- --documento`.']),
    ...(total >= META ? [] : [`En total muere el ${total} %, la meta es ${META} %.`]),
  ];
  if (faltas.length > 0) fail(faltas.join('\n'));
  say(`${archivos.length} archivos mutados, muere el ${total} % de los mutantes; los que viven tienen su motivo.`);
}

function falta(titulo, renglones) {
  return renglones.length === 0 ? [] : [titulo, ...renglones.map((renglon) => `  ${renglon}`)];
}

function mutar() {
  olvidarOtros(archivos);
  const filas = new Map(leerFilas().map((fila) => [fila.archivo, fila]));
  const vieja = (archivo) => porQueVieja(archivo, filas.get(archivo)) !== undefined;
  const elegidos =
    positionals.length === 0
      ? archivos.filter(vieja)
      : archivos.filter((archivo) => positionals.some((inicio) => archivo.startsWith(inicio)));
  if (positionals.length > 0 && elegidos.length === 0) fail(`Ningún archivo empieza así:\n${archivos.join('\n')}`);
  const juzgados = elegidos.filter((archivo) => pruebasDe(archivo).length > 0);
  for (const archivo of elegidos)
    if (!juzgados.includes(archivo)) {
      say(`Ninguna prueba de domain juzga ${archivo}`);
      process.exitCode = 1;
    }
  for (let i = 0; i < juzgados.length; i += DE_UNA_VEZ) {
    const grupo = juzgados.slice(i, i + DE_UNA_VEZ);
    const desde = performance.now();
    // before the run: what is changed meanwhile was not judged
    const huellas = new Map(
      grupo.map((archivo) => [archivo, { fuente: huellaDeFuente(archivo), pruebas: huellaDePruebas(archivo) }]),
    );
    anotar(mutarGrupo(grupo), huellas);
    for (const { archivo, muertos, vivos } of leerFilas())
      if (grupo.includes(archivo)) say(`${archivo}: ${muertos} muertos, ${vivos} vivos`);
    say(`  ${((performance.now() - desde) / 1000).toFixed(0)} s`);
  }
  escribirDocumento(archivos);
  say(`En total muere el ${porcentaje(leerFilas())} %.`);
}

function mutarGrupo(grupo) {
  const pruebas = Object.fromEntries(grupo.map((archivo) => [archivo, pruebasDe(archivo)]));
  const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-mutacion-'));
  try {
    const informe = join(carpeta, 'informe.json');
    const bien = succeeds(
      'stryker',
      [
        'run',
        'scripts/mutacion/stryker.config.mjs',
        '--mutate',
        grupo.map((archivo) => `domain/src/${archivo}`).join(','),
      ],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { MUTACION_PRUEBAS: JSON.stringify(pruebas), MUTACION_INFORME: informe },
      },
    );
    if (!bien) fail(`Stryker no terminó: ${grupo.join(', ')}. Pase primero las pruebas de domain.`);
    return JSON.parse(readFileSync(informe, 'utf8'));
  } finally {
    rmSync(carpeta, { recursive: true, force: true });
  }
}
