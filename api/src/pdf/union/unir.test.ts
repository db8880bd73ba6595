import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnnotationFlags, degrees, PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { shownOn } from '../../testing/pdf-text';
import { inspectPdf } from '../../uploads/pdf-inspection';
import { unir } from './unir';

const dir = mkdtempSync(join(tmpdir(), 'adjudica-union-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let serie = 0;
const archivo = (nombre: string): Buffer => readFileSync(join(__dirname, '../../testing/pdf', `${nombre}.pdf`));
function guardado(bytes: Uint8Array, nombre = 'parte.pdf'): string {
  const path = join(dir, nombre);
  writeFileSync(path, bytes);
  return path;
}
/** Each is taken as a document, and all of them are joined in their order. */
async function unidos(...documentos: Uint8Array[]): Promise<Buffer> {
  const partes = documentos.map((bytes, i) => ({
    path: guardado(bytes, `${i}.pdf`),
    tipo: 'application/pdf',
    nombre: `${i}`,
  }));
  for (const { path } of partes) expect((await inspectPdf(path)).rechazo).toBeNull();
  const destino = join(dir, `unido-${serie++}.pdf`);
  expect(await unir({ partes, destino, titulo: 'Carpeta' })).toMatchObject({ paginas: partes.map(() => 1) });
  return readFileSync(destino);
}

test('a document that can not stand in the joined folder is refused when it is received', async () => {
  const documento = await PDFDocument.create();
  const campo = documento.getForm().createTextField('nombre');
  campo.addToPage(documento.addPage());
  campo.acroField.setValue(PDFHexString.fromText('Łukasz'));
  campo.acroField.getWidgets()[0]?.dict.delete(PDFName.of('AP'));
  const bytes = await documento.save({ updateFieldAppearances: false });
  expect(await inspectPdf(guardado(bytes))).toEqual({ rechazo: 'no-se-une' });
});

test('what a form was filled in with is shown, though nobody has drawn it', async () => {
  const unida = await unidos(archivo('formulario-sin-apariencia'));
  const pagina = await shownOn(unida, 1);
  for (const valor of ['VALOR ESCRITO nombre', 'VALOR ESCRITO cedula']) expect(pagina).toContain(valor);
  expect((await PDFDocument.load(unida)).catalog.has(PDFName.of('AcroForm'))).toBe(false);
});

test('no layer is shown that its document hides', async () => {
  const unida = await unidos(archivo('capa-oculta'), archivo('formulario-sin-apariencia'));
  expect(await shownOn(unida, 1)).toBe('Documento con capa oculta');
  expect(await shownOn(unida, 2)).toContain('VALOR ESCRITO nombre');
});

test('a certificate that opens without a password, and may not be changed, is taken', async () => {
  expect(await shownOn(await unidos(archivo('solo-propietario')), 1)).toContain('Certificado protegido contra edicion');
});

test('a hidden field stays hidden, a box shows its state, a turned appearance stands where the field is', async () => {
  const documento = await PDFDocument.create();
  const pagina = documento.addPage([300, 300]);
  const formulario = documento.getForm();
  const oculto = formulario.createTextField('oculto');
  oculto.setText('SECRETO');
  oculto.addToPage(pagina, { x: 10, y: 10, width: 100, height: 20 });
  oculto.acroField.getWidgets()[0]?.setFlagTo(AnnotationFlags.Hidden, true);
  const visto = formulario.createTextField('visto');
  visto.setText('A LA VISTA');
  visto.addToPage(pagina, { x: 10, y: 60, width: 100, height: 20, rotate: degrees(90) });
  const casilla = formulario.createCheckBox('casilla');
  casilla.addToPage(pagina, { x: 10, y: 200, width: 20, height: 20 });
  casilla.check();
  const unida = await unidos(await documento.save());
  expect(await shownOn(unida, 1)).toBe('A LA VISTA');
  const objetos = (await PDFDocument.load(unida)).getPage(0).node.Resources()?.lookup(PDFName.of('XObject'), PDFDict);
  expect(objetos?.keys()).toHaveLength(2);
});
