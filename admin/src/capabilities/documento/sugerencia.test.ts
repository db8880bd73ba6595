import { cedula, cedulaDeGarante, documentos, foto, papeleta, planilla } from '../../testing/documentos';
import { fileOf } from '../../testing/uploads';
import { sugerir } from './sugerencia';

const pdf = (nombre: string) => fileOf(nombre, 'application/pdf');
const sugerido = (nombre: string) => sugerir([pdf(nombre)], documentos)[0];

test.each(['scan0001.pdf', 'WhatsApp Image 2026.pdf', '1.pdf', '.pdf', 'de la.pdf'])(
  'DOC-515 nothing is proposed for %s, which says nothing',
  (nombre) => {
    expect(sugerido(nombre)).toBeNull();
  },
);

test('DOC-515 no document that takes another kind of file', () => {
  expect(sugerir([pdf('foto de entrega.pdf')], documentos)).toEqual([null]);
  expect(sugerir([fileOf('foto de entrega.jpg', 'image/jpeg')], documentos)).toEqual([foto.id]);
});

test.each([
  ['PLANILLA_servicio-basico.pdf', planilla.id],
  ['planilla de servicios básicos (1).PDF', planilla.id],
  ['papeletaVotacion.pdf', papeleta.id],
  ['cedula.pdf', cedula.id],
  ['Cédula garante.pdf', cedulaDeGarante.id],
  ['cedula 0926687856.pdf', cedulaDeGarante.id],
  ['cedula ñauñay muñoz.pdf', cedulaDeGarante.id],
])('DOC-515 %s is recognised by its words', (nombre, id) => {
  expect(sugerido(nombre)).toBe(id);
});

test('DOC-515 two files are never proposed for one document; the clearer one has it', () => {
  expect(sugerir([pdf('planilla.pdf'), pdf('planilla servicio basico.pdf')], documentos)).toEqual([null, planilla.id]);
});
