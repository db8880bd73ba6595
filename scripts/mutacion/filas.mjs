// What is kept of each mutated file: docs/mutantes.tsv (figures) and docs/mutantes-vivos.tsv (what survived, and why that is all right).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/setup.mjs';
import { leer, pruebasDe } from './archivos.mjs';

const FILAS = join(root, 'docs', 'mutantes.tsv');
const VIVOS = join(root, 'docs', 'mutantes-vivos.tsv');
const COLUMNAS = ['archivo', 'muertos', 'vivos', 'fuente', 'pruebas'];
const COLUMNAS_VIVOS = ['archivo', 'linea', 'clase', 'donde', 'cambio', 'motivo'];

const huella = (texto) => createHash('sha256').update(texto).digest('hex').slice(0, 16);

/** Of what runs: a comment, a type or the layout makes no row old. */
const loQueCorre = (archivo) =>
  ts.transpileModule(leer(archivo), {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
  }).outputText;
export const huellaDeFuente = (archivo) => huella(loQueCorre(archivo));
export const huellaDePruebas = (archivo) => huella(pruebasDe(archivo).map(loQueCorre).join('\n'));

const enTsv = (ruta, columnas) =>
  !existsSync(ruta)
    ? []
    : readFileSync(ruta, 'utf8')
        .replaceAll('\r\n', '\n')
        .split('\n')
        .slice(1)
        .filter((linea) => linea !== '')
        .map((linea) => Object.fromEntries(linea.split('\t').map((celda, i) => [columnas[i], celda])));
const guardar = (ruta, columnas, filas) =>
  writeFileSync(
    ruta,
    `${[columnas, ...filas.map((fila) => columnas.map((columna) => fila[columna] ?? ''))].map((celdas) => celdas.join('\t')).join('\n')}\n`,
  );

export const leerFilas = () =>
  enTsv(FILAS, COLUMNAS).map((fila) => ({ ...fila, muertos: Number(fila.muertos), vivos: Number(fila.vivos) }));
export const leerVivos = () => enTsv(VIVOS, COLUMNAS_VIVOS).map((vivo) => ({ ...vivo, linea: Number(vivo.linea) }));

const LARGO = 90;
/** Both texts in one line and, where they are long, from a little before where they begin to differ. */
function enUnaLinea(donde, cambio) {
  const [uno, otro] = [donde, cambio].map((texto) => texto.replace(/\s+/g, ' ').trim());
  const distinto = [...uno].findIndex((letra, i) => letra !== otro[i]);
  const desde = uno.length <= LARGO && otro.length <= LARGO ? 0 : Math.max(0, distinto - LARGO / 2);
  const corto = (texto) => {
    const resto = texto.slice(desde);
    return `${desde > 0 ? '…' : ''}${resto.length > LARGO ? `${resto.slice(0, LARGO - 1)}…` : resto}`;
  };
  return { donde: corto(uno), cambio: corto(otro) };
}
/** The same survivor in another run, on whatever line it stands now. */
const claveDe = ({ archivo, clase, donde, cambio }) => [archivo, clase, donde, cambio].join('\t');

const porClave = (vivos) => Map.groupBy(vivos, claveDe);

/**
 * A reason stays with its survivor. Where a file has several that read alike, they are told apart by their order as long as they are as many; if some
 * have gone, what was said of all of them is true of the rest; else nobody knows which is which, and the reasons are written anew.
 */
function conMotivos(vivos, antes) {
  const conocidos = porClave(antes);
  return [...porClave(vivos)].flatMap(([clave, iguales]) => {
    const motivos = (conocidos.get(clave) ?? []).map(({ motivo }) => motivo);
    const deTodos = new Set(motivos).size === 1 && iguales.length < motivos.length;
    return iguales.map((vivo, i) => ({
      ...vivo,
      motivo: (iguales.length === motivos.length ? motivos[i] : deTodos ? motivos[0] : undefined) ?? '',
    }));
  });
}

function textoEn(fuente, { start, end }) {
  const lineas = fuente.split('\n');
  const trozo = lineas.slice(start.line - 1, end.line);
  trozo[trozo.length - 1] = trozo.at(-1).slice(0, end.column - 1);
  trozo[0] = trozo[0].slice(start.column - 1);
  return trozo.join('\n');
}

/** Only a test that fails kills. What did not end, or could not be run, counts as alive and says what became of it. */
const VIVO = new Set(['Survived', 'NoCoverage', 'Timeout', 'RuntimeError', 'CompileError', 'Pending']);
const SIN_SUFIJO = new Set(['Survived', 'NoCoverage']);
const porArchivo = (a, b) => (a.archivo < b.archivo ? -1 : a.archivo > b.archivo ? 1 : 0);

/** Puts what Stryker reports of these files into both tables. `huellas`: what was judged. */
export function anotar(informe, huellas) {
  const archivos = [...huellas.keys()];
  const filas = leerFilas().filter(({ archivo }) => !archivos.includes(archivo));
  const antes = leerVivos();
  const vivos = antes.filter(({ archivo }) => !archivos.includes(archivo));
  for (const archivo of archivos) {
    const { mutants = [] } = informe.files[`domain/src/${archivo}`] ?? {};
    const fuente = leer(archivo);
    const suyos = mutants
      .filter(({ status }) => VIVO.has(status))
      .sort(
        (a, b) => a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column,
      )
      .map(({ mutatorName, replacement, location, status }) => ({
        archivo,
        linea: location.start.line,
        clase: SIN_SUFIJO.has(status) ? mutatorName : `${mutatorName} (${status})`,
        ...enUnaLinea(textoEn(fuente, location), replacement ?? ''),
      }));
    vivos.push(...conMotivos(suyos, antes).sort((a, b) => a.linea - b.linea));
    filas.push({
      archivo,
      muertos: mutants.filter(({ status }) => status === 'Killed').length,
      vivos: suyos.length,
      ...huellas.get(archivo),
    });
  }
  guardar(FILAS, COLUMNAS, filas.sort(porArchivo));
  guardar(VIVOS, COLUMNAS_VIVOS, vivos.sort(porArchivo));
}

/** Rows of files that are no longer mutated. */
export function olvidarOtros(archivos) {
  for (const [ruta, columnas, leidas] of [
    [FILAS, COLUMNAS, leerFilas()],
    [VIVOS, COLUMNAS_VIVOS, leerVivos()],
  ])
    guardar(
      ruta,
      columnas,
      leidas.filter(({ archivo }) => archivos.includes(archivo)),
    );
}
