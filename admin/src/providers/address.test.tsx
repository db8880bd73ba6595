import { act, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, Link, Route, Routes, useNavigate, useSearchParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { renderElement } from '../testing/styles';
import { NavigationProgress } from '../ui/layout/NavigationProgress';
import { useShownAddress, withCurrentAddress } from './address';

/** A list that keeps its filter in the address, and a row whose page loads when `cargar` is called. */
function abrirLista() {
  let cargar = () => {};
  const cargada = new Promise<void>((resolve) => (cargar = resolve));
  const Ficha = lazy(async () => {
    await cargada;
    return { default: () => <p>Ficha</p> };
  });
  function Raiz() {
    useShownAddress();
    return (
      <Suspense fallback="…">
        <NavigationProgress />
        <Routes>
          <Route path="/lista" element={<Lista />} />
          <Route path="/lista/:id" element={<Ficha />} />
        </Routes>
      </Suspense>
    );
  }
  let filtrar: (filtro: string) => void = () => {};
  let borrar = () => {};
  function Lista() {
    const [params, setParams] = useSearchParams();
    const navigate = useNavigate();
    filtrar = (q) => setParams({ q });
    borrar = () => void navigate('/lista');
    return (
      <>
        <p>Filtro: {params.get('q') ?? 'ninguno'}</p>
        <Link to="/lista/7">Fila</Link>
      </>
    );
  }
  const router = withCurrentAddress(
    createMemoryRouter([{ path: '*', element: <Raiz /> }], { initialEntries: ['/lista'] }),
  );
  renderElement(<RouterProvider router={router} />);
  const ruta = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ruta, filtrar: (q: string) => filtrar(q), borrar: () => borrar(), cargar: () => act(async () => cargar()) };
}
const pulsar = (nombre: string) => act(async () => screen.getByRole('link', { name: nombre }).click());

test('a list that is left for a row whose page still loads changes its address no more, and the row opens', async () => {
  const { ruta, filtrar, cargar } = abrirLista();
  await pulsar('Fila');
  expect(screen.getByText('Filtro: ninguno')).toBeVisible();
  await act(async () => filtrar('tarde'));
  expect(ruta()).toBe('/lista/7');
  await cargar();
  expect(screen.getByText('Ficha')).toBeVisible();
});

test('whoever goes back to the list while the row loads is let go back', async () => {
  const { ruta, borrar, cargar } = abrirLista();
  await pulsar('Fila');
  await act(async () => borrar());
  await cargar();
  expect(ruta()).toBe('/lista');
  expect(screen.getByText('Filtro: ninguno')).toBeVisible();
});

test('while a page loads a line says so, and it goes when the page is there', async () => {
  const { cargar } = abrirLista();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await pulsar('Fila');
  expect(await screen.findByRole('progressbar', { name: 'Abriendo la página' })).toBeVisible();
  await cargar();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('outside the test library, which draws everything before it goes on', () => {
  beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
  afterAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

  test('what a list writes into its address is on the screen before the next key or click', async () => {
    const { filtrar } = abrirLista();
    await screen.findByText('Filtro: ninguno');
    filtrar('mora');
    // no more than what already waits in this turn: a key or a click comes after it
    for (let turno = 0; turno < 5; turno++) await Promise.resolve();
    expect(screen.getByText('Filtro: mora')).toBeVisible();
  });
});
