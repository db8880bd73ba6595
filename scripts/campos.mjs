// api/src/servicio/generated/campos.ts from docs/data/campos.tsv: the specification's names of each entity's fields → ours, for the specified calls at their
// own paths (npm run gen; `npm run check` compares). A name that stands for two fields of one entity is nobody's: the row of the call says which.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './lib/setup.mjs';
import { leerTsv } from './lib/tsv.mjs';

const NOMBRE = /^[A-Za-z][A-Za-z_0-9]*$/;
const entidades = {};
for (const { ENTIDAD, CAMPO, ALIAS } of leerTsv('docs/data/campos.tsv')) {
  entidades[ENTIDAD] ??= new Map();
  const nombres = entidades[ENTIDAD];
  for (const nombre of [CAMPO, ...(ALIAS ?? '').split(', ')].filter((uno) => NOMBRE.test(uno))) {
    const clave = nombre.toLowerCase();
    const propio = nombre === CAMPO;
    const antes = nombres.get(clave);
    // a field's own name is stronger than what another one is also called
    if (antes === undefined || (propio && !antes.propio)) nombres.set(clave, { campo: CAMPO, propio });
    else if (antes.campo !== CAMPO && !antes.propio) nombres.set(clave, { campo: null, propio: false });
  }
}
const lineas = Object.entries(entidades).flatMap(([entidad, nombres]) => {
  const pares = [...nombres].filter(([, { campo }]) => campo !== null);
  return [
    `  ${JSON.stringify(entidad)}: {`,
    ...pares.map(([nombre, { campo }]) => `    ${JSON.stringify(nombre)}: ${JSON.stringify(campo)},`),
    '  },',
  ];
});
const carpeta = join(root, 'api', 'src', 'servicio', 'generated');
mkdirSync(carpeta, { recursive: true });
writeFileSync(
  join(carpeta, 'campos.ts'),
  [
    '/** Made by `npm run gen` from docs/data/campos.tsv: entity → name of the specification, in lower case → our field. */',
    'export const campos: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...lineas,
    '};',
    '',
  ].join('\n'),
);
say(`api/src/servicio/generated/campos.ts: ${Object.keys(entidades).length} entidades`);
