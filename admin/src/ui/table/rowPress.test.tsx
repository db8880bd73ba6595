import { fireEvent, screen } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { renderElement } from '../../testing/styles';
import { DataTable } from './DataTable';

const filas = [
  { id: 1, nombre: 'Primera' },
  { id: 2, nombre: 'Segunda' },
];

/** A table that says what was opened. `llegan` replaces its rows, as an answer does. */
function abrir() {
  const abiertas: unknown[] = [];
  const tabla = (estas: typeof filas) => (
    <AdminContext>
      <DataTable aria-label="Filas" data={estas} onRowClick={({ id }) => void abiertas.push(id)}>
        <DataTable.Col label="Nombre" source="nombre" />
        <DataTable.Col label="Acción" render={() => <button type="button">Hacer</button>} />
      </DataTable>
    </AdminContext>
  );
  const { rerender } = renderElement(tabla(filas));
  return { abiertas, llegan: (estas: typeof filas) => rerender(tabla(estas)) };
}
const celda = (texto: string) => screen.getByText(texto).closest('td') as HTMLElement;
const cuerpo = () => screen.getByRole('table').querySelector('tbody') as HTMLElement;
const presionar = (donde: HTMLElement, clientX = 40) => fireEvent.mouseDown(donde, { button: 0, clientX, clientY: 80 });
const soltar = (donde: HTMLElement, clientX = 40) => fireEvent.click(donde, { button: 0, clientX, clientY: 80 });

test('a row whose place moved between press and release opens, and it alone', () => {
  const { abiertas } = abrir();
  presionar(celda('Segunda'));
  // the release falls on another row: the browser gives the click to what holds both
  soltar(cuerpo());
  expect(abiertas).toEqual([2]);
  soltar(cuerpo());
  expect(abiertas).toEqual([2]);
});

test('a row that the list no longer holds when it is released opens all the same', () => {
  const { abiertas, llegan } = abrir();
  presionar(celda('Primera'));
  llegan([{ id: 3, nombre: 'Tercera' }]);
  soltar(cuerpo());
  expect(abiertas).toEqual([1]);
});

test('a press that was drawn away, or began on a button of the row, opens nothing', () => {
  const { abiertas } = abrir();
  presionar(celda('Primera'));
  soltar(cuerpo(), 140);
  presionar(screen.getAllByRole('button', { name: 'Hacer' })[0] as HTMLElement);
  soltar(cuerpo());
  expect(abiertas).toEqual([]);
});

describe('text is marked on the page', () => {
  beforeEach(() => jest.spyOn(window, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection));
  afterEach(() => jest.restoreAllMocks());

  test('whoever marks the text of a row by drawing over it stays', () => {
    const { abiertas } = abrir();
    presionar(celda('Primera'));
    soltar(celda('Primera'), 90);
    expect(abiertas).toEqual([]);
  });

  test('whoever presses a row opens it, whatever was marked before', () => {
    const { abiertas } = abrir();
    presionar(celda('Primera'));
    soltar(celda('Primera'));
    expect(abiertas).toEqual([1]);
  });
});
