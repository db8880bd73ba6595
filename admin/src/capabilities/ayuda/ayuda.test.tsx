import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listaDeRoles, type Rol } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import manual from '../../generated/manual.json';
import { apiDeAdjudicados } from '../../testing/adjudicados';
import { userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';
import { pasosDeVisita } from './Visita';

const docs = join(__dirname, '..', '..', '..', '..', 'docs', 'manual');
const MANUALES = readdirSync(docs)
  .filter((archivo) => archivo.endsWith('.md') && archivo !== 'README.md')
  .map((archivo) => readFileSync(join(docs, archivo), 'utf8'));

test('the help says what the manual says, with its pictures, and each role has steps', () => {
  for (const { titulo, texto, foto } of manual) {
    expect(MANUALES.filter((pagina) => pagina.includes(`${titulo}\n\n${texto}\n\n`))).toHaveLength(1);
    expect([foto, existsSync(join(docs, 'imagenes', `${foto}.webp`))]).toEqual([foto, true]);
  }
  const conPasos = new Set(manual.flatMap(({ roles }) => roles as Rol[]));
  expect(listaDeRoles.filter((rol) => !conPasos.has(rol))).toEqual([]);
});

test('the button of the bar opens the steps of this screen; words are found without their accents', async () => {
  apiDeAdjudicados();
  const { teclado } = openApp('/ejecutivo/inicio', userOf('Ejecutivo Adjudicaciones', '002'));
  await teclado.click(await screen.findByRole('button', { name: 'Ayuda' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Ayuda' }));
  expect(dialogo.getByRole('tab', { name: 'Cómo se hace', selected: true })).toBeVisible();
  expect(dialogo.getByRole('heading', { name: 'Su trabajo, paso a paso' })).toBeVisible();
  expect(dialogo.queryByText('Emita la orden de compra')).not.toBeNull();
  expect(dialogo.queryByText('Apruebe la carpeta')).toBeNull();
  await teclado.click(dialogo.getByRole('tab', { name: 'Qué significa' }));
  await teclado.type(dialogo.getByRole('searchbox', { name: 'Buscar una palabra' }), 'pagare');
  expect(dialogo.getByText('Pagaré')).toBeVisible();
  expect(dialogo.queryByText('Garante')).toBeNull();
  await teclado.type(dialogo.getByRole('searchbox'), 'zz');
  expect(dialogo.getByText('No se encontró «pagarezz».')).toBeVisible();
});

test.each(listaDeRoles)('the tour of %s tells in four or five steps what is where', (role) => {
  const pasos = pasosDeVisita(role);
  expect([4, 5]).toContain(pasos.length);
  expect(new Set(pasos.map(([titulo]) => titulo)).size).toBe(pasos.length);
});

test('the first session opens the tour, which the keyboard goes through or leaves; it is not shown again, but on request', async () => {
  const api = apiDeAdjudicados();
  const usuario = userOf('Ejecutivo Adjudicaciones', '002');
  api.on('GET /auth/sesion', () => ({ body: { ...usuario, primeraVez: true } }));
  const primera = openApp('/ejecutivo/inicio', usuario);
  const visita = async () => within(await screen.findByRole('dialog', { name: 'Visita guiada' }));
  expect((await visita()).getByRole('heading', { name: 'Su trabajo está en el inicio' })).toBeVisible();
  await waitFor(async () => expect((await visita()).getByRole('button', { name: 'Siguiente' })).toHaveFocus());
  await primera.teclado.keyboard('{Enter}{Enter}');
  expect((await visita()).getByText('3 de 5')).toBeVisible();
  await primera.teclado.click((await visita()).getByRole('button', { name: 'Anterior' }));
  expect((await visita()).getByText('2 de 5')).toBeVisible();
  await primera.teclado.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  primera.unmount();

  const { teclado } = openApp('/ejecutivo/inicio', { ...usuario, primeraVez: true });
  await teclado.click(await screen.findByRole('button', { name: 'Ayuda' }));
  const ayuda = within(await screen.findByRole('dialog'));
  await teclado.click(ayuda.getByRole('button', { name: 'Visita guiada' }));
  expect((await visita()).getByText('1 de 5')).toBeVisible();
});
