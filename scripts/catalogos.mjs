/**
 * Writes the generated catalogues of api/src/capabilities/catalogo/datos from npm packages and from the corrections in
 * scripts/catalogos/dpa.mjs. With `--check` nothing is written: a stale or hand-edited file is an error (exit 1).
 *
 *   npm run catalogos [-- --check]
 *
 * Sources: ecuador-postal-codes (MIT; INEC codes with every code ever given), i18n-iso-countries (MIT), countries-list (MIT).
 * The other files of that folder (bancos, departamentos, notarios, actividades-uafe) are written by hand.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { divisionPolitica } from './catalogos/dpa.mjs';
import { paises } from './catalogos/paises.mjs';

const require = createRequire(import.meta.url);
const folder = join(dirname(fileURLToPath(import.meta.url)), '../api/src/capabilities/catalogo/datos');
const checkOnly = process.argv.includes('--check');

const { provincias, cantones, parroquias, ciudades } = divisionPolitica(require('ecuador-postal-codes/lib/data.json'));
const iso = require('i18n-iso-countries');
for (const language of ['es', 'en']) iso.registerLocale(require(`i18n-iso-countries/langs/${language}.json`));
const files = {
  'provincias.json': provincias,
  'cantones.json': cantones,
  'parroquias.json': parroquias,
  'ciudades.json': ciudades,
  'paises.json': paises(iso, require('countries-list').countries),
};

/** One record a line: a change of one parish is a diff of one line. */
const render = (rows) => `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;

let stale = 0;
for (const [name, rows] of Object.entries(files)) {
  const path = join(folder, name);
  const wanted = render(rows);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (checkOnly && wanted !== current) {
    console.error(`${name}: differs from its generator; run npm run catalogos`);
    stale += 1;
  }
  if (!checkOnly) writeFileSync(path, wanted);
  console.log(`${name.padEnd(18)} ${String(rows.length).padStart(5)} rows`);
}
process.exitCode = stale ? 1 : 0;
