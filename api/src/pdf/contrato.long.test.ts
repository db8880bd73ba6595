import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { idsDeBloque, MAXIMO_ENRIQUECIDO, propios, rechazoDeTextoEnriquecido } from '@adjudica/domain';
import type { ContratoImpreso } from '../capabilities/contrato/contrato.impreso';
import { sanear } from '../rich-text';
import { scannedFrom } from '../testing/barcode';
import { papeles } from '../testing/papeles';
import { drawnOn, type Run, textOfPages } from '../testing/pdf-text';
import { type Rendered, Renderer } from './renderer';

const renderer = new Renderer();
afterAll(() => renderer.close());

const templates = resolve(__dirname, '../../../templates');
const sample = JSON.parse(readFileSync(`${templates}/contrato/sample.json`, 'utf8')) as ContratoImpreso;
const print = async (nombre: string, hechos: ContratoImpreso): Promise<Rendered> => {
  const printed = await renderer.render(papeles.contrato, hechos);
  if (process.env['PDF_DIR']) writeFileSync(`${process.env['PDF_DIR']}/contrato-${nombre}.pdf`, printed.bytes);
  return printed;
};

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** The letters that a rich text shows, without blanks: where a line or a page ends is the paper's business. */
const lettersOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] as string)
    .replace(/\s/g, '');

/** Everything on the pages but their feet, without blanks. */
function bodyOf(pages: readonly string[], hechos: ContratoImpreso, hash: string): string {
  const foot = [papeles.contrato.titulo(hechos), `SHA-256 de los datos: ${hash}`];
  return pages
    .map((page, i) => {
      const all = [...foot, `Página ${i + 1} de ${pages.length}`].map((part) => part.replace(/\s/g, ''));
      const letters = page.replace(/\s/g, '');
      for (const part of all) expect([i, part, letters.split(part).length - 1]).toEqual([i, part, 1]);
      // the last page has the signatures themselves
      return [...all, propios.papelRubricas].reduce((rest, part) => rest.replace(part, ''), letters);
    })
    .join('');
}

const PAGES = 20;
/** Paragraphs of each block so that the contract has the pages. */
const PARAGRAPHS = 28;

/** A clause whose paragraphs all differ, with marks, signs that markup knows, and a table that no page holds. */
function clauseOf(bloque: string): string {
  const paragraphs = Array.from(
    { length: PARAGRAPHS },
    (_, i) =>
      `<p style="text-align: justify">${bloque} ${i + 1}: <strong>El Cliente</strong>, señor Íñigo Ñauñay &amp; compañía, declara que <em>conoce y acepta</em> lo que <u>se obliga a pagar</u>, «sin reserva», cuando el saldo sea &lt; $ ${i + 1}.000,00 o &gt; $ 1.234.567,89 según la tabla de este contrato y la ley.</p>`,
  );
  const rows = Array.from(
    { length: 24 },
    (_, i) => `<tr><td><p>${i + 1}</p></td><td><p>${bloque} fila ${i + 1}</p></td></tr>`,
  );
  const clause = `${paragraphs.join('')}<table><tbody>${rows.join('')}</tbody></table>`;
  expect([rechazoDeTextoEnriquecido(clause, MAXIMO_ENRIQUECIDO), sanear(clause)]).toEqual([null, clause]);
  return clause;
}

test(`LEG-596 a contract of seven blocks and ${PAGES} pages prints whole: every letter of the frozen texts, in their order, and nothing else`, async () => {
  const bloques = sample.bloques.map((uno) => ({ ...uno, texto: clauseOf(uno.bloque) }));
  expect(bloques.map(({ bloque }) => bloque)).toEqual(idsDeBloque);
  const hechos: ContratoImpreso = { ...sample, bloques };
  const { bytes, paginas, hashHechos } = await print('veinte', hechos);
  const pages = await textOfPages(bytes);
  expect([paginas, pages.length]).toEqual([PAGES, PAGES]);
  const body = bodyOf(pages, hechos, hashHechos);
  const start = body.indexOf(lettersOf(bloques[0]?.encabezado as string));
  const clauses = bloques.map(({ encabezado, texto }) => lettersOf(encabezado) + lettersOf(texto)).join('');
  expect(body.slice(start, start + clauses.length)).toBe(clauses);
  // before them who issues it, after them when the model was handed over, and who signs
  expect(body.slice(0, start)).toContain(lettersOf(`Contrato No. ${hechos.numero}`));
  const signers = hechos.firmas.map(({ nombre, identificacion, calidad }) =>
    [nombre, identificacion, calidad].map(lettersOf).join(''),
  );
  const modelo = lettersOf(`Entrega previa.- ${hechos.modelo}.`);
  expect(body.slice(start + clauses.length)).toBe(modelo + signers.join('') + hechos.codigoBarras);
  expect(await scannedFrom(bytes, PAGES)).toEqual([hechos.codigoBarras]);
}, 120_000);

describe('the vocabulary of rich text', () => {
  const texto = readFileSync(`${templates}/texto-enriquecido.html`, 'utf8').trim();
  const con = (otro: string): ContratoImpreso => ({
    ...sample,
    bloques: sample.bloques.slice(0, 1).map((uno) => ({ ...uno, texto: otro })),
  });

  test('what the editor writes passes the sanitiser, which writes it in one way and leaves nothing out', () => {
    expect(sanear(texto)).toBe(texto.replaceAll(';"', '"').replace('<br>', '<br />'));
  });

  test('paragraphs, bold, italic, underline, lists, tables and alignment look on paper as they were written', async () => {
    const { runs, shapes } = await drawnOn((await print('vocabulario', con(sanear(texto)))).bytes);
    const run = (begin: string): Run => {
      const found = runs.find(({ text }) => text.startsWith(begin));
      if (found === undefined) throw new Error(`${begin}: not on the page`);
      return found;
    };
    const [left, right] = [run('A la izquierda').from, run('RUC').to];
    // alignment
    expect(run('Otro renglón').from).toBeCloseTo(left, 0);
    expect(run('Título').from + run('Título').to).toBeCloseTo(left + right, 0);
    expect(run('A la derecha').to).toBeCloseTo(right, 0);
    expect([run('Renglón').to, run('Renglón').from].map(Math.round)).toEqual([right, left].map(Math.round));
    expect(run('primero llegue').to).toBeLessThan(right - 50);
    // marks
    expect(['Título', 'negrita', 'ambas', 'Cabecera', 'Valor'].map((begin) => run(begin).font)).toEqual(
      Array(5).fill('SourceSerif4-SemiBold'),
    );
    expect(['A la izquierda', 'cursiva', 'Celda'].map((begin) => run(begin).font)).toEqual(
      Array(3).fill('SourceSerif4-Regular'),
    );
    expect(['A la izquierda', 'negrita', 'cursiva', 'ambas'].map((begin) => run(begin).slanted)).toEqual([
      ...[false, false, true, true],
    ]);
    // lists: within the text, with a number, or a bullet that is drawn
    expect(run('Viñeta primera').from).toBeCloseTo(run('Viñeta segunda').from, 1);
    expect(run('Viñeta primera').from).toBeGreaterThan(left + 15);
    for (const item of ['1. Número primero', '2. Número segundo']) expect(run(item).from).toBeGreaterThan(left + 5);
    // tables: cells under each other, each aligned within its own
    expect(run('Cabecera').from).toBeCloseTo(run('Celda').from, 0);
    expect(run('Valor').from).toBeGreaterThan((left + right) / 2);
    expect(run('$ 1,00').to).toBeGreaterThan(right - 10);
    // what is no letter: the line below, the bullets, the frame
    const without = async (...marks: string[]): Promise<number> => {
      const otro = marks.reduce((html, mark) => html.replace(new RegExp(`</?${mark}>`, 'g'), ''), sanear(texto));
      return shapes - (await drawnOn((await print(`sin-${marks[0]}`, con(otro))).bytes)).shapes;
    };
    expect(await without('u')).toBeGreaterThan(0);
    expect(await without('ul', 'li', 'ol')).toBeGreaterThan(1);
  }, 60_000);
});
