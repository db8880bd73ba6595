import { Cuerpo } from './cuerpo';

const de = (valor: unknown) => new Cuerpo({ asignado: valor });

test.each(['X', 'quizás', 2, 'Sí señor'])(
  'what is neither yes nor no (%p) is refused, and is no silent no',
  (valor) => {
    expect(() => de(valor).siNo('asignado')).toThrow(
      expect.objectContaining({ status: 422, errors: { asignado: expect.stringContaining('S') } }),
    );
  },
);

test.each([
  ['S', true],
  ['si', true],
  [true, true],
  [1, true],
  ['N', false],
  [false, false],
  ['', false],
  [null, false],
  [undefined, false],
])('%p is %p', (valor, esperado) => expect(de(valor).siNo('asignado')).toBe(esperado));

test("ORD-535 the flag of the dealer is 'S' or empty", () => {
  expect(de('S').opcion(['S'], 'asignado')).toBe('S');
  expect(de('').opcion(['S'], 'asignado')).toBeUndefined();
  expect(() => de('X').opcion(['S'], 'asignado')).toThrow(expect.objectContaining({ status: 422 }));
});
