import { nombresDeCampo, rechazoDeTextoEnriquecido } from '@adjudica/domain';
import { getSchema } from '@tiptap/core';
import { DOMParser as DeDom, DOMSerializer } from '@tiptap/pm/model';
import { extensions } from './extensions';
import { MergeField } from './mergeField';
import { withDrawnMergeFields, withNamedMergeFields, withWrittenMergeFields } from './mergeFieldText';

const esquema = getSchema([...extensions, MergeField]);

/** What the editor makes of a text and sends again. */
function porElEditor(html: string): string {
  const pagina = new DOMParser().parseFromString(withDrawnMergeFields(html), 'text/html');
  const caja = document.createElement('div');
  caja.append(
    DOMSerializer.fromSchema(esquema).serializeFragment(DeDom.fromSchema(esquema).parse(pagina.body).content),
  );
  return withWrittenMergeFields(caja.innerHTML);
}

test('a name that is no field stays letters, so that saving can say which', () => {
  expect(porElEditor('<p>[[cliente.edad]] [[constructor]]</p>')).toBe('<p>[[cliente.edad]] [[constructor]]</p>');
  expect(porElEditor('<p><span data-campo="otro">x</span></p>')).toBe('<p>x</p>');
});

test('every field comes out of the editor as it went in, also in bold and in a cell', () => {
  const html = nombresDeCampo.map((nombre) => `<p>a [[${nombre}]] b <strong>[[${nombre}]]</strong></p>`).join('');
  expect(porElEditor(html)).toBe(html);
  expect(rechazoDeTextoEnriquecido(html, html.length)).toBeNull();
});

test('for who reads, a field is its label', () => {
  expect(withNamedMergeFields('<p>[[cliente.nombre]] y [[otro]]</p>')).toBe('<p>«Nombre del cliente» y [[otro]]</p>');
});
