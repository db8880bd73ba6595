const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** The folder of the run goes; which answers of the API were seen (answers.ts) stays for scripts/respuestas.mjs. */
module.exports = () => {
  const folder = process.env.ADJUDICA_PRUEBAS;
  const kept = join(__dirname, '..', '..', '..', 'coverage');
  for (const kind of ['vistas', 'no-dichas']) {
    const noted = join(folder, 'respuestas', kind);
    if (!existsSync(noted)) continue;
    const lines = readdirSync(noted).flatMap((name) => readFileSync(join(noted, name), 'utf8').split('\n'));
    mkdirSync(kept, { recursive: true });
    writeFileSync(join(kept, `respuestas-${kind}.txt`), [...new Set(lines)].sort().join('\n'));
  }
  rmSync(folder, { recursive: true, force: true });
};
