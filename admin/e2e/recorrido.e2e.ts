/** @jest-environment ./fixtures/cadena.cjs */
import { hoyEn, listaDeRoles, mensajes } from '@adjudica/domain';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { csv } from './fixtures/archivos';
import { abrirBuro, type Buro } from './fixtures/buro';
import { subirCarpeta } from './fixtures/documentos';
import {
  aprobarOrden,
  confirmar,
  descargarVista,
  entregar,
  generarCarta,
  guardarOrden,
  llenarOrden,
  seguirAviso,
  seguirTarea,
  subirLoQueFalta,
} from './fixtures/entrega';
import { lectorDe } from './fixtures/lector';
import {
  completarPersonas,
  decidir,
  generarNota,
  guardarPersonas,
  llenarPrenda,
  porHacer,
  redactarContrato,
} from './fixtures/legal';
import { manual } from './fixtures/manual';
import { aceptarMedio, enviarMedio, generarMedio, llenarMedio, medioPara } from './fixtures/medios';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { casos, llenarSolicitud } from './fixtures/solicitudes';
import { boton, elegir, irA, mensaje, vea } from './fixtures/verbos';

/**
 * One plan from its assembly to its keys, through every department: each step is done by the role that does it, who goes where the program leads.
 * The same steps are the manual (docs/manual) and the tour of the README.
 */

const { CLI, LEG, propios } = mensajes;

let buro: Buro;
let application: RunningApplication;
let navegador: Navegador;
/** The member who is awarded in the first steps. */
let socio: { plan: string; cedula: string; nombre: string };
let asamblea: { grupo: string; numero: string };
let orden: string;
let pagare: number;
/** Goods delivered this month before the one of the journey. */
let entregados: number;

beforeAll(async () => {
  buro = await abrirBuro();
  application = await startApplication({ demo: true, env: buro.env });
  navegador = await abrirNavegador(application.url);
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
  await buro?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const libro = manual(() => navegador);
const asistente = libro.rol({
  archivo: 'asistente-de-asamblea',
  titulo: 'Asistente de asamblea',
  usuario: 'asistente',
  roles: ['Asistente Asamblea', 'Director Asamblea'],
  resumen: 'Prepara las asambleas, marca a los adjudicados y emite el acta.',
});
const jefatura = libro.rol({
  archivo: 'jefatura-de-adjudicaciones',
  titulo: 'Jefatura de adjudicaciones',
  usuario: 'jefatura',
  roles: ['Jefatura Adjudicaciones'],
  resumen: 'Reparte los planes, aprueba órdenes de compra y de pago, y genera la carta de salida.',
});
const ejecutivo = libro.rol({
  archivo: 'ejecutivo-de-adjudicaciones',
  titulo: 'Ejecutivo de adjudicaciones',
  usuario: 'ejecutivo',
  roles: ['Ejecutivo Adjudicaciones'],
  resumen: 'Atiende al socio adjudicado desde la solicitud hasta la entrega del bien.',
});
const riesgo = libro.rol({
  archivo: 'riesgo',
  titulo: 'Riesgo',
  usuario: 'riesgo',
  roles: ['Riesgo'],
  resumen: 'Decide sobre la carpeta y sobre el bien que el socio quiere comprar.',
});
const asistenteLegal = libro.rol({
  archivo: 'asistente-legal',
  titulo: 'Asistente legal',
  usuario: 'asistente.legal',
  roles: ['Asistente Legal'],
  resumen: 'Elabora el pagaré, la prenda y el contrato.',
});
const legal = libro.rol({
  archivo: 'legal',
  titulo: 'Legal',
  usuario: 'legal',
  roles: ['Legal'],
  resumen: 'Aprueba lo que el asistente legal elabora.',
});
const gerencia = libro.rol({
  archivo: 'gerencia',
  titulo: 'Gerencia',
  usuario: 'gerente',
  roles: ['Gerente General', 'Gerente Financiero'],
  resumen: 'Sigue los tiempos de entrega y aprueba lo que Jefatura crea.',
});

const administrador = libro.rol({
  archivo: 'administrador-del-sistema',
  titulo: 'Administrador del sistema',
  usuario: 'admin',
  roles: ['Administrador del sistema'],
  resumen: 'Carga los archivos de la empresa, da acceso a las personas y atiende lo que se detuvo.',
  aparte: true,
});
const servicio = libro.rol({
  archivo: 'servicio-al-cliente',
  titulo: 'Servicio al cliente',
  usuario: 'servicio',
  roles: ['Servicio al cliente', 'RSA', 'Comercial', 'Cobranzas'],
  resumen: 'Dice a quien llama dónde está su plan, y deja constancia de la llamada.',
  aparte: true,
});
const cualquiera = libro.rol({
  archivo: 'su-cuenta',
  titulo: 'Su cuenta',
  usuario: 'comercial',
  roles: listaDeRoles,
  resumen: 'Lo que cada persona hace con su propia cuenta, sea cual sea su rol.',
  aparte: true,
});

/** The sheet of a PDF is drawn. */
const impreso = (page: Page) => page.getByRole('dialog').locator('canvas').first().waitFor();

async function cerrarVista(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function menuDelNombre(page: Page, entrada: string): Promise<void> {
  await boton(page, /^Usuario: /).click();
  await page.getByRole('menuitem', { name: entrada }).click();
}

/** What the telephone shows, from the key that is written below the square code. */
function codigoDe(texto: string): string {
  const [clave = ''] = /(?:[A-Z2-7]{4} ?){6,}/.exec(texto) ?? [];
  return new TOTP({ secret: clave.replaceAll(' ', '') }).generate();
}

const cifra = (page: Page, titulo: string) => boton(page, new RegExp(`^${titulo} [\\d.]+ `));
const bienesEntregados = async (page: Page): Promise<number> => {
  const tarjeta = cifra(page, 'Bienes Entregados');
  await tarjeta.scrollIntoViewIfNeeded();
  return Number(/Entregados([\d.]+)/.exec((await tarjeta.textContent()) ?? '')?.[1]);
};
/** The dashboard is drawn when somebody scrolls to it. */
async function bajarAlTablero(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.body.textContent.includes('Bienes Entregados');
  });
  await cifra(page, 'Bienes Entregados').waitFor();
}

gerencia(
  'Mire cómo va el mes',
  'En **Inicio** están los **Tiempos de entrega** del mes: **Bienes Entregados**, **Adjudicados sin Bien** y **Total adjudicados**. Cada cifra abre sus filas y dice cómo se calcula. **Ejecutivo** muestra los de una persona; **Imprimir informe** los lleva al papel.',
  async ({ page, foto }) => {
    await bajarAlTablero(page);
    entregados = await bienesEntregados(page);
    await foto();
  },
);

asistente(
  'Abra la asamblea de hoy',
  'En **Inicio**, la lista **Próximas asambleas** marca con **Hoy** la de este día. El número del grupo abre **Generar acta** con sus participantes.',
  async ({ page, foto }) => {
    const hoy = page.getByRole('row').filter({ hasText: 'Hoy' }).first();
    await hoy.waitFor();
    const [grupo = '', numero = ''] = await hoy.getByRole('cell').allInnerTexts();
    asamblea = { grupo, numero };
    await foto();
    await hoy.getByRole('link', { name: grupo }).click();
    await page.locator('tbody tr').first().waitFor();
  },
);

asistente(
  'Marque a los adjudicados',
  'En la fila del socio pulse **Sorteo** u **Oferta**; la oferta pide además sus cuotas. Cada marca queda guardada al instante: arriba se lee **Guardado**.',
  async ({ page }) => {
    const libres = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Sorteo: / }) });
    await libres.first().waitFor();
    for (const fila of await libres.all()) {
      const [puesto = '', nombre = '', cedula = ''] = await fila.getByRole('cell').allInnerTexts();
      if (!/^\d{10}$/.test(cedula.trim())) continue;
      const plan = `01-${asamblea.grupo}-${puesto.trim().padStart(3, '0')}`;
      socio = { plan, cedula: cedula.trim(), nombre: (nombre.split('\n')[0] ?? '').trim() };
      break;
    }
    const suya = page.getByRole('row').filter({ hasText: socio.cedula });
    await boton(suya, /^Sorteo: /).click();
    await suya.getByRole('button', { name: /^Sorteo: /, pressed: true }).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^Guardado$/ })
      .waitFor();
  },
);

asistente(
  'Genere el acta',
  '**Vista previa** muestra el borrador. **Continuar** pregunta antes de nada: al confirmar con **Generar acta** las adjudicaciones quedan registradas, la asamblea se cierra y los socios son avisados. Al final **OK** deja la pantalla lista para la siguiente.',
  async ({ page, foto }) => {
    await boton(page, 'Continuar').click();
    const pregunta = page.getByRole('dialog', { name: `¿Generar el acta de la asamblea No.${asamblea.numero}?` });
    await pregunta.waitFor();
    await foto();
    await boton(pregunta, 'Generar acta').click();
    await impreso(page);
    await boton(page.getByRole('dialog'), 'Continuar').click();
    const exito = page.getByRole('dialog', { name: `Acta de Asamblea No.${asamblea.numero}` });
    await vea(exito, '¡Generado exitosamente!');
    await boton(exito, 'OK').click();
  },
);

jefatura(
  'Dé cada plan a un ejecutivo',
  'En **Listado adjudicados** elija **Sin ejecutivo** en el filtro **Ejecutivo**. En la fila, **Acciones** abre **Asignar ejecutivo**: elija a la persona y pulse **Asignar**. Para varios planes a la vez marque sus filas. El ejecutivo recibe un aviso y una tarea.',
  async ({ page, foto }) => {
    await irA(page, 'Listado adjudicados');
    await elegir(page, 'Ejecutivo', 'Sin ejecutivo');
    await page.getByRole('searchbox', { name: 'Ingrese el nombre del cliente o cédula' }).fill(socio.cedula);
    const fila = page.getByRole('row').filter({ hasText: socio.plan });
    await page.waitForURL(`**?*q=${socio.cedula}*`);
    await boton(fila, /^Acciones de /).click();
    await page.getByRole('menuitem', { name: 'Asignar ejecutivo' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Asignar ejecutivo' });
    await dialogo.getByRole('combobox', { name: /^Ejecutivo/ }).click();
    await page.getByRole('option', { name: 'Luis Chicaiza' }).click();
    await foto();
    await boton(dialogo, 'Asignar').click();
    await mensaje(page, 'Ejecutivo asignado').waitFor();
  },
);

const empleado = casos.find(({ situacion }) => situacion === 'V') as (typeof casos)[number];
/** 'Apellido Apellido Nombres', as lists write a member. */
function nombresDe(completo: string) {
  const [apellidoPaterno = '', apellidoMaterno = '', ...nombres] = completo.split(' ');
  return { apellidoPaterno, apellidoMaterno, nombres: nombres.join(' ') };
}

ejecutivo(
  'Llene la solicitud de compra',
  'Su **Inicio** es **Mi trabajo**: lo que venció, lo de hoy y lo que espera a otros, cada cosa una vez. En **Pendientes** están todos sus planes, los más atrasados primero. **Llenar solicitud de compra** abre el formulario: pulse **Editar**, llene los campos y **Guardar**. **Generar Solicitud** imprime el documento que el socio firma.',
  async ({ page, foto }) => {
    await boton(page, 'Pendientes').click();
    await page.getByRole('searchbox').first().fill(socio.cedula);
    await page.waitForURL(({ searchParams }) => (searchParams.get('filter') ?? '').includes(socio.cedula));
    const fila = page.getByRole('row').filter({ hasText: socio.plan });
    await fila.getByRole('link', { name: 'Llenar solicitud de compra' }).click();
    await boton(page, CLI.editar).click();
    await llenarSolicitud(page, { valores: { ...empleado.valores, ...nombresDe(socio.nombre) } });
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Información guardada exitosamente').waitFor();
    await boton(page, 'Editar').waitFor();
    await page.mouse.wheel(0, -5000);
    await foto();
    await boton(page, 'Generar Solicitud').click();
    await impreso(page);
    await cerrarVista(page);
  },
);

ejecutivo(
  'Suba los documentos',
  'En la página del cliente, la pestaña **Documentos** tiene la lista de lo que se pide a este socio. En cada línea **Subir** toma un PDF o una foto; cuando no falta ninguno se puede pulsar **Enviar a Riesgo**.',
  async ({ page }) => {
    await page.getByRole('tab', { name: 'Documentos', exact: true }).click();
    await subirCarpeta(page, socio.plan);
    await boton(page, 'Enviar a Riesgo').and(page.locator(':enabled')).waitFor();
  },
);

ejecutivo(
  'Envíe la carpeta a riesgo',
  '**Enviar a Riesgo** dice lo que falta; una carpeta sin finanzas, referencias o depositario también puede ir, con **Enviar incompleta**. Desde entonces la carpeta está **En dpto. riesgo** y ya no se edita.',
  async ({ page, foto }) => {
    await boton(page, 'Enviar a Riesgo').click();
    const dialogo = page.getByRole('dialog', { name: '¿Enviar la carpeta a riesgo?' });
    await boton(dialogo, 'Enviar incompleta').waitFor();
    await foto();
    await boton(dialogo, 'Enviar incompleta').click();
    await mensaje(page, 'Carpeta enviada a riesgo.').waitFor();
    await vea(page, 'En dpto. riesgo');
  },
);

const matriz = (page: Page) => page.getByRole('dialog', { name: 'Parámetros de riesgo' });

riesgo(
  'Consulte el buró y calcule el puntaje',
  'La carpeta está en el **Tablero de Actividades** de su inicio; las que llegaron sin todo, detrás de **Incompletas**. En la página del cliente, **Buró de crédito** consulta su historial con **Consultar**, y **Parámetros de riesgo** calcula el **Puntaje de riesgo** con **Calcular**.',
  async ({ page, foto }) => {
    await boton(page, /^Incompletas/).click();
    await page.getByRole('row').filter({ hasText: socio.plan }).getByRole('link').first().click();
    await boton(page, 'Buró de crédito').click();
    const dialogo = page.getByRole('dialog', { name: 'Buró de crédito' });
    await boton(dialogo, 'Consultar').click();
    await dialogo.getByRole('meter', { name: 'Puntaje' }).waitFor();
    await cerrarVista(page);
    await boton(page, 'Parámetros de riesgo').click();
    await boton(matriz(page), 'Calcular').click();
    await boton(matriz(page), 'Recalcular').and(page.locator(':enabled')).waitFor();
    await foto();
  },
);

riesgo(
  'Apruebe la carpeta',
  'Debajo de 800 puntos la carpeta pide una excepción: escriba el **Comentario** y pulse **Agregar excepción**. **Aprobar carpeta** muestra sobre qué decide, pide el **Tipo de garantía** y, si algo no se cumple, que lo confirme. La **Hoja de decisión** guarda todo esto.',
  async ({ page, foto }) => {
    const excepcion = matriz(page).getByRole('region', { name: 'Excepción', exact: true });
    await excepcion.getByLabel('Comentario').fill('Socio puntual desde el primer mes');
    await boton(excepcion, 'Agregar excepción').click();
    await mensaje(page, 'Excepción agregada').waitFor();
    await boton(matriz(page), 'Cerrar').click();
    await boton(page, 'Aprobar carpeta').click();
    const dialogo = page.getByRole('dialog', { name: '¿Aprobar carpeta?' });
    await dialogo.getByRole('radio', { name: 'Prenda Comercial' }).check();
    await dialogo.getByLabel(/^Comentario/).fill('Con excepción');
    await dialogo.getByRole('checkbox', { name: /^Apruebo la carpeta aunque no cumple/ }).check();
    await foto();
    await boton(dialogo, 'Aprobar').click();
    await mensaje(page, 'Carpeta aprovada').waitFor();
    await boton(page, 'Hoja de decisión').waitFor();
  },
);

ejecutivo(
  'Pida la aprobación del bien',
  'El aviso **Carpeta aprobada** lleva al plan. En **Seguro/Póliza**, **Nuevo medio de aprobación** abre la hoja con el cliente y el plan ya elegidos: escriba el vehículo y sus costos, **Generar**, y **Enviar a riesgo**.',
  async ({ page, foto }) => {
    await seguirAviso(page, 'Carpeta aprobada', socio.plan);
    await page.waitForURL(/estado-cliente/);
    await page.getByRole('tab', { name: /^Seguro/ }).click();
    await page.getByRole('link', { name: 'Nuevo medio de aprobación' }).click();
    await page.getByRole('checkbox', { name: socio.plan }).and(page.locator(':checked')).waitFor();
    await llenarMedio(
      page,
      await medioPara(await lectorDe(application), { cedula: socio.cedula, idCodigo: socio.plan }),
    );
    await foto();
    await generarMedio(page);
    await enviarMedio(page);
  },
);

riesgo(
  'Acepte el bien',
  'La tarea de revisar el medio lleva a su hoja, con la lista de precios al lado. **Aceptar medio de aprobación** lo decide; **No aprobado** pide el motivo.',
  async ({ page, foto }) => {
    await seguirTarea(page, socio.plan, /^Medio de aprobación/);
    await boton(page, 'Aceptar medio de aprobación').waitFor();
    await foto();
    await aceptarMedio(page);
  },
);

ejecutivo(
  'Emita la orden de compra',
  'La tarea **Emitir orden de compra** lleva al medio aprobado. **Continuar** abre la orden: elija **Tipo de carta**, **Concesionario** y **Vendedor**, escriba la comisión y **Guardar**.',
  async ({ page, foto }) => {
    await seguirTarea(page, socio.plan, /^Medio de aprobación/);
    await boton(page, 'Continuar').click();
    await llenarOrden(page, '2,50');
    await foto();
    orden = await guardarOrden(page);
  },
);

jefatura(
  'Apruebe la orden de compra',
  'La orden espera en su **Inicio** y entre sus tareas. **Aprobar orden de compra** la decide; nadie aprueba la que creó. En **Decisiones por tomar** se lee y se aprueba al lado de la lista.',
  async ({ page, foto }) => {
    await seguirTarea(page, socio.plan, /^Orden de compra/);
    await page.waitForURL(`**/orden-de-compra/${orden}`);
    await boton(page, 'Aprobar orden de compra').waitFor();
    await foto();
    await aprobarOrden(page);
  },
);

ejecutivo(
  'Solicite el pago',
  'El aviso **Orden de compra aprobada** lleva a la orden. **Generar Orden Compra** la imprime y **Continuar - Checklist** abre los documentos del pago: súbalos y pulse **Guardar**.',
  async ({ page, foto }) => {
    await seguirAviso(page, 'Orden de compra aprobada', socio.plan);
    await boton(page, 'Generar Orden Compra').click();
    await impreso(page);
    await cerrarVista(page);
    await boton(page, 'Continuar - Checklist').click();
    await vea(page, 'Existen documentos por subir a la plataforma.');
    await foto();
    await subirLoQueFalta(page, socio.plan);
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Orden de pago creada').waitFor();
  },
);

jefatura(
  'Apruebe el pago',
  'La tarea lleva a la solicitud de pago con sus documentos. **Aprobar orden de Pago** la decide.',
  async ({ page, foto }) => {
    await seguirTarea(page, socio.plan, /^Orden de pago/);
    await boton(page, 'Aprobar orden de Pago').waitFor();
    await foto();
    await confirmar(page, 'Aprobar orden de Pago', 'Aprobar', 'Orden de pago aprobada');
  },
);

asistenteLegal(
  'Elabore el pagaré',
  'En **Inicio**, **Por hacer** muestra un solo paso por plan. **Generar Pagare** abre el generador: elija la **Ciudad**, **Generar cuotas** y **Guardar**. Después complete quién representa a la compañía y pulse **Enviar a Aprobar**.',
  async ({ page, foto }) => {
    await porHacer(page, socio.plan, 'Pagare', LEG.generarPagare);
    pagare = await generarNota(page, 'Quito');
    await foto();
    await porHacer(page, socio.plan, 'Pagare', propios.tramiteCompletarPagare);
    await guardarPersonas(page);
    await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
  },
);

asistenteLegal(
  'Ingrese la prenda',
  'Con el pagaré enviado, el paso siguiente de **Inicio** es la prenda: complete el bien y el depositario y pulse **Guardar**; en **Personas** escriba lo que falta de cada una. **Ver borrador** la muestra impresa.',
  async ({ page, foto }) => {
    await porHacer(page, socio.plan, 'Pagare', propios.tramiteIngresarPrenda);
    await llenarPrenda(page, await lectorDe(application, 'asistente.legal'), pagare, hoyEn(new Date()));
    await completarPersonas(page);
    await foto();
  },
);

legal(
  'Apruebe el pagaré',
  'La tarea lleva al pagaré con su prenda. **Aprobar** pregunta antes; **No aprobado** lo devuelve con el motivo. Desde entonces **Ver Pagaré** lo abre. Si se pagaron cuotas después de elaborarlo, el pagaré lo dice con ambas cifras y se genera de nuevo.',
  async ({ page, foto }) => {
    await seguirTarea(page, socio.plan, /^Pagaré/);
    await page.waitForURL(`**/legal/pagare/${pagare}`);
    await boton(page, LEG.aprobar).waitFor();
    await foto();
    await decidir(page, LEG.aprobar, LEG.confirmarPagare, LEG.aprobar, LEG.pagareAprobado);
    await boton(page, LEG.verPagare).waitFor();
  },
);

asistenteLegal(
  'Redacte el contrato',
  'El paso siguiente de **Inicio** es **Generar Contrato**. **Crear contrato** pide la cabecera; cada uno de los siete bloques sale de su formato y se guarda con **Guardar bloque**. Completo, **Enviar a Aprobar**.',
  async ({ page, foto }) => {
    await porHacer(page, socio.plan, 'Contrato', LEG.generarContrato);
    await redactarContrato(page, { ...socio, producto: '01', estadoCivil: 'S' });
    await foto();
    await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
  },
);

legal(
  'Apruebe el contrato',
  'El aviso lleva al contrato, que espera a su pagaré aprobado. **Ver todos** muestra los bloques seguidos; **Aprobar** lo decide y **No aprobado** devuelve los bloques que elija, con el motivo.',
  async ({ page, foto }) => {
    await seguirAviso(page, propios.avisoDeContratoEnviado, socio.plan);
    await boton(page, LEG.aprobar).waitFor();
    await foto();
    await decidir(page, LEG.aprobar, LEG.confirmarContrato, LEG.aprobar, LEG.contratoSeAprobo);
    await boton(page, LEG.verContrato).waitFor();
  },
);

jefatura(
  'Genere la carta de salida',
  'La tarea lleva a la **Carta de Salida** con el detalle de los pagos. Complete el texto, pulse **Generar Carta** y ábrala con **Ver carta de salida**.',
  async ({ page, foto }) => {
    await seguirTarea(page, socio.plan, /^Carta de salida/);
    await page.getByRole('textbox', { name: 'Texto de la carta' }).waitFor();
    await foto();
    await generarCarta(page);
    await boton(page, 'Ver carta de salida').click();
    await descargarVista(page, 'Carta de Salida');
  },
);

ejecutivo(
  'Entregue el bien',
  'La tarea lleva a la carta en su lista. **Subir acta de entrega** pide el **Acta de entrega** firmada, la **Foto de la entrega** y la **Fecha de entrega**; con **Guardar** el plan queda **Realizado**.',
  async ({ page }) => {
    await seguirTarea(page, socio.plan, /^Carta de salida/);
    const [anio, mes, dia] = hoyEn(new Date()).split('-');
    await entregar(page, socio.plan, `${dia}/${mes}/${anio}`);
  },
);

gerencia(
  'Vea la entrega en el tablero',
  'La entrega cuenta desde el mismo momento: **Bienes Entregados** sube en uno, y al abrir la cifra el socio está entre sus filas.',
  async ({ page, foto }) => {
    await page.reload();
    await bajarAlTablero(page);
    expect(await bienesEntregados(page)).toBe(entregados + 1);
    await cifra(page, 'Bienes Entregados').click();
    const detalle = page.getByRole('dialog');
    await detalle.getByRole('row').filter({ hasText: socio.plan }).filter({ hasText: socio.nombre }).waitFor();
    await foto();
  },
);

administrador(
  'Revise un archivo antes de aplicarlo',
  '**Importación**, **Nueva importación**: elija **Qué contiene el archivo**, súbalo y pulse **Revisar archivo**. El resumen dice qué se creará y qué cambiará; un archivo con errores no cambia nada y los muestra fila por fila. **Descargar plantilla** da las columnas de cada tipo.',
  async ({ page, foto }) => {
    await irA(page, 'Importación');
    await page.getByRole('main').getByRole('link', { name: 'Nueva importación' }).click();
    await elegir(page, 'Qué contiene el archivo', 'Notarios');
    await page.getByLabel('Archivo', { exact: true }).setInputFiles(
      csv('notarios.csv', [
        ['nombre', 'tipo'],
        ['Dra. Rosa Elena Guzmán Paredes', 'ASAMBLEA'],
      ]),
    );
    await boton(page, 'Revisar archivo').click();
    await page.getByLabel('Resumen').waitFor();
    await foto();
  },
);

administrador(
  'Atienda lo que espera',
  '**Inicio** cuenta lo que no sigue solo: correos que no se entregaron, eventos que otro sistema no recibió e **Importaciones por aplicar**. Cada línea lleva a exactamente esas filas; desde la importación, **Aplicar** la cumple entera.',
  async ({ page, foto }) => {
    await irA(page, 'Inicio');
    const espera = page.getByRole('region', { name: propios.porAtender }).getByRole('link');
    await espera.waitFor();
    await foto();
    await espera.click();
    await page.getByRole('link', { name: 'notarios.csv' }).click();
    await boton(page, 'Aplicar').click();
    await boton(page.getByRole('dialog'), 'Aplicar').click();
    await vea(page, /^Aplicada por /);
  },
);

administrador(
  'Dé acceso a una persona',
  'En **Usuarios**, **Nuevo usuario** pide nombre, correo, teléfono y **Rol**: el rol decide todo lo que verá, y los correos a los socios nombran a su ejecutivo con el teléfono. **Crear usuario** muestra una contraseña que sirve una vez; con ella la persona entra y elige la suya.',
  async ({ page, foto }) => {
    await irA(page, 'Usuarios');
    await page.getByRole('main').getByRole('link', { name: 'Nuevo usuario' }).click();
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Usuario/ })
      .fill('rosa.pena');
    await page.getByLabel('Nombres').fill('Rosa');
    await page.getByLabel('Apellidos').fill('Peña');
    await elegir(page, 'Rol', 'Ejecutivo Adjudicaciones');
    await foto();
    await boton(page, 'Crear usuario').click();
    await page.getByRole('dialog').waitFor();
  },
);

servicio(
  'Diga dónde está un plan',
  'En **Consulta de cliente** escriba el nombre, los últimos dígitos de la cédula, el plan o el teléfono de quien llama. De cada plan se lee en qué paso está, a quién espera y desde cuándo, para cuándo se prometió y qué sigue; nunca sus montos ni sus documentos.',
  async ({ page, foto }) => {
    await irA(page, 'Consulta de cliente');
    await page.getByRole('main').getByRole('combobox').fill(socio.plan);
    await page.getByRole('option').first().click();
    await page.getByRole('region', { name: propios.dondeEsta(socio.plan) }).waitFor();
    await foto();
  },
);

servicio(
  'Deje constancia, y pida lo que falta',
  '**Registrar llamada** guarda qué resultó; si promete llamar otra vez, tendrá esa tarea para el día que diga. **Pedir a…** le deja a un colega una tarea con su fecha, y le avisará cuando la cierre. **Nota** queda en el historial del cliente; quien se nombra con @ recibe un aviso.',
  async ({ page, foto }) => {
    await page.getByRole('button', { name: `${propios.pedirA}, ${socio.plan}` }).click();
    const dialogo = page.getByRole('dialog', { name: propios.pedidoTitulo });
    await dialogo.getByRole('combobox', { name: propios.pedidoPara }).fill('Chicaiza');
    await page.getByRole('option').first().click();
    await dialogo.getByRole('textbox', { name: propios.pedidoQue }).fill('Confirme la dirección de entrega.');
    await foto();
    await boton(dialogo, 'Pedir').click();
    await mensaje(page, propios.pedidoHecho).waitFor();
  },
);

cualquiera(
  'Cambie su contraseña',
  'El menú de su nombre, arriba a la derecha, tiene **Cambiar contraseña**. Escriba la **Contraseña actual** y dos veces la nueva: sus otras sesiones terminan.',
  async ({ page, foto }) => {
    await menuDelNombre(page, 'Cambiar contraseña');
    await page.getByLabel('Contraseña actual').waitFor();
    await foto();
    await cerrarVista(page);
  },
);

cualquiera(
  'Active el segundo factor',
  'En el mismo menú, **Segundo factor** y **Activar**: con su contraseña verá un código QR. Léalo con la aplicación de su teléfono, escriba los 6 dígitos y pulse **Confirmar**. Guarde los **Códigos de recuperación** fuera del teléfono: cada uno entra una vez, y se muestran solo entonces.',
  async ({ page, foto }) => {
    await menuDelNombre(page, propios.segundoFactorTitulo);
    const dialogo = page.getByRole('dialog', { name: propios.segundoFactorTitulo });
    await boton(dialogo, propios.segundoFactorActivar).click();
    await dialogo.getByLabel('Contraseña actual').fill('adjudica');
    await boton(dialogo, propios.segundoFactorActivar).click();
    await dialogo.getByRole('img', { name: propios.segundoFactorQr }).waitFor();
    await foto();
    await dialogo.getByLabel(propios.segundoFactorCodigo).fill(codigoDe(await dialogo.innerText()));
    await boton(dialogo, propios.segundoFactorConfirmar).click();
    await page.getByRole('dialog', { name: propios.codigosTitulo }).waitFor();
  },
);

libro.comparar();
