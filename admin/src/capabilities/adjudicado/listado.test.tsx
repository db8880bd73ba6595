import { hoyEn, type Instante } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { apiDeAdjudicados, ejecutiva, gerente, jefatura, mora, muchos, paz, vera } from '../../testing/adjudicados';
import { problemAnswer } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';

const pagina = '/jftadj/clientes-asignados';
const enlace = (nombre: string) => screen.findByRole('link', { name: nombre });
const fila = async (nombre: string) => within((await enlace(nombre)).closest('tr') as HTMLElement);
const buscador = () => screen.getByRole('searchbox', { name: 'Ingrese el nombre del cliente o cédula' });
const socios = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

type Teclado = ReturnType<typeof userEvent.setup>;

long('NAV-510 the list is not in the tree of the executive', async () => {
  const api = apiDeAdjudicados();
  openApp('/ejecutivo/clientes-asignados', ejecutiva);
  expect(await screen.findByText('Página no encontrada')).toBeVisible();
  expect(api.preguntas()).toEqual([]);
});

long('NAV-528 a manager reads the list and has nothing to press', async () => {
  apiDeAdjudicados([mora, vera, paz].map((adjudicado) => ({ ...adjudicado, acciones: [] })));
  openApp(pagina, gerente);
  await enlace(mora.nombreCliente);
  expect(screen.queryByRole('columnheader', { name: 'Acciones' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Acciones de/ })).toBeNull();
});

long('on a phone the first column says plan, promise and folder, and the plan has no column of its own', async () => {
  asPhone();
  apiDeAdjudicados([mora]);
  openApp(pagina, jefatura);
  const celda = within((await enlace(mora.nombreCliente)).closest('td') as HTMLElement);
  expect(celda.getByText(mora.idCodigo)).toBeVisible();
  expect(celda.getByText(mora.estadoDocumentos)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Plan' })).toBeNull();
});

long('GEN-520 an empty list says so', async () => {
  apiDeAdjudicados([]);
  openApp(pagina, jefatura);
  expect(await screen.findByText('No existen registros para mostrar.')).toBeVisible();
});

long('ADJ-503 a list that does not load says so and can be asked again', async () => {
  const api = apiDeAdjudicados();
  api.on('GET /adjudicacion', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp(pagina, jefatura);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  apiDeAdjudicados();
  await teclado.click(reintentar);
  await enlace(mora.nombreCliente);
});

long.each<[Instante, string]>([
  ['2026-11-11T00:30:00.000Z', '10/11/2026'],
  ['2026-11-11T04:59:00.000Z', '10/11/2026'],
  ['2026-11-11T05:30:00.000Z', '11/11/2026'],
])('ADJ-500 withdrawn at %s, in Guayaquil that is the %s', async (retiradoEn, dia) => {
  apiDeAdjudicados([{ ...paz, retiradoEn }]);
  openApp(pagina, jefatura);
  expect((await fila(paz.nombreCliente)).getByText(dia)).toBeVisible();
});

long('ADJ-500 ADJ-502 states, badges and what may be done with each', async () => {
  apiDeAdjudicados();
  const { teclado } = openApp(pagina, jefatura);
  const ana = await fila(mora.nombreCliente);
  expect(ana.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    // chosen for an act on several
    '',
    'Mora Zambrano Ana Lucía1710034065',
    '01-M001-12Asamblea 1',
    'Sin asignar',
    'Faltan 3 días hábiles26/11/2026',
    'Documentación incompleta4 de 9 documentos',
    'Adjudicado',
    'Adj. Sorteo03/11/2026',
    '',
  ]);
  expect((await fila(vera.nombreCliente)).getByText('Luis Chicaiza')).toBeVisible();
  const carla = await fila(paz.nombreCliente);
  expect(carla.getByText('Retiro Adjudicacion')).toBeVisible();
  expect(carla.getByText('Adj. Entrega')).toBeVisible();
  const menuDe = async (nombre: string) => {
    await teclado.click(await screen.findByRole('button', { name: `Acciones de ${nombre}` }));
    const entradas = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await teclado.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return entradas;
  };
  expect(await menuDe(mora.nombreCliente)).toEqual(['Asignar ejecutivo', 'Retirar']);
  expect(await menuDe(vera.nombreCliente)).toEqual(['Cambiar ejecutivo', 'Retirar']);
  expect(await menuDe(paz.nombreCliente)).toEqual(['Asignar nuevo adjudicado']);
});

test('ADJ-503 ADJ-507 ten rows without other sizes; fifty at a time come from the server', async () => {
  const api = apiDeAdjudicados(muchos(120));
  const { teclado, router } = openApp(pagina, jefatura);
  await enlace('Socio 001');
  expect(socios()).toHaveLength(10);
  expect(screen.getByText('1-10 de 120')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /por página/i })).toBeNull();
  const siguiente = () => teclado.click(screen.getByRole('button', { name: 'Página siguiente' }));
  for (let n = 2; n <= 5; n++) await siguiente();
  await enlace('Socio 050');
  expect(api.preguntas().map(({ range }) => range)).toEqual([[0, 49]]);
  await siguiente();
  await enlace('Socio 051');
  expect(api.preguntas().map(({ range }) => range)).toEqual([
    [0, 49],
    [50, 99],
  ]);
  expect(router.state.location.search).toBe('?pagina=6');
});

test('ADJ-503 a page that is no more leads to the first', async () => {
  apiDeAdjudicados();
  const { router } = openApp(`${pagina}?pagina=9`, jefatura);
  await enlace(mora.nombreCliente);
  expect(router.state.location.search).toBe('');
});

describe('search', () => {
  const escribir = async (teclado: Teclado, texto: string) => {
    await teclado.clear(buscador());
    await teclado.type(buscador(), texto);
  };

  long('ADJ-504 four characters look for nothing', async () => {
    const api = apiDeAdjudicados();
    const { teclado, router } = openApp(pagina, jefatura);
    await enlace(mora.nombreCliente);
    await escribir(teclado, 'mora');
    await waitFor(() => expect(router.state.location.search).toBe('?q=mora'));
    expect(socios()).toEqual([mora.nombreCliente, vera.nombreCliente, paz.nombreCliente]);
    expect(api.preguntas()).toHaveLength(1);
  });

  long(
    'ADJ-504 five to seven filter the loaded rows and ask nobody; the number of rows looked through is said',
    async () => {
      const api = apiDeAdjudicados();
      const { teclado } = openApp(pagina, jefatura);
      await enlace(mora.nombreCliente);
      await escribir(teclado, 'ñAUÑay');
      expect(
        await screen.findByText('1 coincidencia en las 3 filas cargadas. Enter busca en todo el listado.'),
      ).toBeVisible();
      expect(socios()).toEqual([vera.nombreCliente]);
      expect(api.preguntas()).toHaveLength(1);
    },
  );

  long('ADJ-504 Enter asks the server, in capitals, whatever is loaded', async () => {
    const api = apiDeAdjudicados();
    const { teclado, router } = openApp(pagina, jefatura);
    await enlace(mora.nombreCliente);
    await escribir(teclado, 'ñauñay{Enter}');
    await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ q: 'ÑAUÑAY' }));
    expect(new URLSearchParams(router.state.location.search).get('enter')).toBe('1');
  });

  long('ADJ-504 no hit in the loaded rows asks the server', async () => {
    const api = apiDeAdjudicados();
    const { teclado } = openApp(pagina, jefatura);
    await enlace(mora.nombreCliente);
    await escribir(teclado, 'quispe');
    await waitFor(() => expect(api.preguntas().at(-1)).toEqual({ filter: { q: 'QUISPE' }, range: [0, 49] }));
  });

  long('ADJ-504 eight characters always ask the server, a hit or not', async () => {
    const api = apiDeAdjudicados();
    const { teclado } = openApp(pagina, jefatura);
    await enlace(mora.nombreCliente);
    await escribir(teclado, 'zambrano');
    await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ q: 'ZAMBRANO' }));
  });

  long('ADJ-504 an address with a text and filters shows the same after a reload', async () => {
    const api = apiDeAdjudicados();
    openApp(`${pagina}?q=mora&enter=1&estado=RADJ&ejecutivo=21&desde=2026-01-01&hasta=2026-12-31`, jefatura);
    await enlace(mora.nombreCliente);
    expect(api.preguntas()).toEqual([
      {
        filter: {
          q: 'MORA',
          estado: 'RADJ',
          ejecutivo: '21',
          fechaDesde: '2026-01-01',
          fechaHasta: '2026-12-31',
        },
        range: [0, 49],
      },
    ]);
    expect(buscador()).toHaveValue('mora');
    expect(await screen.findByDisplayValue('Luis Chicaiza')).toBeVisible();
  });
});

describe('filters', () => {
  long('ADJ-506 a date beyond ten years around this one is marked', async () => {
    apiDeAdjudicados();
    const anio = Number(hoyEn(new Date()).slice(0, 4));
    openApp(`${pagina}?desde=${anio - 11}-12-31&hasta=${anio + 10}-12-31`, jefatura);
    await enlace(mora.nombreCliente);
    const campo = (nombre: string) => screen.getByRole('group', { name: nombre });
    expect(campo('Desde')).toHaveAttribute('aria-invalid', 'true');
    expect(campo('Hasta')).toHaveAttribute('aria-invalid', 'false');
    expect(screen.getByText(`La fecha debe estar entre 01/01/${anio - 10} y 31/12/${anio + 10}`)).toBeVisible();
  });

  test('ADJ-506 dates the wrong way round say so', async () => {
    const api = apiDeAdjudicados([]);
    openApp(`${pagina}?desde=2026-05-02&hasta=2026-05-01`, jefatura);
    expect((await screen.findAllByText('La fecha final es anterior a la inicial')).length).toBeGreaterThan(0);
    expect(screen.queryByText('No existen registros para mostrar.')).toBeNull();
    expect(api.preguntas()[0]?.filter).toEqual({ fechaDesde: '2026-05-02', fechaHasta: '2026-05-01' });
  });

  long('ADJ-500 what an old link says wrongly is not asked for', async () => {
    const api = apiDeAdjudicados();
    openApp(`${pagina}?desde=ayer&estado=X&ejecutivo=uno&pagina=-3`, jefatura);
    await enlace(mora.nombreCliente);
    expect(api.preguntas()[0]).toEqual({ filter: {}, range: [0, 49] });
  });

  long('ADJ-500 ADJ-515 those that nobody looks after yet, and the address keeps it', async () => {
    const api = apiDeAdjudicados();
    const { teclado, router } = openApp(pagina, jefatura);
    await enlace(mora.nombreCliente);
    await teclado.click(screen.getByRole('combobox', { name: 'Ejecutivo' }));
    await screen.findByRole('option', { name: /^María Tipán/ });
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Sin ejecutivo');
    await teclado.click(screen.getByRole('option', { name: 'Sin ejecutivo' }));
    await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'ninguno' }));
    expect(router.state.location.search).toBe('?ejecutivo=ninguno');
    expect(screen.getByRole('combobox', { name: 'Ejecutivo' })).toHaveValue('Sin ejecutivo');
  });

  long('ADJ-500 only withdrawn ones, of one executive', async () => {
    const api = apiDeAdjudicados();
    const { teclado } = openApp(pagina, jefatura);
    await enlace(mora.nombreCliente);
    await teclado.click(screen.getByRole('combobox', { name: 'Estado' }));
    await teclado.click(await screen.findByRole('option', { name: 'Retiro Adjudicacion' }));
    await teclado.click(screen.getByRole('combobox', { name: 'Ejecutivo' }));
    await teclado.click(await screen.findByRole('option', { name: /^María Tipán/ }));
    await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ estado: 'RADJ', ejecutivo: '22' }));
  });
});
