import fc from 'fast-check';
import {
  codigoDeVerificacion,
  codigoImpreso,
  estadoVerificado,
  iniciales,
  LARGO_DE_CODIGO,
  leerClaveDeVerificacion,
} from './reglas';

const CODIGO = '0123456789ABCDEFGHJKMNPQRSTV';

test.each([
  '',
  'abc',
  'g'.repeat(64),
  'a'.repeat(63),
  'a'.repeat(65),
  CODIGO.slice(1),
  `${CODIGO}0`,
  `U${CODIGO.slice(1)}`,
  `.${CODIGO.slice(1)}`,
])('%p is no whole code and no whole hash', (texto) => {
  expect(leerClaveDeVerificacion(texto)).toBeNull();
});

test('a hash is read as it is printed: in groups, in capitals, in two lines', () => {
  expect(leerClaveDeVerificacion(` ${'AB'.repeat(16)}\n${'cd 01'.repeat(8)}`)).toEqual({
    huella: `${'ab'.repeat(16)}${'cd01'.repeat(8)}`,
  });
});

test('a code is read as people type it: small letters, groups, O for zero, I and L for one', () => {
  expect(codigoImpreso(CODIGO)).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV');
  for (const escrito of [
    codigoImpreso(CODIGO),
    ` o${CODIGO.slice(1).toLowerCase()}`,
    `Oi${CODIGO.slice(2)}`,
    `0l${CODIGO.slice(2)}`,
  ])
    expect(leerClaveDeVerificacion(escrito)).toEqual({ codigo: CODIGO });
  expect(leerClaveDeVerificacion('O'.repeat(28))).toEqual({ codigo: '0'.repeat(28) });
  expect(leerClaveDeVerificacion('iL'.repeat(14))).toEqual({ codigo: '1'.repeat(28) });
});

test('each byte is one of 32 characters, all as likely; what is made is read again', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  const letras = Array.from({ length: 256 }, (_, i) => codigoDeVerificacion(bytes.subarray(i))[0]);
  expect([...Map.groupBy(letras, (letra) => letra).values()].map((una) => una.length)).toEqual(Array(32).fill(8));
  fc.assert(
    fc.property(fc.uint8Array({ minLength: LARGO_DE_CODIGO, maxLength: 40 }), (algunos) => {
      const codigo = codigoDeVerificacion(algunos);
      return JSON.stringify(leerClaveDeVerificacion(codigoImpreso(codigo))) === JSON.stringify({ codigo });
    }),
  );
});

test('annulled is said before replaced, and that before signed', () => {
  const hechos = { anulado: true, reemplazado: true, firmado: true };
  expect(estadoVerificado(hechos)).toBe('anulado');
  expect(estadoVerificado({ ...hechos, anulado: false })).toBe('reemplazado');
  expect(estadoVerificado({ ...hechos, anulado: false, reemplazado: false })).toBe('firmado');
  expect(estadoVerificado({ anulado: false, reemplazado: false, firmado: false })).toBe('vigente');
});

test('of a name no more than its first letters', () => {
  expect(iniciales(' ana  Lucía ñauta')).toBe('A. L. Ñ.');
  expect(iniciales('')).toBe('');
});
