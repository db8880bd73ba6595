import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { regla, reglasDelPaso } from '../../testing/casos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { filaDeOrden, ordenPendiente } from '../../testing/ordenes';
import { filaDePago, pago } from '../../testing/pagos';
import { asPhone } from '../../testing/phone';
import { withStyles } from '../../testing/styles';

const jefatura = userOf('Jefatura Adjudicaciones', '002');
const porAprobar = { ...filaDeOrden, acciones: ['aprobar', 'anular'] as const };
const pagoPorAprobar = {
  ...filaDePago,
  estado: 'pendiente',
  acciones: ['aprobar', 'anular'],
  diasDeEspera: 0,
  version: 1,
} as const;

function apiDeJefatura({ faltan = 0, ordenes = [porAprobar] as readonly object[] } = {}) {
  const api = fakeApi();
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 4, conMensaje: false } }));
  api.on('GET /orden-de-compra', () => listAnswer('orden-de-compra', ordenes));
  api.on('GET /orden-de-compra/27', () => ({ body: { ...ordenPendiente, acciones: ['aprobar', 'anular'] } }));
  api.on('GET /solicitud-de-pago', () => listAnswer('solicitud-de-pago', [pagoPorAprobar]));
  api.on('GET /solicitud-de-pago/41', () => ({ body: { ...pago, faltan } }));
  return api;
}
const seccion = async (nombre: string) => within(await screen.findByRole('region', { name: nombre }));

long('what does not load says so and can be asked again, and the other part stands', async () => {
  const api = apiDeJefatura();
  api.on('GET /orden-de-compra', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp('/jftadj/inicio', jefatura);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  await (await seccion('Órdenes de pago por aprobar: 1')).findByText(pagoPorAprobar.nombreCliente);
  api.on('GET /orden-de-compra', () => listAnswer('orden-de-compra', [porAprobar]));
  await teclado.click(reintentar);
  await (await seccion('Órdenes de compra por aprobar: 1')).findByText(porAprobar.nombreCliente);
});

long(
  'while nobody knows how many wait no figure is said; whoever presses Inicio there sees what came meanwhile',
  async () => {
    const api = apiDeJefatura({ ordenes: [] });
    let llegan: (() => void) | undefined;
    api.on('GET /orden-de-compra', async () => {
      await new Promise<void>((resolve) => {
        llegan = resolve;
      });
      return listAnswer('orden-de-compra', []);
    });
    const { router } = openApp('/jftadj/inicio', jefatura);
    await seccion('Órdenes de compra por aprobar');
    await waitFor(() => expect(llegan).toBeDefined());
    llegan?.();
    await seccion('Órdenes de compra por aprobar: 0');
    api.on('GET /orden-de-compra', () => listAnswer('orden-de-compra', [porAprobar]));
    await act(() => router.navigate('/jftadj/inicio'));
    await (await seccion('Órdenes de compra por aprobar: 1')).findByText(porAprobar.nombreCliente);
  },
);

long('nothing waiting says so', async () => {
  apiDeJefatura({ ordenes: [] });
  openApp('/jftadj/inicio', jefatura);
  expect(await screen.findByText('No hay órdenes de compra por aprobar.')).toBeVisible();
});

test.each([
  [
    'Jefatura Adjudicaciones',
    'Usted la creó: la aprueba otra persona de Jefatura de Adjudicaciones, o la Gerencia General o Financiera',
  ],
  ['Gerente General', 'La aprueba Jefatura'],
] as const)(
  'ORD-550 who may not approve a record (%s) sees it with the reason in place of the button',
  async (rol, porque) => {
    apiDeJefatura({ ordenes: [filaDeOrden] });
    openApp('/jftadj/inicio', userOf(rol, null));
    const ordenes = await seccion('Órdenes de compra por aprobar: 1');
    await ordenes.findByText(filaDeOrden.nombreCliente);
    expect(ordenes.getByText(porque)).toBeVisible();
    expect(ordenes.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  },
);

long('a button beside a row that says why not stands at the edge, as those of the other table do', async () => {
  withStyles();
  apiDeJefatura({ ordenes: [filaDeOrden, { ...porAprobar, id: porAprobar.id + 1 }] });
  openApp('/jftadj/inicio', jefatura);
  const ordenes = await seccion('Órdenes de compra por aprobar: 2');
  const boton = await ordenes.findByRole('button', { name: /^Aprobar/ });
  expect(getComputedStyle(boton.parentElement as HTMLElement).textAlign).toBe('right');
});

long('on a phone amount, age, who gets it and the one Aprobar stand with the name', async () => {
  asPhone();
  apiDeJefatura();
  openApp('/jftadj/inicio', jefatura);
  const ordenes = await seccion('Órdenes de compra por aprobar: 1');
  const celda = (await ordenes.findByText(filaDeOrden.nombreCliente)).closest('td') as HTMLElement;
  expect(ordenes.getAllByRole('button', { name: /^Aprobar/ })).toEqual([
    within(celda).getByRole('button', { name: /^Aprobar/ }),
  ]);
  expect(within(celda).getByText(`Para ${filaDeOrden.beneficiario}`)).toBeVisible();
  expect(ordenes.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['No.', 'Cliente']);
});

long('PAG-512 a payment that lacks a document is not sent from here, and the dialog says why', async () => {
  const api = apiDeJefatura({ faltan: 2 });
  const { teclado } = openApp('/jftadj/inicio', jefatura);
  const pagos = await seccion('Órdenes de pago por aprobar: 1');
  await teclado.click(await pagos.findByRole('button', { name: /^Aprobar 41/ }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText(/documentos/i, { selector: '.MuiAlert-message' })).toBeVisible();
  expect(dialogo.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  expect(api.llamadas.some(({ method }) => method === 'POST')).toBe(false);
});

long('ORD-543 the dialog tells what stands before the approval', async () => {
  const api = apiDeJefatura();
  const orden = `GET /caso/${ordenPendiente.planes[0]?.idCodigo}/reglas/orden`;
  api.on(orden, () => ({ body: reglasDelPaso(regla()) }));
  const { teclado } = openApp('/jftadj/inicio', jefatura);
  await teclado.click(await screen.findByRole('button', { name: /^Aprobar 27/ }));
  const dialogo = within(await screen.findByRole('dialog'));
  await dialogo.findByText(/Sportage|Kia|Chevrolet|Toyota/);
  expect(dialogo.getByText('01-M001-12: riesgo no la ha aprobado')).toBeVisible();
});

test('ORD-543 what waits stands with amount and age, the oldest first, and is approved in two clicks on the version read', async () => {
  const api = apiDeJefatura();
  api.on('POST /orden-de-compra/27/aprobar', () => ({ body: { ...ordenPendiente, estado: 'aprobada', version: 2 } }));
  const { teclado } = openApp('/jftadj/inicio', jefatura);
  const ordenes = await seccion('Órdenes de compra por aprobar: 1');
  const fila = within((await ordenes.findByText(porAprobar.nombreCliente)).closest('tr') as HTMLElement);
  expect(fila.getByText('$ 19.175,25')).toBeVisible();
  expect(fila.getByText('4 días hábiles')).toBeVisible();
  const pedida = decodeURIComponent(api.llamadas.find(({ path }) => path.startsWith('/orden-de-compra?'))?.path ?? '');
  expect([pedida.includes('filter={"estado":"pendiente"}'), pedida.includes('sort=["id","ASC"]')]).toEqual([
    true,
    true,
  ]);

  await teclado.click(fila.getByRole('button', { name: /^Aprobar 27/ }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText(/Kia|Chevrolet|Toyota|Sportage/)).toBeVisible();
  const preguntadas = () => api.llamadas.filter(({ path }) => path.startsWith('/orden-de-compra?')).length;
  const antes = preguntadas();
  await teclado.click(dialogo.getByRole('button', { name: 'Aprobar' }));
  await waitFor(() =>
    expect(api.llamadas.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { version: 1 } }]),
  );
  await waitFor(() => expect(preguntadas()).toBeGreaterThan(antes));
});

long('how much waits in all areas, and for how long, stands first and leads to the list of it', async () => {
  const api = apiDeJefatura();
  api.on('GET /decision', () => ({
    body: [{ id: 1, diasDeEspera: 12 }],
    headers: { 'Content-Range': 'decision 0-0/23' },
  }));
  openApp('/jftadj/inicio', jefatura);
  const enlace = await screen.findByRole('link', { name: /Decisiones por tomar: 23/ });
  expect(enlace).toHaveTextContent('La más antigua espera 12 días hábiles');
  expect(enlace).toHaveAttribute('href', '/jftadj/decisiones');
});

long('the count leads to the list with the same filter', async () => {
  apiDeJefatura();
  openApp('/jftadj/inicio', jefatura);
  const enlace = await screen.findByRole('link', { name: 'Órdenes de compra por aprobar: 1' });
  const { pathname, searchParams } = new URL(enlace.getAttribute('href') ?? '', 'http://x');
  expect([pathname, searchParams.get('filter')]).toEqual(['/jftadj/orden-de-compra', '{"estado":"pendiente"}']);
});

long(
  'NAV-510 each row of the home leads to its own record and to no other, by its link and by a press anywhere on it',
  async () => {
    const api = apiDeJefatura();
    const ordenes = [27, 28, 29].map((id) => ({ ...porAprobar, id }));
    const pagos = [41, 42].map((id) => ({ ...pagoPorAprobar, id }));
    api.on('GET /orden-de-compra', () => listAnswer('orden-de-compra', ordenes));
    api.on('GET /solicitud-de-pago', () => listAnswer('solicitud-de-pago', pagos));
    const { router, teclado } = openApp('/jftadj/inicio', jefatura);
    const filasDe = async (titulo: string) => {
      const tabla = (await seccion(titulo)).getByRole('table');
      return within(tabla).getAllByRole('row').slice(1);
    };
    for (const [titulo, recurso, registros] of [
      ['Órdenes de compra por aprobar: 3', 'orden-de-compra', ordenes],
      ['Órdenes de pago por aprobar: 2', 'solicitud-de-pago', pagos],
    ] as const) {
      const rutas = registros.map(({ id }) => `/jftadj/${recurso}/${id}`);
      const enlaces = (await filasDe(titulo)).map((fila) =>
        within(fila)
          .getAllByRole('link')
          .map((enlace) => enlace.getAttribute('href')),
      );
      expect(enlaces).toEqual(rutas.map((destino) => [destino]));
      for (const [lugar, destino] of rutas.entries()) {
        const fila = (await filasDe(titulo))[lugar] as HTMLElement;
        await teclado.click(within(fila).getByText(registros[lugar]?.nombreCliente ?? ''));
        await waitFor(() => expect(router.state.location.pathname).toBe(destino));
        await act(async () => router.navigate('/jftadj/inicio'));
      }
    }
  },
);
