import { duracionDeToast, mensajes } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { listAnswer, problemAnswer, userOf } from '../../testing/api';
import { BASE_DE_REGLAS, regla, reglasDelPaso } from '../../testing/casos';
import { ejecutivo } from '../../testing/clientes';
import { long } from '../../testing/long';
import { gerente, jefatura } from '../../testing/medios';
import { openApp } from '../../testing/openApp';
import {
  apiDePagos,
  cedulaRechazada,
  checklist,
  contrato,
  filaDePago,
  pago,
  proforma,
  sinLista,
} from '../../testing/pagos';
import { asPhone } from '../../testing/phone';
import { withStyles } from '../../testing/styles';
import { fakeUploads, fileOf } from '../../testing/uploads';
import { themeOf } from '../../theme';

const REGLAS = `GET /caso/${pago.planes[0]}/reglas/pago`;

const { PAG, propios } = mensajes;
const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const filtros = (api: ReturnType<typeof apiDePagos>) =>
  api.enviadas('GET', '/solicitud-de-pago?').map(({ path }) => {
    const params = new URLSearchParams(path.split('?')[1]);
    return JSON.parse(params.get('filter') ?? '{}') as object;
  });

describe('list', () => {
  long('PAG-505 without rows: its own text', async () => {
    apiDePagos({ filas: [] });
    openApp('/ejecutivo/solicitud-de-pago', ejecutivo);
    expect(await screen.findByText('No existen ordenes de pago que mostrar.')).toBeVisible();
  });

  long.each([
    ['/ejecutivo', ejecutivo, 'Ordenes de pago'],
    ['/jftadj', jefatura, 'Ordenes de Pago'],
  ] as const)('PAG-500 PAG-503 NAV-513 NAV-517 %s: menu entry, title and columns', async (prefijo, user, entrada) => {
    apiDePagos();
    openApp(`${prefijo}/solicitud-de-pago`, user);
    expect(await screen.findByRole('heading', { name: 'Ordenes de pago' })).toBeVisible();
    expect(screen.getAllByText(entrada).length).toBeGreaterThan(0);
    const tabla = within(await screen.findByRole('table'));
    expect(tabla.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
      'No. Orden',
      'Nombre',
      'Planes',
      'Fecha creación',
      'Estado',
      'Fecha aprobación',
    ]);
    for (const texto of ['41', '01-M001-12', '01-M002-5', '10/03/2026 10:00', 'aprobado', '11/03/2026 09:05'])
      expect(tabla.getByText(texto)).toBeVisible();
  });

  long('PAG-504 a click anywhere in a row opens the payment, and its number is a link to it', async () => {
    apiDePagos();
    const { teclado, ruta } = openApp('/jftadj/solicitud-de-pago', gerente);
    expect(await screen.findByRole('link', { name: '41' })).toHaveAttribute('href', '/jftadj/solicitud-de-pago/41');
    await teclado.click(screen.getByText(filaDePago.cedula));
    await waitFor(() => expect(ruta()).toBe('/jftadj/solicitud-de-pago/41'));
  });

  long(
    'PAG-501 PAG-502 three digits ask for nothing, nor do letters or eleven digits, which stay; four and Enter, or the button, ask; emptied it is taken away',
    async () => {
      const api = apiDePagos();
      api.on('GET /solicitud-de-pago', ({ path }) =>
        listAnswer('solicitud-de-pago', path.includes('cedula') ? [] : [filaDePago]),
      );
      const { teclado, router } = openApp('/ejecutivo/solicitud-de-pago', ejecutivo);
      const busqueda = await screen.findByRole('searchbox', { name: 'Buscar por cédula' });
      await screen.findByRole('table');
      await teclado.type(busqueda, '171');
      expect(busqueda).toHaveAccessibleDescription('Escriba al menos 4 dígitos');
      for (const ajeno of ['171', '1a7b1', '17123456789']) {
        await teclado.clear(busqueda);
        await teclado.type(busqueda, `${ajeno}{Enter}`);
        expect(busqueda).toHaveValue(ajeno);
      }
      expect(busqueda).toHaveAccessibleDescription('Solo números, máximo 10 dígitos');
      expect(filtros(api)).toEqual([{}]);
      await teclado.clear(busqueda);
      await teclado.type(busqueda, '17-12{Enter}');
      await waitFor(() => expect(filtros(api).at(-1)).toEqual({ cedula: '1712' }));
      expect(busqueda).not.toHaveAccessibleDescription();
      await teclado.type(busqueda, '345678');
      expect(busqueda).toHaveValue('1712345678');
      await teclado.click(screen.getByRole('button', { name: 'Buscar' }));
      await waitFor(() => expect(filtros(api).at(-1)).toEqual({ cedula: '1712345678' }));
      expect(await screen.findByText(PAG.sinOrdenes)).toBeVisible();
      await teclado.clear(busqueda);
      // the rows of a few seconds ago are shown again, not asked for again
      expect(await screen.findByText(filaDePago.cedula)).toBeVisible();
      expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{}');
    },
  );
});

describe('new payment', () => {
  const nuevo = '/ejecutivo/solicitud-de-pago/nuevo?orden=57';

  long('PAG-515 PAG-523 for a manager, who makes none, the page does not exist', async () => {
    apiDePagos();
    openApp('/jftadj/solicitud-de-pago/nuevo?orden=57', gerente);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  });

  long('PAG-515 without an order in the address: back to the list', async () => {
    apiDePagos();
    const { ruta } = openApp('/ejecutivo/solicitud-de-pago/nuevo', ejecutivo);
    await waitFor(() => expect(ruta()).toBe('/ejecutivo/solicitud-de-pago'));
  });

  long(
    'PAG-518 PAG-519 PAG-520 with documents missing: Guardar is disabled, a sticky warning says so, each line tells what it lacks',
    async () => {
      apiDePagos({
        deOrden: { ...checklist, documentos: [contrato, proforma, cedulaRechazada, sinLista], faltan: 3 },
      });
      openApp(nuevo, ejecutivo);
      expect(await boton('Guardar')).toBeDisabled();
      expect(await screen.findByText('Existen documentos por subir a la plataforma.')).toBeVisible();
      // a field with the cursor would scroll the warning away
      expect(screen.getByLabelText(/^Concepto/)).not.toHaveFocus();
      const tabla = within(screen.getByRole('table', { name: 'Documentos' }));
      const filas = tabla.getAllByRole('row').slice(1);
      expect(
        filas.map((fila) =>
          within(fila)
            .getAllByRole('button')
            .map((celda) => celda.textContent),
        ),
      ).toEqual([['Ver', 'Reemplazar'], ['Subir'], ['Ver', 'Subir'], ['Ver']]);
      expect(screen.getByText(propios.pagoSinListado)).toBeVisible();
      expect(screen.getByRole('link', { name: /^Ir al listado del plan/ })).toHaveAttribute(
        'href',
        `/ejecutivo/documentos-cliente/${checklist.cliente.cedula}?plan=${sinLista.plan}`,
      );
      for (const texto of [
        'Correcto',
        'Sin archivo',
        'Rechazado por riesgo',
        'Está caducada',
        'No está en el listado del plan',
      ])
        expect(tabla.getByText(texto)).toBeVisible();
    },
  );

  long("PAG-521 'Ver' of what has no file: 'No existe documento generado'", async () => {
    apiDePagos({ deOrden: { ...checklist, documentos: [sinLista], faltan: 1 } });
    const { teclado } = openApp(nuevo, ejecutivo);
    await teclado.click(await boton(/^Ver Foto del vehículo/));
    expect(await screen.findByText('No existe documento generado')).toBeVisible();
  });

  long(
    'PAG-509 PAG-518 on a phone the state of a document stands below its name, not in a column that the buttons cover',
    async () => {
      asPhone();
      apiDePagos();
      openApp(nuevo, ejecutivo);
      const tabla = within(await screen.findByRole('table', { name: 'Documentos' }));
      const celda = tabla.getByText('Correcto').closest('td');
      expect(celda).toHaveTextContent(contrato.nombre);
      expect(tabla.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Documento',
        'Acciones',
      ]);
    },
  );

  long('PAG-509 PAG-518 Ver opens the viewer with its download', async () => {
    const api = apiDePagos();
    api.on('GET /documento/81/archivo', () => ({ body: 'x', headers: { 'Content-Type': 'application/pdf' } }));
    const { teclado } = openApp(nuevo, ejecutivo);
    await teclado.click(await boton(/^Ver Contrato de adhesión/));
    expect(await screen.findByRole('heading', { name: 'Contrato de adhesión' })).toBeVisible();
    expect(await boton(/Descargar/)).toBeVisible();
    await waitFor(() => expect(api.enviadas('GET', '/documento/81/archivo?version=1')).toHaveLength(1));
    expect(await screen.findByText('páginas del documento')).toBeVisible();
  });

  long(
    'PAG-516 PAG-517 the concept comes prefilled and can be written over; value and beneficiary are no inputs',
    async () => {
      apiDePagos();
      openApp(nuevo, ejecutivo);
      expect(await screen.findByRole('textbox', { name: /Concepto del pago/ })).toHaveValue(checklist.concepto);
      expect(screen.getByText('$ 18.500,50')).toBeVisible();
      expect(screen.getByText(/^Automotores Andinos S.A., RUC 1790099887001, Banco Pichincha/)).toBeVisible();
      expect(screen.getAllByRole('textbox').map((uno) => uno.getAttribute('name'))).toEqual([
        'concepto',
        'observacion',
      ]);
    },
  );

  long(
    'PAG-530 PAG-532 saved: order and concept are sent, the success is said, and the payment is opened',
    async () => {
      const api = apiDePagos();
      api.on('POST /solicitud-de-pago', () => ({ status: 201, body: pago }));
      const { teclado, ruta } = openApp(nuevo, ejecutivo);
      await teclado.type(await screen.findByRole('textbox', { name: /Observación/ }), 'Entrega en Quito');
      await teclado.click(await boton('Guardar'));
      expect(await screen.findByText('Orden de pago creada')).toBeVisible();
      await waitFor(() => expect(ruta()).toBe('/ejecutivo/solicitud-de-pago/41'));
      expect(api.enviadas('POST', '/solicitud-de-pago').map(({ body }) => body)).toEqual([
        { orden: 57, concepto: checklist.concepto, observacion: 'Entrega en Quito' },
      ]);
    },
  );

  test("PAG-531 a 403 of the API: 'Error al generar CheckList, datos inconsistentes', and the checklist is read again", async () => {
    const api = apiDePagos();
    api.on('POST /solicitud-de-pago', () => problemAnswer(403, 'checklist-incompleto', PAG.datosInconsistentes));
    const { teclado } = openApp(nuevo, ejecutivo);
    await teclado.click(await boton('Guardar'));
    const aviso = await screen.findByText('Error al generar CheckList, datos inconsistentes');
    expect(aviso.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
    expect(duracionDeToast.checklist).toBe(6000);
    await waitFor(() => expect(api.enviadas('GET', '/solicitud-de-pago/checklist/57')).toHaveLength(2));
  });

  test('PAG-531 a 403 for another reason: the same words, and the reason beside them', async () => {
    const api = apiDePagos();
    const motivo = 'El plan está asignado a otro ejecutivo';
    api.on('POST /solicitud-de-pago', () => problemAnswer(403, 'plan-de-otro-ejecutivo', motivo));
    const { teclado } = openApp(nuevo, ejecutivo);
    await teclado.click(await boton('Guardar'));
    expect(await screen.findByText('Error al generar CheckList, datos inconsistentes')).toBeVisible();
    expect(screen.getByText(motivo)).toBeVisible();
  });

  test('PAG-521 several files at once: each says which document it is, and one replaces what was brought', async () => {
    apiDePagos({ deOrden: { ...checklist, documentos: [contrato, proforma] } });
    const { teclado } = openApp(nuevo, ejecutivo);
    expect(await boton(/^Reemplazar /)).toBeVisible();
    const archivos = ['Contrato.pdf', 'Proforma.pdf'].map(
      (n) => new File(['%PDF-1.7'], n, { type: 'application/pdf' }),
    );
    await teclado.upload(screen.getByLabelText('Archivos de la lista, Documentos'), archivos);
    const dialogo = within(await screen.findByRole('dialog'));
    for (const { name } of archivos) expect(dialogo.getByText(name)).toBeVisible();
    expect(dialogo.getByText(/^Reemplaza el archivo aceptado/)).toBeVisible();
    expect(dialogo.getByRole('button', { name: 'Subir 2 archivos' })).toBeVisible();
  });

  test('PAG-512 a folder that risk has not approved is told to whoever asks for the payment', async () => {
    apiDePagos({ deOrden: { ...checklist, carpetaAprobada: false } });
    openApp(nuevo, ejecutivo);
    expect(await screen.findByText(propios.ordenSinCarpetaAprobada)).toBeVisible();
  });

  long('PAG-516 an empty concept is refused before it is sent', async () => {
    const api = apiDePagos();
    const { teclado } = openApp(nuevo, ejecutivo);
    await teclado.clear(await screen.findByRole('textbox', { name: /Concepto del pago/ }));
    await teclado.click(await boton('Guardar'));
    expect(await screen.findByText('El campo es obligatorio')).toBeVisible();
    expect(api.enviadas('POST', '/solicitud-de-pago')).toEqual([]);
  });

  test('PAG-530 an order that has its payment: it leads there, and nothing can be saved', async () => {
    apiDePagos({
      deOrden: { ...checklist, motivo: 'La orden de compra ya tiene la solicitud de pago #41', solicitud: 41 },
    });
    openApp(nuevo, ejecutivo);
    expect(await screen.findByRole('link', { name: /ya tiene la solicitud de pago #41/ })).toHaveAttribute(
      'href',
      '/ejecutivo/solicitud-de-pago/41',
    );
    expect(await boton('Guardar')).toBeDisabled();
  });
});

describe('detail', () => {
  test('PAG-507 PAG-508 title, company, date, applicant, number, value, concept and beneficiary', async () => {
    apiDePagos();
    openApp('/jftadj/solicitud-de-pago/41', jefatura);
    expect(await screen.findByRole('heading', { name: 'Solicitud de pago #41' })).toBeVisible();
    for (const [etiqueta, valor] of [
      ['Empresa', 'Adjudica'],
      ['Fecha', '10/03/2026 10:00'],
      ['Solicitante', 'Luis Chicaiza'],
      ['Número', '41'],
      ['Valor', '$ 18.500,50'],
      ['Concepto del pago', pago.concepto],
      ['Beneficiario', 'Automotores Andinos S.A.'],
    ] as const)
      expect(screen.getByText(etiqueta).nextSibling).toHaveTextContent(String(valor));
    expect(screen.getByRole('link', { name: 'Orden de compra #57' })).toHaveAttribute(
      'href',
      '/jftadj/orden-de-compra/57',
    );
  });

  test('PAG-510 PAG-512 only what the API lets this user do is offered: nothing to the executive, nothing once it is decided', async () => {
    const decidido = {
      ...pago,
      estado: 'aprobado' as const,
      aprobadoEn: pago.fecha,
      aprobadoPor: 'Patricio Villacís',
      acciones: [],
    };
    apiDePagos({ detalle: decidido });
    openApp('/ejecutivo/solicitud-de-pago/41', ejecutivo);
    expect(await screen.findByText(/^Aprobada por Patricio Villacís el 10\/03\/2026 10:00/)).toBeVisible();
    // what follows
    expect(screen.getByRole('link', { name: '01-M001-12' })).toHaveAttribute(
      'href',
      '/ejecutivo/carta-salida/nuevo?plan=01-M001-12',
    );
    expect(screen.queryByRole('button', { name: /orden de pago/i })).toBeNull();
  });

  test('PAG-510 PAG-513 PAG-534 approved: asked first, then said, and back to the list', async () => {
    const api = apiDePagos();
    api.on('POST /solicitud-de-pago/41/aprobar', () => ({ body: { ...pago, estado: 'aprobado' } }));
    const { teclado, ruta } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    await teclado.click(await boton('Aprobar orden de Pago'));
    await teclado.click(await boton('Aprobar'));
    expect(await screen.findByText('Orden de pago aprobada')).toBeVisible();
    await waitFor(() => expect(ruta()).toBe('/jftadj/solicitud-de-pago'));
    expect(api.enviadas('POST', '/solicitud-de-pago').map(({ body }) => body)).toEqual([
      { base: BASE_DE_REGLAS, version: 1 },
    ]);
  });

  test('PAG-512 PAG-517 the dialog names folder, review and payee, and a payment without an approved folder is not sent', async () => {
    const detalle = {
      ...pago,
      beneficiario: 'Segundo Toapanta Chicaiza',
      rucBeneficiario: null,
      esConcesionario: false,
      tipoIdentificacionBeneficiario: 'C',
      identificacionBeneficiario: '1700000043',
      carpetaAprobada: false,
      revisados: 0,
      rechazados: ['Proforma del vehículo'],
    };
    const api = apiDePagos({ detalle });
    api.on(REGLAS, () => ({ body: reglasDelPaso(regla({ modo: 'impide' })) }));
    const { teclado } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    await teclado.click(await boton('Aprobar orden de Pago'));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(
      await dialogo.findByText(/^Segundo Toapanta Chicaiza, Cédula 1700000043, Banco Pichincha, cuenta corriente \d+$/),
    ).toBeVisible();
    expect(dialogo.getByText('No aprobada por riesgo')).toBeVisible();
    expect(dialogo.getByText('1 de 1, 0 de 1 revisados')).toBeVisible();
    expect(dialogo.getByText('Rechazados: Proforma del vehículo')).toBeVisible();
    expect(dialogo.getByText('No cumple: impide aprobar')).toBeVisible();
    expect(dialogo.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  });

  long('PAG-512 where the setting allows it, who approves without the folder says that he knows, and why', async () => {
    const api = apiDePagos();
    api.on(REGLAS, () => ({ body: reglasDelPaso(regla()) }));
    api.on('POST /solicitud-de-pago/41/aprobar', () => ({ body: { ...pago, estado: 'aprobado' } }));
    const { teclado } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    await teclado.click(await boton('Aprobar orden de Pago'));
    await teclado.click(await screen.findByRole('checkbox', { name: 'Continúo aunque no se cumple' }));
    await teclado.type(
      screen.getByRole('textbox', { name: /Motivo para continuar/ }),
      'Riesgo ya la aprobó de palabra',
    );
    await teclado.click(await boton('Aprobar'));
    expect(await screen.findByText('Orden de pago aprobada')).toBeVisible();
    expect(api.enviadas('POST', '/solicitud-de-pago').map(({ body }) => body)).toEqual([
      { confirma: ['carpeta'], motivo: 'Riesgo ya la aprobó de palabra', base: BASE_DE_REGLAS, version: 1 },
    ]);
  });

  test('PAG-513 PAG-514 PAG-533 annulled: without a reason nothing is sent; with one it is said, and back to the list', async () => {
    const api = apiDePagos();
    api.on('POST /solicitud-de-pago/41/anular', () => ({ body: { ...pago, estado: 'anulado' } }));
    const { teclado, ruta } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    await teclado.click(await boton('Anular orden de pago'));
    await teclado.click(await boton('Anular'));
    expect(await screen.findByText('Motivo no puede estar vacío')).toBeVisible();
    expect(api.enviadas('POST', '/solicitud-de-pago')).toEqual([]);
    await teclado.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'Cambio de cuenta');
    await teclado.click(await boton('Anular'));
    expect(await screen.findByText('Orden de pago anulada')).toBeVisible();
    await waitFor(() => expect(ruta()).toBe('/jftadj/solicitud-de-pago'));
    expect(api.enviadas('POST', '/solicitud-de-pago').map(({ body }) => body)).toEqual([
      { motivo: 'Cambio de cuenta', version: 1 },
    ]);
  });

  test('ORD-565 PAG-510 a server that fails while approving: the specified words', async () => {
    const api = apiDePagos();
    api.on('POST /solicitud-de-pago/41/aprobar', () => problemAnswer(500, 'interno', 'x'));
    const { teclado } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    await teclado.click(await boton('Aprobar orden de Pago'));
    await teclado.click(await boton('Aprobar'));
    const aviso = await screen.findByText('Ocurrio un error intente de nuevo más tarde.');
    expect(aviso.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorWarning');
  });

  long('PAG-512 somebody was faster: the dialog says who and when', async () => {
    const api = apiDePagos();
    const titulo = 'La orden de pago ya fue aprobada por Verónica Ordóñez el 10/03/2026 11:00';
    api.on('POST /solicitud-de-pago/41/aprobar', () => problemAnswer(409, 'estado-cambiado', titulo));
    const { teclado } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    await teclado.click(await boton('Aprobar orden de Pago'));
    await teclado.click(await boton('Aprobar'));
    expect(await screen.findByText(titulo)).toBeVisible();
  });

  long('PAG-507 the paper of an approved payment is issued when it is first asked for, then only shown', async () => {
    const aprobado = { ...pago, estado: 'aprobado' as const, aprobadoEn: pago.fecha, acciones: ['generar' as const] };
    const api = apiDePagos({ detalle: aprobado });
    api.on('POST /solicitud-de-pago/41/generar', () => ({ body: { ...aprobado, emitida: 1 } }));
    api.on('GET /solicitud-de-pago/41/documento', () => ({ body: 'x' }));
    const { teclado } = openApp('/ejecutivo/solicitud-de-pago/41', ejecutivo);
    await teclado.click(await boton('Solicitud de pago'));
    await waitFor(() => expect(api.enviadas('GET', '/solicitud-de-pago/41/documento')).toHaveLength(1));
    expect(api.enviadas('POST', '/solicitud-de-pago/41/generar')).toHaveLength(1);
    expect(await screen.findByText('páginas del documento')).toBeVisible();
  });

  test('the transfer of an approved one names whom and which account, and asks for day and reference', async () => {
    const aprobado = {
      ...pago,
      estado: 'aprobado' as const,
      aprobadoEn: pago.fecha,
      acciones: ['transferir' as const],
    };
    const api = apiDePagos({ detalle: aprobado });
    const { teclado } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    expect(await screen.findByText(/Aprobado, sin transferencia registrada/)).toBeVisible();
    await teclado.click(await boton('Registrar transferencia'));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText(/Banco Pichincha, cuenta corriente/)).toBeVisible();
    await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
    expect(await dialogo.findByText('Escriba la referencia del banco')).toBeVisible();
    expect(api.enviadas('POST', '/solicitud-de-pago/41/transferir')).toEqual([]);
  });

  test('the proof of a transfer goes before it, to its document; the papers of a payment are brought after its approval too', async () => {
    withStyles();
    const acciones = ['transferir' as const];
    const api = apiDePagos({ detalle: { ...pago, estado: 'aprobado', aprobadoEn: pago.fecha, acciones } });
    const subidas = fakeUploads();
    api.on('POST /solicitud-de-pago/41/transferir', () => ({ body: pago }));
    const { teclado } = openApp('/jftadj/solicitud-de-pago/41', jefatura);
    const tabla = within(await screen.findByRole('table', { name: 'Papeles del pago' }));
    expect(tabla.getByRole('button', { name: /^Subir Factura/ })).toBeVisible();
    // nobody waits for them
    const sinArchivo = tabla.getAllByText('Sin archivo')[0]?.closest('.MuiChip-root') as HTMLElement;
    expect(sinArchivo).toHaveStyle({ color: themeOf('light').palette.text.secondary });
    await teclado.click(await boton('Registrar transferencia'));
    const dialogo = within(await screen.findByRole('dialog'));
    await teclado.click(dialogo.getAllByRole('spinbutton')[0] as HTMLElement);
    await teclado.keyboard('10032026');
    await teclado.type(dialogo.getByLabelText(/^Referencia/), 'TR-98');
    await teclado.upload(
      dialogo.getByLabelText(/^Comprobante del banco/),
      fileOf('comprobante.pdf', 'application/pdf'),
    );
    await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(subidas).toHaveLength(1));
    expect(subidas[0]?.url).toMatch(/documento\/92\/archivo$/);
    expect(api.enviadas('POST', '/solicitud-de-pago/41/transferir')).toEqual([]);
    subidas[0]?.responder(200, { version: 2 });
    await waitFor(() =>
      expect(api.enviadas('POST', '/solicitud-de-pago/41/transferir')).toMatchObject([
        { body: { fecha: '2026-03-10', referencia: 'TR-98', version: pago.version } },
      ]),
    );
  });

  test('PAG-504 what is no number is no payment', async () => {
    apiDePagos();
    openApp('/jftadj/solicitud-de-pago/abc', jefatura);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  });
});

test('PAG-500 risk has no payment orders', async () => {
  apiDePagos();
  openApp('/riesgo/solicitud-de-pago', userOf('Riesgo', '004'));
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});
