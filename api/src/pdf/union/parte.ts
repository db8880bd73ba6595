import { type PDFDocument, PDFName, PDFObjectCopier, PDFPage, PDFDocument as Pdf } from '@cantoo/pdf-lib';
import { CapasDeUnion } from './capas';
import { aplanarFormulario } from './formulario';

/** Adds the pages of a PDF as its own reader shows them: form values are drawn into them, hidden layers stay hidden. */
export async function agregarPdf(documento: PDFDocument, capas: CapasDeUnion, bytes: Uint8Array): Promise<number> {
  const parte = await Pdf.load(bytes, { updateMetadata: false, password: '' });
  await aplanarFormulario(parte);
  await parte.flush();
  // one for pages and layers, so that both reference the same copies
  const copier = PDFObjectCopier.for(parte.context, documento.context);
  const paginas = parte.getPages();
  for (const { node } of paginas) {
    const copia = copier.copy(node);
    documento.addPage(PDFPage.of(copia, documento.context.register(copia), documento));
  }
  capas.agregar(parte.catalog.lookup(PDFName.of('OCProperties')), copier);
  return paginas.length;
}

/** Merges it alone and discards the result. @throws whatever would stop the folder that contains it. */
export async function probarUnion(bytes: Uint8Array): Promise<void> {
  const documento = await Pdf.create();
  const capas = new CapasDeUnion(documento);
  await agregarPdf(documento, capas, bytes);
  capas.cerrar();
  await documento.save({ addDefaultPage: false, objectsPerTick: 500 });
}
