// Every requirement row that is a call is listed in docs/data/llamadas.tsv, every built entity of the specification (docs/data/recursos.tsv) has its
// operations, and every operation stands under a heading of the document: an integrator finds it. (That the operations of llamadas.tsv exist is seen when
// the document is written.)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';
import { leerTsv } from './lib/tsv.mjs';
import { nombradasEn, operacionesDe } from './openapi/calls.mjs';

/** Rows of kind 'call' that speak of all calls, not of one. */
const GENERALES = ['GEN-018', 'GEN-521', 'GEN-522', 'GEN-523', 'GEN-524', 'LEG-583'];

const requisitos = leerTsv('docs/data/requisitos.tsv');
const conocidos = requisitos.map(({ ID }) => ID);
const llamadas = leerTsv('docs/data/llamadas.tsv');
const citados = llamadas.flatMap(({ REQUISITOS }) => REQUISITOS.split(' '));
const operaciones = operacionesDe(JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8')));
/** First segments of the paths. */
const recursos = [...operaciones.keys()].map((una) => una.split('/')[1]);
const construidas = leerTsv('docs/data/recursos.tsv').filter(({ ESTADO }) => ESTADO === 'construida');

const errores = [
  ...citados.filter((id) => !conocidos.includes(id)).map((id) => `llamadas.tsv: ${id} no está en requisitos.tsv`),
  ...requisitos
    .filter(({ ID, KIND }) => KIND === 'call' && !citados.includes(ID) && !GENERALES.includes(ID))
    .map(({ ID }) => `llamadas.tsv: falta la llamada de ${ID}`),
  ...llamadas
    .filter(({ LLAMADA }, i) => llamadas.findIndex((otra) => otra.LLAMADA === LLAMADA) !== i)
    .map(({ LLAMADA }) => `llamadas.tsv: '${LLAMADA}' está dos veces`),
  ...construidas.flatMap(({ ENTIDAD, RECURSO, OTRAS_OPERACIONES: otras }) => [
    ...RECURSO.split('; ')
      .filter((recurso) => otras === '' && !recursos.includes(recurso))
      .map((recurso) => `recursos.tsv: ${ENTIDAD}: la API no tiene /${recurso}`),
    ...(otras === '' ? [] : nombradasEn(otras))
      .filter((una) => !operaciones.has(una))
      .map((una) => `recursos.tsv: ${ENTIDAD}: la API no tiene ${una}`),
  ]),
  ...[...operaciones]
    .filter(([, { tags = [] }]) => tags.length !== 1)
    .map(([una]) => `${una} no tiene un título: falta @Tags en su controlador`),
];
if (errores.length > 0) fail(errores.join('\n'));
say(`${llamadas.length} llamadas y ${operaciones.size} operaciones están en sus tablas.`);
