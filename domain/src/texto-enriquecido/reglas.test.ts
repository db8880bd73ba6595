import { z } from 'zod';
import { campo, registro } from '../registro';
import { conTextoLimpio, escaparTexto, rechazoDeTextoEnriquecido, sinLetras, textoPlano } from './reglas';
import { MAXIMO_ENRIQUECIDO } from './vocabulario';

const rechazo = (html: string) => rechazoDeTextoEnriquecido(html, MAXIMO_ENRIQUECIDO);
const AJENO = expect.stringContaining('formato que no se acepta');

describe('rich text that nobody cleaned is refused', () => {
  it.each([
    ['an element outside of the vocabulary', '<script>alert(1)</script>'],
    ['a heading', '<h1>Título</h1>'],
    ['a link', '<p><a href="https://example.com">aquí</a></p>'],
    ['a picture', '<p><img src="x"></p>'],
    ['an attribute', '<p onclick="x">hola</p>'],
    ['a style beside the alignment', '<p style="text-align: left; background: url(x)">hola</p>'],
    ['an alignment that there is not', '<p style="text-align: inherit">hola</p>'],
    ['an attribute twice', '<p style="text-align: left" style="text-align: right">hola</p>'],
    ['a cell over a thousand columns', '<table><tbody><tr><td colspan="1000">x</td></tr></tbody></table>'],
    ['an item outside of a list', '<li>uno</li>'],
    ['a cell outside of a row', '<td>x</td>'],
    ['letters between the rows', '<table><tbody>x</tbody></table>'],
    ['a paragraph in a paragraph', '<p><p>x</p></p>'],
    ['a paragraph in bold', '<strong><p>x</p></strong>'],
    ['an element left open', '<p>hola'],
    ['elements crossed', '<p><strong>a<em>b</strong></em></p>'],
    ['a closing without an opening', 'hola</p>'],
    ['a sign that opens nothing', '<p>a < b</p>'],
    ['an entity that is not written', '<p>&copy;</p>'],
    ['a number that is none', '<p>&#xg1;</p>'],
    ['a number longer than any sign has', '<p>&#x1f60000;</p>'],
    ['an ampersand alone', '<p>A & B</p>'],
    ['an attribute where an element ends', '<p>hola</p style="text-align: left">'],
    ['a comment', '<p>a</p><!-- b -->'],
    ['a name of what every object has', '<constructor>x</constructor>'],
  ])('%s', (_, html) => expect(rechazo(html)).toEqual(AJENO));

  it('a text deeper than anybody writes', () => {
    const hondo = (n: number) => `${'<ul><li>'.repeat(n)}x${'</li></ul>'.repeat(n)}`;
    expect(rechazo(hondo(6))).toBeNull();
    expect(rechazo(hondo(7))).toEqual(AJENO);
  });

  it('a text longer than its bound, a control character, a mark of direction', () => {
    expect(rechazoDeTextoEnriquecido('<p>hola</p>', 10)).toBe('Máximo 10 caracteres');
    expect(rechazoDeTextoEnriquecido('<p>hola</p>', 11)).toBeNull();
    expect(rechazo('<p>a\u0007b</p>')).toBe(rechazo('<p>a\u202eb</p>'));
    expect(rechazo('<p>a\u0007b</p>')).not.toBeNull();
  });
});

it.each([
  '<p>Señor <strong>Pérez</strong>, <em>atentamente</em>, <u>hoy</u>.<br>Quito</p>',
  '<p style="text-align: center">Centro</p><p style="text-align:justify;">Todo el ancho</p>',
  '<ul><li><p>uno</p><ol start="3"><li>tres</li></ol></li></ul>',
  '<table><tbody><tr><th><p>a</p></th><td colspan="2" rowspan="1"><p>b</p></td></tr></tbody></table>',
  'una línea sin párrafo &amp; con &#39;signos&#39; &lt;x&gt;&nbsp;',
  '<p></p>',
  '<p>&#xA0;&#x1F600;&#233;</p>',
  '<p>uno\ndos</p>',
  '<table>\n  <tbody>\n <tr> <td>x</td> </tr></tbody></table>',
])('what the editor writes passes: %s', (html) => expect(rechazo(html)).toBeNull());

it('its letters alone, a line for each paragraph, item and row', () => {
  expect(textoPlano('<p>A <strong>&amp; B</strong></p><ul><li><p>uno</p></li><li>dos</li></ul>')).toBe(
    'A & B\nuno\ndos',
  );
  expect(textoPlano('<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>')).toBe('a\tb');
});

it('a break is a line however it is written, and an entity is the sign that it names', () => {
  expect(textoPlano('a<br>b<br/>c<br />d')).toBe('a\nb\nc\nd');
  expect(textoPlano('<p>&lt;a&gt; &quot;b&quot;&nbsp;&amp; c</p>')).toBe('<a> "b"\u00a0& c');
});

it('an empty paragraph says nothing, nor do blanks of either kind', () => {
  for (const nada of ['', '<p></p>', '<p>&nbsp;<br></p>', '<ul><li></li></ul>', '<p>&nbsp; &nbsp;</p><p> </p>'])
    expect([nada, sinLetras(nada)]).toEqual([nada, true]);
  expect(['<p>.</p>', '<p>&nbsp;.&nbsp;</p>'].map(sinLetras)).toEqual([false, false]);
});

it('escaped text: what looks like markup is letters', () => {
  const html = `<p>${escaparTexto('A & B')}</p><p>${escaparTexto('<b>x</b>')}</p>`;
  expect(html).toBe('<p>A &amp; B</p><p>&lt;b&gt;x&lt;/b&gt;</p>');
  expect(rechazo(html)).toBeNull();
  expect(textoPlano(html)).toBe('A & B\n<b>x</b>');
  expect(escaparTexto('"A" & <b>')).toBe('&quot;A&quot; &amp; &lt;b&gt;');
});

describe('a body whose texts are cleaned before they are judged', () => {
  const esquema = z.strictObject({ texto: z.string().max(5), nota: z.string().optional() });
  const limpio = conTextoLimpio(esquema, ['texto'], (html) => html.replace(/<[^>]*>/g, ''));

  it('judges what is left, and refuses what is too long even then', () => {
    expect(limpio.safeParse({ texto: '<p>123456</p>' }).success).toBe(false);
    expect(limpio.parse({ texto: '<p>12345</p>' })).toEqual({ texto: '12345' });
  });

  it('touches no other field, and nothing that is no text or no body', () => {
    expect(limpio.parse({ texto: 'a', nota: '<b>x</b>' })).toEqual({ texto: 'a', nota: '<b>x</b>' });
    for (const valor of [{ texto: 7 }, null, 'texto', ['texto'], 7, undefined])
      expect([valor, limpio.safeParse(valor).success]).toEqual([valor, false]);
  });
});

describe('as a field of a record', () => {
  const carta = registro('carta-de-prueba', { texto: campo.textoEnriquecido('Texto', 60, { requerido: 'Falta' }) });
  const errores = (texto: unknown) => {
    const resultado = carta.revisar({ texto }, undefined as never);
    return 'errores' in resultado ? resultado.errores.texto : null;
  };

  it('refuses what is empty once its marks are gone, what is foreign and what is too long', () => {
    expect(errores('<p></p>')).toBe('Falta');
    expect(errores('<p>a</p><script></script>')).toEqual(AJENO);
    expect(errores(`<p>${'a'.repeat(60)}</p>`)).toBe('Máximo 60 caracteres');
    expect(errores(7)).not.toBeNull();
  });

  it('keeps the rest as it was written', () => {
    expect(carta.revisar({ texto: ' <p>Hola</p> ' }, undefined as never)).toEqual({
      valores: { texto: '<p>Hola</p>' },
    });
  });
});
