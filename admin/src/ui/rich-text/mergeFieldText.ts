import { type CampoDeFormato, camposDeFormato, esCampoDeFormato, escaparTexto } from '@adjudica/domain';

/** In the stored text a field is '[[cliente.nombre]]'; in the editor it is one element with its label. */
const WRITTEN = /\[\[([a-zA-Z.]+)\]\]/g;
const DRAWN = /<span data-campo="([a-zA-Z.]+)">[^<]*<\/span>/g;

const replaceMergeFields = (html: string, draw: (etiqueta: string, nombre: CampoDeFormato) => string): string =>
  html.replace(WRITTEN, (whole, nombre: string) =>
    esCampoDeFormato(nombre) ? draw(escaparTexto(camposDeFormato[nombre].etiqueta), nombre) : whole,
  );

/** Merge fields as readable text: '«Nombre del cliente»'. */
export const withNamedMergeFields = (html: string): string => replaceMergeFields(html, (etiqueta) => `«${etiqueta}»`);
/** An unknown name stays as typed; saving reports it. */
export const withDrawnMergeFields = (html: string): string =>
  replaceMergeFields(html, (etiqueta, nombre) => `<span data-campo="${nombre}">${etiqueta}</span>`);
export const withWrittenMergeFields = (html: string): string => html.replace(DRAWN, '[[$1]]');
