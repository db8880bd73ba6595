import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HojaDeDecisionImpresa } from '../capabilities/carpeta/carpeta.hoja.impreso';
import { papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import { Renderer } from './renderer';

const renderer = new Renderer();
afterAll(() => renderer.close());

const sample = JSON.parse(
  readFileSync(resolve(__dirname, '../../../templates/hoja-de-decision/sample.json'), 'utf8'),
) as HojaDeDecisionImpresa;
const print = async (cambios: Partial<HojaDeDecisionImpresa> = {}): Promise<string[]> => {
  const { bytes } = await renderer.render(papeles['hoja-de-decision'], { ...sample, ...cambios });
  if (process.env['PDF_DIR'])
    writeFileSync(`${process.env['PDF_DIR']}/hoja-de-decision-${Object.keys(cambios).length}.pdf`, bytes);
  return textOfPages(bytes);
};

test('the sheet of an approval prints each fact of its basis, the policy as it came out, and who approved', async () => {
  const text = (await print()).join(' ');
  for (const fact of [
    'Hoja de decisión',
    sample.nombreCliente,
    sample.monto,
    sample.aprobadaPor,
    '10/03/2026',
    sample.garantia,
    sample.comentario,
    ...sample.datos.map(({ valor }) => valor),
    ...sample.reglas.map(({ nombre, encontrado, resultado }) => `${nombre} ${encontrado} ${resultado}`),
    ...sample.faltantes,
    ...sample.sinRevisar,
    ...sample.parametros.map(({ nombre, cumple, puntos }) => `${nombre} ${cumple} ${puntos}`),
  ])
    expect(text).toContain(fact);
}, 60_000);

test('nothing missing, nothing unreviewed and no score are said; sixty parameters go on over the pages', async () => {
  const nada = (await print({ faltantes: [], sinRevisar: [], parametros: [] })).join(' ');
  expect(nada).toContain('Requisitos que faltan Ninguno');
  expect(nada).toContain('Documentos sin revisar Ninguno');
  expect(nada).toContain('Parámetros del puntaje Sin calcular');
  const [primero] = sample.parametros;
  const muchos = Array.from({ length: 60 }, (_, i) => ({ ...(primero as object), codigo: `VALOR${i + 1}` }));
  const pages = await print({ parametros: muchos as never });
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(' ').match(/VALOR\d+/g)).toEqual(muchos.map(({ codigo }) => codigo));
}, 60_000);
