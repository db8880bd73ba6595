import { type CampoDeFormato, camposDeFormato, esCampoDeFormato, escaparTexto } from '@adjudica/domain';

/** In the text of a format a field is '[[cliente.nombre]]'; in the editor it is one character with its label on it. */
const ESCRITO = /\[\[([a-zA-Z.]+)\]\]/g;
const DIBUJADO = /<span data-campo="([a-zA-Z.]+)">[^<]*<\/span>/g;

const conCampos = (html: string, dibujar: (etiqueta: string, nombre: CampoDeFormato) => string): string =>
  html.replace(ESCRITO, (entero, nombre: string) =>
    esCampoDeFormato(nombre) ? dibujar(escaparTexto(camposDeFormato[nombre].etiqueta), nombre) : entero,
  );

/** A text with merge fields for who reads it: '«Nombre del cliente»'. */
export const conCamposNombrados = (html: string): string => conCampos(html, (etiqueta) => `«${etiqueta}»`);
/** A name that is no field stays as it was written: saving says which, and where. */
export const conCamposDibujados = (html: string): string =>
  conCampos(html, (etiqueta, nombre) => `<span data-campo="${nombre}">${etiqueta}</span>`);
export const conCamposEscritos = (html: string): string => html.replace(DIBUJADO, '[[$1]]');
