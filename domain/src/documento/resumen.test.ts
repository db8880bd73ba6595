import fc from 'fast-check';
import { cuentaEnCarpeta, estaListo, etiquetaDeDocumentos, resumenDeDocumentos } from './resumen';
import type { DocumentoContado } from './tipos';

const doc = (cambios: Partial<DocumentoContado> = {}): DocumentoContado => ({
  aplica: true,
  obligatorio: true,
  conArchivo: true,
  estado: null,
  ...cambios,
});
const sinArchivo = doc({ conArchivo: false });

test.each([
  ['no list', [], 'No tiene documentos asignado'],
  ['nothing uploaded', [sinArchivo, doc({ conArchivo: false, obligatorio: false })], 'Documentación vacia'],
  ['uploaded only where it applies no longer', [sinArchivo, doc({ aplica: false })], 'Documentación vacia'],
  ['one of two missing', [doc(), sinArchivo], 'Documentación incompleta'],
  ['only an optional one uploaded', [sinArchivo, doc({ obligatorio: false })], 'Documentación incompleta'],
  ['one found wrong', [doc(), doc({ estado: false })], 'Documentación incompleta'],
  ['an optional one found wrong', [doc(), doc({ obligatorio: false, estado: false })], 'Documentación incompleta'],
  ['all there, not reviewed', [doc(), doc()], 'Documentación completa'],
  ['optional ones missing', [doc(), doc({ obligatorio: false, conArchivo: false })], 'Documentación completa'],
  [
    'what is missing or wrong applies no longer',
    [doc(), doc({ aplica: false, estado: false })],
    'Documentación completa',
  ],
] as const)('DOC-009 DOC-010 DOC-011 DOC-012 the label of a folder: %s', (_, documentos, etiqueta) => {
  expect(etiquetaDeDocumentos(documentos)).toBe(etiqueta);
});

const cualesquiera = fc.array(
  fc.record({
    aplica: fc.boolean(),
    obligatorio: fc.boolean(),
    conArchivo: fc.boolean(),
    estado: fc.constantFrom(null, true, false),
  }),
);

test('complete ⇔ something is there and nothing is missing; the counts agree with the label and with what is missing', () => {
  fc.assert(
    fc.property(cualesquiera, (documentos) => {
      const { total, listos, estado } = resumenDeDocumentos(documentos);
      const faltan = documentos.filter((d) => cuentaEnCarpeta(d) && !estaListo(d));
      expect(faltan).toHaveLength(total - listos);
      const hay = documentos.some((d) => d.aplica && d.conArchivo);
      expect(estado === 'completa').toBe(hay && faltan.length === 0);
      expect(estado === 'incompleta').toBe(hay && faltan.length > 0);
      expect(estado === 'vacia').toBe(!hay && documentos.length > 0);
    }),
  );
});

test('what applies no longer never counts, and accepting what is there changes no count', () => {
  fc.assert(
    fc.property(cualesquiera, (documentos) => {
      const aplican = documentos.filter(({ aplica }) => aplica);
      const { total, listos } = resumenDeDocumentos(documentos);
      expect(resumenDeDocumentos(aplican)).toMatchObject({ total, listos });
      const aceptados = documentos.map((d) => (d.conArchivo && d.estado === null ? { ...d, estado: true } : d));
      expect(resumenDeDocumentos(aceptados)).toEqual(resumenDeDocumentos(documentos));
    }),
  );
});
