import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { compose } from '../compose';
import { readConfig } from '../config';
import { migrate } from '../db/migrate';
import { readTable } from '../excel';
import { LOADS_MUCH_MS } from '../testing/limits';
import { startTestApp } from '../testing/test-app';
import { seedDemo } from './demo';
import { escribirEjemplos } from './ejemplos';

jest.setTimeout(LOADS_MUCH_MS);

const CARPETA = join(__dirname, '..', '..', '..', 'docs', 'ejemplos');

test.each(['csv', 'xlsx'])(
  'the example spreadsheets (%s) are taken in their order by an installation that has the demo already',
  async (extension) => {
    const t = await startTestApp();
    try {
      await seedDemo((work) => t.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), {
        ahora: t.clock.now(),
      });
      const files = readdirSync(CARPETA)
        .filter((name) => name.endsWith(extension))
        .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
      expect(files).toEqual(Object.keys(importaciones).map((tipo, i) => `${i + 1}-${tipo}.${extension}`));
      for (const file of files) {
        const tipo = /^\d+-(.+)\.\w+$/.exec(file)?.[1] as TipoDeImportacion;
        const { importacion } = t.application;
        const id = await importacion.registrar(SISTEMA, tipo, file, 'x'.repeat(64));
        const rows = readTable(readFileSync(join(CARPETA, file)));
        expect({ file, estado: (await importacion.revisar(SISTEMA, id, rows)).estado }).toEqual({
          file,
          estado: 'VALIDADA',
        });
        const aplicada = await importacion.aplicar(SISTEMA, id);
        expect(aplicada.creadas + aplicada.iguales).toBe(aplicada.leidas);
        expect(aplicada.leidas).toBeGreaterThan(0);
      }
      const client = await t.as('asistente');
      const nueva = {
        producto: '01',
        grupo: '9001',
        fecha: '2026-04-04',
        hora: '18:00',
        lugar: 'Virtual - Facebook Live',
        notario: 'Dra. Cecilia Amparo Rivas Toledo',
      };
      expect((await client.post('/asamblea', nueva)).status).toBe(201);
    } finally {
      await t.close();
    }
  },
);

async function filasDe(file: string): Promise<(readonly string[])[]> {
  const filas: (readonly string[])[] = [];
  for await (const { celdas } of readTable(readFileSync(file))) filas.push(celdas);
  return filas;
}

test('what is committed is what the generators write (npm run db -- ejemplos docs/ejemplos)', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'adjudica-ejemplos-'));
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dir, DATABASE_URL: '' };
  const application = await compose(readConfig(env));
  try {
    await migrate(application.dataSource);
    const escritos = await escribirEjemplos(application, join(dir, 'ejemplos'));
    for (const file of escritos)
      expect([basename(file), await filasDe(join(CARPETA, basename(file)))]).toEqual([
        basename(file),
        await filasDe(file),
      ]);
  } finally {
    await application.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
