import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { API } from '../../app';
import { Archivo } from '../../entities/archivo.entity';
import { documentoDe, fotoDePrueba, pdfDePrueba, planConDocumentos } from '../../testing/documentos';
import type { Caso } from '../../testing/subidas/caso';
import { archivo, campo, enviar, FRONTERA, fin, parte, type Respuesta } from '../../testing/subidas/formulario';
import { imagenesHostiles } from '../../testing/subidas/imagenes';
import { latin1 } from '../../testing/subidas/pdf';
import { pdfConAcciones } from '../../testing/subidas/pdf-con-acciones';
import { otrosTipos, pdfDanados } from '../../testing/subidas/pdf-danados';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { DocumentoVista } from './documento.dto';

/**
 * What strangers send, through the real route and a real connection. Whatever it is: an answer that we meant, a server that goes on, nothing
 * left in the folder of uploads, and no file in the store without its row.
 */
let t: TestApp;
let server: Server;
let port: number;
let ejecutivo: Client;
let plan: string;
let pdf: Buffer;
beforeAll(async () => {
  t = await startTestApp();
  server = createServer(t.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  ejecutivo = await t.as('ejecutivo');
  pdf = await pdfDePrueba();
  ({ idCodigo: plan } = await planConDocumentos(t));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await t.close();
});

const cedula = (): Promise<DocumentoVista> => documentoDe(ejecutivo, plan, 'cedula');
const foto = (): Promise<DocumentoVista> => documentoDe(ejecutivo, plan, 'fotoEntrega');
const mandar = ({ id }: DocumentoVista, body: Buffer | readonly Buffer[], headers: Record<string, string> = {}) =>
  enviar({ port, path: `${API}/documento/${id}/archivo`, token: ejecutivo.token, body, headers });
const formulario = ({ version }: DocumentoVista, ...partes: Buffer[]): Buffer =>
  Buffer.concat([campo('version', String(version)), ...partes, fin]);
const claves = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of t.application.storage.list()) found.push(key);
  return found.sort();
};
const quedan = (): string[] => {
  try {
    return readdirSync(join(t.dir, 'subidas'));
  } catch {
    return [];
  }
};
/** The answer may be there a moment before the file is gone. */
async function sinRestos(): Promise<void> {
  for (let i = 0; i < 100 && quedan().length > 0; i++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(quedan()).toEqual([]);
  const filas = await t.application.dataSource.manager.find(Archivo);
  expect(await claves()).toEqual(filas.map(({ clave }) => clave).sort());
}

async function probar({ formato, bytes, esperado, nombre }: Caso): Promise<void> {
  const documento = formato === 'imagen' ? await foto() : await cedula();
  const { status, body } = await mandar(documento, formulario(documento, archivo(bytes)));
  const despues = formato === 'imagen' ? await foto() : await cedula();
  if (esperado.includes('/')) {
    expect([nombre, status, despues.tipoArchivo]).toEqual([nombre, 200, esperado]);
    expect(despues.versionArchivo).toBe(documento.versionArchivo + 1);
  } else {
    const esperados = esperado === 'tipo-no-aceptado' ? 415 : 422;
    expect([nombre, status, body.code]).toEqual([nombre, esperados, esperado]);
    expect(body.title).toEqual(expect.stringMatching(/\S{3}/));
    expect([despues.version, despues.versionArchivo]).toEqual([documento.version, documento.versionArchivo]);
  }
  await sinRestos();
}
const each = (casos: readonly Caso[]) => test.each(casos.map((c) => [c.nombre, c] as const));

describe('DOC-036 PDFs that act', () => {
  each(pdfConAcciones)('%s', (_, c) => probar(c));
});
describe('DOC-036 PDFs that are damaged, doubled or endless', () => {
  each(pdfDanados)('%s', (_, c) => probar(c));
});
describe('DOC-036 DOC-037 DOC-508 other types', () => {
  each(otrosTipos)('%s', (_, c) => probar(c));
});
test('DOC-037 photos that are damaged, enormous or something else as well', async () => {
  const casos = (await imagenesHostiles()).filter(({ formato }) => formato !== 'pdf-jpeg');
  expect(casos.length).toBeGreaterThan(20);
  for (const c of casos) await probar(c);
}, 120_000);

describe('DOC-506 names never reach a path, a key or a header as they came', () => {
  const nombres: [name: string, disposition: string, kept: string][] = [
    ['parents', 'filename="../../../../etc/cron.d/x.pdf"', 'x.pdf'],
    ['parents of Windows', 'filename="..\\..\\windows\\x.pdf"', 'x.pdf'],
    ['an absolute path', 'filename="/etc/passwd"', 'passwd'],
    ['a drive', 'filename="C:\\fotos\\cédula.pdf"', 'cédula.pdf'],
    ['breaks as a browser escapes them', 'filename="a%0D%0ASet-Cookie: x=1.pdf"', 'aSet-Cookie_ x=1.pdf'],
    ['a NUL in percent', 'filename="a.pdf%00.exe"', 'a.pdf%00.exe'],
    ['parents in percent', 'filename="%2e%2e%2fx.pdf"', '%2e%2e%2fx.pdf'],
    ['300 letters', `filename="${'a'.repeat(300)}.pdf"`, `${'a'.repeat(146)}.pdf`],
    ['300 faces', `filename="${'😀'.repeat(300)}.pdf"`, `${'😀'.repeat(146)}.pdf`],
    ['ñ and accents', 'filename="Cédula de Ñandú.pdf"', 'Cédula de Ñandú.pdf'],
    ['accents apart from their letters', `filename="${'Cédula'.normalize('NFD')}.pdf"`, 'Cédula.pdf'],
    ['a text that runs to the left', 'filename="acta\u202efdp.exe"', 'actafdp.exe'],
    ['two extensions', 'filename="factura.pdf.exe"', 'factura.pdf.exe'],
    ['a device', 'filename="CON"', 'CON'],
    ['only points', 'filename="..."', '_'],
    ['only blanks', 'filename="   "', 'archivo'],
    ['a tag', 'filename="<script>alert(1)</script>.pdf"', 'script_.pdf'],
    ['quotes as a browser escapes them', 'filename="a%22; filename=%22b.pdf"', 'a_; filename=_b.pdf'],
    ['a formula', 'filename="=cmd|calc.pdf"', '=cmd_calc.pdf'],
    ['bytes that are no text', 'filename="\u0080\u0081\u00ff.pdf"', ''],
    ['the extended form', 'filename="a.pdf"; filename*=UTF-8\'\'..%2F..%2Fb.pdf', ''],
    ['a name of 20,000 letters', `filename="${'a'.repeat(20_000)}"`, ''],
  ];
  test.each(nombres)('a file name with %s is stored harmless', async (caso, disposicion, queda) => {
    const documento = await cedula();
    const raw = caso === 'bytes that are no text' ? latin1(disposicion) : Buffer.from(disposicion);
    const cabecera = Buffer.concat([latin1('Content-Disposition: form-data; name="file"; '), raw]);
    const { status, body } = await mandar(
      documento,
      formulario(
        documento,
        Buffer.concat([latin1(`--${FRONTERA}\r\n`), cabecera, latin1('\r\n\r\n'), pdf, latin1('\r\n')]),
      ),
    );
    if (queda === '') expect([200, 400]).toContain(status);
    else expect([status, body.nombreArchivo]).toEqual([200, queda]);
    await sinRestos();
    for (const clave of await claves()) expect(clave).toMatch(/^documentos\/[a-z0-9-]+\/[0-9a-f]{48}$/);
    const leido = await ejecutivo.get(`/documento/${documento.id}/archivo`);
    expect(leido.headers['content-disposition']).toMatch(
      /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.~-]+$/,
    );
    expect(leido.headers['content-type']).toBe('application/pdf');
    expect(leido.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('forms that no browser sends', () => {
  const esperar = async (respuesta: Promise<Respuesta>, ...statuses: number[]): Promise<void> => {
    const { status, body } = await respuesta;
    expect(statuses).toContain(status);
    expect(body.title).toEqual(expect.stringMatching(/\S{3}/));
    await sinRestos();
  };
  const casos: [name: string, body: (documento: DocumentoVista) => Buffer, status: number, type?: string][] = [
    ['two files of one name', (d) => formulario(d, archivo(pdf), archivo(pdf)), 400],
    ['two files of two names', (d) => formulario(d, archivo(pdf), archivo(pdf, 'name="otro"; filename="b.pdf"')), 400],
    ['a file of another name', (d) => formulario(d, archivo(pdf, 'name="archivo"; filename="b.pdf"')), 400],
    ['a file without a name of its field', (d) => formulario(d, archivo(pdf, 'filename="b.pdf"')), 400],
    ['a file without a name of its own', (d) => formulario(d, archivo(pdf, 'name="file"; filename=""')), 422],
    ['the file as a field', (d) => formulario(d, campo('file', 'hola')), 422],
    ['no file', (d) => formulario(d), 422],
    ['a form without frontier', (d) => formulario(d, archivo(pdf)), 400, 'multipart/form-data'],
    ['another frontier', (d) => formulario(d, archivo(pdf)), 400, 'multipart/form-data; boundary=otra'],
    [
      'a frontier of 5,000 letters',
      (d) => formulario(d, archivo(pdf)),
      400,
      `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    ],
    ['multipart/mixed', (d) => formulario(d, archivo(pdf)), 415, `multipart/mixed; boundary=${FRONTERA}`],
    ['a file called JSON', (d) => formulario(d, archivo(pdf)), 400, 'application/json'],
    ['a file without form', () => pdf, 415, 'application/pdf'],
    ['no end', (d) => formulario(d, archivo(pdf)).subarray(0, -20), 400],
    ['nothing but an end', () => fin, 428],
    [
      '2,000 fields',
      (d) => formulario(d, ...Array.from({ length: 2000 }, (_, i) => campo(`c${i}`, 'x')), archivo(pdf)),
      400,
    ],
    ['a field of 1 MB', (d) => formulario(d, campo('Bucket', 'x'.repeat(100_000)), archivo(pdf)), 400],
    ['a name of a field of 5,000 letters', (d) => formulario(d, campo('x'.repeat(5000), '1'), archivo(pdf)), 400],
    ['__proto__', (d) => formulario(d, campo('__proto__', '1'), archivo(pdf)), 400],
    ['__proto__[role]', (d) => formulario(d, campo('__proto__[role]', 'admin'), archivo(pdf)), 400],
    ['constructor[prototype]', (d) => formulario(d, campo('constructor[prototype][x]', '1'), archivo(pdf)), 400],
    ['a list', (d) => formulario(d, campo('version[]', '1'), archivo(pdf)), 400],
    ['a field nested 5,000 deep', (d) => formulario(d, campo(`a${'[b]'.repeat(15)}`, '1'), archivo(pdf)), 400],
    ['the version twice', (d) => formulario(d, campo('version', '1'), archivo(pdf)), 400],
    [
      '3,000 headers in a part',
      (d) =>
        formulario(
          d,
          parte(`Content-Disposition: form-data; name="x"\r\n${'X-A: b\r\n'.repeat(3000)}X-B: c`, '1'),
          archivo(pdf),
        ),
      400,
    ],
    [
      'a header of 100,000 letters',
      (d) =>
        formulario(
          d,
          parte(`Content-Disposition: form-data; name="x"\r\nX-A: ${'b'.repeat(100_000)}`, '1'),
          archivo(pdf),
        ),
      400,
    ],
    ['another document in the fields', (d) => formulario(d, campo('idDoc', '1'), archivo(pdf)), 422],
    ['another bucket in the fields', (d) => formulario(d, campo('Bucket', '../../etc'), archivo(pdf)), 422],
  ];
  // no named parameters: with one more than a row has, jest hands over a callback
  test.each(casos)('%s is answered, and stores only what is whole', async (...[, body, status, tipo]) => {
    const documento = await cedula();
    await esperar(mandar(documento, body(documento), tipo === undefined ? {} : { 'Content-Type': tipo }), status);
    expect((await cedula()).version).toBe(documento.version);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});

test('after all of it the server lives and a sound document and photo are taken', async () => {
  expect((await ejecutivo.get('/documento')).status).toBe(400);
  for (const [documento, bytes] of [
    [await cedula(), pdf],
    [await foto(), await fotoDePrueba('webp')],
  ] as const) {
    const { status } = await mandar(documento, formulario(documento, archivo(bytes)));
    expect(status).toBe(200);
  }
  await sinRestos();
});
