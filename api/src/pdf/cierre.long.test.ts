import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Documento, HechosDe } from '../testing/papeles';
import { papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import type { Papel } from './documento';
import { Renderer } from './renderer';

/** How documents end on paper: who signs stands on one page, never without something of what is signed. */

const renderer = new Renderer();
afterAll(() => renderer.close());

const sample = <D extends Documento>(documento: D): HechosDe[D] =>
  JSON.parse(readFileSync(resolve(__dirname, '../../../templates', documento, 'sample.json'), 'utf8')) as HechosDe[D];

const pagesOf = async <D extends Documento>(documento: D, hechos: HechosDe[D]): Promise<string[]> =>
  textOfPages((await renderer.render(papeles[documento] as Papel<HechosDe[D]>, hechos)).bytes);

const times = <T>(count: number, one: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i + 1));
const occurrences = (text: string | undefined, of: RegExp): number => (text?.match(of) ?? []).length;

/** Lengths at which the rows alone would end on the page before: of a table that begins on that page, and of one that continues there. */
test.each([[10], [14], [48], [57]])(
  'a note of %i instalments: total, signatures and bar code stand on one page with the last three',
  async (plazo) => {
    const cuotas = times(plazo, (numero) => ({ numero, vencimiento: '2026-04-05' as const, valor: '$ 380,50' }));
    const pages = await pagesOf('pagare', { ...sample('pagare'), plazo, cuotas });
    const last = pages.at(-1) ?? '';
    expect(occurrences(last, /5 de abril de 2026/g)).toBeGreaterThanOrEqual(3);
    for (const fact of [
      'Fecha de vencimiento',
      'Total: $',
      'C.I. 1712345678 El deudor',
      'Autoriza el aval de',
      'PA00000012',
    ])
      expect(last).toContain(fact);
    expect(occurrences(pages.join(' '), /5 de abril de 2026/g)).toBe(plazo);
  },
  60_000,
);

const orden = (planes: number): HechosDe['orden-de-compra'] => ({
  ...sample('orden-de-compra'),
  planes: times(planes, (i) => ({ idCodigo: `01-M001-${i}`, grupo: 'M001', monto: '$ 20.000,00' })),
});

test('an order of one plan is one page', async () => {
  expect(await pagesOf('orden-de-compra', orden(1))).toHaveLength(1);
});

test.each([[2], [8], [12]])(
  'an order of %i plans: its values begin on the first page, who signs stands with what is paid',
  async (planes) => {
    const [first, last, ...more] = await pagesOf('orden-de-compra', orden(planes));
    expect(more).toEqual([]);
    expect(first).toContain('Valor del vehículo');
    for (const fact of ['Comisión dispositivo', 'Pago a concesionario', 'Mónica Játiva', 'Aceptada'])
      expect([first?.includes(fact), last?.includes(fact)]).toEqual([false, true]);
  },
);

test.each([[20], [21]])(
  'a payment request with %i documents: who signs stands with the last of them',
  async (count) => {
    const hechos = sample('solicitud-de-pago');
    const documentos = times(count, (numero) => ({
      ...(hechos.documentos[0] as (typeof hechos.documentos)[0]),
      numero,
    }));
    const pages = await pagesOf('solicitud-de-pago', { ...hechos, documentos });
    expect(pages).toHaveLength(2);
    expect(pages.at(-1)).toMatch(new RegExp(`Documento .*\\b${count - 2} .*\\b${count} .*Solicitado por`));
  },
);

const renglones = (count: number): string => times(count, (i) => `<p>Renglón ${i}.</p>`).join('');

test.each([[29], [30]])('a letter of %i paragraphs is never signed on a page of its own', async (count) => {
  const hechos = sample('carta-salida');
  const pages = await pagesOf('carta-salida', { ...hechos, texto: renglones(count) });
  expect(pages.at(-1)).toMatch(new RegExp(`Renglón ${count}\\..*${hechos.emitidoPor}`));
});

describe('a contract', () => {
  const hechos = sample('contrato');
  const con = (texto: string): HechosDe['contrato'] => ({
    ...hechos,
    bloques: hechos.bloques.slice(-1).map((bloque) => ({ ...bloque, texto })),
  });
  const firmas = hechos.firmas.map(({ identificacion }) => identificacion as string);

  test.each([[24], [60]])('of %i paragraphs has all its signatures under the last one', async (count) => {
    const last = (await pagesOf('contrato', con(renglones(count)))).at(-1);
    for (const fact of [`Renglón ${count}.`, ...firmas, hechos.codigoBarras]) expect(last).toContain(fact);
  });

  test('whose table of instalments takes three pages has its headings on each of them', async () => {
    const celdas = (etiqueta: string, textos: readonly string[]): string =>
      `<tr>${textos.map((texto) => `<${etiqueta}><p>${texto}</p></${etiqueta}>`).join('')}</tr>`;
    const filas = times(80, (i) => celdas('td', [String(i), '05/DIC/2026', '$ 412,35']));
    const tabla = `<table><tbody>${celdas('th', ['No.', 'Vence', 'Valor'])}${filas.join('')}</tbody></table>`;
    const pages = await pagesOf('contrato', con(`${tabla}<p>Fin de la tabla.</p>`));
    const con80 = pages.filter((page) => page.includes('05/DIC/2026'));
    expect(con80).toHaveLength(3);
    for (const page of con80) expect(page.indexOf('No. Vence Valor')).toBeGreaterThanOrEqual(0);
    expect(occurrences(pages.join(' '), /05\/DIC\/2026/g)).toBe(80);
  });
});
