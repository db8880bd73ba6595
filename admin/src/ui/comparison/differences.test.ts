import { differences, isUnchanged, type Paragraph } from './differences';

/** '=a', '+a', '-a'. */
const escrito = (parrafos: readonly Paragraph[]) =>
  parrafos.map((trozos) =>
    trozos.map(({ mark, text }) => `${{ same: '=', added: '+', removed: '-' }[mark]}${text}`).join('|'),
  );
const de = (antes: string, ahora: string) => escrito(differences(antes, ahora));

it('the same letters with other marks are no change', () => {
  expect(
    isUnchanged(
      differences('<p>Uno</p><p>dos</p>', '<p><strong>Uno</strong></p><p style="text-align: center">dos</p>'),
    ),
  ).toBe(true);
  expect(isUnchanged(differences('<p>Uno</p>', '<p>Uno</p><p>dos</p>'))).toBe(false);
});

it('a word within a paragraph is marked, and nothing around it', () => {
  expect(de('<p>Pagará en diez días</p><p>Igual</p>', '<p>Pagará en quince días</p><p>Igual</p>')).toEqual([
    '=Pagará en |-diez|+quince|= días',
    '=Igual',
  ]);
});

it('a paragraph that came or went is marked as a whole', () => {
  expect(de('<p>A</p><p>C</p>', '<p>A</p><p>B</p><p>C</p>')).toEqual(['=A', '+B', '=C']);
  expect(de('<p>A</p><p>B</p><p>C</p>', '<p>A</p><p>C</p>')).toEqual(['=A', '-B', '=C']);
});

it('against nothing everything is new; letters of markup are letters', () => {
  expect(de('', '<p>a &lt;b&gt;</p>')).toEqual(['+a <b>']);
  expect(de('<p>A</p>', '')).toEqual(['-A']);
});

it('rows of a table are compared as lines', () => {
  const tabla = (valor: string) =>
    `<table><tbody><tr><td><p>Placa</p></td><td><p>${valor}</p></td></tr></tbody></table>`;
  expect(de(tabla('ABC'), tabla('XYZ')).join()).toMatch(/-ABC\|\+XYZ/);
  expect(de(tabla('ABC'), tabla('XYZ'))).toHaveLength(1);
});
