import TextField from '@mui/material/TextField';
import { screen } from '@testing-library/react';
import { userOf } from '../testing/api';
import { mount } from '../testing/mount';
import { SearchSelect } from './SearchSelect';

const CIUDADES = [
  'Atuntaqui',
  'Baños de Agua Santa',
  'Guayaquil',
  'Manta',
  'Puerto Quito',
  'Quilanga',
  'Quinindé',
  'Quito',
];

function abrir(opciones: readonly string[] = CIUDADES, porServidor = false) {
  const elegida = jest.fn();
  const view = mount(
    <SearchSelect
      options={opciones}
      filteredByServer={porServidor}
      onChange={(_, ciudad) => elegida(ciudad)}
      renderInput={(params) => <TextField {...params} label="Ciudad" />}
    />,
    userOf('Asistente Legal', '003'),
  );
  return { ...view, elegida, campo: screen.getByRole('combobox', { name: 'Ciudad' }) };
}
const ofrecidas = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test("LEG-593 'Quito' and Enter is Quito, whatever else has the word", async () => {
  const { teclado, campo, elegida } = abrir();
  await teclado.type(campo, 'Quito');
  expect(ofrecidas()).toEqual(['Quito', 'Puerto Quito']);
  await teclado.keyboard('{Enter}');
  expect(elegida.mock.calls).toEqual([['Quito']]);
});

test('LEG-593 what begins with the text stands before what has a word that does, and that before the rest; accents do not matter', async () => {
  const { teclado, campo } = abrir();
  await teclado.type(campo, 'qui');
  expect(ofrecidas()).toEqual(['Quilanga', 'Quinindé', 'Quito', 'Puerto Quito', 'Atuntaqui', 'Guayaquil']);
  await teclado.type(campo, 'ninde');
  expect(ofrecidas()).toEqual(['Quinindé']);
});

test.each([
  ['agua', false],
  ['nta', false],
  ['zzz', true],
])("LEG-593 '%s' begins none: Enter chooses nothing and leaves the text; the arrows do", async (texto, porServidor) => {
  const { teclado, campo, elegida } = abrir(CIUDADES, porServidor);
  await teclado.type(campo, `${texto}{Enter}`);
  expect(elegida).not.toHaveBeenCalled();
  expect(campo).toHaveValue(texto);
  const [primera] = ofrecidas();
  await teclado.keyboard('{ArrowUp}{ArrowDown}{Enter}');
  expect(elegida).toHaveBeenCalledWith(primera);
});
