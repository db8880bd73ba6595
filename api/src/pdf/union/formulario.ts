import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFBool,
  PDFCheckBox,
  PDFDict,
  type PDFDocument,
  PDFDropdown,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFOptionList,
  type PDFPage,
  PDFRadioGroup,
  type PDFRef,
  PDFStream,
  PDFString,
  PDFTextField,
  popGraphicsState,
  pushGraphicsState,
  StandardFonts,
} from '@cantoo/pdf-lib';

const key = (text: string): PDFName => PDFName.of(text);
/** Flags of an annotation (ISO 32000-1, 12.5.3): Hidden and NoView. */
const NOT_SHOWN = 2 | 32;
/** Depth of a tree of fields. */
const MAX_LEVELS = 20;

/**
 * Draws a form's values into its pages: pages are copied without their form, and readers show no values without it. The library's own `flatten` shows
 * hidden fields too, and silently omits what it can't draw. @throws where a value can't be drawn.
 */
export async function aplanarFormulario(documento: PDFDocument): Promise<void> {
  const acroForm = documento.catalog.lookup(key('AcroForm'));
  if (acroForm instanceof PDFDict) {
    const todos = acroForm.lookup(key('NeedAppearances')) === PDFBool.True;
    const fuente = await documento.embedFont(StandardFonts.Helvetica);
    for (const campo of camposDe(documento)) dibujarCampo(campo, todos, fuente);
  }
  for (const pagina of documento.getPages()) aplanarPagina(pagina);
}

/** The library reads a form whole or not at all; where it can't, `dibujarEnPagina` names the missing value. */
function camposDe(documento: PDFDocument): PDFField[] {
  try {
    return documento.getForm().getFields();
  } catch {
    return [];
  }
}

/** A field without an appearance, or in a document that asks its reader to draw it, gets one. */
function dibujarCampo(campo: PDFField, deNuevo: boolean, fuente: PDFFont): void {
  const sinDibujo = campo.acroField.getWidgets().some(({ dict }) => aparienciaDe(dict) === undefined);
  if (campo instanceof PDFCheckBox || campo instanceof PDFRadioGroup) {
    if (sinDibujo) campo.defaultUpdateAppearances();
  } else if (campo instanceof PDFTextField || campo instanceof PDFDropdown || campo instanceof PDFOptionList) {
    const valor = campo instanceof PDFTextField ? (campo.getText() ?? '') : campo.getSelected().join('\n');
    if (valor === '' || !(sinDibujo || deNuevo)) return;
    exigirLetras(valor, fuente);
    campo.defaultUpdateAppearances(fuente);
  }
}

/** The library draws '?' for a missing glyph. */
function exigirLetras(valor: string, fuente: PDFFont): void {
  const letras = new Set(fuente.getCharacterSet());
  for (const letra of valor.replace(/\s/gu, ''))
    if (!letras.has(letra.codePointAt(0) as number)) throw new Error('a letter that the font has not');
}

function aparienciaDe(widget: PDFDict): PDFObject | undefined {
  const apariencias = widget.lookup(key('AP'));
  return apariencias instanceof PDFDict ? apariencias.lookup(key('N')) : undefined;
}

function aplanarPagina(pagina: PDFPage): void {
  const { node } = pagina;
  const anotaciones = node.lookup(key('Annots'));
  if (!(anotaciones instanceof PDFArray)) return;
  const quedan = node.context.obj([]);
  for (const [i, anotacion] of anotaciones.asArray().entries()) {
    const dict = anotaciones.lookup(i);
    if (dict instanceof PDFDict && dict.lookup(key('Subtype')) === key('Widget')) dibujarEnPagina(pagina, dict);
    else quedan.push(anotacion);
  }
  node.set(key('Annots'), quedan);
}

/** ISO 32000-1, 12.5.5: the box of the appearance, turned by its matrix, is mapped onto the rectangle of the field. */
function dibujarEnPagina(pagina: PDFPage, widget: PDFDict): void {
  const flags = widget.lookup(key('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & NOT_SHOWN) !== 0) return;
  const apariencia = enSuEstado(widget);
  if (apariencia === undefined && tieneTexto(widget)) throw new Error('a value that is not drawn');
  const donde = cajaDe(cifras(widget, 'Rect'));
  const caja =
    apariencia === undefined ? undefined : cajaDe(cifras(apariencia.dict, 'BBox'), cifras(apariencia.dict, 'Matrix'));
  if (apariencia === undefined || donde === undefined || caja === undefined) return;
  const [sx, sy] = [(donde[2] - donde[0]) / (caja[2] - caja[0]), (donde[3] - donde[1]) / (caja[3] - caja[1])];
  if (!Number.isFinite(sx) || !Number.isFinite(sy)) return;
  const capa = widget.get(key('OC'));
  if (capa !== undefined) apariencia.dict.set(key('OC'), capa);
  const { context } = pagina.doc;
  const ref: PDFRef = context.getObjectRef(apariencia) ?? context.register(apariencia);
  pagina.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(sx, 0, 0, sy, donde[0] - caja[0] * sx, donde[1] - caja[1] * sy),
    drawObject(pagina.node.newXObject('Campo', ref)),
    popGraphicsState(),
  );
}

/** The appearance of a text, or of the present state of a box. */
function enSuEstado(widget: PDFDict): PDFStream | undefined {
  const normal = aparienciaDe(widget);
  const estado = widget.lookup(key('AS'));
  const apariencia = normal instanceof PDFDict && estado instanceof PDFName ? normal.lookup(estado) : normal;
  return apariencia instanceof PDFStream ? apariencia : undefined;
}

/** A written or chosen value, of the field or its ancestors. */
function tieneTexto(widget: PDFDict): boolean {
  const heredado = (nombre: string): PDFObject | undefined => {
    let dict: PDFObject | undefined = widget;
    for (let nivel = 0; dict instanceof PDFDict && nivel < MAX_LEVELS; nivel++) {
      const valor = dict.lookup(key(nombre));
      if (valor !== undefined) return valor;
      dict = dict.lookup(key('Parent'));
    }
    return undefined;
  };
  if (![key('Tx'), key('Ch')].includes(heredado('FT') as PDFName)) return false;
  const valor = heredado('V');
  return (valor instanceof PDFString || valor instanceof PDFHexString) && valor.decodeText().trim() !== '';
}

function cifras(dict: PDFDict, nombre: string): number[] | undefined {
  const valor = dict.lookup(key(nombre));
  if (!(valor instanceof PDFArray)) return undefined;
  return valor.asArray().map((_, i) => valor.lookup(i, PDFNumber).asNumber());
}

/** Left, bottom, right and top of a box, turned by a matrix. */
function cajaDe(
  caja: readonly number[] | undefined,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[] = [],
): readonly [number, number, number, number] | undefined {
  if (caja?.length !== 4) return undefined;
  const [x1, y1, x2, y2] = caja as [number, number, number, number];
  const esquinas = [x1, x2].flatMap((x) => [y1, y2].map((y) => [a * x + c * y + e, b * x + d * y + f] as const));
  const [xs, ys] = [esquinas.map(([x]) => x), esquinas.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
