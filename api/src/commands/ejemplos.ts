import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../compose';
import { readConfig } from '../config';
import { migrate } from '../db/migrate';
import { escribirEjemplos } from '../seed/ejemplos';
import { fail, run, say } from './terminal';

const USAGE = `Uso: npm run db -- ejemplos CARPETA
  Escribe las hojas de ejemplo (docs/ejemplos) a partir de los generadores de la demostración.`;

run(USAGE, async ([carpeta, ...rest]) => {
  if (carpeta === undefined || rest.length > 0) fail(USAGE, 2);
  const dir = mkdtempSync(join(tmpdir(), 'adjudica-ejemplos-'));
  const application = await compose(
    readConfig({ ...process.env, NODE_ENV: 'development', DATA_DIR: dir, DATABASE_URL: '' }),
  );
  try {
    await migrate(application.dataSource);
    for (const file of await escribirEjemplos(application, carpeta)) say(`  ${file}`);
  } finally {
    await application.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
