import { hoyEn } from '@adjudica/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { apiDeAdjudicados, ejecutiva, loTiene, mora, muchos, paz, vera } from '../../testing/adjudicados';
import { listAnswer, problemAnswer } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';
import { withStyles } from '../../testing/styles';
import type { AdjudicadoRecord } from './tipos';

const inicio = '/ejecutivo/inicio';
const mes = hoyEn(new Date()).slice(0, 7);
const con = (filtro: object) => `${inicio}?filter=${encodeURIComponent(JSON.stringify(filtro))}`;
const delMes = con({ mes });
const pendientes = con({ pendientes: true });
const fila = async (nombre: string) =>
  within((await screen.findByRole('link', { name: nombre })).closest('tr') as HTMLElement);

test('ADJ-009 ADJ-516 a month without members says so', async () => {
  apiDeAdjudicados([]);
  openApp(delMes, ejecutiva);
  expect(await screen.findByText('No tiene socios asignados para el mes seleccionado.')).toBeVisible();
});

long('ADJ-001 a list that does not load says so and can be asked again', async () => {
  const api = apiDeAdjudicados();
  api.on('GET /adjudicacion', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp(delMes, ejecutiva);
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.', { selector: 'main *' })).toBeVisible();
  apiDeAdjudicados();
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: mora.nombreCliente })).toBeVisible();
});

long.each([
  ['after this month', { mes: '2199-01' }],
  ['before 2022', { mes: '2021-12' }],
])('ADJ-004 ADJ-005 an address with a month %s asks for this month', async (_, filtro) => {
  const api = apiDeAdjudicados();
  openApp(con(filtro), ejecutiva);
  await fila(mora.nombreCliente);
  expect(api.preguntas()[0]?.filter).toEqual({ ejecutivo: 'yo', producto: '01', mes });
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeDisabled();
});

long('ADJ-005 nobody steps back beyond January 2022', async () => {
  apiDeAdjudicados();
  const { teclado } = openApp(con({ mes: '2022-02' }), ejecutiva);
  await teclado.click(await screen.findByRole('button', { name: 'Mes anterior' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mes anterior' })).toBeDisabled());
});

long('ADJ-001 ADJ-010 own members of this month, with everything one looks for', async () => {
  const api = apiDeAdjudicados();
  openApp(delMes, ejecutiva);
  expect(await screen.findByRole('heading', { name: 'Socios adjudicados asignados', level: 1 })).toBeVisible();
  const ana = await fila(mora.nombreCliente);
  expect(api.preguntas()).toEqual([{ filter: { ejecutivo: 'yo', producto: '01', mes }, range: [0, 9] }]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Socio',
    'Plan',
    'Adjudicación',
    'Días hábiles',
    'Monto',
    'Ingreso',
    'Formularios',
    'Carpeta',
  ]);
  expect(ana.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Mora Zambrano Ana Lucía1710034065',
    '01-M001-12Asamblea 1',
    'Adj. Sorteo03/11/2026',
    '14 día(s)',
    '$ 18.000,00',
    'Asamblea',
    '1 de 3',
    'Documentación incompleta4 de 9 documentos',
  ]);
});

long('ADJ-010 which forms are saved is told to mouse and keyboard', async () => {
  apiDeAdjudicados();
  const { teclado } = openApp(delMes, ejecutiva);
  const ana = await fila(mora.nombreCliente);
  ana.getByRole('link').focus();
  await teclado.tab();
  expect(ana.getByText('1 de 3')).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    '✓ Solicitud de compra✗ Estado financiero, falta✗ Referencias, falta',
  );
});

long('ADJ-502 ADJ-013 DOC-014 GEN-515 badges, working days and folders as they are', async () => {
  apiDeAdjudicados([mora, vera, paz]);
  openApp(delMes, ejecutiva);
  const jose = await fila(vera.nombreCliente);
  expect(jose.getByText('Adj. Oferta')).toBeVisible();
  expect(jose.getByText('31 día(s)')).toBeVisible();
  expect(jose.getByText('Documentación completa')).toBeVisible();
  expect(jose.getByText('En dpto. riesgo')).toBeVisible();
  const carla = await fila(paz.nombreCliente);
  expect(carla.getByText('Adj. Entrega')).toBeVisible();
  expect(carla.getByText('No tiene documentos asignado')).toBeVisible();
  expect(carla.queryByText('En dpto. riesgo')).toBeNull();
});

long('DOC-010 DOC-011 DOC-012 DOC-013 the colour of a folder follows its state', async () => {
  withStyles();
  apiDeAdjudicados([mora, vera, paz]);
  openApp(delMes, ejecutiva);
  await fila(mora.nombreCliente);
  const color = (texto: string) =>
    getComputedStyle(screen.getByText(texto).closest('.MuiChip-root') as HTMLElement).color;
  const colores = ['Documentación incompleta', 'Documentación completa', 'No tiene documentos asignado'].map(color);
  expect(new Set(colores).size).toBe(3);
  // red is the red of the days that are too many
  expect(colores[2]).toBe(color('31 día(s)'));
});

long('ADJ-002 ADJ-003 product and month ask the server and stand in the address', async () => {
  const api = apiDeAdjudicados();
  const { teclado, router } = openApp(con({ mes: '2026-03' }), ejecutiva);
  await fila(mora.nombreCliente);
  await teclado.click(screen.getByRole('button', { name: 'CasaPlan' }));
  await waitFor(() => expect(api.preguntas().at(-1)?.filter).toMatchObject({ producto: '02', mes: '2026-03' }));
  await teclado.click(screen.getByRole('button', { name: 'Mes anterior' }));
  await waitFor(() => expect(api.preguntas().at(-1)?.filter).toMatchObject({ producto: '02', mes: '2026-02' }));
  const { search } = router.state.location;
  expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '')).toEqual({ producto: '02', mes: '2026-02' });
});

long('ADJ-002 back leads to the product that was shown, though the other one is preferred now', async () => {
  const api = apiDeAdjudicados();
  api.on('GET /adjudicacion', ({ path }) =>
    listAnswer('adjudicacion', decodeURIComponent(path).includes('"producto":"02"') ? [vera] : [mora]),
  );
  const { teclado, router } = openApp(delMes, ejecutiva);
  await fila(mora.nombreCliente);
  await teclado.click(screen.getByRole('button', { name: 'CasaPlan' }));
  await fila(vera.nombreCliente);
  await act(() => router.navigate(-1));
  await fila(mora.nombreCliente);
  expect(screen.getByRole('button', { name: 'MotorPlan' })).toHaveAttribute('aria-pressed', 'true');
  // and a reload there shows the same
  const { search } = router.state.location;
  expect(JSON.parse(new URLSearchParams(search).get('filter') ?? '{}')).toEqual({ producto: '01', mes });
});

long('ADJ-002 ADJ-003 a reload shows the same product and month', async () => {
  const api = apiDeAdjudicados();
  openApp(con({ producto: '02', mes: '2026-02' }), ejecutiva);
  await fila(mora.nombreCliente);
  expect(api.preguntas()[0]?.filter).toEqual({ ejecutivo: 'yo', producto: '02', mes: '2026-02' });
  expect(screen.getByRole('button', { name: 'CasaPlan' })).toHaveAttribute('aria-pressed', 'true');
});

long('ADJ-006 the search asks the server and keeps the month', async () => {
  const api = apiDeAdjudicados();
  const { teclado } = openApp(con({ mes: '2026-03' }), ejecutiva);
  await fila(mora.nombreCliente);
  await teclado.type(screen.getByRole('searchbox', { name: 'Ingrese el nombre del cliente o cédula' }), 'mora{Enter}');
  await waitFor(() =>
    expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'yo', producto: '01', mes: '2026-03', q: 'mora' }),
  );
});

test('ADJ-007 a row opens the status page of the member with the plan chosen, and back leads to the same rows', async () => {
  const api = apiDeAdjudicados();
  api.on('GET /cliente/1710034065', () => new Promise(() => {}));
  const { teclado, router } = openApp(con({ mes: '2026-03' }), ejecutiva);
  const ana = await fila(mora.nombreCliente);
  expect(ana.getByRole('link')).toHaveAttribute('href', '/ejecutivo/estado-cliente/1710034065?plan=01-M001-12');
  await teclado.click(ana.getByText('$ 18.000,00'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/ejecutivo/estado-cliente/1710034065'));
  expect(router.state.location.search).toBe('?plan=01-M001-12');
  await act(() => router.navigate(-1));
  await fila(mora.nombreCliente);
  expect(api.preguntas().at(-1)?.filter).toMatchObject({ mes: '2026-03' });
});

long('ADJ-008 ten rows a page', async () => {
  const api = apiDeAdjudicados(muchos(23));
  const { teclado } = openApp(delMes, ejecutiva);
  await fila('Socio 010');
  expect(screen.queryByText('Socio 011')).toBeNull();
  await teclado.click(screen.getByRole('button', { name: /página siguiente/i }));
  await fila('Socio 011');
  expect(api.preguntas().at(-1)?.range).toEqual([10, 19]);
});

describe('what is pending', () => {
  const con = (siguiente: AdjudicadoRecord['siguiente']): AdjudicadoRecord => ({ ...mora, siguiente });

  long('nothing pending says so', async () => {
    apiDeAdjudicados([]);
    openApp(pendientes, ejecutiva);
    expect(await screen.findByText('No tiene planes pendientes.')).toBeVisible();
  });

  long('ADJ-001 the home opens on all months and both products, the latest against its promise first', async () => {
    const api = apiDeAdjudicados([mora]);
    openApp(pendientes, ejecutiva);
    await fila(mora.nombreCliente);
    expect(api.preguntas()).toEqual([{ filter: { ejecutivo: 'yo', pendientes: true }, range: [0, 9] }]);
    expect(api.llamadas.some(({ path }) => decodeURIComponent(path).includes('sort=["promesa","ASC"]'))).toBe(true);
  });

  long('each row says what its folder lacks, and one that lacks nothing says that', async () => {
    apiDeAdjudicados([mora, vera]);
    const { teclado } = openApp(pendientes, ejecutiva);
    const ana = await fila(mora.nombreCliente);
    expect(await screen.findByRole('columnheader', { name: 'Qué falta' })).toBeVisible();
    expect(ana.getByText('Estado financiero, Referencias')).toBeVisible();
    await teclado.hover(ana.getByText('y 1 más'));
    expect(await screen.findByRole('tooltip', { name: '5 documentos' })).toBeVisible();
    expect((await fila(vera.nombreCliente)).getByText('Nada')).toBeVisible();
  });

  long(
    'DOC-009 on a phone promise, state of the folder, next act and what is missing stand with the name',
    async () => {
      asPhone();
      const enRiesgo = { texto: 'Resolver carpeta', de: 'riesgo', leToca: false, enlace: null } as const;
      apiDeAdjudicados([{ ...vera, siguiente: { ...loTiene('004', 'Riesgos'), ...enRiesgo } }]);
      openApp(pendientes, ejecutiva);
      const conNombre = (await screen.findByRole('link', { name: vera.nombreCliente })).closest('td') as HTMLElement;
      for (const texto of [
        'Faltan 3 días hábiles',
        'Documentación completa',
        'En dpto. riesgo',
        'Espera a Riesgos: Resolver carpeta',
        'Qué falta: Nada',
      ])
        expect(within(conNombre).getByText(texto)).toBeVisible();
    },
  );

  long('ADJ-003 a month is a filter that stays in the address, and leaves the worklist as it is', async () => {
    const api = apiDeAdjudicados([mora]);
    const { teclado, router } = openApp(pendientes, ejecutiva);
    await fila(mora.nombreCliente);
    await teclado.click(screen.getByRole('combobox', { name: 'Mes' }));
    const [anio, numero] = mes.split('-');
    const nombre = new Intl.DateTimeFormat('es', { month: 'long' }).format(new Date(Number(anio), Number(numero) - 1));
    await teclado.click(await screen.findByRole('option', { name: `${nombre} ${anio}` }));
    await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'yo', pendientes: true, mes }));
    expect(await screen.findByRole('columnheader', { name: 'Siguiente paso' })).toBeVisible();
    expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')).toEqual({
      pendientes: true,
      mes,
    });
  });

  long('one’s own plans, or those of the whole team with who looks after each', async () => {
    const api = apiDeAdjudicados([mora, vera]);
    const { teclado } = openApp(pendientes, ejecutiva);
    await fila(mora.nombreCliente);
    expect(screen.queryByRole('columnheader', { name: 'Ejecutivo' })).toBeNull();
    await teclado.click(screen.getByRole('combobox', { name: 'Cartera' }));
    await teclado.click(await screen.findByRole('option', { name: 'Todo el equipo' }));
    await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'equipo', pendientes: true }));
    expect(await screen.findByRole('columnheader', { name: 'Ejecutivo' })).toBeVisible();
    expect((await fila(vera.nombreCliente)).getByText('Luis Chicaiza')).toBeVisible();
    expect((await fila(mora.nombreCliente)).getByText('Sin asignar')).toBeVisible();
    await teclado.click(screen.getByRole('combobox', { name: 'Cartera' }));
    await teclado.click(await screen.findByRole('option', { name: 'Mis socios' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Ejecutivo' })).toBeNull());
  });

  long('what somebody else does is told with who has it, and is no button', async () => {
    apiDeAdjudicados([
      con({
        ...loTiene('004', 'Riesgos'),
        ...{ texto: 'Resolver carpeta', de: 'riesgo', leToca: false, enlace: null },
      }),
    ]);
    openApp(pendientes, ejecutiva);
    const ana = await fila(mora.nombreCliente);
    expect(ana.getByText('Espera a Riesgos: Resolver carpeta')).toBeVisible();
    expect(ana.queryByRole('link', { name: /Resolver/ })).toBeNull();
  });

  long('one’s own next act leads to where it is done, under the own prefix', async () => {
    const enlace = '/orden-de-compra/nuevo?medio=5';
    apiDeAdjudicados([
      con({
        ...loTiene('002', 'Adjudicaciones'),
        ...{ texto: 'Emitir orden de compra', de: 'ejecutivo', leToca: true, enlace },
      }),
    ]);
    openApp(pendientes, ejecutiva);
    const ana = await fila(mora.nombreCliente);
    expect(ana.getByRole('link', { name: 'Emitir orden de compra' })).toHaveAttribute('href', `/ejecutivo${enlace}`);
  });

  long('TAB-508 each plan with its promise; the late ones are a filter away', async () => {
    const tarde = { ...mora, promesa: { fecha: '2026-11-02' as const, dias: 17, atraso: 5, quedan: 0 } };
    const api = apiDeAdjudicados([tarde]);
    const { teclado } = openApp(pendientes, ejecutiva);
    const ana = await fila(mora.nombreCliente);
    expect(ana.getByText('5 días hábiles de atraso')).toBeVisible();
    expect(ana.getByText('02/11/2026')).toBeVisible();
    await teclado.click(screen.getByRole('combobox', { name: 'Promesa' }));
    await teclado.click(await screen.findByRole('option', { name: 'Atrasados' }));
    await waitFor(() =>
      expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'yo', pendientes: true, atrasadas: true }),
    );
  });

  long('what is pending of one product is asked for, stays in the address, and leads back to all', async () => {
    const api = apiDeAdjudicados([mora]);
    const { teclado, router } = openApp(pendientes, ejecutiva);
    const enDireccion = () => JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}');
    await fila(mora.nombreCliente);
    await teclado.click(screen.getByRole('combobox', { name: 'Producto' }));
    await teclado.click(await screen.findByRole('option', { name: 'CasaPlan' }));
    await waitFor(() =>
      expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'yo', pendientes: true, producto: '02' }),
    );
    expect(await screen.findByRole('columnheader', { name: 'Siguiente paso' })).toBeVisible();
    expect(enDireccion()).toEqual({ pendientes: true, producto: '02' });
    await teclado.click(screen.getByRole('combobox', { name: 'Producto' }));
    await teclado.click(await screen.findByRole('option', { name: 'Todos' }));
    await waitFor(() => expect(enDireccion()).toEqual({ pendientes: true }));
    expect(await screen.findByRole('columnheader', { name: 'Siguiente paso' })).toBeVisible();
  });

  long('ADJ-002 ADJ-003 one month is a choice away, and so is the way back', async () => {
    const api = apiDeAdjudicados([mora]);
    const { teclado, router } = openApp(pendientes, ejecutiva);
    await fila(mora.nombreCliente);
    await teclado.click(screen.getByRole('button', { name: 'Por mes' }));
    await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'yo', producto: '01', mes }));
    await teclado.click(await screen.findByRole('button', { name: 'Pendientes' }));
    expect(await screen.findByRole('columnheader', { name: 'Siguiente paso' })).toBeVisible();
    expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')).toEqual({
      pendientes: true,
    });
  });
});
