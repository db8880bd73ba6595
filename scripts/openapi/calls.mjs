// The operations of the document and what the tables of docs/ call them: 'GET /grupo?filter={producto}' is `get` of /grupo.
import { leerTsv } from '../lib/tsv.mjs';

const NO_CONSTRUIDA = /^purpose unknown, not built$/;

const nombre = (texto) => {
  const [metodo, ruta] = texto.trim().split(/\s+/);
  return `${metodo.toUpperCase()} ${ruta.replace(/\?.*$/, '').replace(/\{[^}]*\}/g, '{}')}`;
};

/** Operations that a cell of a table names. */
export const nombradasEn = (celda) => celda.split(';').map(nombre);

/** Name → operation. */
export const operacionesDe = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([ruta, metodos]) =>
      Object.entries(metodos).map(([metodo, operacion]) => [nombre(`${metodo} ${ruta}`), operacion]),
    ),
  );

/** Which calls of the specification an operation serves (docs/data/llamadas.tsv). @throws the API lacks one. */
export function carryCalls(document) {
  const operaciones = operacionesDe(document);
  for (const { LLAMADA, OPERACION } of leerTsv('docs/data/llamadas.tsv')) {
    if (NO_CONSTRUIDA.test(OPERACION)) continue;
    for (const una of nombradasEn(OPERACION)) {
      const operacion = operaciones.get(una);
      if (operacion === undefined) throw new Error(`docs/data/llamadas.tsv: '${LLAMADA}': la API no tiene ${una}`);
      operacion['x-llamada'] = [...(operacion['x-llamada'] ?? []), LLAMADA];
    }
  }
}
