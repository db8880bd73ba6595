import { propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { administrador, fakeApi, listAnswer, problemAnswer } from '../../../testing/api';
import { long } from '../../../testing/long';
import { openApp } from '../../../testing/openApp';
import { isUntouched, searchWith, showTheSame } from './view';

const filas = [
  { id: 1, usuario: 'asamblea01', nombre: 'Ana', apellido: 'Cevallos', role: 'Asistente Asamblea', activo: true },
];
const vista = {
  id: 4,
  lista: 'usuario',
  nombre: 'Activos de riesgo',
  compartida: false,
  filtro: { activo: true, role: 'Riesgo' },
  ordenCampo: 'apellido',
  ordenDireccion: 'DESC',
  ocultas: ['idDepartamento'],
  autor: 'Ana Cevallos',
  propia: true,
  editable: true,
  inicial: false,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  version: 3,
} as const;
const compartida = {
  ...vista,
  id: 5,
  nombre: 'De todos',
  compartida: true,
  propia: false,
  editable: false,
  autor: 'Luis Mora',
};

function abrirUsuarios(vistas: readonly object[] = [vista, compartida], buscar = '', antes = Promise.resolve()) {
  const api = fakeApi();
  api.on('GET /usuario', () => listAnswer('usuario', filas));
  api.on('GET /vista-guardada', async ({ path }) => {
    const { inicial } = filtroDe(path);
    await antes;
    return listAnswer('vista-guardada', inicial ? vistas.filter((una) => Reflect.get(una, 'inicial')) : vistas);
  });
  return { api, ...openApp(`/sistema/usuario${buscar}`, administrador) };
}
const filtroDe = (path: string) => JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');
/** What was asked of the list last: filter and order. */
const pedido = ({ llamadas }: ReturnType<typeof fakeApi>) => {
  const { path } = llamadas.filter(({ path: cada }) => cada.startsWith('/usuario?')).at(-1) ?? { path: '' };
  return [filtroDe(path), JSON.parse(new URLSearchParams(path.split('?')[1]).get('sort') ?? 'null')];
};
const boton = () => screen.findByRole('button', { name: propios.vistas });
const encabezados = () => screen.getAllByRole('columnheader', { hidden: true }).map((th) => th.textContent);
const hayFilas = () => screen.findByText('asamblea01');

afterEach(() => localStorage.clear());

describe('the address of a view', () => {
  test('says filter and order from the first page on, and leaves the rest', () => {
    const direccion = new URLSearchParams(searchWith('?perPage=25&page=3&filter={"q":"x"}&displayedFilters={}', vista));
    expect(Object.fromEntries(direccion)).toEqual({
      perPage: '25',
      page: '1',
      filter: JSON.stringify(vista.filtro),
      sort: 'apellido',
      order: 'DESC',
    });
  });

  test.each([
    ['', true],
    ['?plan=01-M001-1', true],
    ['?filter={}', false],
    ['?page=2', false],
    ['?sort=id&order=ASC', false],
  ])('%p: nothing was chosen yet: %p', (search, nada) => expect(isUntouched(search)).toBe(nada));

  test('two views are the same whatever the order of their filters', () => {
    const { filtro } = vista;
    expect(showTheSame(vista, { ...vista, filtro: { role: filtro.role, activo: filtro.activo } })).toBe(true);
    expect(showTheSame(vista, { ...vista, ocultas: [] })).toBe(false);
  });
});

test('chosen, a view sets filter, order and columns, and the menu marks it', async () => {
  const { api, teclado } = abrirUsuarios();
  await hayFilas();
  expect(encabezados()).toContain('Departamento');
  await teclado.click(await boton());
  await teclado.click(await screen.findByRole('menuitemradio', { name: /Activos de riesgo/ }));
  await waitFor(() => expect(pedido(api)).toEqual([vista.filtro, ['apellido', 'DESC']]));
  await hayFilas();
  expect(encabezados()).not.toContain('Departamento');
  await teclado.click(await boton());
  expect(await screen.findByRole('menuitemradio', { name: /Activos de riesgo/ })).toBeChecked();
});

long('a list with a first view opens with it, and not where an address says what to show', async () => {
  const conInicial = [{ ...vista, inicial: true }];
  const bare = abrirUsuarios(conInicial);
  await waitFor(() => expect(pedido(bare.api)).toEqual([vista.filtro, ['apellido', 'DESC']]));
  bare.unmount();
  const { api } = abrirUsuarios(conInicial, `?filter=${encodeURIComponent('{"activo":false}')}`);
  await hayFilas();
  await boton();
  expect(pedido(api)[0]).toEqual({ activo: false });
});

long(
  'a first view that arrives when a row was already pressed stays away: no other row comes under the hand',
  async () => {
    let contestar = () => {};
    const respuesta = new Promise<void>((resolve) => (contestar = resolve));
    const { api, teclado } = abrirUsuarios([{ ...vista, inicial: true }], '', respuesta);
    await teclado.pointer({ target: await hayFilas(), keys: '[MouseLeft>]' });
    contestar();
    // the menu's own question waited for the same
    await teclado.click(await boton());
    await screen.findByRole('menuitemradio', { name: /Activos de riesgo/ });
    expect(pedido(api)).toEqual([{}, ['usuario', 'ASC']]);
  },
);

long('a view with a filter that the list no longer has: the list is shown without it, and says so', async () => {
  const vieja = { ...vista, filtro: { color: 'rojo' }, inicial: true };
  const { api, router } = abrirUsuarios([vieja]);
  api.on('GET /usuario', ({ path }) =>
    'color' in filtroDe(path)
      ? problemAnswer(400, 'lista-mal-formada', 'color no existe')
      : listAnswer('usuario', filas),
  );
  expect(await screen.findByText(propios.vistaNoAdmitida)).toBeVisible();
  await waitFor(() => {
    const direccion = new URLSearchParams(router.state.location.search);
    expect([direccion.get('filter'), direccion.get('sort') ?? 'usuario']).toEqual(['{}', 'usuario']);
  });
  expect(await hayFilas()).toBeVisible();
});

long('the list as it is shown is saved under a name, without the person that was looked for', async () => {
  const buscar = encodeURIComponent(JSON.stringify({ activo: true, q: 'cevallos' }));
  const { api, teclado } = abrirUsuarios([], `?filter=${buscar}&sort=nombre&order=DESC`);
  api.on('POST /vista-guardada', () => ({ status: 201, body: vista }));
  await hayFilas();
  await teclado.click(await boton());
  expect(await screen.findByText(propios.sinVistas)).toBeVisible();
  await teclado.click(screen.getByRole('menuitem', { name: propios.vistaGuardar }));
  const dialogo = await screen.findByRole('dialog', { name: propios.vistaGuardar });
  await teclado.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await within(dialogo).findByText(propios.vistaSinNombre)).toBeVisible();
  await teclado.type(within(dialogo).getByRole('textbox', { name: propios.vistaNombre }), 'Activos');
  await teclado.click(within(dialogo).getByRole('checkbox', { name: propios.vistaCompartir }));
  await teclado.click(within(dialogo).getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(propios.vistaGuardada)).toBeVisible();
  expect(api.llamadas.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    {
      ...{ lista: 'usuario', nombre: 'Activos', compartida: true, filtro: { activo: true } },
      ...{ ordenCampo: 'nombre', ordenDireccion: 'DESC', ocultas: [] },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await boton()).toHaveFocus();
});

describe('administering them', () => {
  async function administrar() {
    const todo = abrirUsuarios(undefined, `?filter=${encodeURIComponent('{"activo":false}')}`);
    await hayFilas();
    await todo.teclado.click(await boton());
    await todo.teclado.click(await screen.findByRole('menuitem', { name: propios.vistasAdministrar }));
    await screen.findByRole('dialog', { name: propios.vistas });
    return todo;
  }
  const de = (que: string, { nombre }: { nombre: string }) =>
    screen.queryByRole('button', { name: `${que}: ${nombre}` });

  long('what belongs to somebody else can only be opened with', async () => {
    await administrar();
    expect(screen.getByText(propios.vistaDe('Luis Mora'))).toBeVisible();
    expect(de(propios.vistaAlEntrar, compartida)).toBeVisible();
    for (const que of [propios.vistaCambiar, propios.vistaActualizar]) {
      expect(de(que, vista)).toBeVisible();
      expect(de(que, compartida)).toBeNull();
    }
    expect(screen.getAllByRole('button', { name: /^Eliminar/ })).toHaveLength(1);
  });

  long('renamed and replaced in the version that was read; deleted after a question', async () => {
    const { api, teclado } = await administrar();
    const enviados: unknown[] = [];
    api.on('PUT /vista-guardada/4', ({ headers, body }) => {
      enviados.push([headers.get('If-Match'), body]);
      return { body: vista };
    });
    api.on('DELETE /vista-guardada/4', ({ headers }) => {
      enviados.push(headers.get('If-Match'));
      return { body: { ...vista, eliminado: true } };
    });
    await teclado.click(de(propios.vistaCambiar, vista) as HTMLElement);
    const nombre = await screen.findByRole('textbox', { name: propios.vistaNombre });
    await teclado.clear(nombre);
    await teclado.type(nombre, 'Otra{Enter}');
    const { version: _, ...guardada } = vista;
    await waitFor(() => expect(enviados).toEqual([['"3"', expect.objectContaining({ ...guardada, nombre: 'Otra' })]]));
    await waitFor(() => expect(de(propios.vistaActualizar, vista)).toBeVisible());
    await teclado.click(de(propios.vistaActualizar, vista) as HTMLElement);
    await teclado.click(await screen.findByRole('button', { name: 'Aceptar' }));
    const ahora = { filtro: { activo: false }, ordenCampo: 'usuario', ordenDireccion: 'ASC', ocultas: [] };
    await waitFor(() => expect(enviados[1]).toEqual(['"3"', expect.objectContaining({ ...guardada, ...ahora })]));
    await teclado.click(await screen.findByRole('button', { name: `Eliminar ${vista.nombre}` }));
    await teclado.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(enviados[2]).toBe('"3"'));
    expect(await screen.findByText(propios.vistaEliminada)).toBeVisible();
  });

  long('one is made the first of its list', async () => {
    const { api, teclado } = await administrar();
    api.on('POST /vista-guardada/5/fijar-inicial', () => ({ status: 204 }));
    await teclado.click(de(propios.vistaAlEntrar, compartida) as HTMLElement);
    await waitFor(() =>
      expect(api.llamadas.map(({ method, path }) => `${method} ${path}`)).toContain(
        'POST /vista-guardada/5/fijar-inicial',
      ),
    );
  });
});
