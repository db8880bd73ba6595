// What each row found when it ran last, by engine and form (docs/resistencia.tsv): rows that were run apart make one table.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';

const ARCHIVO = join(root, 'docs', 'resistencia.tsv');
const COLUMNAS = ['motor', 'forma', 'fila', 'semilla', 'casos', 'fallos', 'segundos', 'nota'];

export function leerGuardadas() {
  return existsSync(ARCHIVO) ? leidas(readFileSync(ARCHIVO, 'utf8')) : [];
}

/** In place of what the same row found before on this engine and in this form. */
export function guardar(nueva) {
  writeFileSync(ARCHIVO, escritas(conNueva(leerGuardadas(), nueva)));
}

/** A row without a note ends in a tab: it is a cell, and empty. */
export function leidas(texto) {
  const [, ...lineas] = texto
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((linea) => linea !== '');
  return lineas
    .map((linea) => linea.split('\t'))
    .map((celdas) => Object.fromEntries(COLUMNAS.map((columna, i) => [columna, celdas[i] ?? ''])))
    .map((una) => ({ ...una, casos: Number(una.casos), fallos: Number(una.fallos), segundos: Number(una.segundos) }));
}

export function conNueva(guardadas, nueva) {
  const clave = ({ motor, forma, fila }) => `${motor} ${forma} ${fila}`;
  return [...guardadas.filter((una) => clave(una) !== clave(nueva)), nueva].sort((a, b) =>
    clave(a).localeCompare(clave(b), 'es'),
  );
}

export function escritas(guardadas) {
  const texto = (celda) => String(celda ?? '').replace(/\s+/g, ' ');
  const lineas = guardadas.map((una) => COLUMNAS.map((columna) => texto(una[columna])).join('\t'));
  return `${[COLUMNAS.join('\t'), ...lineas].join('\n')}\n`;
}
