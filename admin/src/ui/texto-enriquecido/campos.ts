import { type CampoDeFormato, camposDeFormato, esCampoDeFormato, escaparTexto } from '@adjudica/domain';
import { Node } from '@tiptap/core';

/** In the text of a format a field is '[[cliente.nombre]]'; in the editor it is one character with its label on it. */
const ESCRITO = /\[\[([a-zA-Z.]+)\]\]/g;
const DIBUJADO = /<span data-campo="([a-zA-Z.]+)">[^<]*<\/span>/g;

const dibujado = (nombre: CampoDeFormato): string =>
  `<span data-campo="${nombre}">${escaparTexto(camposDeFormato[nombre].etiqueta)}</span>`;

/** A name that is no field stays as it was written: saving says which, and where. */
export const conCamposDibujados = (html: string): string =>
  html.replace(ESCRITO, (entero, nombre: string) => (esCampoDeFormato(nombre) ? dibujado(nombre) : entero));
export const conCamposEscritos = (html: string): string => html.replace(DIBUJADO, '[[$1]]');

/** A merge field in the editor: chosen, deleted and moved as one. */
export const Campo = Node.create({
  name: 'campo',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    nombre: {
      default: '',
      parseHTML: (elemento) => elemento.getAttribute('data-campo'),
      rendered: false,
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-campo]',
      getAttrs: (elemento) => esCampoDeFormato(elemento.getAttribute('data-campo') ?? '') && null,
    },
  ],
  renderHTML: ({ node }) => {
    const nombre = String(node.attrs.nombre);
    return ['span', { 'data-campo': nombre }, esCampoDeFormato(nombre) ? camposDeFormato[nombre].etiqueta : nombre];
  },
  renderText: ({ node }) => `[[${node.attrs.nombre}]]`,
});
