import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as domain from '@adjudica/domain';
import ts from 'typescript';

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
const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('a name that is no segment of a route, and files that are there already, are refused; nothing is written', () => {
  expect(stamp('OrdenDeCompra', '--en', folder).status).not.toBe(0);
  expect(stamp('orden', '--en').status).not.toBe(0);
  expect(stamped()).toEqual([]);
  expect(stamp('nota-de-prueba', '--en', folder).status).toBe(0);
  const before = stamped();
  const again = stamp('nota-de-prueba', '--en', folder);
  expect([again.status === 0, `${again.stdout}${again.stderr}`]).toEqual([false, expect.stringContaining('ya existe')]);
  expect(stamped()).toEqual(before);
});

describe('what is stamped', () => {
  beforeEach(() => {
    expect(stamp('nota-de-prueba', '--en', folder).status).toBe(0);
  });

  test('is a record with its lifecycle, its acts, its routes and its screens, with one test in each layer', () => {
    const of = (place: string, ...names: string[]) => names.map((name) => `${place}/${name}`);
    expect(stamped().sort()).toEqual(
      [
        ...of('domain/src/nota-de-prueba', 'campos.ts', 'ciclo.ts', 'nota-de-prueba.test.ts'),
        'api/src/entities/nota-de-prueba.entity.ts',
        ...of(
          'api/src/capabilities/nota-de-prueba',
          ...['actos', 'controller', 'dto', 'en-acto', 'lista', 'service', 'store', 'test', 'view'].map(
            (part) => `nota-de-prueba.${part}.ts`,
          ),
          'index.ts',
        ),
        ...of(
          'admin/src/capabilities/nota-de-prueba',
          'NotaDePruebaFicha.tsx',
          'NotaDePruebaList.tsx',
          'nota-de-prueba.test.tsx',
        ),
      ].sort(),
    );
    for (const file of stamped().filter((one) => /\.test\.tsx?$/.test(one)))
      expect([file, text(file)]).toEqual([file, expect.stringContaining('throw new Error(')]);
  });

  test('is code without an error of syntax', () => {
    for (const file of stamped()) {
      const { diagnostics } = ts.transpileModule(text(file), {
        fileName: file,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX, experimentalDecorators: true },
      });
      expect([file, diagnostics?.map(({ messageText }) => messageText)]).toEqual([file, []]);
    }
  });

  test('imports only what is there: its own files, and names that the program has', () => {
    const own = stamped().map(text).join('\n');
    for (const file of stamped())
      for (const [, names = '', from = ''] of text(file).matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)) {
        const values = names.split(',').map((name) => name.trim().replace(/^type /, ''));
        if (from === '@adjudica/domain') {
          const known = (name: string) => name in domain || own.includes(name) || exported('domain/src', name);
          for (const name of values.filter(Boolean)) expect([file, name, known(name)]).toEqual([file, name, true]);
        } else if (from.startsWith('.')) {
          const source = sourceOf(join(dirname(file), from).replaceAll('\\', '/'));
          for (const name of values.filter(Boolean))
            expect([file, from, name, source !== null && new RegExp(`\\b${name}\\b`).test(source)]).toEqual([
              file,
              from,
              name,
              true,
            ]);
        }
      }
  });

  const ENDINGS = ['.ts', '.tsx', '/index.ts'];
  /** Of a module, stamped or of the program. */
  function sourceOf(module: string): string | null {
    const paths = [folder, ROOT].flatMap((base) => ENDINGS.map((ending) => join(base, `${module}${ending}`)));
    const path = paths.find(existsSync);
    return path === undefined ? null : readFileSync(path, 'utf8');
  }
  /** Types of the domain that are no values. */
  const exported = (where: string, name: string): boolean =>
    (readdirSync(join(ROOT, where), { recursive: true }) as string[]).some(
      (file) =>
        file.endsWith('.ts') &&
        new RegExp(`export (type|interface) ${name}\\b`).test(readFileSync(join(ROOT, where, file), 'utf8')),
    );
});
