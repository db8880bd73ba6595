import { deflateSync } from 'node:zlib';
import { type Caso, caso } from './caso';
import { flate, latin1, objectStream, pdf, revised, stream } from './pdf';

/** PDFs with active content, each hidden in another way. */
const JS = '<< /S /JavaScript /JS (app.alert(1)) >>';
const enlace = (accion: string): string => `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A ${accion} >>]`;
const WEB = '<< /S /URI /URI (https://a.ec/x) >>';
const uri = (address: string): Buffer => pdf({ page: enlace(`<< /S /URI /URI ${address} >>`) });
/** An indirect object within another stream's bytes, which only a cross-reference table reveals. */
const escondido = (cabecera: string, objeto: string | Buffer): Buffer =>
  stream(Buffer.concat([latin1(`puntos\n${cabecera}\n`), Buffer.from(objeto), latin1('\nendobj\nmas puntos')]));

export const pdfConAcciones: readonly Caso[] = [
  caso('JavaScript when opened', pdf({ catalog: `/OpenAction ${JS}` }), 'pdf-codigo'),
  caso('JavaScript in an object of its own', pdf({ catalog: '/OpenAction 9 0 R', objects: { 9: JS } }), 'pdf-codigo'),
  caso('JavaScript that nothing refers to', pdf({ objects: { 9: JS } }), 'pdf-codigo'),
  caso(
    'JavaScript in the name tree',
    pdf({ catalog: `/Names << /JavaScript << /Names [(a) ${JS}] >> >>` }),
    'pdf-codigo',
  ),
  caso('JavaScript when a page is shown', pdf({ page: `/AA << /O ${JS} >>` }), 'pdf-codigo'),
  caso('JavaScript in a link', pdf({ page: enlace(JS) }), 'pdf-codigo'),
  caso(
    'JavaScript behind another action',
    pdf({ page: enlace(`<< /S /GoTo /D [3 0 R /Fit] /Next ${JS} >>`) }),
    'pdf-codigo',
  ),
  caso(
    'JavaScript in a form field',
    pdf({ catalog: `/AcroForm << /Fields [<< /FT /Tx /AA << /K ${JS} >> >>] >>` }),
    'pdf-codigo',
  ),
  caso('a name with one letter in hex', pdf({ catalog: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }), 'pdf-codigo'),
  caso('a name all in hex', pdf({ catalog: '/OpenAction << /S /#4a#61#76#61#53#63#72#69#70#74 >>' }), 'pdf-codigo'),
  caso('a name in capital hex', pdf({ catalog: '/OpenAction << /S /#4AavaScript >>' }), 'pdf-codigo'),
  caso('only the key JS, in hex', pdf({ catalog: '/OpenAction << /S /Otra /#4a#53 (x) >>' }), 'pdf-codigo'),
  caso(
    'the type as an object of its own',
    pdf({ catalog: '/OpenAction << /S 9 0 R >>', objects: { 9: '/J#61vaScript' } }),
    'pdf-codigo',
  ),
  caso('in an object stream', pdf({ objects: { 8: objectStream({ 9: JS }) } }), 'pdf-codigo'),
  caso(
    'in an object stream, in hex',
    pdf({ objects: { 8: objectStream({ 9: '<< /S /J#61vaScript >>' }) } }),
    'pdf-codigo',
  ),
  caso(
    'in an object stream that does not say so',
    pdf({ objects: { 8: objectStream({ 9: JS }, { type: '' }) } }),
    'pdf-codigo',
  ),
  caso(
    'in an object stream dressed as an image',
    pdf({ objects: { 8: objectStream({ 9: JS }, { type: '/Type /XObject /Subtype /Image' }) } }),
    'pdf-codigo',
  ),
  caso(
    'in an object stream whose key First is in hex',
    pdf({
      objects: {
        8: Buffer.from(
          objectStream({ 9: JS }, { type: '' }).toString('latin1').replace('/First', '/F#69rst'),
          'latin1',
        ),
      },
    }),
    'pdf-codigo',
  ),
  caso(
    'the first of two equal keys in an object stream',
    pdf({ objects: { 8: objectStream({ 9: '<< /S /JavaScript /S /GoTo >>' }) } }),
    'pdf-codigo',
  ),
  caso('the first of two equal keys', pdf({ catalog: '/OpenAction << /S /JavaScript /S /GoTo >>' }), 'pdf-codigo'),
  caso(
    'in an object stream written in hex digits',
    pdf({
      objects: {
        8: objectStream(
          { 9: JS },
          { pack: (body) => latin1(`${latin1(body).toString('hex')}>`), filter: '/ASCIIHexDecode' },
        ),
      },
    }),
    'pdf-complejo',
  ),
  caso(
    'in an object stream packed twice',
    pdf({
      objects: {
        8: objectStream(
          { 9: JS },
          { pack: (body) => deflateSync(deflateSync(latin1(body))), filter: '[/FlateDecode /FlateDecode]' },
        ),
      },
    }),
    'pdf-complejo',
  ),
  caso(
    'in an object stream with a predictor',
    pdf({ objects: { 8: objectStream({ 9: JS }, { dict: '/DecodeParms << /Predictor 12 /Columns 4 >>' }) } }),
    'pdf-complejo',
  ),
  caso(
    'in an older revision',
    revised(pdf({ catalog: `/OpenAction ${JS}` }), { 1: '<< /Type /Catalog /Pages 2 0 R >>' }),
    'pdf-codigo',
  ),
  caso(
    'in an object stream of an older revision',
    revised(pdf({ objects: { 8: objectStream({ 9: '<< /S /J#61vaScript >>' }) } }), { 8: '<< >>', 9: '<< >>' }),
    'pdf-codigo',
  ),
  caso(
    'in a later revision',
    revised(pdf(), { 1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${JS} >>` }),
    'pdf-codigo',
  ),
  caso('inside the bytes of a stream', pdf({ objects: { 8: escondido('9 0 obj', JS) } }), 'pdf-codigo'),
  caso(
    'an object stream inside the bytes of a stream',
    pdf({ objects: { 8: escondido('9 0 obj', objectStream({ 10: JS })) } }),
    'pdf-otro-contenido',
  ),
  caso(
    'the same, with a comment within its header',
    pdf({ objects: { 8: escondido('9%x\n0 %y\nobj', objectStream({ 10: JS })) } }),
    'pdf-otro-contenido',
  ),
  caso('in a comment', pdf({ header: `%PDF-1.7\n% 9 0 obj ${JS} endobj\n` }), 'pdf-codigo'),
  caso('between broken objects', pdf({ objects: { 8: `<< /A [ (sin cerrar << >> ${JS}` } }), 'pdf-codigo'),
  caso('a program', pdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), 'pdf-acciones'),
  caso('a program, in hex', pdf({ catalog: '/OpenAction << /S /L#61unch /Win << /F (cmd.exe) >> >>' }), 'pdf-acciones'),
  caso(
    'another document',
    pdf({ page: enlace('<< /S /GoToR /F (\\\\\\\\servidor\\\\a.pdf) /D [0 /Fit] >>') }),
    'pdf-acciones',
  ),
  caso('a document within', pdf({ page: enlace('<< /S /GoToE /T << /R /C /N (a.pdf) >> >>') }), 'pdf-acciones'),
  caso('a file of this machine', uri('(file:///etc/passwd)'), 'pdf-acciones'),
  caso('a script as address', uri('(javascript:alert\\(1\\))'), 'pdf-acciones'),
  caso('a script as address with breaks', uri('(java\\nscr\\tipt:alert)'), 'pdf-acciones'),
  caso('a script as address in hex digits', uri(`<${latin1('JavaScript:x').toString('hex')}>`), 'pdf-acciones'),
  caso('a share as address', uri('(\\\\\\\\servidor\\\\carpeta)'), 'pdf-acciones'),
  caso('data as address', uri('(data:text/html,<b>)'), 'pdf-acciones'),
  caso('a handler of the system as address', uri('(ms-msdt:/id PCWDiagnostic)'), 'pdf-acciones'),
  caso(
    'an address in an object of its own',
    pdf({ page: enlace('<< /S /URI /URI 9 0 R >>'), objects: { 9: '(file:///c:/x)' } }),
    'pdf-acciones',
  ),
  caso('an address when opened', pdf({ catalog: `/OpenAction ${WEB}` }), 'pdf-acciones'),
  caso(
    'an address when opened, its parts as objects of their own',
    pdf({ catalog: '/OpenAction 9 0 R', objects: { 9: '<< /S 10 0 R /URI (https://a.ec) >>', 10: '/URI' } }),
    'pdf-acciones',
  ),
  caso('an address when a page is shown', pdf({ page: `/AA << /O ${WEB} >>` }), 'pdf-acciones'),
  caso(
    'an address when the document is closed, from a table of its own',
    pdf({ catalog: '/AA 9 0 R', objects: { 9: '<< /WC 10 0 R >>', 10: WEB } }),
    'pdf-acciones',
  ),
  caso(
    'an address behind what happens when opened',
    pdf({
      catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [9 0 R ${WEB}] >>`,
      objects: { 9: '<< /Next 9 0 R >>' },
    }),
    'pdf-acciones',
  ),
  caso(
    'a form that sends itself',
    pdf({ page: enlace('<< /S /SubmitForm /F << /FS /URL /F (http://x) >> >>') }),
    'pdf-datos',
  ),
  caso('a form that takes data', pdf({ page: enlace('<< /S /ImportData /F (a.fdf) >>') }), 'pdf-datos'),
  caso(
    'an XFA form',
    pdf({ catalog: '/AcroForm << /Fields [] /XFA 9 0 R >>', objects: { 9: flate('<xdp/>') } }),
    'pdf-datos',
  ),
  caso(
    'an attached file',
    pdf({
      objects: { 8: stream('MZ', '/Type /EmbeddedFile'), 9: '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>' },
    }),
    'pdf-adjuntos',
  ),
  caso(
    'an attached file without its type',
    pdf({ objects: { 8: stream('MZ'), 9: '<< /F (a.exe) /E#46 << /F 8 0 R >> >>' } }),
    'pdf-adjuntos',
  ),
  caso('a tree of attached files', pdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }), 'pdf-adjuntos'),
  caso('rich media', pdf({ page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }), 'pdf-multimedia'),
  caso('a rendition', pdf({ page: enlace('<< /S /Rendition /JS (x) >>') }), 'pdf-multimedia'),
  ...['Movie', 'Sound', 'Screen', '3D'].map((kind) =>
    caso(
      `an annotation of kind ${kind}`,
      pdf({ page: `/Annots [<< /Subtype /${kind} /Rect [0 0 9 9] >>]` }),
      'pdf-multimedia',
    ),
  ),
];

/** Ordinary PDFs that must be accepted. */
export const pdfInofensivos: readonly Caso[] = [
  caso('the plainest PDF', pdf(), 'application/pdf'),
  caso(
    'links to the web, to a mailbox, a telephone and within',
    pdf({
      page: `/Annots [${['(https://sri.gob.ec/a:b)', '(mailto:a@b.ec)', '(tel:+593)', '(www.sri.gob.ec:8080/x)', '(sri.gob.ec)', '(#p2)'].map((a) => `<< /Subtype /Link /Rect [0 0 1 1] /A << /S /URI /URI ${a} >> >>`).join(' ')} << /Subtype /Link /Rect [0 0 1 1] /A << /S /GoTo /D [3 0 R /Fit] >> >>]`,
    }),
    'application/pdf',
  ),
  caso(
    'opens at a place',
    pdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Named /N /FirstPage >> >>' }),
    'application/pdf',
  ),
  caso('opens at a page', pdf({ catalog: '/OpenAction [3 0 R /FitH 842]' }), 'application/pdf'),
  caso(
    'objects in an object stream',
    pdf({ objects: { 8: objectStream({ 9: '<< /Title (Hola) >>', 10: '[1 2 3]' }) } }),
    'application/pdf',
  ),
  caso(
    'a signed revision',
    revised(pdf(), {
      1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [9 0 R] >> >>',
      9: '<< /FT /Sig /V 10 0 R >>',
      10: '<< /Type /Sig /Filter /Adobe.PPKLite /Contents <00> >>',
    }),
    'application/pdf',
  ),
  caso(
    'a form to fill in',
    pdf({ catalog: '/AcroForm << /Fields [<< /FT /Tx /T (nombre) /V (Ana) >>] >>' }),
    'application/pdf',
  ),
  caso(
    'white space and a mark before, zeros behind',
    Buffer.concat([Buffer.from('efbbbf0d0a', 'hex'), pdf(), Buffer.alloc(300)]),
    'application/pdf',
  ),
  caso(
    'a packed page',
    pdf({ objects: { 4: flate('BT (Javascript, Launch y Encrypt) Tj ET'.repeat(50)) } }),
    'application/pdf',
  ),
];
