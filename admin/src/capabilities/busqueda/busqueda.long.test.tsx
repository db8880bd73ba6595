import { listaDeRoles, prefijoDe, propios } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { PlanHallado } from '../../generated/api';
import { areas } from '../../navigation';
import { clientesRecientes } from '../../providers/recientes';
import { clearSesion, setSesion } from '../../providers/sesion';
import { asistente, fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { apiDeClientes, consulta41, plan12, zambrano } from '../../testing/clientes';
import { openApp } from '../../testing/openApp';
import { screensIn } from '../../ui/navigation';
import { actosDe, pideCliente } from './actos';
import { llamadas, pantallasDe } from './pantallas';

const jefatura = userOf('Jefatura Adjudicaciones', '002');
const sinCliente = { cedula: null, planes: [] };
const orden = {
  ...sinCliente,
  clase: 'orden-de-compra',
  titulo: 'Orden de compra 17',
  detalle: 'aprobada · Zambrano Loor José',
  enlace: '/orden-de-compra/17',
};
const pagare = {
  ...sinCliente,
  clase: 'pagare',
  titulo: 'Pagaré 17',
  detalle: 'Plan 01-M001-12',
  enlace: '/pagare/17',
};

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

test('an empty field shows what can be done; a few letters the screens and acts that are called so, and nothing is asked', async () => {
  const { teclado, pedidas, ruta } = abrirBusqueda();
  await teclado.click(await boton());
  await campo();
  expect(opciones()).toEqual(['Registrar llamada a …', 'Asignar ejecutivo a …', 'Nuevo medio de aprobación de …']);
  await teclado.keyboard('med apr');
  expect(opciones()).toEqual(['Medios de aprobaciónAdjudicados', 'Nuevo medio de aprobación de …']);
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(ruta()).toBe('/jftadj/medio-aprobacion'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pedidas()).toEqual([]);
});

const hallado = {
  clase: 'cliente',
  titulo: zambrano.nombreCompleto,
  detalle: 'Cliente · Cédula 1710034065 · 0991234567',
  enlace: '/estado-cliente/1710034065',
  cedula: zambrano.identificacion,
  planes: [
    { idCodigo: plan12.idCodigo, espera: 'espera a Jefatura' },
    { idCodigo: '02-C004-7', espera: null },
  ],
};

test('an act on a client asks for the client, and then for the plan that it can be done on; nothing else is found meanwhile', async () => {
  const { teclado, ruta, router } = abrirBusqueda(jefatura, [hallado, orden]);
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('asignar{Enter}');
  expect(await campo()).toHaveValue('');
  expect(screen.getByText('Asignar ejecutivo a …')).toBeVisible();
  expect(screen.getByText(propios.actoPideCliente)).toBeVisible();
  await teclado.keyboard('zambrano');
  await screen.findByRole('option');
  expect(opciones()).toEqual([`${zambrano.nombreCompleto}${plan12.idCodigo} espera a Jefatura`]);
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(ruta()).toBe('/jftadj/clientes-asignados'));
  expect(router.state.location.search).toBe(`?q=${plan12.idCodigo}&asignar=${plan12.idCodigo}`);
});

test('Backspace in the empty field leaves the act; a client without a plan for it is said to have none', async () => {
  const { teclado } = abrirBusqueda(jefatura, [{ ...hallado, planes: [] }]);
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('llamada{Enter}');
  await teclado.keyboard('zambrano');
  await waitFor(() => expect(screen.getByText(propios.actoSinPlanes)).toBeVisible());
  await teclado.clear(await campo());
  await teclado.keyboard('{Backspace}');
  expect(opciones()).toContain('Registrar llamada a …');
  expect(await campo()).toHaveAttribute('placeholder', expect.stringContaining('pantallas'));
});

test('a call is begun from anywhere: on the page of the client its dialog stands open, and closed it stays closed', async () => {
  const api = apiDeClientes();
  api.on('GET /busqueda', () => ({ body: [{ ...hallado, enlace: '/consulta-cliente/41', cedula: null }] }));
  const { teclado, router } = openApp('/asistente/consulta-cliente', userOf('Servicio al cliente', '001'));
  await teclado.click(await boton());
  await campo();
  await teclado.keyboard('llamada{Enter}zambrano');
  await teclado.click(await screen.findByRole('option', { name: /01-M001-12/ }));
  expect(await screen.findByRole('dialog', { name: 'Registrar llamada' })).toHaveTextContent(plan12.idCodigo);
  await teclado.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).not.toContain('llamada');
});

test('clients that were opened come first in the empty field, and end with the session', async () => {
  apiDeClientes();
  const { teclado, unmount } = openApp('/asistente/consulta-cliente/41', asistente);
  await screen.findByRole('heading', { level: 1, name: consulta41.nombreCompleto });
  await teclado.click(await boton());
  await campo();
  expect(screen.getAllByRole('group').map((grupo) => grupo.getAttribute('aria-label'))).toEqual([
    'Clientes recientes',
    'Acciones',
  ]);
  expect(opciones()[0]).toBe(`${consulta41.nombreCompleto}Cédula •••••••065`);
  unmount();
  clearSesion();
  expect(JSON.stringify(localStorage)).not.toContain('Zambrano');
});

test('clients that another user opened are not shown', () => {
  const guardar = (de: number) =>
    localStorage.setItem('adjudica.recientes', JSON.stringify({ de, clientes: [hallado] }));
  setSesion('token-1', jefatura);
  guardar(jefatura.idSaad);
  expect(clientesRecientes()).toEqual([hallado]);
  guardar(jefatura.idSaad + 1);
  expect(clientesRecientes()).toEqual([]);
  localStorage.setItem('adjudica.recientes', '{');
  expect(clientesRecientes()).toEqual([]);
});

test.each(listaDeRoles)('every act of %s leads to a screen that it may open', (role) => {
  const abre = (ruta: string) => {
    const partes = (ruta.split('?')[0] ?? '').replace(/^\//, '').split('/');
    return screensIn(areas, role).some(({ path, resource }) => {
      const suyas = resource === undefined ? path.split('/') : [path, 'create'];
      return suyas.length === partes.length && suyas.every((una, i) => una.startsWith(':') || una === partes[i]);
    });
  };
  const enlace = prefijoDe(role) === '/asistente' ? '/consulta-cliente/41' : hallado.enlace;
  const [plan] = hallado.planes;
  for (const acto of actosDe(role)) {
    const ruta = pideCliente(acto) ? acto.ruta({ ...hallado, enlace }, plan as PlanHallado) : acto.ruta;
    expect([acto.nombre, ruta, abre(ruta)]).toEqual([acto.nombre, ruta, true]);
  }
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
  await screen.findByText('No se encontró «medios» en clientes y concesionarios.');
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
    ...sinCliente,
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
  const titulos = pantallasDe(areas, 'Riesgo').map(({ titulo }) => titulo);
  expect(llamadas(titulos, 'BURO', (titulo) => titulo)).toEqual(['Buró de crédito']);
  expect(llamadas(titulos, '???', (titulo) => titulo)).toEqual([]);
});
