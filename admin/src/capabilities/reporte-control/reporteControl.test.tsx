import { screen, within } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const riesgo = userOf('Riesgo', '004');
const ensayo = {
  ...{ organismo: 'SC', periodo: '2025', formatoId: 1, formatoDesde: '2020-01-01', terminado: true, filas: 812 },
  totales: [{ titulo: 'Valor del bien', total: 1_500_000 }],
  controles: [
    {
      nombre: 'Pagos del mes, por persona y por cuenta',
      archivo: 1234.5,
      tablero: 1234.5,
      enDolares: true,
      cuadra: true,
    },
    { nombre: 'Bienes entregados del período, MotorPlan', archivo: 31, tablero: 32, enDolares: false, cuadra: false },
  ],
  incompletas: 1,
  faltantes: [{ titulo: 'Nacionalidad', filas: 1 }],
  filasIncompletas: [
    { identificacion: '1710034065', nombre: 'Loor Macías Rosa', contrato: '01-1001-7', faltan: ['Nacionalidad'] },
  ],
  ultimaVersion: 1,
};

test('whoever makes no reports has no such screen', async () => {
  fakeApi();
  openApp('/asistente/reporte-control', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('the last file of each report stands with its version, and can be downloaded; without one it says so', async () => {
  const api = fakeApi();
  const fila = {
    ...{ id: 3, organismo: 'SC', periodo: '2025', numeroVersion: 2, motivo: 'Se corrigió una cuenta', filas: 812 },
    ...{ incompletas: 1, nombre: 'SC-2025.xlsx', emitidoEn: '2026-01-05T15:00:00Z', emitidoPor: 'Iván Montenegro' },
  };
  let filas = [fila];
  api.on('GET /reporte-control', () => listAnswer('reporte-control', filas));
  const { unmount } = openApp('/riesgo/reporte-control', riesgo);
  expect(await screen.findByText('Superintendencia de Compañías')).toBeVisible();
  expect(screen.getByText('Se corrigió una cuenta')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Descargar SC-2025.xlsx' })).toBeEnabled();
  unmount();
  filas = [];
  openApp('/riesgo/reporte-control', riesgo);
  expect(await screen.findByText('Ningún archivo generado.')).toBeVisible();
});

test('a dry run says what does not add up and who lacks what; the file is made once that is accepted, with a reason', async () => {
  const api = fakeApi();
  api.on('GET /reporte-control/ensayo', () => ({ body: ensayo }));
  const { teclado } = openApp('/riesgo/reporte-control/nuevo', riesgo);
  await teclado.click(await screen.findByRole('button', { name: 'Ensayar' }));
  const controles = within(await screen.findByRole('table', { name: 'Totales de control' }));
  expect(controles.getByText('No cuadra')).toBeVisible();
  expect(controles.getAllByText('$ 1.234,50')).toHaveLength(2);
  expect(controles.getByText('31')).toBeVisible();
  expect(screen.getByText('812')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Loor Macías Rosa' })).toHaveAttribute(
    'href',
    '/riesgo/estado-cliente/1710034065?plan=01-1001-7',
  );
  const enviados: unknown[] = [];
  api.on('POST /reporte-control/generar', ({ body }) => {
    enviados.push(body);
    return problemAnswer(412, 'version-vieja', 'Otra persona generó otro archivo');
  });
  await teclado.click(screen.getByRole('button', { name: 'Generar archivo' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Generar archivo' }));
  await teclado.click(dialogo.getByRole('button', { name: 'Generar archivo' }));
  expect(enviados).toEqual([]);
  await teclado.click(dialogo.getByRole('checkbox', { name: /A 1 fila le faltan datos y 1 total no cuadra/ }));
  await teclado.type(dialogo.getByLabelText(/Por qué se genera otro/), 'Se corrigió una cuenta');
  await teclado.click(dialogo.getByRole('button', { name: 'Generar archivo' }));
  expect(await screen.findByText(/Otra persona generó otro archivo/)).toBeVisible();
  expect(enviados).toEqual([
    { organismo: 'SC', periodo: '2025', aceptaIncompleto: true, motivo: 'Se corrigió una cuenta' },
  ]);
});

test('a layout begins with the columns of the last one; a new column needs its fact', async () => {
  const api = fakeApi();
  const ultimo = {
    ...{
      id: 1,
      version: 1,
      organismo: 'SC',
      desde: '2020-01-01',
      archivo: 'xlsx',
      umbral: null,
      sustento: 'Resolución 1',
    },
    campos: [{ titulo: 'Contrato', fuente: 'contrato', formato: 'texto', obligatorio: true, ancho: 20 }],
    ...{ usado: true, guardadaPor: null, guardadaEn: '2026-01-02T15:04:05.000Z' },
  };
  api.on('GET /formato-reporte', () => listAnswer('formato-reporte', [ultimo]));
  const { teclado } = openApp('/sistema/formato-reporte/create', administrador);
  expect(await screen.findByDisplayValue('Contrato')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Agregar columna' }));
  const segunda = within(screen.getByRole('group', { name: 'Columna 2' }));
  expect(segunda.getByLabelText(/Encabezado/)).toHaveValue('');
  await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findAllByText('El campo es obligatorio')).length).toBeGreaterThan(1);
  expect(api.llamadas.some(({ method }) => method === 'POST')).toBe(false);
});
