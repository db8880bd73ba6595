import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { variables } from '../config/variables';
import { Persona } from '../entities/persona.entity';
import { RECENT_ERRORS } from '../recent-errors';
import { environmentOf, runProcess } from '../testing/commands';
import { crearMundo } from '../testing/mundo';
import { testApp } from '../testing/test-app';

jest.setTimeout(120_000);

const t = testApp();
beforeAll(async () => {
  await crearMundo(t);
});

interface Report {
  readonly configuracion: object;
}
const file = () => join(t.dir, 'soporte.json');
async function soporte(environment: NodeJS.ProcessEnv): Promise<{ text: string; report: Report }> {
  const { code, err } = await runProcess('commands/db.ts', ['soporte', '--a', file()], environmentOf(t, environment));
  expect([code, err]).toEqual([0, '']);
  const text = readFileSync(file(), 'utf8');
  return { text, report: JSON.parse(text) as Report };
}

test('without --a it lies in DATA_DIR, whatever folder the command was called from, and only its owner reads it', async () => {
  const { out } = await runProcess('commands/db.ts', ['soporte'], environmentOf(t, { PORT: '1' }));
  const [, path = ''] = /^Escrito (.+): léalo/.exec(out) ?? [];
  expect(path).toMatch(/soporte-\d{8}T\d{4}\.json$/);
  expect(dirname(path)).toBe(t.dir);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('one file tells versions, settings, state, rows and last errors; no secret and nobody by name', async () => {
  writeFileSync(join(t.dir, RECENT_ERRORS), '{"level":50,"msg":"failed","requestId":"r-1"}\n{"level":40,\n');
  const { text, report } = await soporte({
    PORT: '1',
    SMTP_URL: 'smtp://robot:MUYSECRETO@correo.example:2525',
    STORAGE_URL: 's3://robot:MUYSECRETO@127.0.0.1:1/adjudica?tls=false&connectTimeout=100',
    METRICS_TOKEN: 'MUYSECRETO-1234567890',
    BUSQUEDAS_POR_HORA: '77',
  });
  const personas = await t.application.dataSource.manager.find(Persona);
  expect(personas.length).toBeGreaterThan(0);
  expect(report).toMatchObject({
    programa: { version: expect.any(String), node: process.version },
    configuracion: {
      BUSQUEDAS_POR_HORA: { origen: 'variable', valor: 77 },
      CUARENTENA_DIAS: { origen: 'por omisión', valor: 30 },
      JWT_SECRET: { origen: 'variable' },
      STORAGE_URL: { origen: 'variable', valor: 's3://127.0.0.1:1/adjudica?tls=false&connectTimeout=100' },
      SMTP_URL: { origen: 'variable', valor: 'smtp://correo.example:2525' },
    },
    disco: { libreMb: expect.any(Number) },
    base: {
      migraciones: { pendientes: [], ajenas: [], distintas: [] },
      diferencias: [],
      filas: { persona: personas.length },
    },
    // nobody listens there
    salud: { error: { name: 'TypeError' } },
    errores: [{ msg: 'failed', requestId: 'r-1' }, { ilegible: 12 }],
  });
  expect(Object.keys(report.configuracion)).toEqual(Object.keys(variables.shape));
  expect(text).not.toMatch(/MUYSECRETO|robot/);
  expect(text).not.toContain(t.application.config.jwtSecret);
  for (const { identificacion, apellidoPaterno, apellidoMaterno } of personas)
    for (const told of [identificacion, apellidoPaterno, apellidoMaterno])
      if (told !== '') expect(text).not.toContain(told);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('where the program would not start it says why, part by part', async () => {
  const { report } = await soporte({
    DATABASE_URL: join(t.dir, 'no-hay.db'),
    PORT: '1e3',
    DATA_KEY_FILE: join(t.dir, 'no-hay'),
  });
  expect(report).toMatchObject({
    configuracion: {
      PORT: { origen: 'variable', falta: expect.stringContaining("no '1e3'") },
      DATA_KEY: { origen: 'archivo', falta: expect.stringContaining('DATA_KEY_FILE: no se puede leer') },
    },
    base: { error: { message: 'No existe la base' } },
    programa: { version: expect.any(String) },
  });
});
