import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PagareImpreso } from '../capabilities/pagare/pagare.impreso';
import { scannedFrom } from '../testing/barcode';
import { papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import { Renderer } from './renderer';
import { TemplateStore } from './templates';

const renderer = new Renderer();
afterAll(() => renderer.close());

const sample = JSON.parse(
  readFileSync(resolve(__dirname, '../../../templates/pagare/sample.json'), 'utf8'),
) as PagareImpreso;
const print = async (nombre: string, cambios: Partial<PagareImpreso> = {}): Promise<Uint8Array> => {
  const { bytes } = await renderer.render(papeles.pagare, { ...sample, ...cambios });
  if (process.env['PDF_DIR']) writeFileSync(`${process.env['PDF_DIR']}/pagare-${nombre}.pdf`, bytes);
  return bytes;
};
const textOf = async (bytes: Uint8Array): Promise<string> => (await textOfPages(bytes)).join(' ');

test('a fact that the text names is missing: it is not written', () => {
  const { monto: _, ...sinMonto } = sample;
  expect(() => new TemplateStore().fragment('pagare-texto', sinMonto)).toThrow(/monto/);
});

test('LEG-562 a scanner reads its bar code, whatever the number of pages', async () => {
  const bytes = await print('casado');
  expect(await scannedFrom(bytes, (await textOfPages(bytes)).length)).toEqual(['PA00000012']);
}, 60_000);

test('the seven contents of the Código de Comercio, spouse and guarantors stand on the paper', async () => {
  const text = await textOf(await print('casado'));
  for (const fact of [
    'PAGARÉ A LA ORDEN',
    'prometo pagar incondicionalmente',
    `${sample.montoEnPalabras} (${sample.monto})`,
    'la primera vence el cinco de abril de dos mil veintiséis',
    'en la ciudad de Quito',
    'a la orden de Planes de Ahorro Programado S.A., con RUC 1790000000001',
    'Suscrito en la ciudad de Quito, el nueve de marzo de dos mil veintiséis',
    'C.I. 1712345678',
    'se constituye en aval',
    'Ana Ñauñay Tipán, con cédula número 1700000027, cónyuge',
    '5 de julio de 2026',
  ])
    expect(text).toContain(fact);
  expect(text).not.toMatch(/BORRADOR|undefined|null|ruego/i);
}, 60_000);

test('a single debtor with one instalment; a draft says so; with a thumbprint the witness is named', async () => {
  const solo = await textOf(
    await print('solo', {
      plazo: 1,
      conyuge: null,
      garantes: [],
      autorizan: [],
      firmas: sample.firmas.slice(0, 1).map((linea) => ({ ...linea, huella: true })),
      borrador: true,
      cuotas: sample.cuotas.slice(0, 1),
      ruego:
        'Por no poder firmar, Íñigo Andrés Muñoz Yépez imprime su huella dactilar; a su ruego firma Rosa Mera Cedeño',
    }),
  );
  expect(solo).toContain('BORRADOR');
  expect(solo).toContain('en una cuota única, el cinco de abril');
  expect(solo).toContain('firma Rosa Mera Cedeño');
  expect(solo).toContain('El deudor · huella dactilar');
  expect(solo).not.toMatch(/avales?\b|cónyuge/i);
}, 60_000);

test('LEG-557 120 instalments take the pages that they need, and the signatures stand at the end', async () => {
  const cuotas = Array.from({ length: 120 }, (_, i) => ({
    numero: i + 1,
    vencimiento: '2026-04-05' as const,
    valor: '$ 380,50',
  }));
  const pages = await textOfPages(await print('largo', { plazo: 120, cuotas }));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)).toContain('C.I. 1712345678');
}, 60_000);
