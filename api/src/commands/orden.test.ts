import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPERACION = join(__dirname, '..', '..', '..', 'scripts', 'operacion');

test('a command of orden.sh has the settings and the secrets of adjudica.service, and the Node of the packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-orden-'));
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o700 });
  const unit = readFileSync(join(OPERACION, 'adjudica.service'), 'utf8');
  const secrets = [...unit.matchAll(/^LoadCredential=(\w+):\/etc\/adjudica\/(.+)$/gm)];
  const variables = [...unit.matchAll(/\b([A-Z_]+_FILE)=%d\/(\w+)/g)];
  for (const path of ['scripts/operacion', 'node_modules/.bin', 'bin'])
    mkdirSync(join(folder, path), { recursive: true });
  for (const [, , file = ''] of secrets) put(file, 'x\n');
  put('ajustes.env', '# a note\nBRAND_NAME=Planes del Sur\nBRAND_CITY="Quito = Ecuador"\n\n');
  put('node_modules/.bin/node', '#!/bin/sh\nenv\necho "ORDER=$*"\n');
  put('bin/node', '#!/bin/sh\nexit 1\n');
  cpSync(join(OPERACION, 'orden.sh'), join(folder, 'scripts/operacion/orden.sh'));
  try {
    const given = execFileSync('sh', [join(folder, 'scripts/operacion/orden.sh'), 'status', '--exigir'], {
      encoding: 'utf8',
      env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, ETC: folder },
    }).split('\n');
    expect(variables.length).toBe(secrets.length);
    for (const [, name, id] of variables)
      expect(given).toContain(`${name}=${join(folder, secrets.find((one) => one[1] === id)?.[2] ?? '')}`);
    for (const [setting] of unit.matchAll(/\b(NODE_ENV|DATA_DIR)=\S+/g)) expect(given).toContain(setting);
    expect(given).toEqual(
      expect.arrayContaining([
        'BRAND_NAME=Planes del Sur',
        'BRAND_CITY=Quito = Ecuador',
        'ORDER=api/dist/commands/db.js status --exigir',
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
