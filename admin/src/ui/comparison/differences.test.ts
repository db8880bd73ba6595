import { cellsOf, differences, isUnchanged, type Paragraph, stretches } from './differences';

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

it('cells of a row that changed are compared each for itself', () => {
  const fila = (valor: string) => `<table><tbody><tr><td>1 de mayo</td><td>${valor}</td></tr></tbody></table>`;
  const [row = []] = differences(fila('408,00'), fila('314,50'));
  expect(escrito(cellsOf(row) ?? [])).toEqual(['=1 de mayo', '-408|+314|=,|-00|+50']);
  expect(cellsOf([{ mark: 'same', text: 'a' }])).toBeNull();
});

it('what lies further from a change is set apart, unless it is too short to be worth it', () => {
  const texto = (...parrafos: string[]) => parrafos.map((parrafo) => `<p>${parrafo}</p>`).join('');
  const de = (antes: string[], ahora: string[]) =>
    stretches(differences(texto(...antes), texto(...ahora))).map(
      ({ kind, paragraphs }) => `${kind} ${paragraphs.length}`,
    );
  expect(de(['a', 'b', 'c', 'd', 'x', 'e'], ['a', 'b', 'c', 'd', 'y', 'e'])).toEqual([
    'far 3',
    'near 1',
    'change 1',
    'near 1',
  ]);
  expect(de(['b', 'c', 'd', 'x'], ['b', 'c', 'd', 'y'])).toEqual(['near 2', 'near 1', 'change 1']);
});
