import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ListContextProvider } from 'react-admin';
import { fakeApi, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import { DateFilter } from './DateFilter';

type Filtro = Readonly<Record<string, string>>;

/** A list whose address says what it says when `llega` is called, and not before. */
function abrirLista() {
  const pedidos: Filtro[] = [];
  let llega: (filtro: Filtro) => void = () => {};
  function Lista() {
    const [filterValues, setFilterValues] = useState<Filtro>({});
    llega = (filtro) => act(() => setFilterValues(filtro));
    const setFilters = (filtro: Filtro) => void pedidos.push(filtro);
    return (
      <ListContextProvider value={{ filterValues, setFilters } as never}>
        <DateFilter source="desde" label="Desde" />
      </ListContextProvider>
    );
  }
  fakeApi();
  const { teclado } = mount(<Lista />, userOf('Administrador del sistema', null));
  return { teclado, pedidos, llega: (filtro: Filtro) => llega(filtro) };
}

const partes = () =>
  within(screen.getByRole('group', { name: 'Desde' }))
    .getAllByRole('spinbutton')
    .map(({ textContent }) => textContent?.replace(/[\u2066-\u2069]/g, ''));

test('a day that was typed over while its first address was on its way stays; back and the filters taken away still say what stands there', async () => {
  const { teclado, ...lista } = abrirLista();
  await teclado.click(screen.getByRole('textbox', { name: 'Desde' }));
  const [dia, , ano] = within(await screen.findByRole('group', { name: 'Desde' })).getAllByRole('spinbutton');
  await waitFor(() => expect(dia).toHaveFocus());
  for (const parte of ['05', '03', '2026']) await teclado.keyboard(parte);
  await teclado.click(ano as HTMLElement);
  await teclado.keyboard('2025');
  expect(lista.pedidos).toEqual([{ desde: '2026-03-05' }, { desde: '2025-03-05' }]);
  lista.llega({ desde: '2026-03-05' });
  expect(partes()).toEqual(['05', '03', '2025']);
  lista.llega({ desde: '2025-03-05' });
  expect(partes()).toEqual(['05', '03', '2025']);
  lista.llega({ desde: '2024-01-31' });
  expect(partes()).toEqual(['31', '01', '2024']);
  lista.llega({});
  expect(partes()).toEqual(['DD', 'MM', 'AAAA']);
});
