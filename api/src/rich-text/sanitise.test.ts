import { rechazoDeTextoEnriquecido, textoPlano } from '@adjudica/domain';
import { sanear } from './sanitise';

const esDelVocabulario = (html: string): void => expect(rechazoDeTextoEnriquecido(html, 1_000_000)).toBeNull();

describe('hostile markup is removed', () => {
  it.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<p>a<SCRIPT SRC=//x.example></SCRIPT>b</p>', '<p>ab</p>'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p onmouseover="alert(1)">a</p>', '<p>a</p>'],
    ['<p/onclick=alert(1)>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<iframe src="file:///etc/passwd">a</iframe>b', 'b'],
    ['<object data="x"><embed src="y"></object>b', 'b'],
    ['<svg><script>alert(1)</script></svg>b', 'b'],
    ['<svg onload=alert(1)>b', ''],
    ['<math><mi xlink:href="javascript:alert(1)">a</mi></math>b', 'b'],
    ['<style>@import url(http://x.example)</style>b', 'b'],
    ['<link rel=stylesheet href=//x.example>b', 'b'],
    ['<base href="//x.example/">b', 'b'],
    ['<meta http-equiv=refresh content="0;url=//x.example">b', 'b'],
    ['<form action="//x.example"><input name=a><button>c</button></form>', 'c'],
    ['<p style="background:url(file:///etc/passwd)">a</p>', '<p>a</p>'],
    ['<p style="position:fixed;text-align:center">a</p>', '<p style="text-align: center">a</p>'],
    ['<p style="text-align:center;}body{display:none">a</p>', '<p style="text-align: center">a</p>'],
    ['<td colspan="9999999">a</td>', '<td>a</td>'],
    [
      '<p>{{constructor.constructor "return process"}} {{#each x}}</p>',
      '<p>{{constructor.constructor "return process"}} {{#each x}}</p>',
    ],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<!--><img src=x onerror=alert(1)>-->b', '--&gt;b'],
    ['<![CDATA[<script>alert(1)</script>]]>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<template><p>a</p></template>b', 'b'],
    ['<p>a\u202eb\u200bc</p>', '<p>abc</p>'],
    ['<x:script>a</x:script>', 'a'],
  ])('%s', (hostile, clean) => {
    expect(sanear(hostile)).toBe(clean);
    expect(sanear(sanear(hostile))).toBe(sanear(hostile));
  });
});

/** As Word 365 puts it onto the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset=utf-8><meta name=Generator content="Microsoft Word 15"><title>Carta</title>
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=ES-EC style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal align=center style='text-align:center'><b><span style='font-size:14.0pt;font-family:"Arial",sans-serif'>CARTA DE SALIDA<o:p></o:p></span></b></p>
<p class=MsoNormal style='text-align:justify'><span lang=ES style='mso-ansi-language:ES'>Señores <i>Automotores</i>: <u>entréguese</u>&nbsp;el bien.<o:p></o:p></span></p>
<table class=MsoTableGrid border=1 cellspacing=0><tbody><tr style='mso-yfti-irow:0'><td width=189 valign=top style='width:141.6pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Placa<o:p></o:p></p></td><td><p class=MsoNormal>PBA-1234</p></td></tr></tbody></table>
<!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><p dir="ltr" style="line-height:1.38;text-align: center;"><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">Título</span></p><ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic;font-weight:400">uno</span></p></li></ul></b>`;

describe('pasted text comes out clean', () => {
  it('of Word: title, alignment, marks and table stay, everything of Office goes', () => {
    const clean = sanear(WORD);
    esDelVocabulario(clean);
    expect(clean.replace(/>\s+</g, '><')).toBe(
      '<p style="text-align: center"><strong>CARTA DE SALIDA</strong></p>' +
        '<p style="text-align: justify">Señores <em>Automotores</em>: <u>entréguese</u>\u00a0el bien.</p>' +
        '<table><tbody><tr><td><p>Placa</p></td><td><p>PBA-1234</p></td></tr></tbody></table>',
    );
  });

  it('of Google Docs: what wraps it is not bold, what a style says is', () => {
    const clean = sanear(GOOGLE_DOCS);
    esDelVocabulario(clean);
    expect(clean).toBe(
      '<p style="text-align: center"><strong>Título</strong></p><ul><li><p><em>uno</em></p></li></ul>',
    );
  });

  it('of a page: headings are paragraphs, letters of what goes stay', () => {
    expect(sanear('<h2>Aviso</h2><p align="right">A <a href="x">b</a> <span>c</span></p>')).toBe(
      '<p>Aviso</p><p style="text-align: right">A b c</p>',
    );
  });
});

it('cleaning keeps every letter that is not markup', () => {
  const texto = `Ñandú «a» & b < c > d "e" 'f' {{x}} ${'€'}`;
  expect(textoPlano(sanear(`<p>${texto.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</p>`))).toBe(texto);
});

// Fails without: `beyondPeople` in sanear (the first takes seconds: the square of what stands open).
it.each([
  ['tags that never close', '<b>'.repeat(80_000)],
  ['tables within tables', '<table><tr><td>'.repeat(16_000)],
  ['more than any field holds', '<p>a</p>'.repeat(30_000)],
])('what nobody could have written is not cleaned but refused: %s', (_, html) => {
  expect(sanear(html)).toBe(html);
  expect(rechazoDeTextoEnriquecido(html, 20_000)).not.toBeNull();
});
