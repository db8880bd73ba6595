// docs/permisos.md from the one table of roles and the OpenAPI document: which role has which permission, whether a service account may be given
// it, and which operations it opens (npm run gen; `npm run check` compares).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, say } from './lib/setup.mjs';

const require = createRequire(join(root, 'domain', 'package.json'));
const { departamentoDe, listaDeRoles, nombreDeDepartamento, permisos, permisosDePersonas, prefijoDe } = require(
  join(root, 'domain', 'dist', 'index.js'),
);
const { paths } = JSON.parse(readFileSync(join(root, 'openapi', 'openapi.json'), 'utf8'));

/** Permission → its operations, as they are called. */
const operaciones = new Map();
for (const [ruta, porMetodo] of Object.entries(paths))
  for (const [metodo, operacion] of Object.entries(porMetodo))
    for (const permiso of operacion['x-permisos'] ?? [])
      operaciones.set(permiso, [...(operaciones.get(permiso) ?? []), `${metodo.toUpperCase()} ${ruta}`]);

const fila = (...celdas) => `| ${celdas.join(' | ')} |`;
const letra = (lugar) => String.fromCharCode(65 + lugar);
const lineas = [
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
  ...Object.keys(permisos)
    .sort()
    .map((permiso) =>
      fila(
        `\`${permiso}\``,
        ...listaDeRoles.map((rol) => (permisos[permiso].includes(rol) ? '●' : '')),
        permisosDePersonas.includes(permiso) || permiso === 'cuenta:propia' ? '' : '●',
        (operaciones.get(permiso) ?? []).map((una) => `\`${una}\``).join(', '),
      ),
    ),
  '',
];
writeFileSync(join(root, 'docs', 'permisos.md'), lineas.join('\n'));
say(`docs/permisos.md: ${Object.keys(permisos).length} permisos`);
