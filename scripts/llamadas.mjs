/**
 * Do openapi/openapi.json, docs/llamadas.tsv and docs/recursos.tsv say the same?
 *
 * Every `x-llamada` stands in docs/llamadas.tsv with that operation, every operation of that table exists and names its call; every
 * requirement row that is a call is listed; every built entity has its operations; every operation belongs to an entity.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revisarLlamadas, revisarOlvidadas, revisarRecursos } from './trazas/contrato.mjs';
import { leerTsv, raiz } from './trazas/tsv.mjs';

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

const errores = ejecutar();
for (const error of errores) console.error(`ERROR ${error}`);
console.log(
  errores.length ? `${errores.length} desacuerdos` : 'La API, docs/llamadas.tsv y docs/recursos.tsv coinciden.',
);
process.exitCode = errores.length ? 1 : 0;
