import { propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listAnswer, problemAnswer } from '../../testing/api';
import { BASE_DE_REGLAS, regla, reglasDelPaso } from '../../testing/casos';
import { ejecutivo } from '../../testing/clientes';
import { long } from '../../testing/long';
import { apiDeMedios, gerente, jefatura, medioAprobado } from '../../testing/medios';
import { openApp } from '../../testing/openApp';
import {
  apiDeOrdenes,
  baseDeOrden,
  concesionarios,
  filaDeOrden,
  ordenAprobada,
  ordenPendiente,
} from '../../testing/ordenes';

const REGLAS = `GET /caso/${ordenPendiente.planes[0]?.idCodigo}/reglas/orden`;

const boton = (name: string) => screen.getByRole('button', { name });
const entrada = (nombre: string) => document.querySelector(`input[name="${nombre}"]`) as HTMLInputElement;
type Teclado = ReturnType<typeof openApp>['teclado'];
async function elegir(teclado: Teclado, campo: RegExp, opcion: string) {
  await teclado.click(screen.getByRole('combobox', { name: campo }));
  await teclado.click(await screen.findByRole('option', { name: opcion }));
}
async function abrirNueva(preparar = (_: ReturnType<typeof apiDeOrdenes>) => {}) {
  const api = apiDeOrdenes();
  preparar(api);
  const vista = openApp('/ejecutivo/orden-de-compra/nuevo?medio=12', ejecutivo);
  await screen.findByRole('button', { name: 'Guardar' });
  return { api, ...vista };
}

describe('the list', () => {
  test('ORD-504 an empty list says so', async () => {
    apiDeOrdenes().on('GET /orden-de-compra', () => listAnswer('orden-de-compra', []));
    openApp('/jftadj/orden-de-compra', jefatura);
    expect(await screen.findByText('No existen ordenes de compra que mostrar.')).toBeVisible();
  });

  test.each([
    ['/ejecutivo', ejecutivo],
    ['/jftadj', jefatura],
    ['/jftadj', gerente],
  ] as const)('ORD-500 ORD-501 ORD-505 ORD-506 %s: columns, and a row leads to its order', async (prefijo, user) => {
    apiDeOrdenes();
    const { teclado, ruta } = openApp(`${prefijo}/orden-de-compra`, user);
    expect(await screen.findByRole('heading', { name: 'Ordenes de compra' })).toBeVisible();
    const tabla = within(await screen.findByRole('table'));
    expect(tabla.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
      'No. Orden',
      'Nombre',
      'Planes',
      'Fecha',
      'Estado',
    ]);
    expect(tabla.getByText('20/11/2026 10:30')).toBeVisible();
    await teclado.click(tabla.getByText(filaDeOrden.nombreCliente));
    expect(ruta()).toBe(`${prefijo}/orden-de-compra/27`);
  });
});

test('ORD-503 ORD-566 the list asks for ten rows, offers 10, 25 and 50, and shows day and hour', async () => {
  const api = apiDeOrdenes();
  const { teclado } = openApp('/jftadj/orden-de-compra', jefatura);
  expect(await screen.findByText('20/11/2026 10:30')).toBeVisible();
  const rangos = () =>
    api.llamadas
      .filter(({ path }) => path.startsWith('/orden-de-compra?'))
      .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('range'));
  expect(rangos()).toEqual(['[0,9]']);
  await teclado.click(screen.getByRole('combobox', { name: /Filas por página/ }));
  expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual(['10', '25', '50']);
  await teclado.click(screen.getByRole('option', { name: '25' }));
  await waitFor(() => expect(rangos().at(-1)).toBe('[0,24]'));
});

describe('a new one', () => {
  test('ORD-508 its title', async () => {
    await abrirNueva();
    expect(screen.getByRole('heading', { name: 'Emisión de orden de compra', level: 1 })).toBeVisible();
  });

  test('says before it is saved that risk has not approved the folder', async () => {
    await abrirNueva((api) =>
      api.on('GET /base-de-orden/12', () => ({ body: { ...baseDeOrden, carpetaAprobada: false } })),
    );
    expect(screen.getByText(propios.ordenSinCarpetaAprobada)).toBeVisible();
  });

  test('ORD-509 without an approval in the address: the list', async () => {
    apiDeOrdenes();
    const { ruta } = openApp('/ejecutivo/orden-de-compra/nuevo', ejecutivo);
    expect(await screen.findByRole('heading', { name: 'Ordenes de compra' })).toBeVisible();
    expect(ruta()).toBe('/ejecutivo/orden-de-compra');
  });

  long.each([
    [409, 'El medio de aprobación no está aprobado', ['Ver el medio de aprobación', 'Ver las órdenes de compra']],
    [404, 'El registro no existe', ['Ver las órdenes de compra']],
  ])(
    'MED-519 an approval from which none can be made (%s) says which one and why, and leads on; asking again is not offered',
    async (status, titulo, salidas) => {
      apiDeOrdenes().on('GET /base-de-orden/12', () => problemAnswer(status, 'rechazado', titulo));
      openApp('/ejecutivo/orden-de-compra/nuevo?medio=12', ejecutivo);
      const aviso = within(await screen.findByRole('alert'));
      expect(aviso.getByText(titulo)).toBeVisible();
      expect(screen.getByText('Medio de aprobación No. 12')).toBeVisible();
      expect(aviso.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(salidas);
      expect(aviso.getByRole('link', { name: 'Ver las órdenes de compra' })).toHaveAttribute(
        'href',
        '/ejecutivo/orden-de-compra',
      );
      if (status === 409)
        expect(aviso.getByRole('link', { name: 'Ver el medio de aprobación' })).toHaveAttribute(
          'href',
          '/ejecutivo/medio-aprobacion/12',
        );
      expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    },
  );

  long('a server that fails can be asked again', async () => {
    apiDeOrdenes().on('GET /base-de-orden/12', () => problemAnswer(500, 'interno', 'x'));
    openApp('/ejecutivo/orden-de-compra/nuevo?medio=12', ejecutivo);
    expect(await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 8000 })).toBeVisible();
  });

  long('ORD-514 ORD-515 ORD-528 what is missing is named, and nothing is sent', async () => {
    const { api, teclado } = await abrirNueva();
    await teclado.click(boton('Guardar'));
    expect(await screen.findAllByText('El campo es obligatorio')).toHaveLength(3);
    expect(api.enviadas()).toEqual([]);
  });

  long('ORD-529 a dealer that is not complete: the warning, and nothing is sent', async () => {
    const { api, teclado } = await abrirNueva();
    await elegir(teclado, /Tipo de carta/, 'Carta vehiculo nuevo');
    await elegir(teclado, /^Concesionario/, 'Autos Sin Datos S.A.');
    await teclado.type(entrada('porcentajeComision'), '2');
    await teclado.click(boton('Guardar'));
    const texto = 'Información de concesionario incompleta. Comuniquese con Jefatura para completar informacion';
    expect((await screen.findAllByText(texto)).length).toBeGreaterThan(0);
    expect(api.enviadas()).toEqual([]);
  });

  long(
    'ORD-517 ORD-518 ORD-519 ORD-520 each type opens its own fields, and a change of type empties them',
    async () => {
      const { teclado } = await abrirNueva();
      await elegir(teclado, /Tipo de carta/, 'Carta vehiculo nuevo concesionaria incluye dispositivo');
      expect(entrada('valorDispositivo')).toBeEnabled();
      expect(entrada('atencionTercero')).toHaveAttribute('readonly');
      await teclado.type(entrada('valorDispositivo'), '380');
      await elegir(teclado, /Tipo de carta/, 'Carta vehiculo semi nuevo');
      expect(entrada('valorDispositivo')).toHaveValue('');
      expect(entrada('valorDispositivo')).toHaveAttribute('readonly');
      expect(entrada('atencionTercero')).not.toHaveAttribute('readonly');
      expect(screen.queryByRole('combobox', { name: /^Concesionario/ })).toBeNull();
      await teclado.click(screen.getByRole('checkbox', { name: /Incluir concesionario/ }));
      expect(screen.getByRole('combobox', { name: /^Concesionario/ })).toBeEnabled();
    },
  );

  test('ORD-511 ORD-523 ORD-525 ORD-527 two sections with their fields, and Guardar', async () => {
    const { teclado } = await abrirNueva();
    const carta = within(screen.getByRole('region', { name: 'Categoría & tipo de carta' }));
    expect(carta.getByText('Categoría: Normal')).toBeVisible();
    for (const nombre of [/^Tipo de carta/, /^Concesionario/, /^Vendedor/, /^Jefe de ventas/, /^Contable/])
      expect(carta.getByRole('combobox', { name: nombre })).toBeVisible();
    for (const nombre of [/^Valor dispositivo/, /^Atención a tercero/])
      expect(carta.getByRole('textbox', { name: nombre })).toHaveAttribute('readonly');
    expect(carta.getByLabelText('Incluir concesionario')).toHaveAttribute('readonly');
    const orden = within(screen.getByRole('region', { name: 'Orden de compra' }));
    expect(orden.getByRole('textbox', { name: /^% de comisión/ })).not.toHaveAttribute('readonly');
    expect(orden.getByRole('textbox', { name: /^Comisión dispositivo/ })).toHaveAttribute('readonly');
    await elegir(teclado, /Tipo de carta/, 'Carta vehiculo nuevo concesionaria incluye dispositivo');
    expect(orden.getByRole('textbox', { name: /^Comisión dispositivo/ })).not.toHaveAttribute('readonly');
    expect(boton('Guardar')).toBeEnabled();
  });

  long(
    'ORD-560 ORD-561 client and plans are asked for once, with the approval; the dealers once, and all of them can be chosen',
    async () => {
      const { api, teclado } = await abrirNueva();
      const pedidas = api.llamadas.filter(({ path }) => /^\/(base-de-orden|concesionario|cliente)\b/.test(path));
      expect(pedidas.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
        'GET /base-de-orden/12',
        'GET /concesionario/elegibles',
      ]);
      expect(screen.getAllByText(baseDeOrden.cliente.nombre).length).toBeGreaterThan(0);
      await elegir(teclado, /Tipo de carta/, 'Carta vehiculo nuevo');
      await teclado.click(screen.getByRole('combobox', { name: /^Concesionario/ }));
      for (const { razonSocial } of concesionarios)
        expect(await screen.findByRole('option', { name: razonSocial })).toBeVisible();
    },
  );

  async function llenar() {
    const vista = await abrirNueva((a) => a.on('POST /orden-de-compra', () => ({ status: 201, body: ordenPendiente })));
    await elegir(vista.teclado, /Tipo de carta/, 'Carta vehiculo nuevo');
    await elegir(vista.teclado, /^Concesionario/, 'Sierra Motors S.A.');
    await elegir(vista.teclado, /Vendedor/, 'Íñigo Muñoz');
    return vista;
  }

  test('ORD-510 ORD-516 ORD-526 the dealer brings its executives and its percentage, and the amounts follow', async () => {
    await llenar();
    expect(screen.getByText(/^MotorPlan · Grupo M001/)).toHaveTextContent('MotorPlan · Grupo M001 · 01-M001-12');
    expect(screen.getByRole('status', { name: 'Valor de comisión' })).toHaveTextContent('$ 824,75');
    expect(screen.getByRole('status', { name: 'Diferencia de precio' })).toHaveTextContent('$ 12.990,00');
    expect(screen.getByRole('status', { name: 'Pago a concesionario' })).toHaveTextContent('$ 19.175,25');
  });

  test('ORD-553 ORD-554 ORD-562 what was typed and the figures that were seen are sent; the order opens, and that is said', async () => {
    const { api, teclado, ruta } = await llenar();
    await teclado.click(boton('Guardar'));
    await waitFor(() => expect(ruta()).toBe('/ejecutivo/orden-de-compra/27'));
    expect(api.enviadas()).toEqual([
      expect.objectContaining({
        body: {
          medioId: 12,
          tipoCarta: '001',
          incluyeConcesionario: false,
          concesionarioId: 3,
          vendedorId: 7,
          jefeVentasId: null,
          contableId: null,
          valorDispositivo: null,
          atencionTercero: null,
          tipoIdentificacionTercero: null,
          identificacionTercero: null,
          bancoTercero: null,
          tipoCuentaTercero: null,
          numeroCuentaTercero: null,
          porcentajeComision: 2.5,
          comisionDispositivo: null,
          valorVehiculo: 32_990,
          valorPlan: 20_000,
          valorComision: 824.75,
          diferenciaPrecio: 12_990,
          pagoConcesionario: 19_175.25,
        },
      }),
    ]);
    expect(await screen.findByText('Orden de compra creada')).toBeVisible();
  });
});

describe('one order', () => {
  test.each(['abc', '27/otra'])('NAV-502 /orden-de-compra/%s is no page', async (resto) => {
    const api = apiDeOrdenes();
    openApp(`/ejecutivo/orden-de-compra/${resto}`, ejecutivo);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    expect(api.llamadas.filter(({ path }) => path.startsWith('/orden-de-compra'))).toEqual([]);
  });

  long('ORD-544 without its dealer it warns', async () => {
    apiDeOrdenes({ ...ordenPendiente, sinConcesionario: true });
    openApp('/ejecutivo/orden-de-compra/27', ejecutivo);
    expect(await screen.findByRole('alert')).toHaveTextContent('Información de concesionario incompleta.');
  });

  test('ORD-507 ORD-537 ORD-538 ORD-539 opened by its address alone: title, badge and sections that fold; no annulment while it is not annulled', async () => {
    apiDeOrdenes();
    const { teclado } = openApp('/ejecutivo/orden-de-compra/27', ejecutivo);
    expect(await screen.findByRole('heading', { name: 'Orden de compra #27' })).toBeVisible();
    expect(screen.getByText('Pendiente')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Anulación' })).toBeNull();
    const seccion = boton('Orden de compra');
    expect(seccion).toHaveAttribute('aria-expanded', 'true');
    await teclado.click(seccion);
    expect(seccion).toHaveAttribute('aria-expanded', 'false');
    expect(boton('Categoría & tipo de carta')).toHaveAttribute('aria-expanded', 'true');
  });

  long('ORD-539 ORD-566 an annulled one shows reason, user and date', async () => {
    apiDeOrdenes({
      ...ordenAprobada,
      estado: 'anulada',
      etiquetaEstado: 'Anulada',
      motivo: 'Cambió de vehículo',
      anuladaPor: 'Verónica Ordóñez',
      anuladaEn: '2026-11-21T15:30:00.000Z',
    });
    openApp('/jftadj/orden-de-compra/27', jefatura);
    expect(await screen.findByText('Cambió de vehículo')).toBeVisible();
    expect(screen.getByText('Verónica Ordóñez')).toBeVisible();
    expect(screen.getByText('21/11/2026 10:30')).toBeVisible();
  });

  test('ORD-549 ORD-563 an empty reason is named and nothing is sent; with one it is annulled', async () => {
    const api = apiDeOrdenes({ ...ordenAprobada, acciones: ['anular', 'generar'] });
    api.on('POST /orden-de-compra/27/anular', () => ({ body: { ...ordenAprobada, estado: 'anulada', version: 3 } }));
    const { teclado } = openApp('/jftadj/orden-de-compra/27', jefatura);
    await teclado.click(await screen.findByRole('button', { name: 'Anular orden de compra' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await teclado.click(dialogo.getByRole('button', { name: 'Anular' }));
    expect(await dialogo.findByText('Motivo no puede estar vacío')).toBeVisible();
    expect(api.enviadas()).toEqual([]);
    await teclado.type(dialogo.getByLabelText(/Motivo/), 'Cambió de vehículo');
    await teclado.click(dialogo.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Orden de compra anulada')).toBeVisible();
    expect(api.enviadas()).toEqual([expect.objectContaining({ body: { motivo: 'Cambió de vehículo', version: 2 } })]);
  });

  test('whoever made a pending one is told who is next, corrects it, and withdraws it with a reason', async () => {
    const api = apiDeOrdenes({ ...ordenPendiente, acciones: ['corregir', 'retirar'] });
    api.on('POST /orden-de-compra/27/retirar', () => ({ body: { ...ordenPendiente, estado: 'anulada', version: 2 } }));
    api.on('PUT /orden-de-compra/27', () => ({ body: { ...ordenPendiente, porcentajeComision: 3, version: 2 } }));
    const { teclado, ruta } = openApp('/ejecutivo/orden-de-compra/27', ejecutivo);
    expect(await screen.findByText('Espera la aprobación de Jefatura de Adjudicaciones')).toBeVisible();
    await teclado.click(await screen.findByRole('button', { name: 'Retirar orden de compra' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await teclado.type(dialogo.getByLabelText(/Motivo/), 'Otro color');
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Orden de compra retirada')).toBeVisible();
    expect(api.enviadas()).toEqual([expect.objectContaining({ body: { motivo: 'Otro color', version: 1 } })]);
    expect(ruta()).toBe('/ejecutivo/orden-de-compra/27');
  });

  test('the form of a correction holds what was typed, and sends it with the version that was read', async () => {
    const api = apiDeOrdenes({ ...ordenPendiente, acciones: ['corregir', 'retirar'] });
    api.on('PUT /orden-de-compra/27', () => ({ body: { ...ordenPendiente, porcentajeComision: 3, version: 2 } }));
    const { teclado, ruta } = openApp('/ejecutivo/orden-de-compra/nuevo?medio=12&orden=27', ejecutivo);
    const porcentaje = await screen.findByLabelText(/% de comisión/);
    await teclado.clear(porcentaje);
    await teclado.type(porcentaje, '3');
    await teclado.click(boton('Guardar'));
    await waitFor(() => expect(ruta()).toBe('/ejecutivo/orden-de-compra/27'));
    const [enviada] = api.enviadas();
    expect(enviada?.headers.get('If-Match')).toBe('"1"');
    expect(enviada?.body).toMatchObject({ tipoCarta: '001', concesionarioId: 3, vendedorId: 7, porcentajeComision: 3 });
    expect(enviada?.body).not.toHaveProperty('medioId');
  });

  long('ORD-543 ORD-564 the head approves it in two clicks', async () => {
    const api = apiDeOrdenes({ ...ordenPendiente, acciones: ['aprobar', 'anular'] });
    api.on('POST /orden-de-compra/27/aprobar', () => ({ body: ordenAprobada }));
    const { teclado } = openApp('/jftadj/orden-de-compra/27', jefatura);
    await teclado.click(await screen.findByRole('button', { name: 'Aprobar orden de compra' }));
    await teclado.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText('Orden de compra Aprobada.')).toBeVisible();
    expect(api.enviadas()).toEqual([expect.objectContaining({ body: { base: BASE_DE_REGLAS, version: 1 } })]);
  });

  long('ORD-543 nothing is sent before the unmet rule is ticked and a reason is given', async () => {
    const api = apiDeOrdenes({ ...ordenPendiente, acciones: ['aprobar', 'anular'] });
    api.on(REGLAS, () => ({ body: reglasDelPaso(regla()) }));
    api.on('POST /orden-de-compra/27/aprobar', () => ({ body: ordenAprobada }));
    const { teclado } = openApp('/jftadj/orden-de-compra/27', jefatura);
    await teclado.click(await screen.findByRole('button', { name: 'Aprobar orden de compra' }));
    const dialogo = within(await screen.findByRole('dialog'));
    const casilla = await dialogo.findByRole('checkbox', { name: 'Continúo aunque no se cumple' });
    expect(dialogo.getByText('01-M001-12: riesgo no la ha aprobado')).toBeVisible();
    await teclado.click(dialogo.getByRole('button', { name: 'Aprobar' }));
    expect(await dialogo.findByText('Confirme cada regla que no se cumple')).toBeVisible();
    expect(await dialogo.findByText('Escriba por qué continúa aunque no se cumple')).toBeVisible();
    await teclado.click(casilla);
    await teclado.type(dialogo.getByRole('textbox', { name: /Motivo para continuar/ }), 'El concesionario lo reserva');
    expect(api.enviadas()).toEqual([]);
    await teclado.click(dialogo.getByRole('button', { name: 'Aprobar' }));
    expect(await screen.findByText('Orden de compra Aprobada.')).toBeVisible();
    const body = { confirma: ['carpeta'], motivo: 'El concesionario lo reserva', base: BASE_DE_REGLAS, version: 1 };
    expect(api.enviadas()).toEqual([expect.objectContaining({ body })]);
  });

  test.each(['Aprobar', 'Anular'])(
    'ORD-565 a server that fails at %s: the specified words, as a warning',
    async (acto) => {
      const api = apiDeOrdenes({ ...ordenPendiente, acciones: ['aprobar', 'anular'] });
      for (const accion of ['aprobar', 'anular'])
        api.on(`POST /orden-de-compra/27/${accion}`, () => problemAnswer(500, 'interno', 'x'));
      const { teclado } = openApp('/jftadj/orden-de-compra/27', jefatura);
      await teclado.click(await screen.findByRole('button', { name: `${acto} orden de compra` }));
      const dialogo = within(await screen.findByRole('dialog'));
      if (acto === 'Anular') await teclado.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Otro color');
      await teclado.click(await dialogo.findByRole('button', { name: acto }));
      const aviso = await screen.findByText('Ocurrio un error intente de nuevo más tarde.');
      expect(aviso.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorWarning');
    },
  );

  long('a rule that stops leaves no button: its dialog says why, and leads to where it is mended', async () => {
    const api = apiDeOrdenes({ ...ordenPendiente, acciones: ['aprobar', 'anular'] });
    const enlace = '/estado-cliente/1712345678?plan=01-M001-12';
    const hallazgos = [{ texto: '01-M001-12: riesgo no la ha aprobado', lugar: 'Plan 01-M001-12', enlace }];
    const cumplida = regla({
      codigo: 'documentos',
      nombre: 'Documentos revisados',
      cumple: true,
      encontrado: '3 de 3',
    });
    const avisa = regla({ codigo: 'beneficiario', nombre: 'Beneficiario del pago identificado' });
    api.on(REGLAS, () => ({ body: reglasDelPaso(cumplida, avisa, regla({ modo: 'impide', hallazgos })) }));
    const { teclado } = openApp('/jftadj/orden-de-compra/27', jefatura);
    await teclado.click(await screen.findByRole('button', { name: 'Aprobar orden de compra' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByRole('link', { name: 'Plan 01-M001-12' })).toHaveAttribute('href', `/jftadj${enlace}`);
    const [primera] = dialogo.getAllByRole('listitem');
    expect(primera).toHaveTextContent('No cumple: impide aprobar');
    expect([dialogo.queryByRole('button', { name: 'Aprobar' }), dialogo.queryByRole('checkbox')]).toEqual([null, null]);
  });

  long(
    'ORD-540 ORD-541 what the API offers stands there, and nothing else; the checklist is a page of its payment',
    async () => {
      apiDeOrdenes({ ...ordenAprobada, acciones: ['generar', 'continuar'] });
      const { teclado, router } = openApp('/ejecutivo/orden-de-compra/27', ejecutivo);
      expect(await screen.findByRole('button', { name: 'Generar Orden Compra' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Aprobar orden de compra' })).toBeNull();
      await teclado.click(boton('Continuar - Checklist'));
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/ejecutivo/solicitud-de-pago/nuevo?orden=27',
      );
    },
  );
});

long('MED-519 an approved approval leads to its order', async () => {
  const api = apiDeMedios({ ...medioAprobado, acciones: ['actualizar', 'continuar'] });
  api.on('GET /base-de-orden/12', () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
  api.on('GET /concesionario/elegibles', () => ({ body: [] }));
  const { teclado, router } = openApp('/ejecutivo/medio-aprobacion/12', ejecutivo);
  await teclado.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/ejecutivo/orden-de-compra/nuevo?medio=12',
  );
});

long.each([
  [
    jefatura,
    'Usted la creó: la aprueba otra persona de Jefatura de Adjudicaciones, o la Gerencia General o Financiera',
  ],
  [gerente, 'La aprueba Jefatura'],
])('an order that waits for somebody else says why there is no button', async (quien, porque) => {
  apiDeOrdenes({ ...ordenPendiente, acciones: [] });
  openApp('/jftadj/orden-de-compra/27', quien);
  expect(await screen.findByText(porque)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
});
