// What each row found when it ran last, by engine and form (docs/resistencia.tsv): rows that were run apart make one table.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/setup.mjs';

const ARCHIVO = join(root, 'docs', 'resistencia.tsv');
const COLUMNAS = ['motor', 'forma', 'fila', 'semilla', 'casos', 'fallos', 'segundos', 'nota'];

export function leerGuardadas() {
  if (!existsSync(ARCHIVO)) return [];
  const [, ...lineas] = readFileSync(ARCHIVO, 'utf8').replaceAll('\r\n', '\n').trimEnd().split('\n');
  return lineas
    .map((linea) => Object.fromEntries(linea.split('\t').map((celda, i) => [COLUMNAS[i], celda])))
    .map((una) => ({ ...una, casos: Number(una.casos), fallos: Number(una.fallos), segundos: Number(una.segundos) }));
}

/** In place of what the same row found before on this engine and in this form. */
export function guardar(nueva) {
  const clave = ({ motor, forma, fila }) => `${motor} ${forma} ${fila}`;
  const todas = [...leerGuardadas().filter((una) => clave(una) !== clave(nueva)), nueva].sort((a, b) =>
    clave(a).localeCompare(clave(b), 'es'),
  );
  const texto = (celda) => String(celda ?? '').replace(/\s+/g, ' ');
  const lineas = todas.map((una) => COLUMNAS.map((columna) => texto(una[columna])).join('\t'));
  writeFileSync(ARCHIVO, `${[COLUMNAS.join('\t'), ...lineas].join('\n')}\n`);
}
