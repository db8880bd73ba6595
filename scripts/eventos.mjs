// docs/eventos.md from the table of events (domain/src/evento/catalogo.ts): what each means, whose key its message carries, where the record is
// read and with which permission; and whose changes `GET /cambios` tells (npm run gen; `npm run check` compares).
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, say } from './lib/setup.mjs';

const require = createRequire(join(root, 'domain', 'package.json'));
const { filtroDeLectura, lectoresDeCambios, listaDeTiposDeEvento, nombreDeDepartamento } = require(
  join(root, 'domain', 'dist', 'index.js'),
);

const fila = (...celdas) => `| ${celdas.join(' | ')} |`;
const codigo = (texto) => `\`${texto}\``;
const leida = (lectura) => {
  const filtro = filtroDeLectura[lectura];
  return filtro === undefined ? codigo(lectura) : `${codigo(lectura)}, filter ${codigo(filtro)}`;
};
const lineas = [
  '# Events',
  '',
  'Made by `npm run gen` from `domain/src/evento/catalogo.ts`; the same as `GET /evento-tipo`. An event happens to a plan, in the transaction of the',
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
  'Whose changes `GET /cambios` tells, to whom has the permission (from `domain/src/cambio/recursos.ts`). `recursoId` is the key of the record.',
  '',
  fila('Resource', 'Permission'),
  fila('---', '---'),
  ...Object.entries(lectoresDeCambios).map(([recurso, permiso]) => fila(codigo(recurso), codigo(permiso))),
  '',
];
writeFileSync(join(root, 'docs', 'eventos.md'), lineas.join('\n'));
say(`docs/eventos.md: ${listaDeTiposDeEvento.length} eventos`);
