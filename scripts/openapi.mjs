// Finishes the OpenAPI document that tsoa draws from the controllers: the answers that every operation shares, the headers of lists and
// of repeatable acts, and the bounds and messages of the rules (a schema `esquemaX` of the domain belongs to the component `X`).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { root } from './lib/setup.mjs';
import { carryCalls } from './openapi/calls.mjs';
import { callsOf } from './openapi/client.mjs';
import { carryExamples } from './openapi/examples.mjs';
import { carryHeaders, carryKeys } from './openapi/headers.mjs';
import { carryIntegers } from './openapi/integers.mjs';
import { carryList, listDefinitions } from './openapi/lists.mjs';
import { carryRecords } from './openapi/records.mjs';
import { carryRefusals } from './openapi/refusals.mjs';
import { carryStoredFile } from './openapi/stored-files.mjs';
import { strict } from './openapi/strict.mjs';
import { idempotencyKey } from './openapi/texts.mjs';

const require = createRequire(join(root, 'domain', 'package.json'));
const domain = require(join(root, 'domain', 'dist', 'index.js'));
const { z } = require('zod');
const NULL = ts.factory.createLiteralTypeNode(ts.factory.createNull());

const document = JSON.parse(readFileSync(join(root, 'openapi', 'dist', 'tsoa.json'), 'utf8'));

const isList = ({ parameters = [] }) =>
  ['sort', 'range', 'filter'].every((name) => parameters.some((parameter) => parameter.name === name));
const lists = await listDefinitions(
  Object.entries(document.paths).flatMap(([path, { get }]) => (get !== undefined && isList(get) ? [path] : [])),
  (file) => createRequire(join(root, 'api', 'package.json'))(join(root, 'api', 'dist', file)),
);

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function finishOperation(method, path, operation) {
  const secured = (operation.security ?? []).length > 0;
  operation.parameters ??= [];
  const { parameters } = operation;
  const writes = method !== 'get';
  carryRefusals(method, path, operation, { domain, schemas: document.components.schemas });
  carryStoredFile(operation, domain.mensajes);
  if (writes && secured) parameters.push(idempotencyKey);
  carryKeys(path, operation);
  if (isList(operation)) carryList(path, parameters, lists[path], domain);
  // The same list as a workbook, to whoever accepts nothing else.
  if (operation['x-excel']) operation.responses['200'].content[XLSX] = { schema: { type: 'string', format: 'binary' } };
  // The permission stands in the security scopes (one role table); OpenAPI wants bearer schemes without scopes.
  const permissions = (operation.security ?? []).flatMap((entry) => entry.bearer ?? []);
  if (permissions.length > 0) {
    operation['x-permisos'] = permissions;
    operation.security = [{ bearer: [] }];
  }
}

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'enum', 'format'];
const HOY = '2026-01-01';
const identificacionDeGarante = z.object({ identificacion: z.string().length(domain.LARGO_DE_GARANTE) });
/** Component → schema of the rules that judge it, where its name is not the schema's own. */
const schemas = {
  ActaPorGenerar: domain.esquemaGeneracion,
  ActaPorRegenerar: domain.esquemaRegeneracion,
  AprobacionDeCarpeta: domain.esquemaAprobacion,
  AsambleaNueva: domain.esquemaNuevaAsamblea,
  AsambleaPorCorregir: domain.esquemaCorreccionDeAsamblea,
  AsambleaPorEliminar: domain.esquemaEliminacionDeAsamblea,
  Asignacion: domain.esquemaAsignacion,
  CabeceraDeRegeneracion: domain.esquemaRegeneracion.shape.cabecera.unwrap(),
  ClaveDeServicioNueva: domain.esquemaNuevaClave,
  ConsultaDeBuroNueva: domain.esquemaPedidoDeBuro(HOY),
  CuentaDeServicioCambio: domain.esquemaCambioDeCuenta,
  CuentaDeServicioNueva: domain.esquemaCuenta,
  SuscripcionNueva: domain.esquemaSuscripcion,
  SuscripcionCambio: domain.esquemaCambioDeSuscripcion,
  DevolucionDeCarpeta: domain.esquemaDevolucion,
  CambioDeGarante: identificacionDeGarante,
  ExcepcionNueva: domain.esquemaExcepcionDeRiesgo,
  GaranteNuevo: identificacionDeGarante,
  MarcaDeFila: domain.esquemaRegeneracion.shape.marcas.unwrap().element,
  MarcaDeParametro: domain.esquemaMarcaDeParametro,
  MemoPorGenerar: domain.esquemaMemo(HOY),
  RechazoDeMedio: domain.esquemaRechazoDeMedio,
  ParticipanteCambio: domain.esquemaMarca,
  Reasignacion: domain.esquemaReasignacion,
  ReferenciaNueva: z.object({ tipo: z.enum(domain.tiposDeReferencia.map(({ codigo }) => codigo)) }),
  RechazoDeDocumento: domain.esquemaRechazoDeDocumento,
  RevocacionDeClave: domain.esquemaRevocacionDeClave,
  Retiro: domain.esquemaRetiro,
  TareaCambio: domain.esquemaDeCambioDeTarea({ hoy: HOY, acciones: [], usuarioId: 1, fechaEjecucion: null }),
  TareaNueva: domain.esquemaDeTareaNueva({ hoy: HOY, acciones: [] }),
  UsuarioCambio: domain.esquemaUsuario,
  UsuarioNuevo: domain.esquemaUsuario,
};

/** Of alternatives, the one that says something of a text: the others are '' or null. */
const ruleOf = (rule) =>
  rule?.anyOf === undefined ? rule : ruleOf(rule.anyOf.findLast(({ type }) => type !== 'null'));
const boundsOf = (rule = {}) => ({
  ...Object.fromEntries(BOUNDS.flatMap((bound) => (rule[bound] === undefined ? [] : [[bound, rule[bound]]]))),
  ...(rule.const !== undefined && { enum: [rule.const] }),
});

/** What is asked for comes from what goes in, the bounds from what comes out as well: texts are measured once they are trimmed. */
function carryRules(name, component) {
  const schema = schemas[name] ?? domain[`esquema${name}`];
  if (schema === undefined || typeof schema.safeParse !== 'function' || component.properties === undefined) return;
  const [input, output] = ['input', 'output'].map((io) => z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const messages = domain.erroresPorCampo(schema.safeParse({}).error ?? { issues: [] });
  for (const [field, property] of Object.entries(component.properties)) {
    const rule = ruleOf(input.properties?.[field]);
    if (rule === undefined || property.$ref !== undefined) continue;
    const bounds = { ...boundsOf(rule), ...boundsOf(ruleOf(output.properties?.[field])) };
    for (const [bound, value] of Object.entries(bounds)) {
      if (Math.abs(value) === Number.MAX_SAFE_INTEGER || property[bound] === value) continue;
      // an identifier of ours is an integer however the shape is written
      if (bound === 'format' && property.type !== 'string') continue;
      property[bound] = value;
      property['x-regla'] = name;
    }
    if (rule.type === 'integer') {
      property.type = 'integer';
      delete property.format;
    }
    if (messages[field] !== undefined) property['x-mensaje'] = messages[field];
  }
}

for (const [path, methods] of Object.entries(document.paths))
  for (const [method, operation] of Object.entries(methods)) finishOperation(method, path, operation);
carryCalls(document);
carryExamples(document);
carryHeaders(document, isList);
for (const [name, component] of Object.entries(document.components.schemas)) carryRules(name, component);
carryRecords(document, domain, {
  ficha: ['FichaEnviada', 'FichaNueva', 'FichaCambio', 'FichaVista'],
  'medio-aprobacion': ['MedioNuevo', 'MedioCambio', 'MedioVista'],
  'solicitud-de-pago': ['PagoNuevo', 'PagoVista'],
  contrato: ['ContratoNuevo', 'CabeceraDeContrato', 'ContratoVista'],
  pagare: ['PagareNuevo', 'PagareReemplazo', 'PagareVista'],
  'personas-de-pagare': ['PersonasDePagareCambio', 'PagareVista'],
  'firma-de-pagare': ['FirmaDePagare'],
  poliza: ['PolizaEnviada', 'PolizaVista'],
  dispositivo: ['DispositivoEnviado', 'DispositivoComoSeLeyo'],
  'dispositivo-concesionario': ['DispositivoNuevo', 'DispositivoCambio', 'DispositivoVista'],
});
carryIntegers(document);
// what a body brings along and only the server writes
for (const { properties = {} } of Object.values(document.components.schemas))
  for (const property of Object.values(properties))
    if (property.description?.startsWith('Solo lectura')) property.readOnly = true;

writeFileSync(join(root, 'openapi', 'openapi.json'), `${JSON.stringify(strict(document), null, 2)}\n`);

// The shapes of bodies and answers, and what can be called, for the screens: `admin` imports these, never the API's sources. Calendar dates and instants are types of
// their own (domain/src/fechas.ts).
const FECHAS = { date: 'Fecha', 'date-time': 'Instante' };
function ofDate({ type, format, nullable }) {
  if (type !== 'string' || FECHAS[format] === undefined) return undefined;
  const date = ts.factory.createTypeReferenceNode(FECHAS[format]);
  return nullable ? ts.factory.createUnionTypeNode([date, NULL]) : date;
}
const types = await openapiTS(
  { ...document, paths: {}, components: { schemas: { ...document.components.schemas, ...callsOf(document) } } },
  {
    alphabetize: true,
    immutable: true,
    inject: "import type { Fecha, Instante } from '@adjudica/domain';",
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ofDate,
  },
);
const generated = join(root, 'admin', 'src', 'generated');
mkdirSync(generated, { recursive: true });
writeFileSync(
  join(generated, 'api.ts'),
  `// Generated from openapi/openapi.json by npm run gen. Not edited by hand.\n${astToString(types)}`,
);
