import { nombreDeDocumento } from './nombre';

test.each([
  [
    { identificacion: '1710034065', nombre: 'Papeleta de  votación', idCodigo: '01-M001-12' },
    undefined,
    'Documento_1710034065_Papeleta_de_votación_01-M001-12.pdf',
  ],
  [{ identificacion: null, nombre: 'Foto', idCodigo: '02-C004-7' }, 'jpg', 'Documento_Foto_02-C004-7.jpg'],
])('DOC-512 a download is named by whose it is, what it is and its plan (%j, %s)', (documento, extension, nombre) => {
  expect(nombreDeDocumento(documento, extension)).toBe(nombre);
});
