import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSqlServer } from '../config/engine';
import { Grupo } from '../entities/grupo.entity';
import { Persona } from '../entities/persona.entity';
import { PersonaToken } from '../entities/persona-token.entity';
import { LOADS_MUCH_MS } from '../testing/limits';
import { withDatabase } from '../testing/sqlserver';
import { testApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const t = testApp();

/** The command in its own process, on the test's database, with as much heap as is asked for. */
async function run(
  args: string[],
  heapMb = 256,
  more: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      `--max-old-space-size=${heapMb}`,
      // young objects count for the limit too: with room for many of them a small heap is collected all the time
      '--max-semi-space-size=2',
      '-r',
      join(__dirname, '..', 'testing', 'register.cjs'),
      join(__dirname, 'import.ts'),
      ...args,
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        NODE_OPTIONS: '',
        DATA_DIR: t.dir,
        DATABASE_URL: t.application.config.databaseUrl,
        JWT_SECRET: t.application.config.jwtSecret,
        LOG_LEVEL: 'silent',
        ...more,
      },
    },
  );
  let [out, err] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}
const file = (name: string, text: string): string => {
  const path = join(t.dir, name);
  writeFileSync(path, text);
  return path;
};

test('wrong usage ends with 2, a file that is not there or has errors with 1, and nothing is applied', async () => {
  expect((await run([])).code).toBe(2);
  expect((await run(['--tipo', 'coches', 'x.csv'])).code).toBe(2);
  expect(await run(['--tipo', 'grupos', join(t.dir, 'no-existe.csv')])).toMatchObject({ code: 1 });
  const bad = await run([
    '--tipo',
    'grupos',
    file('malo.csv', 'producto;grupo;mesesPlan;monto;valorCuota\n01;M1;x;1,00;1,00\n'),
  ]);
  expect(bad.code).toBe(1);
  expect(bad.out).toMatch(/línea 2, mesesPlan: Número inválido/);
  expect(await t.application.dataSource.manager.count(Grupo)).toBe(0);
});

test('a database without catalogues is refused with the command that installs it', async () => {
  const DATABASE_URL = isSqlServer ? withDatabase(t.application.config.databaseUrl, 'master') : join(t.dir, 'nueva.db');
  const refused = await run(['--tipo', 'grupos', file('g.csv', 'producto\n01\n')], 256, { DATABASE_URL });
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('ejecute antes npm run db -- install')]);
});

test('--simular shows what would change and changes nothing; without it the file is applied', async () => {
  const path = file('grupos.csv', 'producto;grupo;mesesPlan;monto;valorCuota\n01;M1;72;21.000,00;412,50\n');
  const dry = await run(['--tipo', 'grupos', path, '--simular']);
  expect([dry.code, await t.application.dataSource.manager.count(Grupo)]).toEqual([0, 0]);
  expect(dry.out).toMatch(/creadas 1, cambiadas 0, iguales 0, rechazadas 0/);
  const applied = await run(['--tipo', 'grupos', path]);
  expect([applied.code, await t.application.dataSource.manager.count(Grupo)]).toEqual([0, 1]);
});

// Fails without: the batches of `leer` (keeping all rows needs over 250 MB).
test('100,000 CSV rows stream through a heap that could not hold them', async () => {
  const path = join(t.dir, 'personas.csv');
  const out = createWriteStream(path);
  out.write(
    'tipoId;identificacion;nombres;apellidoPaterno;apellidoMaterno;correo;celular;direccion;provincia;canton\n',
  );
  for (let i = 0; i < 100_000; i++) {
    // letters for figures: a person's name has none
    const segundo = String(i).replace(/\d/g, (cifra) => 'abcdefghij'[Number(cifra)] as string);
    const line = `C;${1_700_000_000 + i};José ${segundo};Zambrano;Ñauñay;p${i}@example.com;0991234567;Av. Amazonas N${i};Pichincha;Quito\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  const { code, out: said, err } = await run(['--tipo', 'personas', path], 96);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(said).toMatch(/leídas 100\.000: creadas 100\.000, cambiadas 0, iguales 0, rechazadas 0/);
  const { manager } = t.application.dataSource;
  expect([await manager.count(Persona), await manager.count(PersonaToken)]).toEqual([100_000, 400_000]);
}, 400_000);
