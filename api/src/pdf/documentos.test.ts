import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { enteroEnPalabras, type ParticipanteDelActa } from '@adjudica/domain';
import { actaDePrueba, listaDePrueba, participantesDePrueba } from '../testing/actas';
import { long } from '../testing/long';
import type { Documento, HechosDe } from '../testing/papeles';
import { papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import type { Papel } from './documento';
import { Renderer } from './renderer';
import { TemplateStore } from './templates';

const renderer = new Renderer();
afterAll(() => renderer.close());

const sample = <D extends Documento>(documento: D): HechosDe[D] =>
  JSON.parse(readFileSync(resolve(__dirname, '../../../templates', documento, 'sample.json'), 'utf8')) as HechosDe[D];

async function print<D extends Documento>(
  documento: D,
  hechos: HechosDe[D],
): Promise<{ pages: string[]; hash: string }> {
  const { bytes, paginas, hashHechos } = await renderer.render(papeles[documento] as Papel<HechosDe[D]>, hechos);
  const pages = await textOfPages(bytes);
  expect(pages).toHaveLength(paginas);
  return { pages, hash: hashHechos };
}

/** First and last row of a page. */
function rowsOf(text: string): string {
  const rows = text.match(/01-1023-\d+/g) ?? [];
  return `${rows[0]} … ${rows.at(-1)}`;
}

test('in running text an amount and a plan code stay on one line; in a table nothing is wrapped', () => {
  const { body } = new TemplateStore().content(papeles.pagare, sample('pagare'), {
    primera: true,
    ultima: true,
    filas: sample('pagare').cuotas,
  });
  const whole = body.match(/<span class="junto">[^<]*<\/span>/g) ?? [];
  expect(whole.length).toBeGreaterThan(1);
  for (const one of whole) expect(one).toMatch(/>(\$ [\d.]+,\d\d|\d\d-\w+-\d+)</);
  expect(body.replace(/<span class="junto">[^<]*<\/span>/g, '').match(/<p\b[^>]*>[^<]*\$ \d/g)).toBeNull();
  expect(body.match(/<td[^>]*><span class="junto">/g)).toBeNull();
});

describe.each([
  ['3', participantesDePrueba(3)],
  ['100', participantesDePrueba(100, { ofertas: 14, sorteos: 2, entregas: 1 })],
  ['2,000', participantesDePrueba(2125, { ofertas: 3, sorteos: 1 })],
])('acta of %s participants', (_name, participantes: ParticipanteDelActa[]) => {
  const hechos = actaDePrueba(participantes);
  let pages: string[] = [];
  let hash = '';
  beforeAll(async () => {
    ({ pages, hash } = await print('acta', hechos));
  }, 60_000);

  test('ASA-053 heading, place, hour, notary, witnesses and quorum are printed as they are', () => {
    const text = pages.join(' ');
    for (const fact of [
      'Acta de Asamblea No.21',
      hechos.empresa,
      hechos.lugar,
      `a las ${hechos.horaEnPalabras} (18:05)`,
      hechos.fechaEnPalabras,
      `${hechos.numeroEnPalabras} (21)`,
      hechos.notario,
      'Íñigo Muñoz Yépez y Lucía Güillín Chiriboga',
      hechos.quorum.porcentaje,
      `${enteroEnPalabras(hechos.quorum.planes, 'masculino', 'adjetivo')} planes`,
      'Por la administradora',
    ])
      expect(text).toContain(fact);
  });

  test('ASA-034 awards stand by type and in order, with amounts in words', () => {
    const text = pages.join(' ');
    let at = text.indexOf('Tercera. Adjudicaciones por oferta');
    for (const { tipo, filas } of hechos.adjudicaciones) {
      for (const fila of filas) {
        const next = text.indexOf(fila.idCodigo, at);
        expect([tipo, fila.idCodigo, next > at]).toEqual([tipo, fila.idCodigo, true]);
        at = next;
        expect(text).toContain(fila.montoEnPalabras);
        if (fila.valorOfertaEnPalabras) expect(text).toContain(fila.valorOfertaEnPalabras);
      }
    }
    expect(at).toBeLessThan(text.indexOf('Anexo 1. Nómina'));
    if (hechos.adjudicaciones.length === 0) expect(text).toContain('no se adjudica ningún plan');
  });

  test('ASA-035 every holder is listed once and in order, no free slot is printed', () => {
    const text = pages.join(' ');
    const list = text.slice(text.indexOf('Anexo 1. Nómina'));
    const found = list.match(/01-1023-\d{3,4}/g);
    expect(found).toEqual(hechos.participantes.map((p) => p.idCodigo));
    expect(text.replace(/\s/g, '').toLowerCase()).not.toContain('libre');
    for (const p of hechos.participantes) {
      expect(list).toContain(p.cedula);
      expect(list).toContain(p.nombreCliente);
    }
  });

  test('page x of y, hash, version and the head of the table stand on every page they belong to', () => {
    pages.forEach((text, i) => {
      expect(text).toContain(`Página ${i + 1} de ${pages.length}`);
      expect(text).toContain(`SHA-256 de los datos: ${hash}`);
      expect(text).toContain('Versión 1');
      if (/01-1023-\d{3,4} .* PARTICIPA/.test(text)) expect(text).toContain('Identificación');
      expect(text).not.toContain('BORRADOR');
    });
  });
});

long(
  'a document in chunks has the same pages as one printed at once: no seam, no gap, no row twice',
  async () => {
    const long = 'COMPAÑÍA NACIONAL DE TRANSPORTE PESADO Y SERVICIOS LOGÍSTICOS ŠIMIĆ CÍA. LTDA.';
    const hechos = listaDePrueba(
      participantesDePrueba(700).map((p, i) => (i % 13 === 4 ? { ...p, nombreCliente: long } : p)),
    );
    const chunked = new Renderer({ chunkRows: 150 });
    try {
      const parts = await textOfPages((await chunked.render(papeles.participantes, hechos)).bytes);
      const whole = new Renderer({ chunkRows: 10_000 });
      try {
        // Fails without: the removal of rows in keepWholePages.
        const once = await textOfPages((await whole.render(papeles.participantes, hechos)).bytes);
        expect(parts.map(rowsOf)).toEqual(once.map(rowsOf));
        expect(parts.find((text, i) => text !== once[i])).toBeUndefined();
      } finally {
        await whole.close();
      }
    } finally {
      await chunked.close();
    }
  },
  60_000,
);

test('ASA-061 the participants list holds each fact of its sample', async () => {
  const hechos = sample('participantes');
  const text = (await print('participantes', hechos)).pages.join(' ');
  for (const fact of ['Lista de participantes', hechos.lugar, '20 de marzo de 2025', hechos.quorum.porcentaje])
    expect(text).toContain(fact);
  for (const p of hechos.participantes) expect(text).toContain(p.nombreCliente);
});

test('the memo holds each fact of its sample, and an empty one says so', async () => {
  const hechos = sample('memo');
  const text = (await print('memo', hechos)).pages.join(' ');
  for (const a of hechos.asambleas)
    for (const fact of [a.notario, a.hora, a.estado, ...a.testigos]) expect(text).toContain(fact);
  expect(text).toContain('Hasta 31/03/2025');
  const empty = (await print('memo', { ...hechos, asambleas: [] })).pages.join(' ');
  expect(empty).toContain('no tiene asambleas');
});

test('the sample of the minutes prints; a draft is marked on every page, a new version names its reason', async () => {
  const hechos = sample('acta');
  const { pages } = await print('acta', { ...hechos, borrador: true, version: 2, motivo: 'Corrección del notario' });
  for (const text of pages) expect(text).toMatch(/BORRADOR.*Versión 2/);
  expect(pages[0]).toContain('sustituye a la anterior. Motivo: Corrección del notario');
});

test('the sample of the statement prints whole: totals behind the last row, the balance above and below', async () => {
  const hechos = sample('estado-cuenta');
  const { pages } = await print('estado-cuenta', hechos);
  expect(pages).toHaveLength(1);
  const text = pages[0] as string;
  for (const { numeroDocumento, referencia, valorSaldo } of hechos.movimientos)
    expect(text).toMatch(new RegExp(`${numeroDocumento}.*${referencia}.*${valorSaldo.replaceAll('.', '\\.')}`));
  expect(text).toContain(`${hechos.saldo} Saldo`);
  expect(text).toContain(`Total ${hechos.totalDebito} ${hechos.totalCredito} ${hechos.totalSaldo}`);
});

test('the index of a folder prints each document with its person, state, day and first page', async () => {
  const hechos = sample('indice-carpeta');
  const { pages } = await print('indice-carpeta', hechos);
  expect(pages).toHaveLength(1);
  const text = pages[0] as string;
  for (const d of hechos.documentos) {
    const facts = [d.documento, d.dueno, d.persona, d.estado, '0\\d/03/2026|10/03/2026'];
    expect(text).toMatch(new RegExp(facts.join('.*')));
  }
  for (const fact of ['Documentación incompleta', '1.005', '1.004', '990', hechos.emitidoPor, 'Plan 01-1023-12'])
    expect(text).toContain(fact);
  const parte = (await print('indice-carpeta', { ...hechos, estado: null })).pages.join(' ');
  expect(parte).not.toContain('Documentación incompleta');
});

describe('templates', () => {
  const store = new TemplateStore();
  const chunk = { primera: true, ultima: true };

  // Fails without: strict in TemplateStore.template.
  test('a missing fact is an error, not a blank', () => {
    const { notario: _, ...incomplete } = actaDePrueba(participantesDePrueba(3));
    expect(() => store.content(papeles.acta, incomplete as HechosDe['acta'], { ...chunk, filas: [] })).toThrow(
      /notario/,
    );
  });

  test('user text is never compiled nor markup', () => {
    const hostile = '{{empresa}}<script>alert(1)</script>&amp;"';
    const { body: html } = store.content(papeles.acta, actaDePrueba(participantesDePrueba(3), { lugar: hostile }), {
      ...chunk,
      filas: [],
    });
    expect(html).toContain('{{empresa}}&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;&quot;');
    expect(html).not.toContain('<script');
  });

  test('everything is inlined: no address is named', () => {
    const hechos = { ...listaDePrueba(participantesDePrueba(3)), lugar: 'Šibenik' };
    const { body, css } = store.content(papeles.participantes, hechos, { ...chunk, filas: [] });
    const html = `${store.shell}${css}${body}`;
    expect(html).toContain('U+0100-02BA');
    expect(html.replace(/url\(data:font\/woff2;base64,/g, '')).not.toMatch(/https?:|file:|url\(|src=|href=/);
  });
});
