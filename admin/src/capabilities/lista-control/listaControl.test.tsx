import { screen, within } from '@testing-library/react';
import { asistente, fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const riesgo = userOf('Riesgo', '004');
const hallada = {
  id: 3,
  version: 1,
  sujeto: 'conyuge',
  de: 'Cónyuge de Paz Loor Rosa',
  nombre: 'Andrade Mora Luis Alberto',
  identificacion: '1710034065',
  lista: 'PEP Ecuador',
  tipo: 'PEP',
  nombreEnLista: 'Luis Andrade Mora',
  identificacionEnLista: null,
  detalle: 'Asambleísta',
  enLista: false,
  por: 'nombre',
  razon: 'Coinciden ANDRADE LUIS MORA; uno de los nombres tiene además ALBERTO',
  halladaEn: '2026-03-10T15:04:00.000Z',
  estado: 'por-revisar',
  motivo: null,
  decididaPor: null,
  decididaEn: null,
  acciones: ['descartar', 'confirmar'],
};

test('whoever reads no control lists has no such screen', async () => {
  fakeApi();
  openApp('/asistente/coincidencia', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('opens on what is to be decided, with what coincides; a decision asks for its reason and says its refusal', async () => {
  const api = fakeApi();
  api.on('GET /coincidencia', () => listAnswer('coincidencia', [hallada]));
  const { teclado } = openApp('/riesgo/coincidencia', riesgo);
  expect(await screen.findByText(/Coinciden ANDRADE LUIS MORA/)).toBeVisible();
  for (const texto of [/Cónyuge de Paz Loor Rosa/, 'Ya no está en la lista', 'Asambleísta', 'Luis Andrade Mora'])
    expect(screen.getByText(texto)).toBeVisible();
  const [primera] = api.llamadas.filter(({ path }) => path.startsWith('/coincidencia?'));
  expect(decodeURIComponent(primera?.path ?? '')).toContain('{"estado":"por-revisar"}');

  const enviados: unknown[] = [];
  api.on('POST /coincidencia/3/descartar', ({ body }) => {
    enviados.push(body);
    return enviados.length === 1
      ? problemAnswer(412, 'version-vieja', 'Otra persona modificó el registro')
      : { body: { ...hallada, estado: 'descartada', acciones: ['confirmar'] } };
  });
  await teclado.click(screen.getByRole('button', { name: 'Descartar: Andrade Mora Luis Alberto, PEP Ecuador' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Descartar coincidencia' }));
  await teclado.click(dialogo.getByRole('button', { name: 'Descartar coincidencia' }));
  expect(enviados).toEqual([]);
  await teclado.type(dialogo.getByLabelText(/Motivo/), 'Nació en otro año');
  await teclado.click(dialogo.getByRole('button', { name: 'Descartar coincidencia' }));
  expect(await screen.findByText(/Otra persona modificó el registro/)).toBeVisible();
  expect(enviados).toEqual([{ motivo: 'Nació en otro año', version: 1 }]);
});
