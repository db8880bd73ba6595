import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'capacidad-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stamp = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts', 'new-capability.mjs'), ...args], { encoding: 'utf8' });
const stamped = (): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));

test('a name that is no segment of a route, an unknown model, and files that are there already, are refused; nothing is written', () => {
  expect(stamp('OrdenDeCompra', '--en', folder).status).not.toBe(0);
  expect(stamp('nota-de-prueba', '--como', 'nadie', '--en', folder).status).not.toBe(0);
  expect(stamped()).toEqual([]);
  expect(stamp('nota-de-prueba', '--en', folder).status).toBe(0);
  const before = stamped();
  const again = stamp('nota-de-prueba', '--en', folder);
  expect([again.status === 0, `${again.stdout}${again.stderr}`]).toEqual([false, expect.stringContaining('ya existe')]);
  expect(stamped()).toEqual(before);
});

test.each([
  ['regla-adjudicacion', ['ReglaAdjudicacion', 'reglaAdjudicacion', 'regla_adjudicacion']],
  ['carta-salida', ['CartaSalida', 'cartaSalida', 'carta_salida']],
])(
  'what is made like %s is its type-checked code under another name, and the places outside are named',
  (model, other) => {
    const { stdout } = stamp('nota-de-prueba', '--como', model, '--en', folder);
    const own = ['nota-de-prueba', 'NotaDePrueba', 'notaDePrueba', 'nota_de_prueba'];
    const back = (text: string) => own.reduce((now, form, i) => now.replaceAll(form, [model, ...other][i] ?? ''), text);
    const files = stamped();
    for (const part of [
      'prueba.entity.ts',
      'prueba.store.ts',
      'prueba.controller.ts',
      'domain/src/nota',
      'admin/src/cap',
    ])
      expect(files).toContainEqual(expect.stringContaining(part));
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const form of [model, ...other]) expect([file, text.includes(form)]).toEqual([file, false]);
      expect(back(text)).toBe(readFileSync(join(ROOT, back(file)), 'utf8'));
    }
    for (const place of [
      'domain/src/index.ts',
      'api/src/entities/index.ts',
      'admin/src/navigation.tsx',
      'docs/recursos.tsv',
    ])
      expect(stdout).toContain(`\n  ${place}`);
  },
);
