// npm run resistencia: attacks the application and counts what gave way (docs/resistencia.md says what each figure means).
//   npm run resistencia                        the long form, in an hour or so
//   npm run resistencia -- --corta             the short form, in three minutes; part of `npm run check`
//   npm run resistencia -- permisos            only these rows (by their beginning)
//   npm run resistencia -- permisos --guardar  and keeps what each found: rows of the long form that are run apart make one table; of a
//                                              server also those of the short form (--corta --guardar)
//   npm run resistencia -- --tabla             attacks nothing: the tables of what was kept; 1 where a row is missing or above its goal
//   npm run resistencia -- --semilla 7         other attacks; the same seed makes the same ones
//   npm run resistencia -- --corta --escribir  puts its table into docs/resistencia.md; so does --tabla --escribir
//   npm run resistencia -- --comprobar         attacks nothing: 1 where the long table of the document is not what was kept
// On the embedded engine, or on the server of DATABASE_URL.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureNode, ensurePackages, fail, root, say } from './lib/setup.mjs';
import { filas } from './resistencia/filas.mjs';
import { guardar, leerGuardadas } from './resistencia/guardadas.mjs';
import { conLaboratorio } from './resistencia/laboratorio.mjs';
import { enTabla, enTablaDeGuardadas } from './resistencia/tabla.mjs';

const DOCUMENTO = join(root, 'docs', 'resistencia.md');
const { values: opciones, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    comprobar: { type: 'boolean', default: false },
    corta: { type: 'boolean', default: false },
    escribir: { type: 'boolean', default: false },
    guardar: { type: 'boolean', default: false },
    semilla: { type: 'string', default: '20260310' },
    tabla: { type: 'boolean', default: false },
  },
});
const semilla = Number(opciones.semilla);
if (!Number.isSafeInteger(semilla)) fail('La semilla es un número entero.');
if (opciones.escribir && !opciones.tabla && (!opciones.corta || positionals.length > 0))
  fail('Se escribe la forma corta entera (--corta --escribir) o lo guardado de la larga (--tabla --escribir).');

process.exit((await hacer()) ? 0 : 1);

function hacer() {
  if (opciones.comprobar) return comprobar();
  return opciones.tabla ? imprimirGuardadas() : atacar();
}

/** Where a table stands: between `<!-- x -->` and `<!-- fin de x -->` of the document. */
function lugarDe(marca) {
  const documento = readFileSync(DOCUMENTO, 'utf8').replaceAll('\r\n', '\n');
  const inicio = `<!-- ${marca} -->\n`;
  const [desde, hasta] = [documento.indexOf(inicio) + inicio.length, documento.indexOf(`\n<!-- fin de ${marca} -->`)];
  if (desde < inicio.length || hasta < desde) fail(`docs/resistencia.md no tiene dónde poner ${marca}.`);
  return { antes: documento.slice(0, desde), texto: documento.slice(desde, hasta), despues: documento.slice(hasta) };
}

function escribir(marca, texto) {
  const { antes, despues } = lugarDe(marca);
  writeFileSync(DOCUMENTO, `${antes}${texto}${despues}`);
}

/** A table for each engine on which rows were kept. */
function tablasGuardadas() {
  const guardadas = leerGuardadas();
  const motores = [...new Set(guardadas.map(({ motor }) => motor))];
  const tablas = motores.map((motor) => enTablaDeGuardadas(filas, guardadas, motor));
  return {
    texto: tablas.map(({ tabla }) => tabla).join('\n\n'),
    completas: tablas.length > 0 && tablas.every(({ faltas }) => faltas.length === 0),
  };
}

function imprimirGuardadas() {
  const { texto, completas } = tablasGuardadas();
  say(texto === '' ? 'No se ha guardado ninguna fila.' : texto);
  if (opciones.escribir) escribir('tabla larga', texto);
  return completas;
}

function comprobar() {
  const igual = lugarDe('tabla larga').texto === tablasGuardadas().texto;
  say(
    igual
      ? 'La tabla larga de docs/resistencia.md es la de docs/resistencia.tsv.'
      : 'La tabla larga de docs/resistencia.md no es lo que guarda docs/resistencia.tsv: npm run resistencia -- --tabla --escribir',
  );
  return igual;
}

function filasElegidas() {
  const elegidas = filas.filter(({ id, soloLarga }) =>
    positionals.length === 0 ? !(opciones.corta && soloLarga) : positionals.some((inicio) => id.startsWith(inicio)),
  );
  if (elegidas.length === 0) fail(`Ninguna fila empieza así. Filas: ${filas.map(({ id }) => id).join(', ')}`);
  return elegidas;
}

async function atacar() {
  const elegidas = filasElegidas();
  ensurePackages();
  ensureNode();
  ensureBuild(['domain', 'api']);
  const resultados = await conLaboratorio({ semilla, corta: opciones.corta }, async (laboratorio) => {
    const hechos = [];
    if (opciones.guardar && opciones.corta && laboratorio.motor !== 'SQL Server')
      fail('De la base incluida se guardan las filas de la forma larga; la corta se escribe entera.');
    for (const fila of elegidas)
      if (laboratorio.motor === 'SQL Server' && fila.noEnServidor !== undefined)
        say(`no corre  ${fila.id}: ${fila.noEnServidor}`);
      else hechos.push(await correr(fila, laboratorio));
    return hechos;
  });
  const tabla = enTabla(resultados, { semilla, corta: opciones.corta });
  say(`\n${tabla}`);
  if (opciones.escribir) escribir('tabla corta', tabla);
  return resultados.every(({ cumple }) => cumple);
}

async function correr(fila, laboratorio) {
  const carga = loadavg()[0].toLocaleString('es-EC', { maximumFractionDigits: 1 });
  const desde = performance.now();
  const { casos, fallos, nota, medida } = await fila
    .correr(laboratorio)
    .catch((error) => ({ casos: 0, fallos: [error.stack] }));
  const segundos = Math.round((performance.now() - desde) / 1000);
  const cumple = fallos.length === 0 && casos > 0;
  // what is measured in time or memory says how busy the machine was before
  const medido =
    medida === undefined ? [] : [medida, `carga ${carga} al empezar, en ${availableParallelism()} procesadores`];
  say(
    `${cumple ? 'bien ' : 'FALLA'}  ${[`${fila.id}: ${casos} casos, ${fallos.length} fallos`, ...medido].join('; ')} (${segundos} s)`,
  );
  for (const fallo of fallos.slice(0, 10)) say(`         ${fallo}`);
  if (opciones.guardar)
    guardar({
      ...{
        motor: laboratorio.motor,
        forma: opciones.corta ? 'corta' : 'larga',
        fila: fila.id,
        semilla,
        casos,
        fallos: fallos.length,
        segundos,
      },
      nota: [nota ?? '', ...medido].filter((una) => una !== '').join('; '),
    });
  return { ...fila, casos, fallos: fallos.length, nota: nota ?? '', cumple };
}
