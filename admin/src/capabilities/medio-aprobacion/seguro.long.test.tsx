import { screen, within } from '@testing-library/react';
import { problemAnswer, userOf } from '../../testing/api';
import { ejecutivo, estado12, zambrano } from '../../testing/clientes';
import { apiDeMedios, gerente, seguroDePlan } from '../../testing/medios';
import { openApp } from '../../testing/openApp';

const SEGURO = 'GET /plan/01-M001-12/seguro';
const pagina = (prefijo: string) => `${prefijo}/estado-cliente/${zambrano.identificacion}?plan=01-M001-12`;
const sinNada = { poliza: null, dispositivo: null, medio: null };

test('EST-506 before the plan has its approval number there is no such sub-tab', async () => {
  const api = apiDeMedios();
  api.on('GET /plan/01-M001-12', () => ({ body: { ...estado12, numAprobacion: null } }));
  openApp(pagina('/ejecutivo'), ejecutivo);
  expect(await screen.findByRole('tab', { name: 'Historial del cliente' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Seguro/Póliza' })).toBeNull();
});

test("EST-505 EST-506 MED-536 'Seguro/Póliza' stands last and shows policy, device and their approvals", async () => {
  const api = apiDeMedios();
  api.on(SEGURO, () => ({ body: seguroDePlan }));
  const { teclado } = openApp(pagina('/ejecutivo'), ejecutivo);
  const partes = within(await screen.findByRole('tablist', { name: 'Partes de Cliente' }));
  expect(partes.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Información',
    'Datos Financieros',
    'Referencias personales',
    'Detalle pagos',
    'Documentos',
    'Historial del cliente',
    'Seguro/Póliza',
  ]);
  await teclado.click(partes.getByRole('tab', { name: 'Seguro/Póliza' }));
  const poliza = within(await screen.findByRole('region', { name: 'Póliza' }));
  for (const texto of ['Seguros Equinoccial', 'VH-00123', '01/11/2026', '01/11/2027', '$ 890,50'])
    expect(poliza.getByText(texto)).toBeVisible();
  const dispositivo = within(screen.getByRole('region', { name: 'Dispositivo' }));
  expect(dispositivo.getByText('Rastreo satelital')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Medio de aprobación No. 12' })).toHaveAttribute(
    'href',
    '/ejecutivo/medio-aprobacion/12',
  );
});

test.each([
  ['/ejecutivo', ejecutivo, true],
  ['/jftadj', gerente, false],
  ['/legal', userOf('Legal', '003'), false],
] as const)(
  'EST-505 MED-502 %s: nothing insured; only who makes approvals is led to a new one',
  async (prefijo, user, hace) => {
    const api = apiDeMedios();
    api.on(SEGURO, () => ({ body: sinNada }));
    openApp(`${pagina(prefijo)}&tab=cliente&sub=seguro`, user);
    expect(await screen.findByText('Este plan no tiene póliza ni dispositivo registrados')).toBeVisible();
    const enlace = screen.queryByRole('link', { name: 'Nuevo medio de aprobación' });
    expect(enlace?.getAttribute('href') ?? null).toBe(
      hace ? `/ejecutivo/medio-aprobacion/nuevo?cliente=${zambrano.identificacion}&plan=01-M001-12` : null,
    );
  },
);

test('MED-536 legal reads the policy but is not led to a page that it has not', async () => {
  const api = apiDeMedios();
  api.on(SEGURO, () => ({ body: { ...seguroDePlan, dispositivo: null } }));
  openApp(`${pagina('/legal')}&tab=cliente&sub=seguro`, userOf('Legal', '003'));
  expect(await screen.findByText('VH-00123')).toBeVisible();
  expect(screen.getByText('Sin dispositivo')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Medio de aprobación/ })).toBeNull();
});

test('MED-536 a policy that does not load says so and can be tried again', async () => {
  const api = apiDeMedios();
  api.on(SEGURO, () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp(`${pagina('/ejecutivo')}&tab=cliente&sub=seguro`, ejecutivo);
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
  api.on(SEGURO, () => ({ body: seguroDePlan }));
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('VH-00123')).toBeVisible();
});
