import { screen, waitFor, within } from '@testing-library/react';
import { asistente, listAnswer } from '../../testing/api';
import { apiDeAsambleas, asamblea1, asamblea2, con, delGrupo } from '../../testing/asambleas';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';
import { withStyles } from '../../testing/styles';

const pantalla = con('listado-actas', delGrupo);

function api() {
  const fake = apiDeAsambleas();
  fake.on('GET /acta', () => listAnswer('acta', [asamblea2, asamblea1]));
  fake.on('GET /acta/31/versiones', () => ({ body: [] }));
  fake.on('GET /acta/31/archivo', () => ({ body: {} }));
  return fake;
}

test("ASA-068 a row 'Sin Acta' opens nothing", async () => {
  const fake = api();
  const { teclado } = openApp(pantalla, asistente);
  await teclado.click(await screen.findByText('20/10/2026'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(fake.llamadas.filter(({ path }) => path.startsWith('/acta/'))).toEqual([]);
});

test('ASA-067 DOC-513 DOC-514 a row with minutes opens them in the preview dialog, to be downloaded', async () => {
  withStyles();
  api();
  const { teclado } = openApp(pantalla, asistente);
  await teclado.click(await screen.findByText('20/09/2026'));
  const previa = await screen.findByRole('dialog', { name: 'Previsualización: Acta de Asamblea No. 1' });
  expect(previa).toBeVisible();
  expect(previa).toHaveStyle({ width: '70vw' });
  expect(within(previa).getByRole('button', { name: 'Descargar' })).toBeVisible();
  expect(await screen.findByText('páginas del documento')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar' })).not.toBeInTheDocument();
});

test('ASA-065 ASA-066 ASA-069 the closed assemblies of the group, ten a page, one of them when it is chosen', async () => {
  const fake = api();
  const { teclado } = openApp(pantalla, asistente);
  await screen.findByText('20/10/2026');
  expect(fake.filtroDe('/acta')).toEqual(delGrupo);
  expect(
    fake.llamadas.some(({ path }) => path.startsWith('/acta?') && decodeURIComponent(path).includes('range=[0,9]')),
  ).toBe(true);
  await teclado.click(screen.getByRole('combobox', { name: 'Asamblea (opcional)' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '2 · 20/10/2026Cerrada',
    '1 · 20/09/2026Cerrada',
  ]);
  await teclado.click(screen.getByRole('option', { name: /^1 ·/ }));
  await waitFor(() => expect(fake.filtroDe('/acta')).toEqual({ ...delGrupo, numeroAsamblea: 1 }));
});

long('ASA-065 without a group the closed assemblies of all are shown, each with its group', async () => {
  const fake = api();
  openApp(con('listado-actas', {}), asistente);
  await screen.findByText('20/10/2026');
  expect(fake.filtroDe('/acta')).toEqual({});
  expect(screen.getAllByRole('cell', { name: 'M001 · MotorPlan' })).toHaveLength(2);
});

test('ASA-012 no closed assembly says so', async () => {
  const fake = api();
  fake.on('GET /acta', () => listAnswer('acta', []));
  openApp(pantalla, asistente);
  expect(await screen.findByText('No hay asambleas disponibles')).toBeVisible();
});

long.each(['listado-actas', 'calendario-asambleas'])(
  'ASA-067 on a phone the minutes of %s stand with the number of the assembly, and have no column of their own',
  async (ruta) => {
    asPhone();
    api();
    openApp(con(ruta, delGrupo), asistente);
    const [acta] = await screen.findAllByRole('button', { name: 'Acta de Asamblea No.1' });
    expect(within(acta?.closest('td') as HTMLElement).getByText('1')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Acta' })).toBeNull();
  },
);
