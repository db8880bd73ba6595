// docs/servicio.md from the table of the specified calls (api/src/servicio/tabla.ts) and docs/llamadas.tsv: where each is served, what its parameters
// are, and which of our operations it is (npm run gen; `npm run check` compares).
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, say } from './lib/setup.mjs';
import { leerTsv } from './trazas/tsv.mjs';

const require = createRequire(join(root, 'api', 'package.json'));
require('reflect-metadata');
const { filas } = require(join(root, 'api', 'dist', 'servicio', 'tabla.js'));
const { rutaDe } = require(join(root, 'api', 'dist', 'servicio', 'rutas.js'));

const fila = (...celdas) => `| ${celdas.join(' | ')} |`;
const codigo = (texto) => `\`${texto}\``;
const llamadas = leerTsv('docs/llamadas.tsv');
const servida = (llamada) => filas.find((una) => una.llamada === llamada);
const caminoDe = (una) => {
  const { metodo, camino } = rutaDe({ ...una, opcionales: [] });
  return `${metodo.toUpperCase()} ${camino.replace(/:(\w+)/g, '{$1}').slice(1)}`;
};
const lineas = [
  '# Specified calls at their own paths',
  '',
  'Made by `npm run gen` from `api/src/servicio/tabla.ts` and `llamadas.tsv`. Beneath `/api/servicio/`, for service accounts with the scope',
  '`servicio:llamar`; `integrar.md` says how. Parameters in braces stand in the path, in this order; those that may follow may stand in the query',
  'too. `acts`: it changes something, whatever its method. An account needs the scopes of our operations as well (`permisos.md`).',
  '',
  fila('Call', 'May follow', 'Acts', 'Our operation'),
  fila('---', '---', ':-:', '---'),
  ...llamadas
    .filter(({ LLAMADA }) => servida(LLAMADA) !== undefined)
    .map(({ LLAMADA, OPERACION }) => {
      const una = servida(LLAMADA);
      return fila(
        codigo(caminoDe(una)),
        una.opcionales.map(codigo).join(', '),
        una.actua ? '●' : '',
        OPERACION.split('; ').map(codigo).join(', '),
      );
    }),
  '',
  'Not served, because the specification shows no path of theirs or nobody knows what they are for:',
  '',
  ...llamadas
    .filter(({ LLAMADA }) => servida(LLAMADA) === undefined)
    .map(({ LLAMADA, OPERACION }) =>
      OPERACION.startsWith('purpose')
        ? `- ${LLAMADA}: ${OPERACION}`
        : `- ${LLAMADA}: ${OPERACION.split('; ').map(codigo).join(', ')}`,
    ),
  '',
];
writeFileSync(join(root, 'docs', 'servicio.md'), lineas.join('\n'));
say(`docs/servicio.md: ${filas.length} llamadas`);
