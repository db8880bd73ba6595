import { propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { problemAnswer, userOf } from '../../testing/api';
import { apiDeClientes, consulta41, ejecutivo, plan12, zambrano } from '../../testing/clientes';
import { openApp } from '../../testing/openApp';

const servicio = userOf('Servicio al cliente', '001');
const franja = async () => within(await screen.findByRole('region', { name: propios.dondeEsta(plan12.idCodigo) }));

test('a person who does not exist, and an address that is no id, are no page', async () => {
  const api = apiDeClientes();
  api.on('GET /consulta-cliente/99', () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
  const una = openApp('/asistente/consulta-cliente/99', servicio);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  una.unmount();
  openApp('/asistente/consulta-cliente/1710034065', servicio);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(api.pedidas('/consulta-cliente/1710034065')).toEqual([]);
});

test('a caller is found, and the page opens under the id of the person, never under a cédula', async () => {
  apiDeClientes();
  const { teclado, ruta } = openApp('/asistente/consulta-cliente', servicio);
  expect(await screen.findByText(propios.sinConsulta)).toBeVisible();
  await teclado.type(await screen.findByRole('combobox', { name: propios.buscarParaConsulta }), 'zambrano');
  await screen.findByRole('option', { name: /Zambrano/ });
  await teclado.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(ruta()).toBe('/asistente/consulta-cliente/41'));
  expect(await screen.findByRole('heading', { level: 1, name: zambrano.nombreCompleto })).toBeVisible();
});

test('in one sentence: where it is, who has it and since when, the promise, what follows; a telephone to call and to copy', async () => {
  apiDeClientes();
  const { teclado } = openApp('/asistente/consulta-cliente/41', servicio);
  expect((await franja()).getByRole('paragraph')).toHaveTextContent(
    'Orden de compra al concesionario · espera a Jefatura, en Adjudicaciones desde 03/11/2026, 5 días hábiles · promesa 16/10/2026 (9 días hábiles de atraso) · sigue Aprobar orden de compra',
  );
  const puntos = (await franja()).getAllByRole('img').map((punto) => punto.getAttribute('aria-label'));
  expect([puntos.length, puntos[0], puntos[7], puntos[11]]).toEqual([
    12,
    'Adjudicación: hecho',
    'Orden de compra al concesionario: en curso',
    'Entrega: por hacer',
  ]);
  expect(screen.getByText('Cédula •••••••065')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Llamar al 0991234567' })).toHaveAttribute('href', 'tel:0991234567');
  await teclado.click(screen.getByRole('button', { name: 'Copiar 0991234567' }));
  expect(await screen.findByText('Copiado: 0991234567')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('0991234567');
  const otro = screen.getByRole('region', { name: propios.dondeEsta('02-C004-7') });
  expect(within(otro).getByText('No está adjudicado.')).toBeVisible();
});

test('a delivered plan waits for nobody', async () => {
  const api = apiDeClientes();
  const [plan] = consulta41.planes;
  const entregado = { siguiente: null, loTiene: null, promesa: null, entregado: '2026-11-02', paso: 'Entrega' };
  const planes = [{ ...plan, posicion: { ...plan?.posicion, ...entregado } }];
  api.on('GET /consulta-cliente/41', () => ({ body: { ...consulta41, planes } }));
  openApp('/asistente/consulta-cliente/41', servicio);
  expect((await franja()).getByRole('paragraph')).toHaveTextContent(/^Entregado el 02\/11\/2026$/);
});

test('above the pages of a client the strip leads to the journey and to what follows', async () => {
  apiDeClientes();
  openApp(`/ejecutivo/estado-cliente/${zambrano.identificacion}?plan=${plan12.idCodigo}`, ejecutivo);
  expect((await franja()).getByRole('link', { name: 'Ver recorrido' })).toHaveAttribute(
    'href',
    `/ejecutivo/estado-cliente/${zambrano.identificacion}/${plan12.idCodigo}`,
  );
  expect((await franja()).getByRole('link', { name: 'Aprobar orden de compra' })).toHaveAttribute(
    'href',
    '/ejecutivo/orden-de-compra/12',
  );
});

test('a call is registered with its result; one that promises another asks for the day, from tomorrow at first', async () => {
  const api = apiDeClientes();
  api.on('POST /plan/01-M001-12/llamada', () => ({ status: 204 }));
  const { teclado } = openApp('/asistente/consulta-cliente/41', servicio);
  await teclado.click(await screen.findByRole('button', { name: 'Registrar llamada, 01-M001-12' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar llamada' }));
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('Seleccione el resultado de la llamada')).toBeVisible();
  expect(dialogo.queryByText(propios.llamadaTarea)).toBeNull();
  await teclado.click(dialogo.getByRole('radio', { name: 'Volver a llamar' }));
  expect(await dialogo.findByText(propios.llamadaTarea)).toBeVisible();
  await teclado.type(dialogo.getByRole('textbox', { name: /Comentario/ }), 'Está de viaje');
  const ultima = { fecha: '2026-11-30T15:00:00.000Z', usuario: 'Ana Ruiz', texto: 'Volver a llamar el 01/12/2026' };
  const planes = consulta41.planes.map((plan) => ({ ...plan, ultimaLlamada: ultima }));
  api.on('GET /consulta-cliente/41', () => ({ body: { ...consulta41, planes } }));
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Llamada registrada')).toBeVisible();
  const [enviada] = api.llamadas.filter(({ method }) => method === 'POST');
  expect(enviada?.body).toEqual({
    resultado: 'volver-a-llamar',
    fecha: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    comentario: 'Está de viaje',
  });
  expect(
    await (await franja()).findByText('Última llamada 30/11/2026 10:00, Ana Ruiz: Volver a llamar el 01/12/2026'),
  ).toBeVisible();
});

test('while the data of a client are suspended no call is registered', async () => {
  const api = apiDeClientes();
  api.on('GET /consulta-cliente/41', () => ({ body: { ...consulta41, suspendidoDesde: '2026-11-01T15:00:00.000Z' } }));
  openApp('/asistente/consulta-cliente/41', servicio);
  await franja();
  expect(screen.queryByRole('button', { name: /^Registrar llamada/ })).toBeNull();
});
