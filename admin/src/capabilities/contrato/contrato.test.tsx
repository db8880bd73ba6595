import { mensajes } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import '../../testing/textLayout';
import { problemAnswer, userOf } from '../../testing/api';
import { apiDeContratos, contrato } from '../../testing/contratos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const { LEG, propios } = mensajes;

const asistenteLegal = userOf('Asistente Legal', '003');
const legal = userOf('Legal', '003');
const RUTA = '/legal/contrato/01-M001-7';

long(
  'LEG-579 a plan without contract leads who may write one to its making; why there can be none is said',
  async () => {
    const api = apiDeContratos();
    api.on('GET /contrato/01-M001-7', () => problemAnswer(404, 'sin-contrato', LEG.sinContrato));
    api.on('GET /base-de-contrato/01-M001-7', () => ({
      body: {
        ...contrato,
        version: 0,
        nombreConyuge: null,
        nombreGarante: null,
        impedimento: propios.contratoSinPagare,
      },
    }));
    const { ruta } = openApp(RUTA, asistenteLegal);
    expect(await screen.findByText(propios.contratoSinPagare)).toBeVisible();
    expect(ruta()).toBe('/legal/contrato/nuevo');
    expect(screen.getByRole('button', { name: propios.contratoCrear })).toBeDisabled();
  },
);

test('LEG-507 a contract that its note stops says why, and leads to the note', async () => {
  const impedimento = propios.contratoPagareSinAprobar(12);
  apiDeContratos({ impedimento, pagareId: 12 });
  openApp(RUTA, legal);
  expect(await screen.findByText(impedimento)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pagaré No. 12' })).toHaveAttribute('href', '/legal/pagare/12');
});

test('LEG-571 LEG-572 LEG-573 a button stands only where the server offers its action', async () => {
  apiDeContratos();
  openApp(RUTA, legal);
  expect(await screen.findByRole('button', { name: propios.contratoDatos })).toBeVisible();
  for (const nombre of ['Ver todos', 'Ver contrato', 'Enviar a Aprobar', 'Aprobar', 'No aprobado'])
    expect(screen.queryByRole('button', { name: nombre })).toBeNull();
});

test('LEG-565 the blocks with their states, the text of the first that is missing, the values beside it', async () => {
  apiDeContratos();
  openApp(RUTA, asistenteLegal);
  expect(await screen.findByRole('heading', { name: 'Editor de Contrato', level: 1 })).toBeVisible();
  const nav = within(screen.getByRole('navigation', { name: propios.bloques }));
  expect(nav.getAllByRole('button')).toHaveLength(7);
  expect(nav.getByText('1 de 7')).toBeVisible();
  expect(await screen.findByRole('textbox', { name: propios.bloqueTexto })).toHaveTextContent('titular del plan');
  expect(screen.getByText('No se conoce: Placa')).toBeVisible();
  expect(screen.getByText('Nombre del cliente')).toBeVisible();
  expect(screen.getByText(/Con garante/)).toBeVisible();
});

long('LEG-567 LEG-610 saving a block that was not there creates it with what was shown', async () => {
  const creado = jest.fn((_: unknown) => ({ body: contrato }));
  apiDeContratos().on('POST /contrato/01-M001-7/bloque', ({ body }) => creado(body));
  const { teclado } = openApp(RUTA, asistenteLegal);
  await screen.findByRole('textbox', { name: propios.bloqueTexto });
  await teclado.click(screen.getByRole('button', { name: propios.bloqueGuardar }));
  await waitFor(() =>
    expect(creado).toHaveBeenCalledWith({
      bloque: 'antecedentes',
      texto: '<p>El Cliente es titular del plan.</p>',
      huella: 'abc',
    }),
  );
  expect(await screen.findByText('Bloque de Contrato generado con exito.')).toBeVisible();
});

test('LEG-542 LEG-575 rejecting asks for a reason and its blocks', async () => {
  const rechazado = jest.fn((_: unknown) => ({ body: contrato }));
  apiDeContratos({ acciones: ['rechazar'] }).on('POST /contrato/01-M001-7/rechazar', ({ body }) => rechazado(body));
  const { teclado } = openApp(RUTA, legal);
  await teclado.click(await screen.findByRole('button', { name: 'No aprobado' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
  expect(await dialogo.findByText('Motivo no puede estar vacío')).toBeVisible();
  expect(dialogo.getByText('Debe seleccionar un bloque')).toBeVisible();
  await teclado.type(dialogo.getByRole('textbox'), 'Falta la notaría');
  await teclado.click(dialogo.getByRole('checkbox', { name: 'Comparecientes' }));
  await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
  await waitFor(() =>
    expect(rechazado).toHaveBeenCalledWith({ motivo: 'Falta la notaría', bloques: ['comparecientes'], version: 2 }),
  );
});

long('the list: a row leads to its contract', async () => {
  apiDeContratos();
  const { teclado, ruta } = openApp('/legal/contrato', legal);
  await teclado.click(await screen.findByText('01-M001-7'));
  await waitFor(() => expect(ruta()).toBe(RUTA));
});
