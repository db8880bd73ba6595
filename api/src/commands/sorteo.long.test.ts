import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdfConAdjunto } from '../testing/documentos';

/** The worked example of docs/sorteo.md, by the command. */
const documento = readFileSync(join(__dirname, '../../../docs/sorteo.md'), 'utf8');
const dicho = (nombre: string): string => new RegExp(`${nombre}: \`([^\`]+)\``).exec(documento)?.[1] ?? '';
const [semilla, orden] = [dicho('Semilla'), dicho('Orden')];
const carpeta = mkdtempSync(join(tmpdir(), 'adjudica-sorteo-'));
const lista = join(carpeta, 'lista.txt');
beforeAll(() => writeFileSync(lista, /```text\n([\s\S]*?)\n```/.exec(documento)?.[1] ?? ''));
afterAll(() => rmSync(carpeta, { recursive: true, force: true }));

const DATOS = ['--fuente', 'loteria', '--fecha', '2026-03-10', '--numero', '04821'];
const repetir = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['-r', join(__dirname, '..', 'testing', 'register.cjs'), join(__dirname, 'sorteo.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );

test.each([
  ['nothing', [], 2, 'Uso:'],
  ['a file that is not there', [join(carpeta, 'otra.txt'), ...DATOS], 1, 'No se puede leer'],
  ['a file that is no list', [__filename, ...DATOS], 1, 'El archivo no es una lista cerrada.'],
])('%s is refused in one sentence', (_, args, status, texto) => {
  const hecho = repetir(...args);
  expect([hecho.status, hecho.stderr]).toEqual([status, expect.stringContaining(texto)]);
  expect(hecho.stderr).not.toContain('    at ');
});

test('a certificate is a list too, that which it holds; a PDF that holds none is refused', async () => {
  const [constancia, otro] = [join(carpeta, 'constancia.pdf'), join(carpeta, 'otro.pdf')];
  writeFileSync(constancia, await pdfConAdjunto(readFileSync(lista, 'utf8')));
  writeFileSync(otro, await pdfConAdjunto('hola'));
  const igual = repetir(constancia, ...DATOS, '--semilla', semilla, '--orden', orden);
  expect([igual.status, igual.stderr]).toEqual([0, '']);
  const hecho = repetir(otro, ...DATOS);
  expect([hecho.status, hecho.stderr]).toEqual([1, expect.stringContaining('Ese PDF no lleva una lista cerrada.')]);
});

test('the example of the document comes out as printed (0); a plan in another place is named (1)', () => {
  const igual = repetir(lista, ...DATOS, '--semilla', semilla, '--orden', orden);
  expect([igual.status, igual.stderr]).toEqual([0, '']);
  expect(igual.stdout).toContain(`Orden: ${orden}\n`);
  const planes = orden.split(' ');
  const otra = repetir(lista, ...DATOS, '--orden', [...planes.slice(0, 2), ...planes.slice(3)].join(', '));
  expect(otra.status).toBe(1);
  expect(otra.stdout).toContain(`DIFIERE: Orden, lugar 3: impreso ${planes[3]}, calculado ${planes[2]}`);
});
