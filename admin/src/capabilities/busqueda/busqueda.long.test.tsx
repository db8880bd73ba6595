import { propios } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { areas } from '../../navigation';
import { asistente, fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';
import { pantallasDe, pantallasLlamadas } from './pantallas';

const jefatura = userOf('Jefatura Adjudicaciones', '002');
const orden = {
  clase: 'orden-de-compra',
  titulo: 'Orden de compra 17',
  detalle: 'aprobada · Zambrano Loor José',
  enlace: '/orden-de-compra/17',
};
const pagare = { clase: 'pagare', titulo: 'Pagaré 17', detalle: 'Plan 01-M001-12', enlace: '/pagare/17' };

function abrirBusqueda(user = jefatura, hallados: readonly object[] = []) {
  const api = fakeApi();
  api.on('GET /busqueda', () => ({ body: hallados }));
  for (const resource of ['tarea', 'tarea-tipo', 'medio-aprobacion', 'orden-de-compra'])
    api.on(`GET /${resource}`, () => listAnswer(resource, []));
  const vista = openApp(`${user === jefatura ? '/jftadj' : '/asistente'}/lista-de-tareas`, user);
  const pedidas = () =>
    api.llamadas.flatMap(({ path }) =>
      path.startsWith('/busqueda?') ? [new URLSearchParams(path.split('?')[1]).get('q')] : [],
    );
  return { api, pedidas, ...vista };
}
const boton = () => screen.findByRole('button', { name: 'Buscar en todo' });
const campo = () => screen.findByRole('combobox', { name: 'Buscar en todo' });
const opciones = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const estado = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

test('Ctrl+K opens it wherever the focus stands, Escape closes it, and the focus is back', async () => {
  const { teclado } = abrirBusqueda();
  const enfocado = await boton();
  act(() => enfocado.focus());
  await teclado.keyboard('{Control>}k{/Control}');
  expect(await campo()).toHaveFocus();
  // a second one over it changes nothing
  await teclado.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await teclado.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enfocado).toHaveFocus();
});

test('an empty field shows the screens of the menu; a few letters those that begin so, and nothing is asked', async () => {
  const { teclado, pedidas, ruta } = abrirBusqueda();
  await teclado.click(await boton());
  await campo();
  expect(opciones()).toContain('Medios de aprobaciónAdjudicados');
  await teclado.keyboard('med apr');
  expect(opciones()).toEqual(['Medios de aprobaciónAdjudicados']);
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(ruta()).toBe('/jftadj/medio-aprobacion'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pedidas()).toEqual([]);
});

test('records are asked for as soon as the text can name one; arrows choose, and Enter opens exactly that record', async () => {
  const { teclado, pedidas, ruta } = abrirBusqueda(jefatura, [orden, pagare]);
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('17');
  await screen.findByRole('option', { name: /Orden de compra 17/ });
  expect(screen.getAllByRole('group').map((grupo) => grupo.getAttribute('aria-label'))).toEqual([
    'Órdenes de compra',
    'Pagarés',
  ]);
  expect(pedidas()).toEqual(['17']);
  await teclado.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(ruta()).toBe('/jftadj/pagare/17'));
});

test('Ctrl+Enter opens it in another tab', async () => {
  const abierta = jest.spyOn(window, 'open').mockImplementation(() => null);
  const { teclado, ruta } = abrirBusqueda(jefatura, [orden]);
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('17');
  await screen.findByRole('option');
  await teclado.keyboard('{Control>}{Enter}{/Control}');
  expect(abierta.mock.calls.map(([address]) => address)).toEqual(['/jftadj/orden-de-compra/17']);
  expect(ruta()).toBe('/jftadj/lista-de-tareas');
  abierta.mockRestore();
});

test('a search without hits says what it looked for and where; one that is too short, from how many letters', async () => {
  const { teclado } = abrirBusqueda();
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('zxq');
  expect(estado()).toBe(propios.busquedaQueCabe(5));
  await teclado.keyboard('1234');
  await waitFor(() =>
    expect(estado()).toBe(
      'No se encontró «zxq1234». Se buscó en clientes, vehículos por placa o chasis, asambleas y pantallas.',
    ),
  );
});

test('screens that were found stand above; that nothing else was is said without denying them', async () => {
  const { teclado } = abrirBusqueda();
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('medios');
  await screen.findByText('Solo se encontraron pantallas; también se buscó en clientes y concesionarios.');
  expect(opciones()).toContain('Medios de aprobaciónAdjudicados');
});

test('what was typed stays when nothing was found, and is there, marked, when it is opened again', async () => {
  const { teclado } = abrirBusqueda();
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('zambrano');
  await waitFor(() => expect(estado()).toMatch(/^No se encontró «zambrano»/));
  expect(await campo()).toHaveValue('zambrano');
  await teclado.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await teclado.keyboard('{Control>}k{/Control}');
  const enfocado = await campo();
  expect(enfocado).toHaveValue('zambrano');
  await teclado.keyboard('loor');
  expect(enfocado).toHaveValue('loor');
});

test('who reads no clients is told how whoever calls is found, and opens the consultation', async () => {
  const llamante = {
    clase: 'cliente',
    titulo: 'Zambrano Loor José',
    detalle: 'Cédula •••••••065 · 01-1006-007 espera a Jefatura',
    enlace: '/consulta-cliente/41',
  };
  const { teclado, pedidas, ruta } = abrirBusqueda(asistente, [llamante]);
  await teclado.click(await boton());
  expect(await campo()).toHaveAttribute('placeholder', 'Buscar clientes, planes, asambleas y pantallas');
  await teclado.keyboard('zamb');
  expect(estado()).toBe(propios.busquedaParaConsulta(5));
  expect(pedidas()).toEqual([]);
  await teclado.keyboard('rano');
  await screen.findByRole('option', { name: /espera a Jefatura/ });
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(ruta()).toBe('/asistente/consulta-cliente/41'));
});

test('what was refused is said', async () => {
  const { api, teclado } = abrirBusqueda();
  api.on('GET /busqueda', () =>
    problemAnswer(429, 'demasiados-intentos', propios.accesosAgotados('busqueda', 'hora', 60)),
  );
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('zambrano');
  await waitFor(() => expect(estado()).toBe(propios.accesosAgotados('busqueda', 'hora', 60)));
});

test('no screen is offered that needs a record or that the role may not open', () => {
  const rutas = pantallasDe(areas, 'Ejecutivo Adjudicaciones').map(({ ruta }) => ruta);
  expect(rutas).toContain('lista-de-tareas');
  expect(rutas).not.toContain('concesionario');
  expect(rutas.filter((ruta) => ruta.includes(':') || ruta.endsWith('/nuevo'))).toEqual([]);
  expect(pantallasLlamadas(pantallasDe(areas, 'Riesgo'), 'BURO').map(({ titulo }) => titulo)).toEqual([
    'Buró de crédito',
  ]);
  expect(pantallasLlamadas(pantallasDe(areas, 'Riesgo'), '???')).toEqual([]);
});
