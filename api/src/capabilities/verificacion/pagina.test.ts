import { hash, webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchivoVerificado, VerificacionVista } from './verificacion.dto';

interface Pagina {
  sha256(bytes: ArrayBuffer): Promise<string>;
  verdictOn(bytes: ArrayBuffer, hash: string, files: readonly ArchivoVerificado[]): Promise<string>;
  rowsOf(body: Partial<VerificacionVista>, written: (instant: string) => string): [string, string][];
}

/** What the public page computes with, without the page. */
function pagina(): Pagina {
  const file = join(__dirname, '../../../public/verificar/verificar.js');
  const source = readFileSync(file, 'utf8').replaceAll('export ', '');
  const page = { getElementById: () => null };
  return new Function('document', 'crypto', `${source}; return { sha256, verdictOn, rowsOf };`)(
    page,
    webcrypto,
  ) as Pagina;
}

const { sha256, verdictOn, rowsOf } = pagina();
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
const fileOf = (text: string): ArchivoVerificado => ({ sha256: hash('sha256', text), longitud: text.length });
const verdict = async (text: string, ...files: readonly string[]) =>
  verdictOn(bytesOf(text), await sha256(bytesOf(text)), files.map(fileOf));

test.each([
  ['%PDF emitidO', 'otro'],
  ['%PDF emitid', 'otro'],
  ['', 'otro'],
  [' %PDF emitido', 'otro'],
  ['%PDF emitidO, alterado y con algo más', 'otro'],
  ['%PDF emitido', 'emitido'],
  ['%PDF emitido + firma', 'firmado'],
  ['%PDF emitido + otra firma', 'agregado'],
])('beside the issued file and its signed copy, %p is %s', async (text, expected) => {
  expect(await verdict(text, '%PDF emitido', '%PDF emitido + firma')).toBe(expected);
});

test('who signed and who has yet to stand in rows of their own, where there are any', () => {
  const body = {
    documento: 'Pagaré',
    numeroVersion: 2,
    emitidaEn: 'hoy',
    emitidaPor: 'Legal',
    firmantes: [],
    faltan: 0,
  };
  const names = (cambio: object) => rowsOf({ ...body, ...cambio }, (instant) => instant).slice(4);
  expect(names({})).toEqual([]);
  expect(names({ firmantes: ['A. L.', 'L. M.'], faltan: 1 })).toEqual([
    ['Firmado por', 'A. L., L. M.'],
    ['Sin firmar', '1 persona'],
  ]);
  expect(names({ faltan: 2 })).toEqual([['Sin firmar', '2 personas']]);
});
