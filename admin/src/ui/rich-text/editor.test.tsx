import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rechazoDeTextoEnriquecido, vocabulario } from '@adjudica/domain';
import { getSchema } from '@tiptap/core';
import { DOMParser as DeDom, DOMSerializer } from '@tiptap/pm/model';
import { extensions } from './extensions';
import { withWordLists } from './wordLists';

const esquema = getSchema(extensions);

/** What the editor makes of pasted markup, as it would send it. */
function pegado(html: string): string {
  const pagina = new DOMParser().parseFromString(withWordLists(html), 'text/html');
  const documento = DeDom.fromSchema(esquema).parse(pagina.body);
  const caja = document.createElement('div');
  caja.append(DOMSerializer.fromSchema(esquema).serializeFragment(documento.content));
  return caja.innerHTML;
}

const esDelVocabulario = (html: string): void => expect(rechazoDeTextoEnriquecido(html, 100_000)).toBeNull();

it('the editor knows the vocabulary of the rules, element by element, and nothing else', () => {
  const tablas = '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>';
  const todo = `<p>a<br><strong>b</strong><em>c</em><u>d</u></p><ul><li>e</li></ul><ol><li>f</li></ol>${tablas}`;
  const ajeno =
    '<h1>g</h1><blockquote>h</blockquote><pre><code>i</code></pre><hr><s>j</s><a href="x">k</a><img src="x">';
  const html = pegado(todo + ajeno);
  const usadas = new Set([...html.matchAll(/<([a-z]+)/g)].map(([, etiqueta]) => etiqueta));
  expect([...usadas].sort()).toEqual(Object.keys(vocabulario).sort());
  esDelVocabulario(html);
});

it('the text of which paper and sanitiser are tested is one that the editor writes, letter by letter', () => {
  const texto = readFileSync(join(__dirname, '../../../../templates/texto-enriquecido.html'), 'utf8').trim();
  expect(pegado(texto)).toBe(texto);
});

it.each(['left', 'center', 'right', 'justify'])('a paragraph that is %s keeps its alignment', (lado) => {
  const html = pegado(`<p style="text-align: ${lado}">a</p>`);
  esDelVocabulario(html);
  expect(html).toMatch(lado === 'left' ? /<p/ : new RegExp(`text-align: ${lado}`));
});

it('cells that span others keep their span, and no widths', () => {
  const html = pegado(
    '<table width="300"><tr><td colspan="2" width="100" align="right">a</td></tr><tr><td>b</td><td>c</td></tr></table>',
  );
  esDelVocabulario(html);
  expect(html).toContain('colspan="2"');
  expect(html).not.toMatch(/width|align/);
});

describe('lists of Word become lists', () => {
  const item = (nivel: number, senal: string, texto: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${nivel} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${senal}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${texto}<o:p></o:p></p>`;

  it('bullets, numbers below them, and what follows is no item', () => {
    const html = pegado(
      `<p class=MsoNormal>Antes</p>${item(1, '·', 'uno')}${item(2, '1.', 'uno uno')}${item(2, '2.', 'uno dos')}${item(1, '·', 'dos')}<p class=MsoNormal>Después</p>`,
    );
    esDelVocabulario(html);
    expect(html).toBe(
      '<p>Antes</p><ul><li><p>uno</p><ol><li><p>uno uno</p></li><li><p>uno dos</p></li></ol></li><li><p>dos</p></li></ul><p>Después</p>',
    );
  });

  it('two lists with a paragraph between them stay two', () => {
    const html = pegado(`${item(1, '1)', 'a')}<p>b</p>${item(1, '1)', 'c')}`);
    expect(html).toBe('<ol><li><p>a</p></li></ol><p>b</p><ol><li><p>c</p></li></ol>');
  });

  it('what begins at the second level stands in a list of its own', () => {
    expect(pegado(`${item(2, '·', 'a')}${item(1, '·', 'b')}`)).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  });
});

it('markup of Word and Google Docs keeps its letters and marks alone', () => {
  const html = pegado(
    `<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:14.0pt'>CARTA<o:p></o:p></span></b></p>` +
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700;font-style:italic">Fuerte</span> <span style="color:red">rojo</span></p></b>',
  );
  esDelVocabulario(html);
  expect(html).toBe(
    '<p style="text-align: center;"><strong>CARTA</strong></p><p><strong><em>Fuerte</em></strong> rojo</p>',
  );
});

it('hostile markup is not read', () => {
  const html = pegado(
    '<p onclick="x">a<script>b</script><img src=x onerror=alert(1)><svg onload=alert(1)></svg></p><iframe src="x">c</iframe>',
  );
  esDelVocabulario(html);
  expect(html).not.toMatch(/script|onerror|svg|iframe/);
});
