import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { type Caso, caso } from './caso';
import { flate, latin1, objectStream, pdf, stream, zip } from './pdf';

const entero = pdf({ objects: { 4: flate('BT (Solicitud de compra) Tj ET\n'.repeat(400)) } });
const hasta = (parte: number): Buffer => entero.subarray(0, Math.floor(entero.length * parte));
const ceros = (megas: number): Buffer => deflateSync(Buffer.alloc(megas * 1024 * 1024), { level: 9 });
/** Compresses a thousand to one. */
const cerosDe250 = ceros(250);
const hojas = (n: number): Record<number, string> => ({
  2: `<< /Type /Pages /Count ${n} /Kids [${'3 0 R '.repeat(n)}] >>`,
});

/** An end-of-directory record in the last object, the directory before it: a ZIP for readers from the end. */
const pdfYZip = pdf({ objects: { 8: stream(zip('a.class', 'codigo')) } });

/** PDFs that are damaged, of two formats, or too expensive. */
export const pdfDanados: readonly Caso[] = [
  caso('cut at a tenth', hasta(0.1), 'pdf-incompleto'),
  caso('cut in the middle', hasta(0.5), 'pdf-incompleto'),
  caso('cut near its end', hasta(0.95), 'pdf-incompleto'),
  caso('without its last line', entero.subarray(0, entero.length - 6), 'pdf-incompleto'),
  caso('its second half zeros', Buffer.concat([hasta(0.5), Buffer.alloc(entero.length / 2)]), 'pdf-incompleto'),
  caso(
    'a PDF for the web, cut after its first part',
    Buffer.concat([pdf(), latin1('20 0 obj\n<< /Length 99 >>\nstream\nabc')]),
    'pdf-incompleto',
  ),
  caso('only a header', '%PDF-1.7\n', 'pdf-incompleto'),
  caso('a header and an end', '%PDF-1.7\nstartxref\n9\n%%EOF\n', 'pdf-danado'),
  caso('a page whose contents are gone', pdf({ page: '/Contents 77 0 R' }), 'pdf-incompleto'),
  caso('a page whose image is gone', pdf({ page: '/Resources << /XObject << /I 77 0 R >> >>' }), 'pdf-incompleto'),
  caso(
    'a page that is gone',
    pdf({ objects: { 2: '<< /Type /Pages /Kids [3 0 R 78 0 R] /Count 2 >>' } }),
    'pdf-incompleto',
  ),
  caso('no catalogue', pdf({ objects: { 1: '<< /Type /Otra >>' } }), 'pdf-danado'),
  caso(
    'random bytes between header and end',
    Buffer.concat([
      latin1('%PDF-1.4\n'),
      Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251)),
      latin1('startxref\n1\n%%EOF'),
    ]),
    'pdf-danado',
  ),
  caso('no pages', pdf({ objects: hojas(0) }), 'pdf-sin-paginas'),
  caso('301 pages', pdf({ objects: hojas(301) }), 'pdf-paginas'),
  caso('a page tree without end', pdf({ objects: { 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' } }), 'pdf-danado'),
  caso(
    'a page tree of 10^12 leaves',
    pdf({
      objects: Object.fromEntries(
        Array.from({ length: 12 }, (_, i) => [
          i === 0 ? 2 : 20 + i,
          `<< /Type /Pages /Count 10 /Kids [${`${i === 11 ? 3 : 21 + i} 0 R `.repeat(10)}] >>`,
        ]),
      ),
    }),
    'pdf-paginas',
  ),
  caso('a page as wide as a province', pdf({ page: '/MediaBox [0 0 99999999 842]' }), 'pdf-danado'),
  caso('lists nested without end', pdf({ catalog: `/A ${'['.repeat(50_000)}${']'.repeat(50_000)}` }), 'pdf-danado'),
  caso('lists nested 500 deep', pdf({ catalog: `/A ${'['.repeat(500)}${']'.repeat(500)}` }), 'pdf-complejo'),
  caso('a page without a size', pdf({ objects: { 3: '<< /Type /Page /Parent 2 0 R >>' } }), 'pdf-danado'),
  caso(
    'an object stream of 60 MB of zeros',
    pdf({ objects: { 8: objectStream({ 9: '1' }, { pack: () => ceros(60) }) } }),
    'pdf-complejo',
  ),
  caso(
    'an object stream that breaks off',
    pdf({
      objects: {
        8: objectStream(
          { 9: '<< /S /J >>' },
          { pack: (b) => deflateSync(latin1(b.repeat(20)), { level: 0 }).subarray(0, 40) },
        ),
      },
    }),
    'pdf-danado',
  ),
  caso(
    'a page of 300 MB of zeros',
    pdf({ objects: { 4: stream(ceros(300), '/Filter /FlateDecode') } }),
    'pdf-complejo',
  ),
  caso(
    'five pictures of 250 MB each',
    pdf({
      objects: Object.fromEntries(
        Array.from({ length: 5 }, (_, i) => [10 + i, stream(cerosDe250, '/Filter /FlateDecode')]),
      ),
    }),
    'pdf-complejo',
  ),
  caso(
    'zeros packed twice',
    pdf({ objects: { 4: stream(deflateSync(ceros(50)), '/Filter [/FlateDecode /FlateDecode]') } }),
    'pdf-complejo',
  ),
  caso(
    'zeros packed behind hex digits',
    pdf({ objects: { 4: stream(`${ceros(60).toString('hex')}>`, '/Filter [/ASCIIHexDecode /FlateDecode]') } }),
    'pdf-complejo',
  ),
  caso(
    'runs of one byte',
    pdf({ objects: { 4: stream(Buffer.alloc(600_000, Buffer.from([129, 0])), '/Filter /RunLengthDecode') } }),
    'pdf-complejo',
  ),
  caso(
    'a picture of 65,535 × 65,535 points',
    pdf({ objects: { 9: stream('x', '/Subtype /Image /Width 65535 /Height 65535 /Filter /DCTDecode') } }),
    'pdf-complejo',
  ),
  caso('a ZIP behind it', Buffer.concat([pdf(), zip()]), 'pdf-otro-contenido'),
  caso('a ZIP within that is read from the end', pdfYZip, 'pdf-otro-contenido'),
  caso(
    'a page of the web behind it',
    Buffer.concat([pdf(), latin1('<html><script>alert(1)</script>')]),
    'pdf-otro-contenido',
  ),
  caso(
    'a page of the web in its header',
    pdf({ header: '%PDF-1.7\n<script>alert(1)</script>\n' }),
    'pdf-otro-contenido',
  ),
  caso('a program behind it', Buffer.concat([pdf(), latin1('MZ\u0090\0')]), 'pdf-otro-contenido'),
  caso('a program before it', Buffer.concat([latin1('MZ\u0090\0'), pdf()]), 'tipo-no-aceptado'),
  caso('a page of the web before it', Buffer.concat([latin1('<html>'), pdf()]), 'tipo-no-aceptado'),
  caso('a picture before it', Buffer.concat([Buffer.from('474946383961', 'hex'), pdf()]), 'tipo-no-aceptado'),
  caso(
    'a password',
    pdf({
      trailer: '/Encrypt 9 0 R /ID [<00> <00>]',
      objects: { 9: '<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <00> /U <00> >>' },
    }),
    'pdf-cifrado',
  ),
  caso('a password, its name in hex', pdf({ trailer: '/#45ncrypt << /Filter /Standard /V 1 >>' }), 'pdf-cifrado'),
  caso(
    'deflate without its frame',
    pdf({
      objects: {
        8: objectStream(
          { 9: '<< /S /J >>' },
          { pack: (b) => deflateRawSync(latin1(b), { strategy: constants.Z_FIXED }) },
        ),
      },
    }),
    'pdf-danado',
  ),
];

/** Other formats, whatever their name. */
export const otrosTipos: readonly Caso[] = [
  caso('nothing', '', 'archivo-vacio'),
  caso('one byte', '%', 'tipo-no-aceptado'),
  caso('a program of Windows', 'MZ\u0090\0\u0003\0\0\0', 'tipo-no-aceptado'),
  caso('a program of Linux', '\u007fELF\u0002\u0001\u0001', 'tipo-no-aceptado'),
  caso('a script', '#!/bin/sh\nrm -rf /\n', 'tipo-no-aceptado'),
  caso('a page of the web', '<!doctype html><script>alert(1)</script>', 'tipo-no-aceptado'),
  caso('a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'tipo-no-aceptado'),
  caso('the same as a photo', '<?xml version="1.0"?><svg onload="alert(1)"/>', 'tipo-no-aceptado', 'imagen'),
  caso('a ZIP', zip(), 'tipo-no-aceptado'),
  caso('a document of Word', zip('word/document.xml', '<w/>'), 'tipo-no-aceptado'),
  caso('an old document of Office', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'tipo-no-aceptado'),
  caso('a RAR', 'Rar!\u001a\u0007\u0001\0', 'tipo-no-aceptado'),
  caso('a 7z', Buffer.from('377abcaf271c', 'hex'), 'tipo-no-aceptado'),
  caso('RTF', '{\\rtf1 hola}', 'tipo-no-aceptado'),
  caso('PostScript', '%!PS-Adobe-3.0\n', 'tipo-no-aceptado'),
  caso('FDF', '%FDF-1.2\n', 'tipo-no-aceptado'),
  caso('JSON', '{"tipo":"pdf"}', 'tipo-no-aceptado'),
  caso('a film', '\0\0\0\u0018ftypmp42', 'tipo-no-aceptado', 'imagen'),
  caso('the photo of an iPhone', '\0\0\0\u0018ftypheic\0\0\0\0', 'tipo-no-aceptado', 'imagen'),
  caso('AVIF', '\0\0\0\u0018ftypavif\0\0\0\0', 'tipo-no-aceptado', 'imagen'),
  caso('GIF', 'GIF89a\u0001\0\u0001\0', 'tipo-no-aceptado', 'imagen'),
  caso('TIFF', 'II*\0\u0008\0\0\0', 'tipo-no-aceptado', 'imagen'),
  caso('BMP', 'BM\u0046\0\0\0', 'tipo-no-aceptado', 'imagen'),
  caso('an icon', '\0\0\u0001\0', 'tipo-no-aceptado', 'imagen'),
  caso('a PDF where a photo belongs', pdf(), 'tipo-no-aceptado', 'imagen'),
  caso('a PDF in UTF-16', Buffer.from('\ufeff%PDF-1.7', 'utf16le'), 'tipo-no-aceptado'),
];
