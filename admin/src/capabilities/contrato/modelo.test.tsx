import { propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import '../../testing/textLayout';
import { userOf } from '../../testing/api';
import { apiDeContratos } from '../../testing/contratos';
import { openApp } from '../../testing/openApp';
import { fakeUploads, fileOf } from '../../testing/uploads';

const asistenteLegal = userOf('Asistente Legal', '003');
const RUTA = '/legal/contrato/01-M001-7';
const modelo = {
  entregadoEn: '2026-03-10T15:00:00.000Z',
  medio: 'mano',
  correo: null,
  mismoTexto: true,
  horas: 72,
  sha256: 'ab'.repeat(32),
  firmableDesde: '2026-03-13T15:00:00.000Z',
  registradaPor: 'Ana Salazar',
  registradaEn: '2026-03-10T15:02:00.000Z',
} as const;

test('in hand the receipt is asked and sent with day and hour, by mail the address, under the version that was read', async () => {
  apiDeContratos({ acciones: ['entregarModelo'] });
  const subidas = fakeUploads();
  const { teclado } = openApp(RUTA, asistenteLegal);
  await teclado.click(await screen.findByRole('button', { name: propios.modeloRegistrar }));
  const dialogo = within(await screen.findByRole('dialog', { name: propios.modeloRegistrar }));
  await teclado.click(dialogo.getAllByRole('spinbutton')[0] as HTMLElement);
  await teclado.keyboard('10032026');
  await teclado.type(dialogo.getByRole('textbox', { name: /^Hora/ }), '10:00');
  await teclado.click(dialogo.getByRole('radio', { name: propios.modeloPorCorreo }));
  expect(dialogo.getByRole('textbox', { name: /^Correo/ })).toBeVisible();
  await teclado.click(dialogo.getByRole('radio', { name: propios.modeloEnMano }));
  await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
  expect(await dialogo.findByText(propios.modeloFaltaRecibo)).toBeVisible();
  expect(subidas).toHaveLength(0);
  await teclado.upload(dialogo.getByLabelText(propios.modeloRecibo), fileOf('recibo.pdf', 'application/pdf'));
  await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(subidas).toHaveLength(1));
  expect(subidas[0]?.url).toContain('/contrato/01-M001-7/entregar-modelo');
  expect(subidas[0]?.campos).toMatchObject({ fecha: '2026-03-10', hora: '10:00', medio: 'mano', version: '2' });
});

test('a contract says when its model was handed over and from when on it is signed; after a change, that it was another text', async () => {
  apiDeContratos({ modelo });
  const { unmount } = openApp(RUTA, asistenteLegal);
  expect(await screen.findByText(/Modelo entregado el 10\/03\/2026 10:00, en persona/)).toHaveTextContent(
    'Puede firmarse desde el 13/03/2026 10:00',
  );
  expect(screen.getByRole('button', { name: propios.modeloVerRecibo })).toBeVisible();
  unmount();
  apiDeContratos({ modelo: { ...modelo, medio: 'correo', correo: 'ana@correo.example', mismoTexto: false } });
  openApp(RUTA, asistenteLegal);
  expect(await screen.findByText(/a ana@correo\.example/)).toHaveTextContent(propios.modeloCambio);
  expect(screen.queryByRole('button', { name: propios.modeloVerRecibo })).toBeNull();
});
