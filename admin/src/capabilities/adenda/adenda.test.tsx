import { LEG, propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import '../../testing/textLayout';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import AdendasDelContrato from './AdendasDelContrato';
import type { Adenda, AdendasDePlan } from './tipos';

const legal = userOf('Legal', '003');
const riesgo = userOf('Riesgo', '004');
const cambio = { campo: 'vehiculo.chasis', etiqueta: 'Chasis', antes: '8LAVIEJO', ahora: '8LANUEVO' };
const adenda: Adenda = {
  id: 3,
  numero: 1,
  nombre: 'Adenda No. 1 del contrato del plan 01-M001-12',
  idCodigo: '01-M001-12',
  cedula: '1712345675',
  nombreCliente: 'Zambrano Loor José',
  estado: 'P',
  etiquetaEstado: 'Pendiente',
  motivo: 'El concesionario corrigió el chasis',
  lugarEmision: '1701',
  ciudad: 'Quito',
  fechaEmision: '2026-03-20',
  texto: '<p>Se leerá 8LANUEVO.</p>',
  cambios: [cambio],
  desactualizados: [],
  propuesto: '<p>Se leerá 8LANUEVO.</p>',
  creadaPor: 'Ana Salazar',
  creadaEn: '2026-03-19T15:04:05.000Z',
  editadaPor: null,
  editadaEn: null,
  enviadaPor: null,
  enviadaEn: null,
  decididaPor: null,
  decididaEn: null,
  motivoDeDecision: null,
  version: 2,
  acciones: ['editar', 'aprobar', 'rechazar', 'anular'],
  motivoSuspension: null,
};
const caso: AdendasDePlan = {
  id: '01-M001-12',
  impedimento: null,
  diferencias: [cambio],
  lugarEmision: null,
  propuesto: '<p>Se leerá 8LANUEVO.</p>',
  adendas: [],
};

function abrir(cambioDelCaso: Partial<AdendasDePlan>, usuario = legal) {
  const api = fakeApi();
  api.on('GET /adendas-de-plan/01-M001-12', () => ({ body: { ...caso, ...cambioDelCaso } }));
  api.on('GET /ciudad', () => listAnswer('ciudad', [{ id: 1, codigo: '1701', nombre: 'Quito' }]));
  return { api, ...mount(<AdendasDelContrato idCodigo="01-M001-12" />, usuario) };
}
const nueva = () => screen.queryByRole('button', { name: propios.adendaNueva });

test('a new one is offered to whoever writes contracts, and only where the server says that it can be made', async () => {
  abrir({ impedimento: propios.adendaDeOtra(1), adendas: [adenda] });
  expect(await screen.findByText('Quito, 20/03/2026')).toBeVisible();
  expect(nueva()).toBeNull();
});
test('who only reads sees what differs, and no button', async () => {
  abrir({}, riesgo);
  expect(await screen.findByText('8LAVIEJO')).toBeVisible();
  expect(screen.getByText(propios.adendaVacia)).toBeVisible();
  expect(nueva()).toBeNull();
});

test('a new one begins with the proposed text, asks reason and city, and is sent with its plan', async () => {
  const { api, teclado } = abrir({});
  const creada = jest.fn((_: unknown) => ({ body: adenda }));
  api.on('POST /adenda', ({ body }) => creada(body));
  await teclado.click(await screen.findByRole('button', { name: propios.adendaNueva }));
  const dialogo = within(await screen.findByRole('dialog', { name: propios.adendaNueva }));
  expect(dialogo.getByRole('textbox', { name: /^Texto de la adenda/ })).toHaveTextContent('Se leerá 8LANUEVO.');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('Seleccione una ciudad')).toBeVisible();
  expect(creada).not.toHaveBeenCalled();
  await teclado.type(dialogo.getByRole('textbox', { name: /^Motivo/ }), 'Otro chasis');
  await teclado.type(dialogo.getByRole('combobox', { name: /^Ciudad/ }), 'Quito');
  await teclado.click(await screen.findByRole('option', { name: 'Quito' }));
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(creada).toHaveBeenCalledWith({
      motivo: 'Otro chasis',
      lugarEmision: '1701',
      fechaEmision: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      texto: '<p>Se leerá 8LANUEVO.</p>',
      idCodigo: '01-M001-12',
    }),
  );
});

test('what is offered of each follows from the server; one that is out of date says of what; not approving asks why', async () => {
  const { api, teclado } = abrir({ impedimento: 'x', adendas: [{ ...adenda, desactualizados: ['Placa'] }] });
  const rechazada = jest.fn((_: unknown) => ({ body: adenda }));
  api.on('POST /adenda/3/rechazar', ({ body }) => rechazada(body));
  expect(await screen.findByText(propios.adendaCambiaron('Placa'))).toBeVisible();
  expect(screen.queryByRole('button', { name: `${LEG.enviar}: Adenda No. 1` })).toBeNull();
  expect(screen.getByRole('button', { name: `${propios.adendaVerBorrador}: Adenda No. 1` })).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'No aprobar: Adenda No. 1' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.click(dialogo.getByRole('button', { name: propios.adendaNoAprobar }));
  expect(await dialogo.findByText('Motivo no puede estar vacío')).toBeVisible();
  await teclado.type(dialogo.getByRole('textbox'), 'Falta la factura');
  await teclado.click(dialogo.getByRole('button', { name: propios.adendaNoAprobar }));
  await waitFor(() => expect(rechazada).toHaveBeenCalledWith({ motivo: 'Falta la factura', version: 2 }));
});

test('an approved one is read as it was printed, and says who decided; an annulled one says why', async () => {
  const decidida = { decididaPor: 'Gabriela Muñoz', decididaEn: '2026-03-20T15:00:00.000Z' } as const;
  abrir({
    diferencias: [],
    adendas: [
      { ...adenda, ...decidida, estado: 'A', etiquetaEstado: 'Aprobada', acciones: [] },
      {
        ...{ ...adenda, ...decidida, id: 4, numero: 2, estado: 'X', etiquetaEstado: 'Anulada', acciones: [] },
        motivoDeDecision: 'Ya no hace falta',
      },
    ],
  });
  expect(await screen.findByRole('button', { name: 'Ver PDF: Adenda No. 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /: Adenda No. 2$/ })).toBeNull();
  expect(screen.getByText(/^Anulada por Gabriela Muñoz el .*\. Ya no hace falta$/)).toBeVisible();
  expect(screen.queryByText(propios.adendaDiferencias)).toBeNull();
});

test('whoever approves one sees what it changes', async () => {
  const { teclado } = abrir({ impedimento: propios.adendaDeOtra(1), diferencias: [], adendas: [adenda] });
  await teclado.click(await screen.findByRole('button', { name: `${LEG.aprobar}: Adenda No. 1` }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText('8LAVIEJO')).toBeVisible();
  expect(dialogo.getByText('8LANUEVO')).toBeVisible();
  expect(dialogo.getByText(propios.adendaAlAprobar)).toBeVisible();
});
