import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { boton, elegir, escribirFecha, iniciarSesion, mensaje, vea } from './fixtures/verbos';
import { desborde } from './fixtures/vista';

/** What hangs on an application, in a browser: finances, references, spouse, guarantor, depositario. */

let application: RunningApplication;
let navegador: Navegador;
let ejecutivo: Ventana;
let riesgo: Ventana;

/** A married holder's plan of the demo data whose application was saved. */
interface Plan {
  readonly idCodigo: string;
  readonly titular: { readonly identificacion: string };
  readonly numAprobacion: number | null;
  readonly estadoCivil: string | null;
  readonly separacionBienes: string | null;
  readonly garante: object | null;
  readonly carpeta: { readonly idDepartamento: string | null } | null;
}
let plan: Plan;
/** Clients of other plans: persons already on record. */
let otros: readonly string[];

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  const leer = await lectorDe(application);
  const adjudicados = await leer<{ cedula: string; idCodigo: string }[]>(
    `adjudicacion?range=[0,99]&sort=${encodeURIComponent('["fecha","DESC"]')}`,
  );
  const planes = await Promise.all(adjudicados.map(({ idCodigo }) => leer<Plan>(`plan/${idCodigo}`)));
  plan = planes.find(
    (p) =>
      p.numAprobacion !== null &&
      ['C', 'U'].includes(p.estadoCivil ?? '') &&
      p.separacionBienes === 'N' &&
      p.garante === null &&
      p.carpeta?.idDepartamento !== '004',
  ) as Plan;
  otros = adjudicados
    .map(({ cedula }) => cedula)
    .filter((cedula) => /^\d{10}$/.test(cedula) && cedula !== plan.titular.identificacion);
  ejecutivo = await navegador.ventana();
  await iniciarSesion(ejecutivo.page, 'ejecutivo');
  riesgo = await navegador.ventana();
  await iniciarSesion(riesgo.page, 'riesgo');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const direccion = (prefijo: string, tab: string, sub?: string): string =>
  `/${prefijo}/estado-cliente/${plan.titular.identificacion}?plan=${plan.idCodigo}&tab=${tab}${sub === undefined ? '' : `&sub=${sub}`}`;
const campo = (scope: Page | Locator, etiqueta: string) => scope.getByRole('textbox', { name: etiqueta, exact: true });
const cifra = (page: Page, nombre: string) => page.getByRole('status', { name: nombre, exact: true });

describe('finances', () => {
  test('FIN-001 FIN-003 FIN-010 FIN-005 typed from field to field, the results follow, and what was saved is there after a reload', async () => {
    const { page, captura } = ejecutivo;
    await page.goto(direccion('ejecutivo', 'cliente', 'datos-financieros'));
    await page.getByRole('heading', { name: 'Activos y Pasivos' }).waitFor();
    expect(await page.getByRole('tabpanel').getByRole('textbox').count()).toBe(0);
    await boton(page, 'Editar').click();
    const valores = page.getByRole('tabpanel').getByRole('textbox');
    const cuantos = await valores.count();
    expect(cuantos).toBe(27);
    for (let i = 0; i < cuantos; i++) await valores.nth(i).fill('');
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.').waitFor();
    expect(await page.getByText('El valor es obligatorio', { exact: true }).count()).toBe(cuantos);
    await captura('finanzas-vacias');

    await boton(page, 'Completar los vacíos con 0').click();
    // From here on with the keyboard alone, as on a calculator
    await campo(page, 'Caja y bancos (*)').focus();
    for (const monto of ['1.250,75', '', '', '60000']) {
      if (monto !== '') await page.keyboard.type(monto);
      await page.keyboard.press('Tab');
    }
    expect(await cifra(page, 'Total activos').innerText()).toBe('$ 61.250,75');
    await campo(page, 'Préstamos a más de un año (*)').focus();
    await page.keyboard.type('61250,8');
    expect(await cifra(page, 'Patrimonio').innerText()).toBe('-$ 0,05');
    const rojo = await cifra(page, 'Patrimonio').evaluate((figure) => getComputedStyle(figure).color);
    expect(rojo).not.toBe(await cifra(page, 'Balance mensual').evaluate((figure) => getComputedStyle(figure).color));
    await campo(page, 'Ingresos fijos (*)').fill('1500');
    await campo(page, 'Arriendo (*)').fill('1500,01');
    expect(await cifra(page, 'Balance mensual').innerText()).toBe('-$ 0,01');
    await captura('finanzas-negativas');
    // a long form is saved by its button alone
    await page.keyboard.press('Enter');
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Información guardada exitosamente').waitFor();

    await page.reload();
    await cifra(page, 'Patrimonio').waitFor();
    expect(await cifra(page, 'Patrimonio').innerText()).toBe('-$ 0,05');
    expect(await cifra(page, 'Balance mensual').innerText()).toBe('-$ 0,01');
    await vea(page, /^Guardado el .* por Luis Chicaiza$/);
  });

  test('FIN-012 what is no amount is said beside its field, and Cancelar asks before it forgets', async () => {
    const { page } = ejecutivo;
    await boton(page, 'Editar').click();
    for (const [escrito, texto] of [
      ['-1', 'Valor mínimo es 0'],
      ['12,345', 'Monto inválido'],
      ['💰', 'Monto inválido'],
      ['<b>1</b>', 'Monto inválido'],
    ] as const) {
      await campo(page, 'Inventario (*)').fill(escrito);
      await boton(page, 'Guardar').click();
      await vea(page.getByRole('tabpanel'), texto);
    }
    await boton(page, 'Cancelar').click();
    await boton(page.getByRole('dialog'), 'Descartar').click();
    await boton(page, 'Editar').waitFor();
    expect(await cifra(page, 'Total activos').innerText()).toBe('$ 61.250,75');
  });

  test('FIN-005 legal reads them and finds nothing to press', async () => {
    const { page, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'legal');
    await page.goto(direccion('legal', 'cliente', 'datos-financieros'));
    await cifra(page, 'Patrimonio').waitFor();
    expect(await boton(page, 'Editar').count()).toBe(0);
    expect(await boton(page, 'Guardar').count()).toBe(0);
    await cerrar();
  });
});

describe('references', () => {
  const seccion = (page: Page, titulo: string) => page.getByRole('region', { name: titulo, exact: true });

  test('EST-519 EST-555 EST-553 an executive removes and adds references of the three types, and the counters follow', async () => {
    const { page, captura } = ejecutivo;
    await page.goto(direccion('ejecutivo', 'cliente', 'referencias-personales'));
    await seccion(page, 'Referencias personales').waitFor();
    // By their place: behind an open dialog a button has no role.
    const eliminar = page.locator('[aria-label^="Eliminar "]');
    for (let quedan = await eliminar.count(); quedan > 0; quedan--) {
      await eliminar.first().click();
      const pregunta = page.getByRole('dialog', { name: '¿Eliminar la referencia?' });
      await boton(pregunta, 'Eliminar').click();
      await pregunta.waitFor({ state: 'detached' });
      await eliminar.nth(quedan - 1).waitFor({ state: 'detached' });
    }
    expect(await page.getByText('No hay referencias registradas').count()).toBe(3);
    expect(await page.getByText('0 de 2', { exact: true }).count()).toBe(3);
    await captura('referencias-vacias');

    const dialogo = page.getByRole('dialog');
    await boton(page, 'Agregar referencia personal').click();
    await boton(dialogo, 'Guardar').click();
    await vea(dialogo, 'Tipo de parentesco es requerido.');
    await captura('referencia-personal-vacia');
    for (const malo of ['Rosa', 'Rosa 😀 Paredes', '<i>Rosa</i> Paredes']) {
      await campo(dialogo, 'Nombres y apellidos (*)').fill(malo);
      await boton(dialogo, 'Guardar').click();
      await vea(dialogo, /^(Escriba al menos 1 nombre y 1 apellido|El texto contiene caracteres no permitidos)$/);
    }
    await campo(dialogo, 'Nombres y apellidos (*)').fill('Rosa Ñauñay');
    await campo(dialogo, 'Cédula (*)').fill('1710034065');
    await elegir(dialogo, 'Parentesco (*)', 'Hermano');
    await campo(dialogo, 'Ciudad (*)').fill('Quito');
    await campo(dialogo, 'Dirección (*)').fill('Av. América N35-20');
    await campo(dialogo, 'Teléfono (*)').fill('02 234-5678');
    await page.keyboard.press('Enter');
    await dialogo.waitFor({ state: 'detached' });
    await vea(seccion(page, 'Referencias personales'), 'Hermano · 1710034065 · 022345678 · Quito · Av. América N35-20');
    await vea(seccion(page, 'Referencias personales'), '1 de 2');

    await boton(page, 'Agregar referencia comercial').click();
    await campo(dialogo, 'Comercio o proveedor (*)').fill('Almacenes Tía');
    await campo(dialogo, 'Ciudad (*)').fill('Quito');
    await campo(dialogo, 'Dirección (*)').fill('Av. 10 de Agosto');
    await campo(dialogo, 'Teléfono (*)').fill('1800123456');
    await boton(dialogo, 'Guardar').click();
    await dialogo.waitFor({ state: 'detached' });

    await boton(page, 'Agregar referencia bancaria').click();
    const banco = dialogo.getByRole('combobox', { name: 'Banco (*)' });
    await banco.click();
    await banco.fill('pichincha');
    await page.getByRole('option').first().click();
    await escribirFecha(dialogo, 'Fecha de apertura (*)', '15/03/2012');
    await elegir(dialogo, 'Tipo de cuenta (*)', 'Corriente');
    await campo(dialogo, 'Número de cuenta (*)').fill('2200 1234-56');
    await boton(dialogo, 'Guardar').click();
    await dialogo.waitFor({ state: 'detached' });
    await vea(seccion(page, 'Referencias bancarias'), 'Corriente · No. 2200123456 · Desde el 15/03/2012');
    await captura('referencias');
    expect(await boton(page, /^Confirmar/).count()).toBe(0);
  });

  test('EST-520 EST-521 risk confirms one; an executive who edits it makes it pending again', async () => {
    const { page, captura } = riesgo;
    await page.goto(direccion('riesgo', 'cliente', 'referencias-personales'));
    const fila = seccion(page, 'Referencias personales').getByRole('listitem').filter({ hasText: 'Rosa Ñauñay' });
    await boton(fila, /^Confirmar/).click();
    await mensaje(page, 'Referencia confirmada').waitFor();
    await vea(fila, 'Confirmada');
    expect(await boton(page, /^Agregar/).count()).toBe(0);
    await captura('referencia-confirmada');

    const otra = ejecutivo.page;
    await otra.reload();
    const suya = seccion(otra, 'Referencias personales').getByRole('listitem').filter({ hasText: 'Rosa Ñauñay' });
    await vea(suya, 'Confirmada');
    expect(await boton(suya, /^Eliminar/).count()).toBe(0);
    await boton(suya, /^Editar/).click();
    const dialogo = otra.getByRole('dialog');
    expect(await campo(dialogo, 'Nombres y apellidos (*)').inputValue()).toBe('Rosa Ñauñay');
    await campo(dialogo, 'Ciudad (*)').fill('Ambato');
    await boton(dialogo, 'Guardar').click();
    await dialogo.waitFor({ state: 'detached' });
    await vea(suya, 'Pendiente');
  });
});

describe('spouse', () => {
  test('EST-517 EST-532 read until Editar; saved in its own words; there after a reload', async () => {
    const { page, captura } = ejecutivo;
    await page.goto(direccion('ejecutivo', 'conyuge-cliente'));
    await page.getByRole('heading', { name: 'Datos personales' }).waitFor();
    expect(await page.getByRole('tabpanel').getByRole('textbox').count()).toBe(0);
    await boton(page, 'Editar').click();
    await campo(page, 'Cédula (*)').fill('1104680135');
    await campo(page, 'Nombres y apellidos completos (*)').fill('Lucía de la Cruz');
    await elegir(page.getByRole('tabpanel'), 'Situación laboral (*)', 'Independiente (RUC o RIMPE)');
    await campo(page, 'Profesión').fill('Contadora');
    await campo(page, 'Cargo u ocupación').fill('Gerente');
    await captura('conyuge-editando');
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Información del conyuge guardada exitosamente').waitFor();
    await page.reload();
    await vea(page.getByRole('tabpanel'), 'Lucía de la Cruz');
    await vea(page.getByRole('tabpanel'), 'Gerente');
  });

  test('two people at once: the second is told who was first and chooses field by field', async () => {
    const { page, captura } = ejecutivo;
    await boton(page, 'Editar').click();
    await campo(page, 'Profesión').fill('Auditora');

    await riesgo.page.goto(direccion('riesgo', 'conyuge-cliente'));
    await boton(riesgo.page, 'Editar').click();
    await campo(riesgo.page, 'Profesión').fill('Economista');
    await campo(riesgo.page, 'Cargo u ocupación').fill('Directora');
    await boton(riesgo.page, 'Guardar').click();
    await mensaje(riesgo.page, 'Información del conyuge guardada exitosamente').waitFor();

    await boton(page, 'Guardar').click();
    const dialogo = page.getByRole('dialog', { name: /guardó antes que usted/ });
    await dialogo.waitFor();
    await captura('conyuge-conflicto');
    const profesion = dialogo.getByRole('group', { name: /^Profesión/ });
    expect(await profesion.getByRole('radio', { name: /Auditora/ }).isChecked()).toBe(true);
    // What only the other one wrote is proposed as stored.
    const cargo = dialogo.getByRole('group', { name: /^Cargo/ });
    expect(await cargo.getByRole('radio', { name: /Directora/ }).isChecked()).toBe(true);
    await boton(dialogo, 'Guardar').click();
    await mensaje(page, 'Información del conyuge guardada exitosamente').waitFor();
    await vea(page.getByRole('tabpanel'), 'Auditora');
    await vea(page.getByRole('tabpanel'), 'Directora');
  });
});

describe('guarantor', () => {
  test('EST-508 EST-509 refusals under the field, the found person, the guarantor', async () => {
    const { page, captura } = ejecutivo;
    await page.goto(direccion('ejecutivo', 'garante'));
    const caja = campo(page, 'Cédula del garante');
    for (const [cedula, texto] of [
      ['171003406', 'La identificación del garante debe tener 10 caracteres'],
      [plan.titular.identificacion.slice(0, 10), 'El garante debe ser diferente del cliente'],
    ] as const) {
      await caja.fill(cedula);
      await boton(page, 'Buscar').click();
      await vea(page, texto);
    }
    await captura('garante-rechazo');
    await caja.fill(otros[0] as string);
    await page.keyboard.press('Enter');
    await boton(page, 'Asignar garante').click();
    await mensaje(page, 'Información guardada exitosamente').waitFor();
    await boton(page, 'Cambiar garante').waitFor();
    await vea(page.getByRole('tabpanel'), /Todavía no se ha guardado$/);
    await captura('garante-asignado');
  });

  test('EST-580 a change asks; then the form is the new one’s, and the one before is named', async () => {
    const { page, captura } = ejecutivo;
    const panel = page.getByRole('tabpanel');
    // Unsaved changes of the form below are asked about first
    await boton(page, 'Editar').click();
    await campo(page, 'Profesión (*)').fill('Profesión del garante anterior');
    await boton(page, 'Cambiar garante').click();
    await boton(page.getByRole('dialog', { name: 'Hay cambios sin guardar' }), 'Salir y conservar el borrador').click();
    const caja = campo(page, 'Cédula del nuevo garante');
    await caja.fill(otros[0] as string);
    await page.keyboard.press('Enter');
    await vea(page, 'La persona ya es el garante actual');
    await caja.fill(otros[1] as string);
    await page.keyboard.press('Enter');
    await boton(page.getByRole('group', { name: 'Persona encontrada' }), 'Cambiar garante').click();
    const dialogo = page.getByRole('dialog', { name: '¿Cambiar el garante del plan?' });
    await captura('garante-cambio');
    await boton(dialogo, 'Cambiar garante').click();
    await dialogo.waitFor({ state: 'detached' });
    await vea(panel, '1 garante anterior');
    await vea(panel, new RegExp(`^${otros[1]} · `));
    await boton(page, 'Editar').waitFor();
    // Nothing that was typed for the one before comes back for the new one
    await page.reload();
    await boton(page, 'Editar').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Profesión del garante anterior').count()).toBe(0);
    expect(await page.getByText(/^Se restauró un borrador/).count()).toBe(0);
    await page.getByRole('tab', { name: 'Datos Financieros' }).click();
    await vea(panel, 'Sin datos financieros registrados');
    await captura('garante-finanzas');
  });
});

describe('depositario', () => {
  test('EST-511 EST-517 EST-533 six facts; hostile texts are refused beside their field; the rest is kept as written', async () => {
    const { page, captura } = ejecutivo;
    await page.goto(direccion('ejecutivo', 'depositario'));
    await boton(page, 'Editar').click();
    await campo(page, 'Nombres (*)').fill('Inés\u0007');
    await campo(page, 'Apellidos (*)').fill('Pérez 2');
    await campo(page, 'Teléfono de contacto (*)').fill('123456');
    await campo(page, 'Correo electrónico (*)').fill('ines@');
    await campo(page, 'Dirección (*)').fill('x'.repeat(1_000_000));
    await boton(page, 'Guardar').click();
    const panel = page.getByRole('tabpanel');
    for (const texto of [
      'El texto contiene caracteres no permitidos',
      'Use solo letras',
      'Teléfono inválido',
      'Ingrese un correo válido.',
      'Máximo 100 caracteres',
    ])
      await vea(panel, texto);
    await captura('depositario-errores');
    await campo(page, 'Cédula (*)').fill('1710034065');
    await campo(page, 'Nombres (*)').fill('Inés María');
    await campo(page, 'Apellidos (*)').fill('Pérez Güillín');
    await campo(page, 'Teléfono de contacto (*)').fill('0991234567');
    await campo(page, 'Correo electrónico (*)').fill('ines@correo.example');
    await campo(page, 'Dirección (*)').fill('Calle <b>A</b> & "B" 🏠 No. 5');
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Información guardada exitosamente').waitFor();
    await page.reload();
    await vea(panel, 'Calle <b>A</b> & "B" 🏠 No. 5');
    await vea(panel, 'Pérez Güillín');
  });

  test('leaving with something unsaved asks, and staying loses nothing', async () => {
    const { page } = ejecutivo;
    await boton(page, 'Editar').click();
    await campo(page, 'Nombres (*)').fill('Inés Luisa');
    await page.getByRole('tab', { name: 'Cliente', exact: true }).click();
    await boton(page.getByRole('dialog', { name: 'Hay cambios sin guardar' }), 'Seguir editando').click();
    expect(await campo(page, 'Nombres (*)').inputValue()).toBe('Inés Luisa');
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Información guardada exitosamente').waitFor();
  });
});

test('EST-511 FIN-001 on a phone every part fits, reading and editing', async () => {
  const { page, captura, cerrar } = await navegador.ventana({ width: 390, height: 844 });
  await iniciarSesion(page, 'ejecutivo');
  for (const [tab, sub] of [
    ['cliente', 'datos-financieros'],
    ['conyuge-cliente', 'informacion'],
    ['garante', 'informacion'],
    ['depositario', 'informacion'],
  ] as const) {
    await page.goto(direccion('ejecutivo', tab, sub));
    await boton(page, 'Editar').click();
    expect(await desborde(page)).toBe(0);
    await captura(`telefono-${tab}`);
  }
  await page.goto(direccion('ejecutivo', 'cliente', 'referencias-personales'));
  await boton(page, 'Agregar referencia comercial').waitFor();
  expect(await desborde(page)).toBe(0);
  await captura('telefono-referencias');
  await cerrar();
});
