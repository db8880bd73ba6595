import { comparar } from './diferencias';

test('what is no record is not compared', () => {
  expect(comparar('no es JSON', '{}')).toBeNull();
  expect(comparar(null, '"un texto"')).toBeNull();
});

test('before and after give a row for each value that is another, and how many stayed', () => {
  expect(
    comparar(
      '{"estado":"P","monto":10,"aplica":true,"persona":{"celular":"099","correo":null},"planes":["a","b"]}',
      '{"estado":"A","monto":10,"aplica":false,"persona":{"celular":"098","correo":"x@y.ec"},"planes":["a"]}',
    ),
  ).toEqual({
    diferencias: [
      { campo: 'estado', antes: 'P', despues: 'A' },
      { campo: 'aplica', antes: 'Sí', despues: 'No' },
      { campo: 'persona.celular', antes: '099', despues: '098' },
      { campo: 'planes.1', antes: 'b', despues: null },
      { campo: 'persona.correo', antes: null, despues: 'x@y.ec' },
    ],
    iguales: 2,
  });
});

test('a record that was made has nothing before', () => {
  expect(comparar(null, '{"estado":"P"}')).toEqual({
    diferencias: [{ campo: 'estado', antes: null, despues: 'P' }],
    iguales: 0,
  });
});
