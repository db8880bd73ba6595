import { screen } from '@testing-library/react';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const jefatura = userOf('Jefatura Adjudicaciones', '002');

/** Every list that the head opens, with what it is asked for. One line for each list more. */
const LISTAS = [
  ['clientes-asignados', 'adjudicacion'],
  ['atrasados', 'adjudicacion'],
  ['concesionario', 'concesionario'],
  ['documentos-cliente', 'documentos-cliente'],
  ['medio-aprobacion', 'medio-aprobacion'],
  ['orden-de-compra', 'orden-de-compra'],
  ['carta-salida', 'carta-salida'],
  ['solicitud-de-pago', 'solicitud-de-pago'],
  ['lista-de-tareas', 'tarea'],
  ['listado-actas', 'acta'],
  ['decisiones', 'decision'],
  ['salvedades', 'salvedad'],
] as const;

test.each(LISTAS)('%s that does not load says so once', async (pantalla, recurso) => {
  const api = fakeApi();
  api.on('GET /auth/sesion', () => ({ status: 503 }));
  api.on('GET /adjudicacion/atrasados', () => ({ body: [] }));
  api.on(`GET /${recurso}`, () => problemAnswer(500, 'interno', 'x'));
  openApp(`/jftadj/${pantalla}`, jefatura);
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  // a message would come with it, in the same moment
  expect(screen.getAllByText('Ocurrio un error, intente de nuevo.')).toHaveLength(1);
});

test.each(LISTAS)('the head exports %s and chooses its columns', async (pantalla, recurso) => {
  const api = fakeApi();
  api.on('GET /auth/sesion', () => ({ status: 503 }));
  api.on(`GET /${recurso}`, () => ({ body: [], headers: { 'Content-Range': `${recurso} */0` } }));
  openApp(`/jftadj/${pantalla}`, jefatura);
  expect(await screen.findByRole('button', { name: 'Exportar a Excel' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Columnas' })).toBeVisible();
});
