import { CodeColumn } from '../../../columns/columns';
import { testOnEmbedded } from '../../../testing/engines';
import { describedTables } from '..';
import { AUSENTES, claseDeCampo } from './clases';

// The entities of a process speak one dialect.
testOnEmbedded(
  'of every column of text it is said what it holds: what a copy puts in its place is not guessed',
  async () => {
    const tables = await describedTables();
    const unsaid = tables.flatMap(({ name, columns }) =>
      columns.flatMap(({ kind, clase, name: column }) =>
        kind === 'text' && clase === undefined ? [`${name}.${column}: clase of its column (columns/facts.ts)`] : [],
      ),
    );
    expect(unsaid).toEqual([]);
    expect(AUSENTES.filter((name) => tables.every((table) => table.name !== name))).toEqual([]);
  },
);

test('a code may be anybody’s number: without its class it does not compile', () => {
  // @ts-expect-error -- CodeColumn(20, 'igual')
  expect(CodeColumn(20)).toBeInstanceOf(Function);
});

test.each([
  ['cedula', 'identificacion'],
  ['estado', 'igual'],
  ['nombre', 'texto'],
  ['usuario', 'usuario'],
  ['telefono', 'telefono'],
  ['claveHash', 'texto'],
  ['seccion', 'igual'],
  ['loQueNadieDijo', 'texto'],
])('%s within JSON is as the columns of its name hold it, the most careful of them: %s', (nombre, clase) => {
  expect(claseDeCampo(nombre)).toBe(clase);
});
