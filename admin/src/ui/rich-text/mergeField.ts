import { camposDeFormato, esCampoDeFormato } from '@adjudica/domain';
import { Node } from '@tiptap/core';

/** A merge field in the editor: selected, deleted and moved as one character. */
export const MergeField = Node.create({
  name: 'campo',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    nombre: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-campo'),
      rendered: false,
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-campo]',
      getAttrs: (element) => esCampoDeFormato(element.getAttribute('data-campo') ?? '') && null,
    },
  ],
  renderHTML: ({ node }) => {
    const nombre = String(node.attrs.nombre);
    return ['span', { 'data-campo': nombre }, esCampoDeFormato(nombre) ? camposDeFormato[nombre].etiqueta : nombre];
  },
  renderText: ({ node }) => `[[${node.attrs.nombre}]]`,
});
