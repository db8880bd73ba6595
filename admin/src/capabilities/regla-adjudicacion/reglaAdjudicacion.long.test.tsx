import { screen, within } from '@testing-library/react';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { ana, apiDeAsambleas, beto, con, delGrupo, detalle3 } from '../../testing/asambleas';
import { openApp } from '../../testing/openApp';

const admin = userOf('Administrador del sistema', null);
const asistente = userOf('Asistente Asamblea', '002');
const regla = {
  id: 1,
  producto: '02',
  desde: '2026-01-01',
  vencidasAdmitidas: 1,
  cesion: 'participa',
  primero: 'valor',
  segundo: 'vencidas',
  tercero: null,
  sustento: 'Cláusula quinta',
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Andrea Salazar',
};

test('without a rule of its own the screen says which one holds', async () => {
  const api = fakeApi();
  api.on('GET /regla-adjudicacion', () => listAnswer('regla-adjudicacion', []));
  openApp('/sistema/regla-adjudicacion', admin);
  expect(
    await screen.findByText(
      'No hay reglas definidas. Rige la predeterminada: ninguna cuota vencida, cesión aparte, ofertas por la secuencia escrita.',
    ),
  ).toBeVisible();
});

test('a rule says its product, day, who takes part and how the offers go', async () => {
  const api = fakeApi();
  api.on('GET /regla-adjudicacion', () => listAnswer('regla-adjudicacion', [regla]));
  openApp('/sistema/regla-adjudicacion', admin);
  const fila = within((await screen.findByRole('button', { name: 'CasaPlan' })).closest('tr') as HTMLElement);
  for (const texto of [
    '01/01/2026',
    'Participa',
    'Por valor de la oferta, luego menos cuotas vencidas, luego código',
    'Cláusula quinta',
  ])
    expect(fila.getByText(texto)).toBeVisible();
});

const ofertas = [
  { ...ana, adjudicadoPor: 'Oferta', asambleaAdjudica: 3, cantidadOferta: 4, prioridadOferta: 1 },
  { ...beto, adjudicadoPor: 'Oferta', asambleaAdjudica: 3, cantidadOferta: 9, prioridadOferta: 2 },
];
function abrirAsamblea(criterios: readonly string[]) {
  const api = apiDeAsambleas();
  api.on('GET /asamblea/33', () => ({ body: { ...detalle3, regla: { ...detalle3.regla, criterios } } }));
  api.on('GET /participante', ({ path }) => {
    const { adjudicadoPor } = JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}') as {
      adjudicadoPor?: string;
    };
    return listAnswer('participante', adjudicadoPor === 'Sorteo' ? [] : ofertas);
  });
  return openApp(con('generar-acta', { ...delGrupo, asamblea: 3 }), asistente);
}

test('ASA-045 by the specified rule the offers stand as they were typed, and nothing is objected to', async () => {
  const { teclado } = abrirAsamblea(['secuencia']);
  await teclado.click(await screen.findByRole('button', { name: 'Orden de las ofertas (2)' }));
  const lugares = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lugares.slice(-2)).toEqual([
    '1 · Ana Mora Secuencia escrita 1; sigue el código 2 con 2.',
    '2 · Beto Vera Secuencia escrita 2; antes, el código 1 con 1.',
  ]);
  expect(screen.queryByText(/no sigue/)).toBeNull();
});

test('by value the higher offer comes first, and sequences that say otherwise are named', async () => {
  const { teclado } = abrirAsamblea(['valor']);
  await teclado.click(await screen.findByRole('button', { name: 'Orden de las ofertas (2)' }));
  expect(screen.getByText('2 ofertas no siguen la regla')).toBeVisible();
  const lugares = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lugares.slice(-2)).toEqual([
    '2 · Beto Vera Valor de la oferta $ 3.712,50; sigue el código 1 con $ 1.650,00. Secuencia escrita 2, por la regla 1.',
    '1 · Ana Mora Valor de la oferta $ 1.650,00; antes, el código 2 con $ 3.712,50. Secuencia escrita 1, por la regla 2.',
  ]);
});
