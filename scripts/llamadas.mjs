// Every requirement row that is a call is listed in docs/data/llamadas.tsv, every built entity of docs/data/recursos.tsv has its operations, and every
// operation belongs to an entity: an integrator finds it. (That the operations of llamadas.tsv exist is seen when the document is written.)
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
const operaciones = [...operacionesDe(JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'))).keys()];
const construidas = leerTsv('docs/data/recursos.tsv').filter(({ ESTADO }) => ESTADO === 'construida');
const deEntidades = construidas.flatMap(({ OPERACIONES }) => nombradasEn(OPERACIONES));

const errores = [
  ...citados.filter((id) => !conocidos.includes(id)).map((id) => `llamadas.tsv: ${id} no está en requisitos.tsv`),
  ...requisitos
    .filter(({ ID, KIND }) => KIND === 'call' && !citados.includes(ID) && !GENERALES.includes(ID))
    .map(({ ID }) => `llamadas.tsv: falta la llamada de ${ID}`),
  ...llamadas
    .filter(({ LLAMADA }, i) => llamadas.findIndex((otra) => otra.LLAMADA === LLAMADA) !== i)
    .map(({ LLAMADA }) => `llamadas.tsv: '${LLAMADA}' está dos veces`),
  ...deEntidades.filter((una) => !operaciones.includes(una)).map((una) => `recursos.tsv: la API no tiene ${una}`),
  ...operaciones.filter((una) => !deEntidades.includes(una)).map((una) => `recursos.tsv: nadie nombra ${una}`),
];
if (errores.length > 0) fail(errores.join('\n'));
say(`${llamadas.length} llamadas y ${operaciones.length} operaciones están en sus tablas.`);
