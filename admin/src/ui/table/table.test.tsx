import { act, screen, waitFor } from '@testing-library/react';
import { createStore } from '../../providers/store';
import { administrador, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';

const filas = [
  { id: 1, usuario: 'asamblea01', nombre: 'Ana', apellido: 'Cevallos', role: 'Asistente Asamblea', activo: true },
  { id: 2, usuario: 'riesgo01', nombre: 'Luis', apellido: 'Mora', role: 'Riesgo', activo: false },
];

function abrirUsuarios(
  responder = () => listAnswer('usuario', filas) as ReturnType<typeof problemAnswer>,
  buscar = '',
) {
  const api = fakeApi();
  api.on('GET /usuario', responder);
  return { api, ...openApp(`/sistema/usuario${buscar}`, administrador) };
}

/** What was asked of the list, each time. */
const deUsuarios = ({ llamadas }: ReturnType<typeof fakeApi>): string[] =>
  llamadas.map(({ path }) => path.split('/usuario?')[1]).filter((query) => query !== undefined);

afterEach(() => localStorage.clear());

const encabezados = () => screen.getAllByRole('columnheader', { hidden: true }).map((th) => th.textContent);
const botonDeColumnas = () => screen.findByRole('button', { name: 'Columnas' });
const columna = (name: string) => screen.findByRole('menuitemcheckbox', { name });

test('a list that was not counted to its end says that it has more, and its next page can be turned to', async () => {
  const headers = { 'Content-Range': 'usuario 0-1/10001', 'X-Total-Minimo': 'true' };
  abrirUsuarios(() => ({ ...listAnswer('usuario', filas), headers }) as never);
  expect(await screen.findByText('1-10 de más de 10000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Página siguiente' })).toBeEnabled();
});

long('on a phone the search stands alone, and the filters behind a button that counts those in use', async () => {
  asPhone();
  const { teclado } = abrirUsuarios(undefined, `?filter=${encodeURIComponent('{"role":"Riesgo"}')}`);
  await screen.findByText('asamblea01');
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Rol' })).toBeNull();
  await teclado.click(screen.getByRole('button', { name: 'Filtros: 1' }));
  expect(screen.getByRole('combobox', { name: 'Rol' })).toBeVisible();
});

describe('a list without rows', () => {
  test('failed: the reason, and Reintentar asks again', async () => {
    let falla = true;
    const { teclado } = abrirUsuarios(
      () => (falla ? problemAnswer(500, 'x', 'No disponible') : listAnswer('usuario', filas)) as never,
    );
    const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
    // without rows there are no pages of them
    expect(screen.queryByText(/ de \d/)).toBeNull();
    falla = false;
    await teclado.click(reintentar);
    expect(await screen.findByText('asamblea01')).toBeVisible();
  });

  long('on its way: a place for each column and row, and no row yet', async () => {
    let contestar: (answer: ReturnType<typeof listAnswer>) => void = () => {};
    const pendiente = new Promise<ReturnType<typeof listAnswer>>((resolve) => (contestar = resolve));
    abrirUsuarios(() => pendiente as never);
    const espera = await waitFor(() => {
      const esperas = screen.getAllByRole('status', { name: 'Cargando' });
      const conBarras = esperas.find((each) => each.querySelector('.MuiSkeleton-root') !== null);
      if (conBarras === undefined) throw new Error('no bars');
      return conBarras;
    });
    // ten rows and their heading
    expect(espera.children).toHaveLength(11);
    expect(espera.children[0]?.children).toHaveLength(6);
    expect(screen.queryByRole('row')).toBeNull();
    contestar(listAnswer('usuario', filas));
    expect(await screen.findByText('asamblea01')).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Cargando' })).toBeNull();
  });

  long('a search that finds none says what it looked for and where, and can be taken back', async () => {
    const filtro = encodeURIComponent(JSON.stringify({ q: 'zúñiga', activo: true }));
    const { api, teclado } = abrirUsuarios(
      () => listAnswer('usuario', deUsuarios(api).at(-1)?.includes('z%C3%BA') ? [] : filas) as never,
      `?filter=${filtro}`,
    );
    expect(await screen.findByText('Se buscó «zúñiga» en usuario o nombre, con los filtros aplicados.')).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: 'Quitar la búsqueda' }));
    expect(await screen.findByText('asamblea01')).toBeVisible();
    const ultima = new URLSearchParams(deUsuarios(api).at(-1));
    expect(JSON.parse(ultima.get('filter') ?? '')).toEqual({ activo: true });
  });
});

describe('chosen columns', () => {
  long('a column that is taken away stays away for this user after a log-out, and for nobody else', async () => {
    const { teclado, unmount } = abrirUsuarios();
    await screen.findByText('asamblea01');
    await teclado.click(await botonDeColumnas());
    expect(encabezados()).toContain('Departamento');
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Usuario' })).toBeNull();
    await teclado.click(await columna('Departamento'));
    expect(encabezados()).not.toContain('Departamento');
    unmount();
    const claves = Object.keys(localStorage);
    createStore(administrador.idSaad).reset();
    expect(Object.keys(localStorage)).toEqual(claves);

    const otra = abrirUsuarios();
    await screen.findByText('asamblea01');
    expect(encabezados()).not.toContain('Departamento');
    otra.unmount();

    const api = fakeApi();
    api.on('GET /usuario', () => listAnswer('usuario', filas));
    openApp('/sistema/usuario', { ...administrador, idSaad: administrador.idSaad + 1 });
    await screen.findByText('asamblea01');
    expect(encabezados()).toContain('Departamento');
  });

  test('what else react-admin keeps, filters among it, is not left in the browser', () => {
    const store = createStore(7);
    store.setup();
    store.setItem('usuario.listParams', { filter: { q: '1712345678' } });
    store.setItem('columnas.usuario', ['apellido']);
    expect(JSON.stringify({ ...localStorage })).not.toContain('1712345678');
    expect(store.getItem('usuario.listParams')).toEqual({ filter: { q: '1712345678' } });
    expect(createStore(7).getItem('columnas.usuario')).toEqual(['apellido']);
    expect(createStore(71).getItem('columnas.usuario')).toBeUndefined();
  });
});

describe('export', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const exportar = () => screen.findByRole('button', { name: 'Exportar a Excel' });
  const filtro = encodeURIComponent(JSON.stringify({ activo: true }));
  const guardados: string[] = [];

  beforeEach(() => {
    guardados.length = 0;
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      guardados.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  long('asks the server for every row of the filter, in the order of the screen, as a workbook', async () => {
    const { api, teclado } = abrirUsuarios(undefined, `?filter=${filtro}&sort=nombre&order=DESC&page=3&perPage=10`);
    await screen.findByText('asamblea01');
    api.on('GET /usuario', () => ({
      body: {},
      headers: { 'Content-Type': xlsx, 'Content-Disposition': 'attachment; filename="usuario-2026-11-22.xlsx"' },
    }));
    await teclado.click(await exportar());
    await waitFor(() => expect(guardados).toEqual(['usuario-2026-11-22.xlsx']));
    // the application asks for other things of its own accord
    const pedidas = api.llamadas.filter(({ headers }) => headers.get('Accept') === xlsx);
    expect(pedidas).toHaveLength(1);
    const [{ path }] = pedidas as [(typeof pedidas)[number]];
    expect(Object.fromEntries(new URLSearchParams(path.split('?')[1]))).toEqual({
      filter: '{"activo":true}',
      sort: '["nombre","DESC"]',
    });
  });

  long('an answer that is no workbook is not saved as one', async () => {
    const { teclado } = abrirUsuarios();
    await screen.findByText('asamblea01');
    await teclado.click(await exportar());
    expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
    expect(guardados).toEqual([]);
  });

  long('a list without rows has nothing to export', async () => {
    abrirUsuarios(() => listAnswer('usuario', []));
    await screen.findByText('No existen registros para mostrar.');
    expect(await exportar()).toBeDisabled();
  });
});

describe('a row that leads to a page', () => {
  long('is a real link; a click beside it leads there too, with Ctrl or the middle button in another tab', async () => {
    const abierta = jest.spyOn(window, 'open').mockImplementation(() => null);
    const { teclado, ruta } = abrirUsuarios();
    const enlace = await screen.findByRole('link', { name: 'asamblea01' });
    expect(enlace).toHaveAttribute('href', '/sistema/usuario/1');
    await teclado.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Cevallos') });
    await teclado.keyboard('{Control>}');
    await teclado.click(screen.getByText('Cevallos'));
    await teclado.keyboard('{/Control}');
    expect(abierta.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual([
      '/sistema/usuario/1',
      '/sistema/usuario/1',
    ]);
    expect(ruta()).toBe('/sistema/usuario');
    await teclado.click(screen.getByText('Cevallos'));
    await waitFor(() => expect(ruta()).toBe('/sistema/usuario/1'));
    abierta.mockRestore();
  });
});

describe('by keyboard', () => {
  const enlace = (name: string) => screen.getByRole('link', { name });

  long('what is typed into a field moves nothing, and neither does a key with Ctrl or behind a dialog', async () => {
    const { teclado } = abrirUsuarios();
    await screen.findByText('asamblea01');
    const busqueda = screen.getByRole('searchbox');
    await teclado.click(busqueda);
    await teclado.keyboard('jk/?');
    expect(busqueda).toHaveFocus();
    expect(busqueda).toHaveValue('jk/?');
    act(() => busqueda.blur());
    await teclado.keyboard('{Control>}j{/Control}');
    expect(enlace('asamblea01')).not.toHaveFocus();
    await teclado.keyboard('?');
    const ayuda = await screen.findByRole('dialog', { name: 'Ayuda' });
    expect(screen.getByRole('tab', { name: 'Atajos de teclado', selected: true })).toBeVisible();
    await teclado.keyboard('j');
    expect(ayuda).toContainElement(document.activeElement as HTMLElement);
    await teclado.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('j and k go from row to row and stop at the ends, Enter opens the row, / goes to the search', async () => {
    const { teclado, ruta } = abrirUsuarios();
    await screen.findByText('asamblea01');
    await teclado.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    act(() => screen.getByRole('searchbox').blur());
    await teclado.keyboard('j');
    expect(enlace('asamblea01')).toHaveFocus();
    await teclado.keyboard('jj');
    expect(enlace('riesgo01')).toHaveFocus();
    await teclado.keyboard('kk');
    expect(enlace('asamblea01')).toHaveFocus();
    await teclado.keyboard('j{Enter}');
    await waitFor(() => expect(ruta()).toBe('/sistema/usuario/2'));
  });

  long('Back from a record gives the focus to its row, and a new visit to none', async () => {
    const { teclado, ruta, router } = abrirUsuarios();
    await screen.findByText('asamblea01');
    await teclado.keyboard('jj{Enter}');
    await waitFor(() => expect(ruta()).toBe('/sistema/usuario/2'));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(enlace('riesgo01')).toHaveFocus());
    await act(() => router.navigate('/sistema/usuario/1'));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    await act(() => router.navigate('/sistema/usuario'));
    await screen.findByText('riesgo01');
    expect(enlace('riesgo01')).not.toHaveFocus();
  });
});
