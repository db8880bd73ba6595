import { esMismoNombre } from './nombre';

test.each([
  ['another person', 'MARÍA JOSÉ VERA LOOR', 'Zambrano Loor José Antonio'],
  ['one surname alone', 'LOOR', 'Loor Vera Ana'],
  ['a brother', 'ZAMBRANO LOOR PEDRO ANTONIO', 'Zambrano Loor José Antonio'],
  ['nobody', '', 'Loor Vera Ana'],
])("the name of %s is not the client's", (_, buro, cliente) => {
  expect(esMismoNombre(buro, cliente)).toBe(false);
});

test.each([
  ['turned round, in capitals and without accents', 'JOSE ANTONIO ZAMBRANO LOOR', 'Zambrano Loor José Antonio'],
  ['without a second name', 'ZAMBRANO LOOR JOSE', 'Zambrano Loor José Antonio'],
  ['with a remark in brackets', 'ZAMBRANO LOOR JOSÉ ANTONIO (PERSONA DE PRUEBA)', 'Zambrano Loor José Antonio'],
])("the client's name %s is his", (_, buro, cliente) => {
  expect(esMismoNombre(buro, cliente)).toBe(true);
});
