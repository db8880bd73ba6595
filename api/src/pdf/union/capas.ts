import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, type PDFObjectCopier } from '@cantoo/pdf-lib';

const key = (text: string): PDFName => PDFName.of(text);

/** The layers (optional content groups) of the parts, each visible or hidden as in its own document. */
export class CapasDeUnion {
  private readonly capas: PDFObject[] = [];
  private readonly ocultas: PDFObject[] = [];
  /** Rules by which a reader shows layers on screen or paper alone. */
  private readonly automaticas: PDFObject[] = [];

  constructor(private readonly documento: PDFDocument) {}

  agregar(propiedades: PDFObject | undefined, copier: PDFObjectCopier): void {
    if (!(propiedades instanceof PDFDict)) return;
    const grupos = lista(propiedades, 'OCGs');
    const inicial = propiedades.lookup(key('D'));
    const config = inicial instanceof PDFDict ? inicial : undefined;
    const [visibles, ocultas] = [lista(config, 'ON'), lista(config, 'OFF')];
    const alPrincipioOcultas = config?.lookup(key('BaseState')) === key('OFF');
    for (const grupo of grupos) {
      const copia = copier.copy(grupo);
      this.capas.push(copia);
      if (ocultas.includes(grupo) || (alPrincipioOcultas && !visibles.includes(grupo))) this.ocultas.push(copia);
    }
    this.automaticas.push(...lista(config, 'AS').map((regla) => copier.copy(regla)));
  }

  /** Writes them into the merged document. */
  cerrar(): void {
    if (this.capas.length === 0) return;
    const { context, catalog } = this.documento;
    const { capas, ocultas, automaticas } = this;
    catalog.set(
      key('OCProperties'),
      context.obj({
        OCGs: capas,
        D: { Order: capas, OFF: ocultas, ...(automaticas.length > 0 && { AS: automaticas }) },
      }),
    );
  }
}

/** References are one object each, so groups are compared by them. */
function lista(dict: PDFDict | undefined, nombre: string): PDFObject[] {
  const valor = dict?.lookup(key(nombre));
  return valor instanceof PDFArray ? valor.asArray() : [];
}
