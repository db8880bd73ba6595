// npm run resistencia: attacks the application and counts what gave way (docs/resistencia.md says what each figure means).
//   npm run resistencia                    the long form, in an hour or so
//   npm run resistencia -- --corta         the short form, in three minutes; part of `npm run check`
//   npm run resistencia -- permisos        only these rows (by their beginning)
//   npm run resistencia -- --semilla 7     other attacks; the same seed makes the same ones
//   npm run resistencia -- --escribir      puts the table into docs/resistencia.md
// On the embedded engine, or on the server of DATABASE_URL.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureNode, ensurePackages, fail, root, say } from './lib/setup.mjs';
import { filas } from './resistencia/filas.mjs';
import { conLaboratorio } from './resistencia/laboratorio.mjs';
import { enTabla } from './resistencia/tabla.mjs';

const DOCUMENTO = join(root, 'docs', 'resistencia.md');
const { values: opciones, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corta: { type: 'boolean', default: false },
    escribir: { type: 'boolean', default: false },
    semilla: { type: 'string', default: '20260310' },
  },
});
const semilla = Number(opciones.semilla);
if (!Number.isSafeInteger(semilla)) fail('La semilla es un número entero.');
const elegidas = filas.filter(({ id, soloLarga }) =>
  positionals.length === 0 ? !(opciones.corta && soloLarga) : positionals.some((inicio) => id.startsWith(inicio)),
);
if (elegidas.length === 0) fail(`Ninguna fila empieza así. Filas: ${filas.map(({ id }) => id).join(', ')}`);

ensurePackages();
ensureNode();
ensureBuild(['domain', 'api']);

const resultados = await conLaboratorio({ semilla, corta: opciones.corta }, async (laboratorio) => {
  const hechos = [];
  for (const fila of elegidas) {
    const desde = performance.now();
    const { casos, fallos, nota, medida } = await fila
      .correr(laboratorio)
      .catch((error) => ({ casos: 0, fallos: [error.stack] }));
    const cumple = fallos.length === 0 && casos > 0;
    say(
      `${cumple ? 'bien ' : 'FALLA'}  ${fila.id}: ${casos} casos, ${fallos.length} fallos${medida === undefined ? '' : `; ${medida}`} (${((performance.now() - desde) / 1000).toFixed(1)} s)`,
    );
    for (const fallo of fallos.slice(0, 10)) say(`         ${fallo}`);
    hechos.push({ ...fila, casos, fallos: fallos.length, nota: nota ?? '', cumple });
  }
  return hechos;
});

const tabla = enTabla(resultados, { semilla, corta: opciones.corta });
say(`\n${tabla}`);
if (opciones.escribir) {
  const texto = readFileSync(DOCUMENTO, 'utf8');
  const [antes, despues] = [
    /^[\s\S]*?<!-- tabla -->\n/.exec(texto)?.[0],
    /<!-- fin de la tabla -->[\s\S]*$/.exec(texto)?.[0],
  ];
  if (antes === undefined || despues === undefined) fail('docs/resistencia.md no tiene dónde poner la tabla.');
  writeFileSync(DOCUMENTO, `${antes}${tabla}\n${despues}`);
}
if (resultados.some(({ cumple }) => !cumple)) process.exit(1);
process.exit(0);
