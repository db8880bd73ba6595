import { act, screen, waitFor, within } from '@testing-library/react';
import type { InformeDeBuroVista } from '../../generated/api';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { apiDeClientes, ejecutivo, riesgo, zambrano } from '../../testing/clientes';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const CEDULA = '1710034065';
const PAGINA = '/riesgo/buro-credito';
const operacion: InformeDeBuroVista['sbs'][number] = {
  institucion: 'Banco de la Sierra',
  fechaCorte: '2026-02-28',
  tipoRiesgo: 'B1',
  tipoCredito: 'Consumo',
  valorPorVencer: 1200.5,
  noDevengaInteres: 15,
  vencido: 30.25,
  demandaJudicial: 1,
  carteraCastigada: 2,
  saldoTotal: 1248.75,
  diasVencido: 12,
};
const informe: InformeDeBuroVista = {
  id: 9,
  cedula: CEDULA,
  fecha: '2026-03-10',
  estado: 'lista',
  consultadoPor: 'Iván Montenegro',
  consultadoEn: '2026-03-10T15:04:00.000Z',
  plan: null,
  consentimiento: '2026-03-01',
  motivo: null,
  prueba: false,
  documentoDeAutorizacion: true,
  clienteDistinto: null,
  deudaDeclarada: 4500,
  deudaReportada: 12_300.5,
  deHoy: true,
  nombreSujeto: 'ZAMBRANO LOOR JOSÉ ANTONIO',
  puntaje: 812,
  puntajeMaximo: 845,
  totalAcumulado: 63.4,
  tasaDeMalosAcumulado: 4.25,
  fechaInicial: '2019-05-01',
  cuotaEstimada: 310.4,
  banda: 'amarillo',
  sbs: [operacion],
  rfr: [],
  sicom: [{ ...operacion, institucion: 'Almacenes del Centro', diasVencido: null }],
  avisos: [],
  acciones: ['consultar-de-nuevo'],
};
const servicio = { configurado: true, prueba: false, exigeConsentimiento: false };
const sinConsulta = problemAnswer(404, 'buro-sin-consulta', 'Todavía no hay una consulta al buró de esta cédula');
const caido = (detalle: object = { motivo: 'red' }) => ({
  status: 503,
  body: { title: 'x', status: 503, code: 'buro-no-disponible', instance: 'r', detalle },
});

function preparar(respuesta: Parameters<ReturnType<typeof fakeApi>['on']>[1] = () => ({ body: informe })) {
  const api = fakeApi();
  api.on('GET /buro/servicio', () => ({ body: servicio }));
  api.on(`GET /buro/${CEDULA}`, () => sinConsulta);
  api.on('POST /buro/consulta', respuesta);
  return { ...api, pedidos: () => api.llamadas.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const escribirFecha = async (teclado: ReturnType<typeof openApp>['teclado'], cifras: string) => {
  const dia = within(screen.getByRole('dialog')).getByRole('spinbutton', { name: 'Dia' });
  await teclado.click(dia);
  await waitFor(() => expect(dia).toHaveFocus());
  await teclado.keyboard(cifras);
};
const campo = () => screen.findByRole('textbox', { name: 'Cédula' });

describe('the search', () => {
  long.each(['', '171003406', 'abcdefghij'])('BUR-501 BUR-502 %p sends nothing and says so', async (texto) => {
    const api = preparar();
    const { teclado } = openApp(PAGINA, riesgo);
    await teclado.type(await campo(), `${texto}{Enter}`);
    expect(await screen.findByText('Ingrese una cédula')).toBeVisible();
    expect(api.pedidos()).toEqual([]);
  });

  long('BUR-502 BUR-510 the warnings stay 3.5 s and 2.5 s', async () => {
    preparar(() => problemAnswer(404, 'buro-sin-cliente', 'Cliente no encontrado'));
    const { teclado } = openApp(PAGINA, riesgo);
    const input = await campo();
    jest.useFakeTimers();
    try {
      /** Shown until shortly before its time is over, gone (but for its fading) after it. */
      const dura = async (texto: string, ms: number) => {
        await act(() => jest.advanceTimersByTimeAsync(0));
        expect(screen.getByText(texto)).toBeVisible();
        await act(() => jest.advanceTimersByTimeAsync(ms - 100));
        expect(screen.getByText(texto)).toBeVisible();
        for (let i = 0; i < 6; i++) await act(() => jest.advanceTimersByTimeAsync(100));
        expect(screen.queryByText(texto)).not.toBeInTheDocument();
      };
      await teclado.type(input, '17{Enter}');
      await dura('Ingrese una cédula', 3500);
      await teclado.clear(input);
      await teclado.type(input, `${CEDULA}{Enter}`);
      await dura('Cliente no encontrado', 2500);
    } finally {
      jest.useRealTimers();
    }
  });

  test('BUR-500 BUR-501 BUR-509 empty at first; a cédula however it comes, more than ten characters stay and ask nothing; Enter and button search', async () => {
    const api = preparar();
    const { teclado, router } = openApp(PAGINA, riesgo);
    expect(await screen.findByText('No hay cliente seleccionado.')).toBeVisible();
    const input = await campo();
    expect(input).toHaveFocus();
    await teclado.type(input, `${CEDULA}99{Enter}`);
    expect(input).toHaveValue(`${CEDULA}99`);
    expect(await screen.findByText('Ingrese una cédula')).toBeVisible();
    await teclado.clear(input);
    await teclado.paste('\u202a171003406-5\u202c ');
    expect(input).toHaveValue(CEDULA);
    await teclado.click(screen.getByRole('button', { name: 'Consultar' }));
    expect(await screen.findByRole('heading', { name: informe.nombreSujeto })).toBeVisible();
    expect(api.pedidos()).toEqual([{ TipoDocumento: 'C', NumeroDocumento: CEDULA }]);
    // What came with the answer is not read a second time
    expect(api.llamadas.some(({ path }) => path === `/buro/${CEDULA}`)).toBe(false);
    await waitFor(() => expect(router.state.location.search).toBe(`?cedula=${CEDULA}`));
  });

  long('BUR-500 while it is asked a second press asks nothing', async () => {
    let answer = (): void => undefined;
    const api = preparar(
      () =>
        new Promise((done) => {
          answer = () => done({ body: informe });
        }),
    );
    const { teclado } = openApp(PAGINA, riesgo);
    const input = await campo();
    await teclado.type(input, `${CEDULA}{Enter}`);
    expect(await screen.findByText('Consultando al buró…')).toBeVisible();
    await teclado.type(input, '{Enter}{Enter}');
    answer();
    expect(await screen.findByText(informe.nombreSujeto)).toBeVisible();
    expect(api.pedidos()).toHaveLength(1);
  });

  long('BUR-510 somebody unknown leaves no page of the one before', async () => {
    const api = preparar();
    const { teclado } = openApp(PAGINA, riesgo);
    const input = await campo();
    await teclado.type(input, `${CEDULA}{Enter}`);
    await screen.findByText(informe.nombreSujeto);
    api.on('POST /buro/consulta', () => problemAnswer(404, 'buro-sin-cliente', 'Cliente no encontrado'));
    await teclado.clear(input);
    await teclado.type(input, '1710034066{Enter}');
    expect(await screen.findByText('Cliente no encontrado')).toBeVisible();
    expect(await screen.findByText('No hay cliente seleccionado.')).toBeVisible();
    expect(screen.queryByText(informe.nombreSujeto)).not.toBeInTheDocument();
    expect(input).toHaveValue('1710034066');
  });

  long('BUR-513 an address with a cédula shows the stored report and asks nothing', async () => {
    const api = preparar();
    api.on(`GET /buro/${CEDULA}`, () => ({ body: informe }));
    openApp(`${PAGINA}?cedula=${CEDULA}`, riesgo);
    expect(await screen.findByText(informe.nombreSujeto)).toBeVisible();
    expect(api.pedidos()).toEqual([]);
  });

  test.each([ejecutivo, userOf('Legal', '003'), userOf('Gerente General', null)])(
    'BUR-500 $role has no such page',
    async (user) => {
      preparar();
      openApp(PAGINA, user);
      expect(await screen.findByText('Página no encontrada')).toBeVisible();
    },
  );
});

describe('the report', () => {
  const mostrar = async (cambios: Partial<InformeDeBuroVista> = {}) => {
    const api = preparar();
    api.on(`GET /buro/${CEDULA}`, () => ({ body: { ...informe, ...cambios } }));
    const { teclado } = openApp(`${PAGINA}?cedula=${CEDULA}`, riesgo);
    await screen.findByText(informe.nombreSujeto);
    return { api, teclado };
  };

  long.each([
    [562, 'rojo', 'banda roja'],
    [563, 'amarillo', 'banda amarilla'],
    [917, 'amarillo', 'banda amarilla'],
    [918, 'verde', 'banda verde'],
  ] as const)(
    'BUR-504 BUR-505 BUR-006 a score of %i on the gauge from 1 to 999 is %s',
    async (puntaje, banda, nombre) => {
      await mostrar({ puntaje, banda });
      const medidor = await screen.findByRole('meter', { name: 'Puntaje' });
      expect(medidor).toHaveAttribute('aria-valuemin', '1');
      expect(medidor).toHaveAttribute('aria-valuemax', '999');
      expect(medidor).toHaveAttribute('aria-valuenow', String(puntaje));
      expect(medidor).toHaveAttribute('aria-valuetext', `${puntaje}, ${nombre}`);
      expect(medidor).toHaveAttribute('data-banda', banda);
      expect(within(medidor).getByText(String(puntaje))).toBeVisible();
    },
  );

  test('BUR-503 BUR-506 name and the five cards; who asked, when, and the consent', async () => {
    await mostrar();
    const tarjetas = [
      'Total acumulado',
      'Tasa de malos acumulado',
      'Fecha inicial',
      'Cuota estimada',
      'Puntaje máximo',
    ];
    expect(tarjetas.map((name) => screen.getByRole('group', { name }).lastElementChild?.textContent)).toEqual([
      '63,4',
      '4,25',
      '01/05/2019',
      '$ 310,40',
      '845',
    ]);
    expect(screen.getByText(/Consultado por Iván Montenegro el 10\/03\/2026 10:04/)).toHaveTextContent(
      'Autorización del cliente: 01/03/2026',
    );
    expect(screen.queryByText('Buró de prueba')).not.toBeInTheDocument();
  });

  long('BUR-003 BUR-507 BUR-508 each table only when it has rows, with its eleven columns', async () => {
    await mostrar();
    expect(screen.getByRole('table', { name: 'SBS' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'RFR' })).not.toBeInTheDocument();
    expect(screen.queryByText('RFR')).not.toBeInTheDocument();
    const sbs = within(screen.getByRole('table', { name: 'SBS' }));
    const celdas = sbs.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(sbs.getAllByRole('columnheader').map(({ textContent }, i) => [textContent, celdas[i]])).toEqual([
      ['Institución', 'Banco de la Sierra'],
      ['Fecha de corte', '28/02/2026'],
      ['Tipo de riesgo', 'B1'],
      ['Tipo de crédito', 'Consumo'],
      ['Por vencer', '$ 1.200,50'],
      ['No devenga interés', '$ 15,00'],
      ['Vencido', '$ 30,25'],
      ['Demanda judicial', '$ 1,00'],
      ['Cartera castigada', '$ 2,00'],
      ['Saldo total', '$ 1.248,75'],
      ['Días vencido', '12'],
    ]);
    expect(within(screen.getByRole('table', { name: 'SICOM' })).getByText('—')).toBeVisible();
  });

  test('a signed consent that is not among the documents is a reminder of its own', async () => {
    await mostrar({ documentoDeAutorizacion: false });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^La autorización firmada no está entre los documentos del cliente.$/,
    );
    expect(screen.queryByRole('button', { name: 'Registrar autorización' })).not.toBeInTheDocument();
  });

  long("a name that is not the client's is said, and declared debt stands beside the reported one", async () => {
    await mostrar({ clienteDistinto: 'Vera Loor Ana' });
    expect(screen.getByRole('alert')).toHaveTextContent(/El buró responde con otro nombre.*Vera Loor Ana/);
    expect(within(screen.getByRole('group', { name: 'Deuda declarada' })).getByText('$ 4.500,00')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Deuda reportada' })).getByText('$ 12.300,50')).toBeVisible();
  });

  long('an earlier report is opened from its list and asks the bureau nothing', async () => {
    const { api, teclado } = await mostrar();
    const { id: _, ...consulta } = informe;
    api.on('GET /buro', () => listAnswer('buro', [informe, { ...consulta, id: 7, fecha: '2026-01-15' }]));
    api.on(`GET /buro/${CEDULA}`, () => ({ body: { ...informe, id: 7, puntaje: 640, banda: 'amarillo' } }));
    const pedidos = api.pedidos().length;
    await teclado.click(screen.getByRole('button', { name: 'Consultas anteriores' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Consultas anteriores' }));
    await teclado.click(await dialogo.findByRole('button', { name: /Consulta del 15\/01\/2026/ }));
    const abierto = within(await screen.findByRole('dialog', { name: 'Consulta del 15/01/2026' }));
    expect(await abierto.findByRole('meter', { name: 'Puntaje' })).toHaveAttribute('aria-valuenow', '640');
    expect(api.pedidos()).toHaveLength(pedidos);
  });

  long('a made-up report says so, and what could not be read is named', async () => {
    await mostrar({ prueba: true, avisos: ['SBS 1: vencido'] });
    expect(screen.getByText('Buró de prueba')).toBeVisible();
    expect(screen.getByText('El buró envió datos que no se pudieron leer: SBS 1: vencido')).toBeVisible();
  });

  long("'Consultar de nuevo' on the same day wants a reason and sends which report it does not want", async () => {
    const { api, teclado } = await mostrar();
    await teclado.click(screen.getByRole('button', { name: 'Consultar de nuevo' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Consultar de nuevo' }));
    expect(dialogo.getByText(/Cada consulta tiene costo/)).toBeVisible();
    await teclado.click(dialogo.getByRole('button', { name: 'Consultar' }));
    expect(api.pedidos()).toEqual([]);
    api.on('POST /buro/consulta', () => ({ body: { ...informe, id: 10, motivo: 'Pagó ayer' } }));
    await teclado.type(dialogo.getByRole('textbox'), 'Pagó ayer');
    await teclado.click(dialogo.getByRole('button', { name: 'Consultar' }));
    expect(await screen.findByText('Motivo: Pagó ayer')).toBeVisible();
    expect(api.pedidos()).toEqual([{ TipoDocumento: 'C', NumeroDocumento: CEDULA, deNuevo: 9, motivo: 'Pagó ayer' }]);
  });

  long('a report of another day says so and is asked for again without a reason', async () => {
    const { api, teclado } = await mostrar({ deHoy: false });
    expect(screen.getByText('Consulta del 10/03/2026. Puede pedir una actual.')).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: 'Consultar de nuevo' }));
    await waitFor(() => expect(api.pedidos()).toEqual([{ TipoDocumento: 'C', NumeroDocumento: CEDULA }]));
    await waitFor(() => expect(screen.queryByText(/Puede pedir una actual/)).not.toBeInTheDocument());
  });

  long('a missing consent is a reminder; its date is registered from there', async () => {
    const { api, teclado } = await mostrar({
      consentimiento: null,
      acciones: ['consultar-de-nuevo', 'registrar-autorizacion'],
    });
    expect(screen.getByText('Falta la fecha en que el cliente autorizó la consulta al buró.')).toBeVisible();
    const abierto = async () => {
      await teclado.click(screen.getByRole('button', { name: 'Registrar autorización' }));
      return within(await screen.findByRole('dialog', { name: 'Registrar autorización' }));
    };
    const vacio = await abierto();
    await teclado.click(vacio.getByRole('button', { name: 'Aceptar' }));
    expect(vacio.getByText('El campo es obligatorio')).toBeVisible();
    await teclado.click(vacio.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const dialogo = await abierto();
    await escribirFecha(teclado, '02032026');
    await teclado.click(dialogo.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Autorización registrada')).toBeVisible();
    expect(api.pedidos()).toEqual([{ TipoDocumento: 'C', NumeroDocumento: CEDULA, consentimiento: '2026-03-02' }]);
    expect(screen.queryByText(/Falta la fecha/)).not.toBeInTheDocument();
  });
});

describe('no report comes', () => {
  test('BUR-512 BUR-513 the bureau fails: the last stored report is shown, and that it is an old one', async () => {
    const api = preparar(() => caido());
    api.on(`GET /buro/${CEDULA}`, () => ({ body: { ...informe, deHoy: false } }));
    const { teclado } = openApp(PAGINA, riesgo);
    await teclado.type(await campo(), `${CEDULA}{Enter}`);
    expect(await screen.findByText(informe.nombreSujeto)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El buró de crédito no responde en este momento. Intente de nuevo en unos minutos. Se muestra la última consulta guardada, del 10/03/2026.',
    );
  });

  long.each([
    [caido({ motivo: 'circuito', esperaSegundos: 17 }), /falló varias veces seguidas. Intente de nuevo en 17 segundos/],
    [{ status: 503, body: { code: 'buro-ilegible' } }, /una respuesta que no se puede leer/],
    [{ status: 503, body: { code: 'buro-sin-configurar' } }, /No hay un buró de crédito configurado/],
  ])('BUR-512 without a stored one the failure is told and stays: %#', async (respuesta, texto) => {
    preparar(() => respuesta);
    const { teclado } = openApp(PAGINA, riesgo);
    await teclado.type(await campo(), `${CEDULA}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(texto);
    expect(await screen.findByText('Todavía no hay una consulta al buró de esta cédula')).toBeVisible();
  });

  long('where consent is demanded its date is asked for first, and goes with the question', async () => {
    const api = preparar(({ body }) =>
      (body as { consentimiento?: string }).consentimiento === undefined
        ? problemAnswer(422, 'buro-sin-consentimiento', 'x')
        : { body: informe },
    );
    const { teclado } = openApp(PAGINA, riesgo);
    await teclado.type(await campo(), `${CEDULA}{Enter}`);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar autorización' }));
    await escribirFecha(teclado, '02032026');
    await teclado.click(dialogo.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText(informe.nombreSujeto)).toBeVisible();
    expect(api.pedidos().at(-1)).toMatchObject({ consentimiento: '2026-03-02' });
  });

  long('a report that can not be opened any more is asked for again, with a reason', async () => {
    const api = preparar(({ body }) =>
      (body as { deNuevo?: number }).deNuevo === undefined
        ? { status: 404, body: { code: 'buro-no-se-abre', title: 'x', detalle: { consulta: 9 } } }
        : { body: informe },
    );
    const { teclado } = openApp(PAGINA, riesgo);
    await teclado.type(await campo(), `${CEDULA}{Enter}`);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Consultar de nuevo' }));
    await teclado.type(dialogo.getByRole('textbox'), 'No se abre');
    await teclado.click(dialogo.getByRole('button', { name: 'Consultar' }));
    expect(await screen.findByText(informe.nombreSujeto)).toBeVisible();
    expect(api.pedidos().at(-1)).toMatchObject({ deNuevo: 9, motivo: 'No se abre' });
  });
});

describe('the dialog of the status page', () => {
  const pagina = (prefijo: string) => `${prefijo}/estado-cliente/${zambrano.identificacion}?plan=01-M001-12`;
  const conBuro = () => {
    const api = apiDeClientes();
    api.on('GET /buro/servicio', () => ({ body: servicio }));
    api.on(`GET /buro/${CEDULA}`, () => sinConsulta);
    return api;
  };
  const abrirDialogo = async (teclado: ReturnType<typeof openApp>['teclado']) => {
    await teclado.click(await screen.findByRole('button', { name: 'Buró de crédito' }));
    return within(await screen.findByRole('dialog', { name: 'Buró de crédito' }));
  };

  test('BUR-001 CLI-016 four tabs: score, SBS, RFR, SICOM', async () => {
    const api = conBuro();
    api.on(`GET /buro/${CEDULA}`, () => ({ body: { ...informe, acciones: [] } }));
    const { teclado } = openApp(pagina('/ejecutivo'), ejecutivo);
    const dialogo = await abrirDialogo(teclado);
    const pestanas = await dialogo.findAllByRole('tab');
    expect(pestanas.map(({ textContent }) => textContent)).toEqual(['Puntaje', 'SBS (1)', 'RFR (0)', 'SICOM (1)']);
    expect(await dialogo.findByRole('meter', { name: 'Puntaje' })).toBeVisible();
    await teclado.click(dialogo.getByRole('tab', { name: /SBS/ }));
    expect(dialogo.getByRole('table', { name: 'SBS' })).toBeVisible();
    await teclado.click(dialogo.getByRole('tab', { name: /RFR/ }));
    expect(dialogo.getByText('Sin operaciones registradas.')).toBeVisible();
    expect(dialogo.queryByRole('button', { name: /Consultar/ })).not.toBeInTheDocument();
    await teclado.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('CLI-016 who only reads is told that nobody has asked yet, and can not ask', async () => {
    const api = conBuro();
    const { teclado } = openApp(pagina('/ejecutivo'), ejecutivo);
    const dialogo = await abrirDialogo(teclado);
    expect(await dialogo.findByText('Todavía no hay una consulta al buró de esta cédula')).toBeVisible();
    expect(dialogo.queryByRole('button', { name: 'Consultar' })).not.toBeInTheDocument();
    expect(api.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  long('BUR-512 CLI-016 risk asks from here for the chosen plan', async () => {
    const api = conBuro();
    api.on('POST /buro/consulta', () => ({ body: informe }));
    const { teclado } = openApp(pagina('/riesgo'), riesgo);
    const dialogo = await abrirDialogo(teclado);
    await teclado.click(await dialogo.findByRole('button', { name: 'Consultar' }));
    expect(await dialogo.findByText(informe.nombreSujeto)).toBeVisible();
    expect(api.llamadas.find(({ method }) => method === 'POST')?.body).toEqual({
      TipoDocumento: 'C',
      NumeroDocumento: CEDULA,
      plan: '01-M001-12',
    });
  });
});
