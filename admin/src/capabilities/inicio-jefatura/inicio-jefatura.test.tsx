import { screen, waitFor, within } from '@testing-library/react';
import type { FilaDeTrabajo } from '../../generated/api';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { regla, reglasDelPaso } from '../../testing/casos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { ordenPendiente } from '../../testing/ordenes';
import { pago } from '../../testing/pagos';
import { filaDeTrabajo, trabajoCon } from '../../testing/trabajo';

const jefatura = userOf('Jefatura Adjudicaciones', '002');
const porPagar: FilaDeTrabajo = {
  ...filaDeTrabajo,
  id: 'solicitud-de-pago-41',
  acto: 'Aprobar orden de pago',
  enlace: '/solicitud-de-pago/41',
  decision: 'solicitud-de-pago',
  clave: 41,
  nombreCliente: 'Vera Ñauñay José',
};

function apiDeJefatura({ faltan = 0, filas = [filaDeTrabajo, porPagar] as readonly FilaDeTrabajo[] } = {}) {
  const api = fakeApi();
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 4, conMensaje: false } }));
  api.on('GET /trabajo', () => ({ body: trabajoCon(filas) }));
  api.on('GET /orden-de-compra/27', () => ({ body: { ...ordenPendiente, acciones: ['aprobar', 'anular'] } }));
  api.on('GET /solicitud-de-pago/41', () => ({ body: { ...pago, faltan } }));
  return api;
}
const aprobar = (que: string) => screen.findByRole('button', { name: new RegExp(`^Aprobar ${que}`) });

test('ORD-550 what this user may not approve says whose it is, and has no button', async () => {
  apiDeJefatura({ filas: [{ ...filaDeTrabajo, grupo: 'espera', decision: null, esperaA: 'Jefatura Adjudicaciones' }] });
  openApp('/jftadj/inicio', userOf('Gerente General', null));
  expect(await screen.findByText('Espera a Jefatura Adjudicaciones: Aprobar orden de compra')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
});

long('PAG-512 a payment that lacks a document is not sent from here, and the dialog says why', async () => {
  const api = apiDeJefatura({ faltan: 2 });
  const { teclado } = openApp('/jftadj/inicio', jefatura);
  await teclado.click(await aprobar('orden de pago'));
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
  await teclado.click(await aprobar('orden de compra'));
  const dialogo = within(await screen.findByRole('dialog'));
  await dialogo.findByText(/Sportage|Kia|Chevrolet|Toyota/);
  expect(dialogo.getByText('01-M001-12: riesgo no la ha aprobado')).toBeVisible();
});

test('ORD-543 an order is approved from its row in two clicks on the version read; then the next row has the focus', async () => {
  const api = apiDeJefatura();
  api.on('POST /orden-de-compra/27/aprobar', () => {
    api.on('GET /trabajo', () => ({ body: trabajoCon([porPagar]) }));
    return { body: { ...ordenPendiente, estado: 'aprobada', version: 2 } };
  });
  const { teclado } = openApp('/jftadj/inicio', jefatura);
  const boton = await aprobar('orden de compra');
  expect(within(boton.closest('tr') as HTMLElement).getByText('$ 19.175,25')).toBeVisible();
  await teclado.click(boton);
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText(/Kia|Chevrolet|Toyota|Sportage/)).toBeVisible();
  await teclado.click(dialogo.getByRole('button', { name: 'Aprobar' }));
  await waitFor(() =>
    expect(api.llamadas.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { version: 1 } }]),
  );
  const siguiente = await aprobar('orden de pago');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Aprobar orden de compra/ })).toBeNull());
  await waitFor(() => expect(siguiente).toHaveFocus());
});

long('how much waits in all areas, and for how long, leads to the list of it', async () => {
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

test('the money that waits is one sum on the home of a manager, and leads to its orders and payments', async () => {
  const api = apiDeJefatura();
  api.on('GET /decision/dinero', () => ({
    body: {
      monto: 57_525.75,
      ordenes: { cantidad: 2, monto: 38_350.5 },
      pagos: { cantidad: 1, monto: 19_175.25 },
    },
  }));
  api.on('GET /decision', () => listAnswer('decision', []));
  const { teclado, router } = openApp('/jftadj/inicio', userOf('Gerente Financiero', null));
  const enlace = await screen.findByRole('link', { name: 'Dinero por aprobar: $ 57.525,75' });
  expect(enlace.parentElement).toHaveTextContent('2 órdenes de compra, 1 orden de pago');
  await teclado.click(enlace);
  await waitFor(() =>
    expect(api.llamadas.some(({ path }) => decodeURIComponent(path).includes('filter={"dinero":true}'))).toBe(true),
  );
  const solo = (await screen.findByText('Órdenes de compra y de pago')).parentElement as HTMLElement;
  await teclado.click(within(solo).getByTestId('CancelIcon'));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{}'));
});

test.each([
  ['Jefatura Adjudicaciones', '002', ['Mi trabajo', 'Tiempos de entrega']],
  ['Gerente General', null, ['Tiempos de entrega', 'Mi trabajo']],
] as const)('TAB-500 the home of %s begins with what is first of %j', async (rol, departamento, partes) => {
  apiDeJefatura();
  openApp('/jftadj/inicio', userOf(rol, departamento));
  await screen.findByRole('region', { name: 'Tiempos de entrega' });
  const nombres = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
  expect(nombres.map((id) => document.getElementById(id ?? '')?.textContent).slice(0, 2)).toEqual(partes);
});
