import { formularioDeFinanzas } from '@adjudica/domain';
import { screen, within } from '@testing-library/react';
import { CLAVE, finanzas } from '../../testing/anexos';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { withStyles } from '../../testing/styles';
import { draftIsKnown } from '../../testing/waits';
import FinanzasTab from './FinanzasTab';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const vacias = Object.fromEntries(formularioDeFinanzas.nombres.map((nombre) => [nombre, null]));
const nuncaGuardadas = {
  ...finanzas,
  ...vacias,
  totalActivo: 0,
  totalPasivo: 0,
  totalPatrimonio: 0,
  totalIngresos: 0,
  totalEgresos: 0,
  totalIngresosEgresos: 0,
  version: 0,
  guardadaEn: null,
  guardadaPor: null,
};

async function abrirFinanzas(registro: object = finanzas, user = ejecutivo) {
  const api = fakeApi();
  api.on(`GET /finanzas/${CLAVE}`, () => ({ body: registro }));
  const vista = mount(<FinanzasTab clave={CLAVE} />, user);
  await screen.findByRole('heading', { name: 'Activos y Pasivos' });
  await draftIsKnown();
  return { api, ...vista };
}

async function abrirEditando(registro?: object) {
  const abierta = await abrirFinanzas(registro);
  await abierta.teclado.click(screen.getByRole('button', { name: 'Editar' }));
  return abierta;
}

const panel = (titulo: string) => screen.getByRole('region', { name: titulo });
const cifra = (nombre: string) => screen.getByRole('status', { name: nombre });
const entrada = (nombre: string) => document.querySelector(`input[name="${nombre}"]`) as HTMLInputElement;
const guardar = () => screen.getByRole('button', { name: 'Guardar' });
const enviados = (api: ReturnType<typeof fakeApi>) =>
  api.llamadas.filter(({ method, path }) => method === 'PUT' && path.startsWith('/finanzas/'));

test('FIN-017 a load that fails says so and can be tried again', async () => {
  const api = fakeApi();
  api.on(`GET /finanzas/${CLAVE}`, () => problemAnswer(422, 'regla', 'otra cosa'));
  const { teclado } = mount(<FinanzasTab clave={CLAVE} />, ejecutivo);
  expect(await screen.findByText('Error intente de nuevo')).toBeVisible();
  api.on(`GET /finanzas/${CLAVE}`, () => ({ body: finanzas }));
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Activos y Pasivos' })).toBeVisible();
});

test('FIN-005 who may not save has neither Editar nor Guardar', async () => {
  await abrirFinanzas({ ...finanzas, acciones: [] }, userOf('Legal', '003'));
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('FIN-001 FIN-002 FIN-003 FIN-004 two panels with their result in the header, a negative one red and with its sign', async () => {
  withStyles();
  await abrirFinanzas();
  const patrimonio = within(panel('Activos y Pasivos')).getByRole('status', { name: 'Patrimonio' });
  expect(patrimonio).toHaveTextContent('-$ 11.999,50');
  expect(patrimonio).toHaveStyle({ color: '#a8322d' });
  const balance = within(panel('Ingresos y gastos mensuales')).getByRole('status', { name: 'Balance mensual' });
  expect(balance).toHaveTextContent('$ 599,75');
  expect(balance).not.toHaveStyle({ color: '#a8322d' });
  expect(cifra('Total activos')).toHaveTextContent('$ 30.000,50');
  expect(cifra('Total pasivos')).toHaveTextContent('$ 42.000,00');
  expect(cifra('Total gastos')).toHaveTextContent('$ 900,25');
});

long('FIN-006 FIN-007 FIN-008 FIN-009 every value has its input in its own column', async () => {
  await abrirEditando();
  const nombresEn = (titulo: string) =>
    [...screen.getByRole('group', { name: titulo }).querySelectorAll('input')].map(({ name }) => name);
  expect(nombresEn('Activos')).toHaveLength(8);
  expect(nombresEn('Pasivos')).toEqual([
    'cuentasPorPagar',
    'proveedores',
    'prestamoAno',
    'prestamoMasAno',
    'deudasNegocio',
    'otrasObligaciones',
  ]);
  expect(nombresEn('Ingresos')).toContain('ingresoArriendo');
  expect(nombresEn('Gastos')).toContain('egresoArriendo');
  expect(screen.getByLabelText('Caja y bancos (*)')).toBe(entrada('cajaBanco'));
});

long('FIN-010 the totals follow each keystroke, exact in cents', async () => {
  const { teclado } = await abrirEditando();
  await teclado.clear(entrada('prestamoMasAno'));
  expect(cifra('Patrimonio')).toHaveTextContent(/^\$ 30\.000,50$/);
  const vistos: (string | null)[] = [];
  for (const tecla of '0,30') {
    await teclado.type(entrada('prestamoMasAno'), tecla);
    vistos.push(cifra('Patrimonio').textContent);
  }
  expect(vistos).toEqual(['$ 30.000,50', '$ 30.000,50', '$ 30.000,20', '$ 30.000,20']);
  await teclado.clear(entrada('egresoAlimentacion'));
  await teclado.type(entrada('egresoAlimentacion'), '1500,01');
  expect(cifra('Balance mensual')).toHaveTextContent('-$ 0,01');
});

long('FIN-010 typing into an amount that was reached with Tab replaces it', async () => {
  const { teclado } = await abrirEditando();
  await teclado.click(entrada('cajaBanco'));
  await teclado.tab();
  await teclado.tab();
  await teclado.tab();
  expect(entrada('viviendaTerreno')).toHaveFocus();
  await teclado.keyboard('7');
  expect(entrada('viviendaTerreno')).toHaveValue('7');
  expect(cifra('Total activos')).toHaveTextContent('$ 5.007,50');
});

long('FIN-010 a sum beyond the largest amount is shown, not an error of the page', async () => {
  const { teclado } = await abrirEditando();
  for (const nombre of ['cajaBanco', 'inventario']) {
    await teclado.clear(entrada(nombre));
    await teclado.type(entrada(nombre), '999999999999,99');
  }
  expect(cifra('Total activos')).toHaveTextContent('$ 2.000.000.024.999,98');
});

long('FIN-011 FIN-013 nothing is sent while a value is missing, and each says so', async () => {
  const { api, teclado } = await abrirEditando(nuncaGuardadas);
  await teclado.click(guardar());
  expect(
    await screen.findByText('Tiene campos incorrectos en el formulario, revise y vuelva a intentar.'),
  ).toBeVisible();
  expect(screen.getAllByText('El valor es obligatorio')).toHaveLength(27);
  expect(entrada('cajaBanco')).toHaveFocus();
  expect(enviados(api)).toEqual([]);
});

long('FIN-012 a negative value is refused in its own words', async () => {
  const { api, teclado } = await abrirEditando();
  await teclado.clear(entrada('inventario'));
  await teclado.type(entrada('inventario'), '-1');
  await teclado.click(guardar());
  expect(await screen.findByText('Valor mínimo es 0')).toBeVisible();
  expect(enviados(api)).toEqual([]);
});

long(
  'FIN-015 FIN-016 what is empty becomes 0 with one press, and the save sends every value with the version',
  async () => {
    const { api, teclado } = await abrirEditando(nuncaGuardadas);
    api.on(`PUT /finanzas/${CLAVE}`, () => ({ body: { ...finanzas, version: 1 } }));
    await teclado.type(entrada('cajaBanco'), '1.234,56');
    await teclado.click(screen.getByRole('button', { name: 'Completar los vacíos con 0' }));
    await teclado.click(guardar());
    expect(await screen.findByText('Información guardada exitosamente')).toBeVisible();
    const [envio] = enviados(api);
    expect(envio?.headers.get('If-Match')).toBe('"0"');
    expect(envio?.body).toEqual({
      ...Object.fromEntries(formularioDeFinanzas.nombres.map((n) => [n, 0])),
      cajaBanco: 1234.56,
    });
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  },
);

test('FIN-018 a save without answer keeps what was typed and says so', async () => {
  const { api, teclado } = await abrirEditando();
  api.on(`PUT /finanzas/${CLAVE}`, () => problemAnswer(500, 'interno', 'x'));
  await teclado.clear(entrada('cajaBanco'));
  await teclado.type(entrada('cajaBanco'), '77,70');
  await teclado.click(guardar());
  expect(await screen.findByText('Error intente de nuevo')).toBeVisible();
  expect(entrada('cajaBanco')).toHaveValue('77,70');
});

test('FIN-019 leaving while it loads says nothing', async () => {
  const api = fakeApi();
  let contestar: (v: { body: object }) => void = () => {};
  api.on(
    `GET /finanzas/${CLAVE}`,
    () =>
      new Promise((resolve) => {
        contestar = resolve;
      }),
  );
  const { teclado } = mount(<FinanzasTab clave={CLAVE} />, ejecutivo);
  await teclado.click(screen.getByRole('link', { name: 'otra página' }));
  contestar({ body: finanzas });
  expect(await screen.findByText('Otra página')).toBeVisible();
  expect(screen.queryByText('Error intente de nuevo')).toBeNull();
});
