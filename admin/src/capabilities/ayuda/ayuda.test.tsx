import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listaDeRoles, type Rol } from '@adjudica/domain';
import { screen, within } from '@testing-library/react';
import manual from '../../generated/manual.json';
import { apiDeAdjudicados } from '../../testing/adjudicados';
import { userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

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
