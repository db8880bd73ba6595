import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext, testDataProvider } from 'react-admin';
import { renderElement } from '../../testing/styles';
import { SelectoresDeGrupo } from './Selectores';

const datos = testDataProvider({
  getList: ((recurso: string, { filter }: { filter: { producto?: string } }) => {
    const productos = [
      { id: 1, codigo: '01', nombre: 'Motor' },
      { id: 2, codigo: '02', nombre: 'Casa' },
    ];
    const data = recurso === 'producto' ? productos : [{ id: 3, producto: filter.producto, grupo: 'C001' }];
    return Promise.resolve({ data, total: data.length });
  }) as never,
});

/** A screen whose address keeps the choice: what was chosen is known only when `llega` is called. */
function abrirConDireccionLenta() {
  let llega = () => {};
  function Pantalla() {
    const [value, setValue] = useState({ producto: '01', grupo: 'M001' });
    return (
      <AdminContext dataProvider={datos}>
        <SelectoresDeGrupo value={value} onChange={(next) => (llega = () => setValue(next as typeof value))} />
      </AdminContext>
    );
  }
  renderElement(<Pantalla />);
  return { llega: () => waitFor(() => llega()) };
}

test('ASA-013 ASA-070 a group typed before the address knows the new product stays, and is found', async () => {
  const teclado = userEvent.setup();
  const { llega } = abrirConDireccionLenta();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Producto' })).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByRole('combobox', { name: 'Grupo' })).toHaveValue('M001');
  await teclado.click(screen.getByRole('combobox', { name: 'Producto' }));
  await teclado.click(await screen.findByRole('option', { name: 'Casa Plan' }));
  expect(screen.getByRole('combobox', { name: 'Grupo' })).toHaveValue('');
  await teclado.type(screen.getByRole('combobox', { name: 'Grupo' }), 'C0');
  await llega();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Producto' })).toHaveTextContent('Casa Plan'));
  expect(screen.getByRole('combobox', { name: 'Grupo' })).toHaveValue('C0');
  expect(await screen.findByRole('option', { name: 'C001' })).toBeVisible();
});
