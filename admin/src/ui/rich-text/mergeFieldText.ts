import { type CampoDeFormato, camposDeFormato, esCampoDeFormato, escaparTexto } from '@adjudica/domain';

/** In the text of a format a field is '[[cliente.nombre]]'; in the editor it is one character with its label on it. */
const WRITTEN = /\[\[([a-zA-Z.]+)\]\]/g;
const DRAWN = /<span data-campo="([a-zA-Z.]+)">[^<]*<\/span>/g;

const replaceMergeFields = (html: string, draw: (etiqueta: string, nombre: CampoDeFormato) => string): string =>
  html.replace(WRITTEN, (whole, nombre: string) =>
    esCampoDeFormato(nombre) ? draw(escaparTexto(camposDeFormato[nombre].etiqueta), nombre) : whole,
  );

/** A text with merge fields for who reads it: '«Nombre del cliente»'. */
export const withNamedMergeFields = (html: string): string => replaceMergeFields(html, (etiqueta) => `«${etiqueta}»`);
/** A name that is no field stays as it was written: saving says which, and where. */
export const withDrawnMergeFields = (html: string): string =>
  replaceMergeFields(html, (etiqueta, nombre) => `<span data-campo="${nombre}">${etiqueta}</span>`);
export const withWrittenMergeFields = (html: string): string => html.replace(DRAWN, '[[$1]]');
