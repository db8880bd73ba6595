// docs/data/ajustes.md, permisos.md, eventos.md and servicio.md from the tables of the program (npm run gen; `npm run check` compares).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, say } from './lib/setup.mjs';
import { leerTsv } from './lib/tsv.mjs';

const require = createRequire(join(root, 'api', 'package.json'));
require('reflect-metadata');
const {
  departamentoDe,
  filtroDeLectura,
  lectorDeCambios,
  listaDeRoles,
  listaDeTiposDeEvento,
  nombreDeDepartamento,
  permisos: tablaDePermisos,
  permisosDePersonas,
  prefijoDe,
  recursos,
} = require('@adjudica/domain');
const { factsOf } = require(join(root, 'api', 'dist', 'config', 'options.js'));
const { databaseOptions, mailOptions, storageOptions } = require(join(root, 'api', 'dist', 'config', 'addresses.js'));
const { variables } = require(join(root, 'api', 'dist', 'config', 'variables.js'));
const { filas } = require(join(root, 'api', 'dist', 'servicio', 'tabla.js'));
const { rutaDe } = require(join(root, 'api', 'dist', 'servicio', 'rutas.js'));
const { paths } = JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'));

const fila = (...celdas) => `| ${celdas.join(' | ')} |`;
const codigo = (texto) => `\`${texto}\``;

/** Which role has which permission, whether a service account may be given it, and which operations it opens. */
function permisos() {
  /** Permission → its operations, as they are called. */
  const operaciones = new Map();
  for (const [ruta, porMetodo] of Object.entries(paths))
    for (const [metodo, operacion] of Object.entries(porMetodo))
      for (const permiso of operacion['x-permisos'] ?? [])
        operaciones.set(permiso, [...(operaciones.get(permiso) ?? []), `${metodo.toUpperCase()} ${ruta}`]);

  const letra = (lugar) => String.fromCharCode(65 + lugar);
  return [
    '# Roles and permissions',
    '',
    'Made by `npm run gen` from `domain/src/roles.ts` and `openapi/openapi.json`. An operation that stands at several permissions needs all of',
    'them. A permission without an operation is asked within others, or opens a screen. Whose plan it is (`SOLO_PROPIOS`) and limits narrow some further.',
    '',
    fila('', 'Role', 'Department', 'Begins at'),
    fila('---', '---', '---', '---'),
    ...listaDeRoles.map((rol, lugar) => {
      const departamento = departamentoDe(rol);
      const nombre = departamento === null ? '' : `${departamento} ${nombreDeDepartamento(departamento)}`;
      return fila(letra(lugar), rol, nombre, `\`${prefijoDe(rol)}\``);
    }),
    '',
    '`key`: a service account in such a role may be given it as a scope; the others are what a person answers for. `cuenta:propia` has every account',
    'without a scope, and no role.',
    '',
    fila('Permission', ...listaDeRoles.map((_, lugar) => letra(lugar)), 'key', 'Operations'),
    fila('---', ...listaDeRoles.map(() => ':-:'), ':-:', '---'),
    ...Object.keys(tablaDePermisos)
      .sort()
      .map((permiso) =>
        fila(
          `\`${permiso}\``,
          ...listaDeRoles.map((rol) => (tablaDePermisos[permiso].includes(rol) ? '●' : '')),
          permisosDePersonas.includes(permiso) || permiso === 'cuenta:propia' ? '' : '●',
          (operaciones.get(permiso) ?? []).map((una) => `\`${una}\``).join(', '),
        ),
      ),
    '',
  ];
}

/** What each event means, whose key its message carries, where the record is read and with which permission; and whose changes `GET /cambios` tells. */
function eventos() {
  const leida = (lectura) => {
    const filtro = filtroDeLectura[lectura];
    return filtro === undefined ? codigo(lectura) : `${codigo(lectura)}, filter ${codigo(filtro)}`;
  };
  return [
    '# Events',
    '',
    'Made by `npm run gen` from `domain/src/recorrido/eventos.ts`; the same as `GET /evento-tipo`. An event happens to a plan, in the transaction of the',
    'act that causes it. A message about it carries the code, the code of the plan and the key of the record; what it says now is read with the',
    'operation beside it; of a list, with the key of the message in the filter that is named (`q` finds the one plan by its whole code). Who may subscribe',
    'needs the permission among the scopes of the account. `integrar.md` says how messages are sent and signed.',
    '',
    fila('Code', 'Name', 'Means', 'Whose act', 'Key of', 'Read with', 'Permission', 'Version'),
    fila('---', '---', '---', '---', '---', '---', '---', '--:'),
    ...listaDeTiposDeEvento.map(({ id, nombre, significado, idDepartamento, recurso, lectura, permiso, version }) =>
      fila(
        codigo(id),
        nombre,
        significado,
        nombreDeDepartamento(idDepartamento),
        codigo(recurso),
        leida(lectura),
        codigo(permiso),
        version,
      ),
    ),
    '',
    '## Minutes of an assembly',
    '',
    'They belong to an assembly, not to a plan, and are no event of their own. What they award is told plan by plan: `ADJUDICACION`, `SORTEO-DISTINTO`, and',
    '`CORRECCION-ACTA` when they are issued anew. That minutes were issued, also those that award nothing new, `GET /cambios` tells as `generar-acta` or',
    '`regenerar-acta` of the `asamblea`; `GET /acta/{id}/versiones` has the SHA-256 of each file.',
    '',
    '## Changes',
    '',
    'Whose changes `GET /cambios` tells, to whom has the permission (from `domain/src/recursos.ts`). `recursoId` is the key of the record.',
    '',
    fila('Resource', 'Permission'),
    fila('---', '---'),
    ...Object.keys(recursos).flatMap((recurso) => {
      const permiso = lectorDeCambios(recurso);
      return permiso === undefined ? [] : [fila(codigo(recurso), codigo(permiso))];
    }),
    '',
  ];
}

/** Where each specified call is served, what its parameters are, and which of our operations it is. */
function servicio() {
  const llamadas = leerTsv('docs/data/llamadas.tsv');
  const servida = (llamada) => filas.find((una) => una.llamada === llamada);
  const caminoDe = (una) => {
    const { metodo, camino } = rutaDe({ ...una, opcionales: [] });
    return `${metodo.toUpperCase()} ${camino.replace(/:(\w+)/g, '{$1}').slice(1)}`;
  };
  return [
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
}

/** Every variable of the environment, and every option of an address. */
function ajustes() {
  const de = (nombreDe, settings) =>
    Object.entries(settings.shape).map(([name, setting]) => {
      const { values, fallback, means } = factsOf(setting);
      return fila(nombreDe(name), values, fallback === undefined ? 'none' : codigo(fallback), means);
    });
  const opcionesDe = (variable, settings) => de((name) => `${codigo(variable)} ${codigo(name)}`, settings);
  return [
    '# Settings',
    '',
    'Made by `npm run gen` from `api/src/config`. How they are read: `operar.md`, "Configuration".',
    '',
    fila('variable', 'values', 'default', 'meaning'),
    fila('---', '---', '---', '---'),
    ...de(codigo, variables),
    '',
    'Options stand behind the `?` of an address. Special characters of user and password are escaped as in any address (`#` is `%23`).',
    '',
    fila('option', 'values', 'default', 'meaning'),
    fila('---', '---', '---', '---'),
    ...opcionesDe('DATABASE_URL', databaseOptions),
    ...opcionesDe('STORAGE_URL', storageOptions),
    ...opcionesDe('SMTP_URL', mailOptions),
    '',
  ];
}

const documentos = { ajustes: ajustes(), permisos: permisos(), eventos: eventos(), servicio: servicio() };
for (const [name, lines] of Object.entries(documentos)) {
  writeFileSync(join(root, 'docs', 'data', `${name}.md`), lines.join('\n'));
  say(`docs/data/${name}.md`);
}
