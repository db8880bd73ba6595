import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START = join(__dirname, '..', '..', '..', 'scripts', 'start.mjs');

// Fails without the question at the head of start.mjs: an empty database with demo data takes the place of the lost one.
test('npm start over files and a key whose database is gone makes no new one, and names what to do', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
  mkdirSync(join(dir, 'archivos', 'documentos'), { recursive: true });
  writeFileSync(join(dir, 'datos.clave'), 'x');
  const ended = await new Promise<{ code: unknown; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [START],
      { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dir, DATABASE_URL: '', PORT: '0' }, timeout: 60_000 },
      (error, _out, err) => resolve({ code: error?.code ?? 0, err }),
    );
  });
  expect(ended).toEqual({
    code: 1,
    err: `En ${dir} hay archivos y datos.clave, pero no la base ${join(dir, 'adjudica.db')}: reponga un respaldo (npm run db -- restore), o empiece en otra carpeta (DATA_DIR).\n`,
  });
  expect(existsSync(join(dir, 'adjudica.db'))).toBe(false);
  rmSync(dir, { recursive: true, force: true });
});
