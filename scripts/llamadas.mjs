/**
 * Do openapi/openapi.json, docs/llamadas.tsv and docs/recursos.tsv say the same?
 *
 *   npm run llamadas                     exit 1 with one line per disagreement
 *   npm run llamadas -- --self-test      checks this script itself
 *
 * Every `x-llamada` stands in docs/llamadas.tsv with that operation, every operation of that table exists and names its call; every
 * requirement row that is a call is listed; every built entity has its operations; every operation belongs to an entity.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { llave, operacion, revisarLlamadas, revisarOlvidadas, revisarRecursos } from './trazas/contrato.mjs';
import { autoprueba, leerTsv, raiz } from './trazas/tsv.mjs';

const api = (calls) => ({ paths: { '/api/v1/grupo/{id}': { get: { 'x-llamada': calls } } } });
const llamada = (LLAMADA, OPERACION) => ({ LLAMADA, OPERACION, REQUISITOS: 'GEN-528' });
const requisitos = [{ ID: 'GEN-528', KIND: 'call' }];
const revisa = (rows, calls, required = requisitos) => revisarLlamadas(rows, api(calls), required);
const recurso = (ESTADO, OPERACIONES) => [{ ENTIDAD: 'Grupo', AREA: 'ASA', ESTADO, OPERACIONES }];

const comprobaciones = {
  'calls are compared without the names of their parameters': () => {
    assert.equal(llave('GET /parroquia/{2 params}'), llave('GET parroquia/{provincia}/{canton}'));
    assert.notEqual(llave('GET clientes/{id}'), llave('GET clientes/plan/{4}'));
    assert.notEqual(llave('GET familiar'), llave('PUT familiar'));
    assert.notEqual(llave('GET adjudicados/{4 params}'), llave('GET Adjudicados/{3 params}'));
  },
  'operations are compared without base path and query': () => {
    assert.equal(operacion('get /api/v1/grupo/{id}'), operacion('GET /grupo/{numero}?filter={"a":1}'));
  },
  'agreement is silent': () =>
    assert.deepEqual(revisa([llamada('GET /grupo/{id}', 'GET /grupo/{id}')], ['GET grupo/{x}']), []),
  'a call twice is found': () => {
    const row = llamada('GET /grupo/{id}', 'GET /grupo/{id}');
    assert.match(revisa([row, row], ['GET /grupo/{id}'])[0], /dos veces/);
  },
  'an unknown x-llamada is found': () => {
    assert.match(revisa([llamada('GET /x', 'pendiente (ASA)')], ['GET /grupo/{id}'])[0], /no está en docs\/llamadas/);
  },
  'a built call that the table calls pending is found': () => {
    assert.match(revisa([llamada('GET /grupo/{id}', 'pendiente (ASA)')], ['GET /grupo/{id}'])[0], /tables disagree/);
  },
  'a missing operation and a missing extension are found': () => {
    assert.match(revisa([llamada('GET /otra', 'GET /otra')], [])[0], /la API no tiene/);
    assert.match(revisa([llamada('GET /grupo/{id}', 'GET /grupo/{id}')], [])[0], /le falta x-llamada/);
  },
  'a typing mistake in the state is not taken for a state': () => {
    assert.match(revisa([llamada('GET /x', 'pendente (ASA)')], [])[0], /no es una operación/);
  },
  'a call row that nobody listed is found': () => {
    const required = [...requisitos, { ID: 'ASA-014', KIND: 'call' }, { ID: 'GEN-521', KIND: 'call' }];
    assert.match(revisa([llamada('GET /x', 'pendiente (ASA)')], [], required).join(), /falta la llamada de ASA-014/);
  },
  'entities: missing operation, none at all': () => {
    assert.deepEqual(revisarRecursos(recurso('construida', 'GET /grupo/{id}'), api([])), []);
    assert.match(revisarRecursos(recurso('construida', 'GET /otra'), api([]))[0], /la API no tiene/);
    assert.match(revisarRecursos(recurso('construida', ''), api([]))[0], /no tiene operaciones/);
  },
  'an operation that no entity names is found': () => {
    assert.deepEqual(revisarOlvidadas(recurso('construida', 'GET /grupo; GET /grupo/{x}'), api([])), []);
    assert.match(revisarOlvidadas(recurso('construida', 'GET /grupo'), api([]))[0], /GET \/grupo\/\{\}/);
  },
};

function ejecutar() {
  const document = join(raiz, 'openapi/openapi.json');
  if (!existsSync(document)) return ['openapi/openapi.json no existe: npm run gen (the OpenAPI document is missing)'];
  const openapi = JSON.parse(readFileSync(document, 'utf8'));
  const recursos = leerTsv('docs/recursos.tsv');
  return [
    ...revisarLlamadas(leerTsv('docs/llamadas.tsv'), openapi, leerTsv('docs/requisitos.tsv')),
    ...revisarRecursos(recursos, openapi),
    ...revisarOlvidadas(recursos, openapi),
  ];
}

if (process.argv.includes('--self-test')) autoprueba(comprobaciones);
else {
  const errores = ejecutar();
  for (const error of errores) console.error(`ERROR ${error}`);
  console.log(
    errores.length ? `${errores.length} desacuerdos` : 'La API, docs/llamadas.tsv y docs/recursos.tsv coinciden.',
  );
  process.exitCode = errores.length ? 1 : 0;
}
