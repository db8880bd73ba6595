import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { BASE_DE_REGLAS } from '../../testing/casos';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';
import type { TramiteDeLista } from './tipos';

const legal = userOf('Legal', '003');
const asistente = userOf('Asistente Legal', '003');

const base: TramiteDeLista = {
  id: '01-M001-12',
  cedula: '1712345675',
  nombreCliente: 'Zambrano Loor José Antonio',
  producto: '01',
  plan: 'MotorPlan $ 20.000,00',
  grupo: 'M001',
  fechaAdjudicacion: '2026-02-20',
  numeroAsamblea: 12,
  ejecutivo: 'Luis Chicaiza',
  porHacer: 'Pagare',
  paso: 'ingresarPrenda',
  nombrePaso: 'Ingresar prenda',
  terminado: false,
  pagareId: 12,
  estadoPagare: 'P',
  versionPagare: 3,
  personas: true,
  prenda: false,
  contratoId: null,
  estadoContrato: null,
  versionContrato: null,
  bloques: 0,
  enviadoPor: null,
  enviadoEn: null,
  seApruebaPagare: false,
  seApruebaContrato: false,
};
const completo: TramiteDeLista = {
  ...base,
  id: '01-M001-13',
  porHacer: 'Realizado',
  paso: 'aprobarPagare',
  nombrePaso: 'Aprobar Pagare',
  prenda: true,
  contratoId: 4,
  estadoContrato: 'P',
  versionContrato: 9,
  bloques: 7,
  enviadoPor: 'Ana Salazar',
  enviadoEn: '2026-03-09T15:04:05.000Z' as TramiteDeLista['enviadoEn'],
  seApruebaPagare: true,
  seApruebaContrato: true,
};

function abrirInicio(quien = legal, filas: readonly TramiteDeLista[] = [base, completo]) {
  const api = fakeApi();
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 4, conMensaje: false } }));
  api.on('GET /tramite-legal', ({ path }) => {
    const params = new URLSearchParams(path.split('?')[1]);
    const filtro = JSON.parse(params.get('filter') ?? '{}');
    return listAnswer(
      'tramite-legal',
      filas.filter(({ terminado }) => terminado === filtro.terminado),
    );
  });
  return { api, ...openApp('/legal/inicio', quien) };
}
const tabla = async (nombre: string | RegExp = /^Por (hacer|aprobar)$/) =>
  within(await screen.findByRole('table', { name: nombre }));

long('LEG-500 the tiles lead to pledges, clients and documents', async () => {
  abrirInicio();
  await tabla();
  const main = within(screen.getByRole('main'));
  for (const [nombre, destino] of [
    ['Contratos', '/legal/prenda-comercial'],
    ['Estado de cliente', '/legal/estado-cliente'],
    ['Visor de documentos', '/legal/documentos-cliente'],
  ])
    expect(main.getByRole('link', { name: nombre })).toHaveAttribute('href', destino);
});

test('LEG-502 LEG-503 LEG-504 the columns in their order, ten rows a page, what was sent first; Aprobar for Legal', async () => {
  const { api, teclado } = abrirInicio();
  const cabeceras = (await tabla()).getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(cabeceras).toEqual([
    'Cod.',
    'Nombre',
    'Plan',
    'Grupo',
    'Fecha Adjudica.',
    'Asam. Adjudica.',
    'Ej. Asignado',
    'Por hacer',
    'Aprobar',
  ]);
  const [pedida] = api.llamadas.filter(({ path }) => path.startsWith('/tramite-legal'));
  const params = new URLSearchParams(pedida?.path.split('?')[1]);
  expect([params.get('range'), params.get('sort'), params.get('filter')]).toEqual([
    '[0,9]',
    '["enviadoEn","ASC"]',
    '{"terminado":false,"porAprobar":true}',
  ]);
  await teclado.click(screen.getByRole('button', { name: 'Por hacer' }));
  await tabla('Por hacer');
  const otra = new URLSearchParams(
    api.llamadas.findLast(({ path }) => path.startsWith('/tramite-legal'))?.path.split('?')[1],
  );
  expect(otra.get('sort')).toBe('["fechaAdjudicacion","ASC"]');
});

long(
  'GEN-518 LEG-503 the home of legal shows 25 or 50 rows at once for who chooses so, from the first on',
  async () => {
    const { api, teclado } = abrirInicio(
      legal,
      Array.from({ length: 30 }, (_, i) => ({ ...base, id: `01-M001-${i + 1}` })),
    );
    await tabla();
    await teclado.click(screen.getByRole('combobox', { name: 'Filas por página:' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['10', '25', '50']);
    await teclado.click(screen.getByRole('option', { name: '25' }));
    await waitFor(() => {
      const rangos = api.llamadas.flatMap(({ path }) =>
        path.startsWith('/tramite-legal') ? [new URLSearchParams(path.split('?')[1]).get('range')] : [],
      );
      expect(rangos).toEqual(['[0,9]', '[0,24]']);
    });
  },
);

long('LEG-504 LEG-506 the assistant has no column Aprobar; the one next act is a button', async () => {
  abrirInicio(asistente);
  const filas = await tabla();
  expect(filas.queryByRole('columnheader', { name: 'Aprobar' })).toBeNull();
  expect(filas.getByRole('link', { name: 'Ingresar prenda' })).toHaveAttribute('href', '/legal/prenda-comercial/12');
  // what was sent waits for Legal
  expect(filas.getByText(/^Envió Ana Salazar, /)).toBeVisible();
  expect(filas.queryByRole('link', { name: /^(Aprobar|Enviar)/ })).toBeNull();
});

long('LEG-504 LEG-506 on a phone the next act and what can be approved stand with the name', async () => {
  asPhone();
  abrirInicio();
  const filas = await tabla();
  const celdas = filas.getAllByText(base.nombreCliente).map((nombre) => nombre.closest('td') as HTMLElement);
  expect(celdas.map((celda) => within(celda).queryAllByRole('button', { name: /^Aprobar/ }).length)).toEqual([0, 1]);
  expect(within(celdas[0] as HTMLElement).getByRole('link', { name: 'Ingresar prenda' })).toBeVisible();
  expect(filas.queryByRole('columnheader', { name: 'Aprobar' })).toBeNull();
});

test('LEG-507 LEG-508 what is incomplete cannot be approved; an approval is asked and sent with its version', async () => {
  const { api, teclado } = abrirInicio();
  const filas = await tabla();
  const botones = filas.getAllByRole('button', { name: 'Aprobar Pagare' });
  expect(botones.map((boton) => (boton as HTMLButtonElement).disabled)).toEqual([true, false]);
  api.on('POST /pagare/12/aprobar', () => ({ body: { id: 12 } }));
  await teclado.click(botones[1] as HTMLElement);
  const dialogo = within(await screen.findByRole('dialog', { name: '¿Aprobar Pagaré?' }));
  await teclado.click(await dialogo.findByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Pagare aprobado')).toBeVisible();
  expect(api.llamadas.find(({ method }) => method === 'POST')?.body).toEqual({ base: BASE_DE_REGLAS, version: 3 });
});

test('LEG-505 a row leads to the client, with the plan chosen', async () => {
  abrirInicio();
  expect((await tabla()).getAllByRole('link', { name: 'Zambrano Loor José Antonio' })[0]).toHaveAttribute(
    'href',
    '/legal/estado-cliente/1712345675?plan=01-M001-12',
  );
});

long(
  'LEG-501 four letters wait for Enter, five do not; a shorter text leaves nothing of the search before; those that are finished stand behind their chip',
  async () => {
    const { api, teclado } = abrirInicio(legal, [base, { ...completo, terminado: true, paso: null, nombrePaso: null }]);
    await tabla();
    const campo = screen.getByRole('searchbox');
    await teclado.type(campo, 'ruiz');
    expect(screen.getByText('Escriba al menos 5 caracteres, o pulse Enter para buscar ya')).toBeVisible();
    const buscadas = () =>
      api.llamadas.flatMap(({ path }) => (path.startsWith('/tramite-legal') ? [decodeURIComponent(path)] : []));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(buscadas().some((path) => path.includes('"q"'))).toBe(false);
    await teclado.keyboard('{Enter}');
    await waitFor(() => expect(buscadas().at(-1)).toContain('"q":"ruiz"'));
    await teclado.keyboard('{Backspace}');
    await waitFor(() => expect(buscadas().at(-1)).not.toContain('"q"'));
    expect(campo).toHaveValue('rui');
    await teclado.clear(campo);
    await teclado.type(campo, 'zambr');
    await waitFor(() => expect(buscadas().at(-1)).toContain('"q":"zambr"'));
    await teclado.click(screen.getByRole('button', { name: 'Terminados' }));
    expect(await (await tabla('Terminados')).findByText('01-M001-13')).toBeVisible();
  },
);

long(
  'LEG-501 LEG-502 what is looked for and whether it is finished is what the workbook is asked with, in the order of the list',
  async () => {
    const { api, teclado } = abrirInicio(legal, [base, { ...completo, terminado: true, paso: null, nombrePaso: null }]);
    await tabla();
    const libros = () =>
      api.llamadas
        .filter(({ headers }) => headers.get('Accept')?.includes('spreadsheetml'))
        .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])));
    const sort = '["fechaAdjudicacion","ASC"]';
    await teclado.click(screen.getByRole('button', { name: 'Por hacer' }));
    await tabla('Por hacer');
    await teclado.click(screen.getByRole('button', { name: 'Exportar a Excel' }));
    await waitFor(() => expect(libros()).toEqual([{ filter: '{"terminado":false}', sort }]));
    await teclado.type(screen.getByRole('searchbox'), 'zambr{Enter}');
    await teclado.click(screen.getByRole('button', { name: 'Terminados' }));
    await tabla('Terminados');
    await teclado.click(screen.getByRole('button', { name: 'Exportar a Excel' }));
    await waitFor(() => expect(libros().at(-1)).toEqual({ filter: '{"terminado":true,"q":"zambr"}', sort }));
  },
);

long(
  'LEG-505 LEG-506 each row leads to its own client and its own next act, by its links and by a press anywhere on it',
  async () => {
    const pasos = [
      { pagareId: 12, paso: 'ingresarPrenda', nombrePaso: 'Ingresar prenda', acto: '/legal/prenda-comercial/12' },
      { pagareId: 31, paso: 'aprobarPagare', nombrePaso: 'Enviar a Aprobar', acto: '/legal/pagare/31' },
      { pagareId: 44, paso: 'ingresarPrenda', nombrePaso: 'Ingresar prenda', acto: '/legal/prenda-comercial/44' },
    ] as const;
    const filas = pasos.map(({ acto: _, ...paso }, n) => ({
      ...base,
      ...paso,
      id: `01-M001-${20 + n}`,
      cedula: `171234567${n}`,
      nombreCliente: `Socio ${n}`,
    }));
    const { router, teclado } = abrirInicio(asistente, filas);
    const filasDe = async () => (await tabla()).getAllByRole('row').slice(1);
    const rutas = filas.map(({ id, cedula }) => `/legal/estado-cliente/${cedula}?plan=${id}`);
    const enlaces = (await filasDe()).map((fila) =>
      within(fila)
        .getAllByRole('link')
        .map((enlace) => enlace.getAttribute('href')),
    );
    expect(enlaces).toEqual(pasos.map(({ acto }, n) => [rutas[n], acto]));
    for (const [n, destino] of rutas.entries()) {
      await teclado.click(within((await filasDe())[n] as HTMLElement).getByText(`01-M001-${20 + n}`));
      await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(destino));
      await act(async () => router.navigate('/legal/inicio'));
    }
  },
);
