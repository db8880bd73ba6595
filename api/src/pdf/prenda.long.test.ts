import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PrendaImpresa } from '../capabilities/prenda/prenda.impreso';
import { scannedFrom } from '../testing/barcode';
import { papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import { barcode } from './barcode';
import { Renderer } from './renderer';

const renderer = new Renderer();
afterAll(() => renderer.close());

const sample = JSON.parse(
  readFileSync(resolve(__dirname, '../../../templates/prenda/sample.json'), 'utf8'),
) as PrendaImpresa;
const print = async (nombre: string, cambios: Partial<PrendaImpresa> = {}): Promise<Uint8Array> => {
  const { bytes } = await renderer.render(papeles.prenda, { ...sample, ...cambios });
  if (process.env['PDF_DIR']) writeFileSync(`${process.env['PDF_DIR']}/prenda-${nombre}.pdf`, bytes);
  return bytes;
};
const textOf = async (bytes: Uint8Array): Promise<string> => (await textOfPages(bytes)).join(' ');

test.each(['', '<b>', 'PR0000001', 'PR00000012"'])('LEG-564 %p becomes no bars', (codigo) => {
  expect(() => barcode(codigo)).toThrow(RangeError);
});

test('LEG-564 a scanner reads the bar code of the printed pledge, and it says which one it is', async () => {
  const bytes = await print('casado');
  const pages = (await textOfPages(bytes)).length;
  // Fails with bars of another code.
  expect(await scannedFrom(bytes, pages)).toEqual(['PR00000012']);
  expect(await scannedFrom(await print('otro', { codigo: 'PR98765431' }), pages)).toEqual(['PR98765431']);
}, 60_000);

test('LEG-564 a pledge of a married client prints each fact, and both sign', async () => {
  const text = await textOf(await print('casado'));
  for (const fact of [
    'Contrato de prenda comercial',
    'Pagaré No. 12',
    sample.empresa,
    'RUC 1790000000001',
    'representada por Lucía Güillín Peña, con cédula número 1700000019, en calidad de Gerente General',
    'casado, sin separación de bienes',
    'los deudores constituyen prenda comercial',
    sample.pagare.montoEnPalabras,
    'cuarenta y ocho (48) cuotas mensuales desde el 5 de abril de 2026 hasta el 5 de marzo de 2030',
    'KNAPB81ABT7123456',
    'Íñigo Andrés Muñoz Yépez conserva el vehículo en calidad de depositario',
    'todo daño o pérdida dentro de tres (3) días, todo embargo dentro de tres (3) días y todo cambio de domicilio dentro de quince (15) días',
    'C.I. 1700000027',
    'PR00000012',
  ])
    expect(text).toContain(fact);
  expect(text).not.toMatch(/BORRADOR|undefined|null|hipoteca|fideicomiso/i);
}, 60_000);

test('LEG-564 type F is an instruction to a trust, a property under type C the draft of a mortgage; a single client signs alone', async () => {
  const trust = await textOf(
    await print('fideicomiso', {
      garantia: 'F',
      conyuge: null,
      deudores: sample.soloDeudor,
      elDeudor: 'el deudor',
      delDeudor: 'del deudor',
      fideicomiso: {
        nombre: 'Fideicomiso de Garantía',
        constitucion: 'escritura pública otorgada el 4 de marzo de 2024',
        fiduciaria: 'Fiduciaria Andina S.A.',
        ruc: '1790012399001',
      },
    }),
  );
  expect(trust).toContain('el deudor instruye de manera irrevocable que el vehículo');
  expect(trust).toContain('fideicomiso mercantil de garantía');
  expect(trust).not.toMatch(/constituye prenda|hipoteca|los deudores/);
  const house = await textOf(
    await print('hipoteca', {
      esVehiculo: false,
      borrador: true,
      bien: [{ etiqueta: 'Tipo de inmueble', valor: 'Casa', ancho: false }],
    }),
  );
  expect(house).toContain('primera hipoteca a favor de la acreedora sobre el inmueble');
  expect(house).toMatch(/borrador/i);
  expect(house).not.toMatch(/vehículo|Registro Mercantil/);
}, 60_000);
