import { mensajes, propios } from '@adjudica/domain';
import { screen } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer, userOf } from '../testing/api';
import { apiDeAsambleas } from '../testing/asambleas';
import { openApp } from '../testing/openApp';

const FALLO = mensajes.GEN.errorSilencioso;
const falla = () => problemAnswer(500, 'interno', FALLO);

test('products that could not be read: the field says so and asks again, then offers them', async () => {
  const api = apiDeAsambleas();
  api.on('GET /producto', falla);
  const { teclado } = openApp('/asistente/generar-acta', asistente);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar: Producto' });
  expect(screen.getByRole('combobox', { name: 'Producto' })).toHaveAccessibleDescription(RegExp(FALLO));
  api.on('GET /producto', () => listAnswer('producto', [{ id: 1, codigo: '01', nombre: 'Motor' }]));
  await teclado.click(reintentar);
  await teclado.click(await screen.findByRole('combobox', { name: 'Producto' }));
  expect(await screen.findByRole('option', { name: 'Motor Plan' })).toBeVisible();
  expect(screen.queryByText(FALLO)).toBeNull();
});

test('groups that could not be read are not groups that do not exist', async () => {
  const api = apiDeAsambleas();
  api.on('GET /grupo', falla);
  const { teclado } = openApp('/asistente/memo-asambleas?filter={"producto":"01"}', asistente);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar: Grupo' });
  await teclado.click(screen.getByRole('combobox', { name: 'Grupo' }));
  expect(screen.queryByText(mensajes.ASA.grupoNoExiste)).toBeNull();
  api.on('GET /grupo', () => listAnswer('grupo', [{ id: 7, producto: '01', grupo: 'M009' }]));
  await teclado.click(reintentar);
  await teclado.click(screen.getByRole('combobox', { name: 'Grupo' }));
  expect(await screen.findByRole('option', { name: 'M009' })).toBeVisible();
});

test('saved views that could not be read are not views that nobody saved', async () => {
  const api = fakeApi();
  api.on('GET /usuario', () => listAnswer('usuario', []));
  api.on('GET /vista-guardada', falla);
  const { teclado } = openApp('/sistema/usuario', administrador);
  await teclado.click(await screen.findByRole('button', { name: propios.vistas }));
  const reintentar = await screen.findByRole('menuitem', { name: 'Reintentar' });
  expect(screen.queryByText(propios.sinVistas)).toBeNull();
  api.on('GET /vista-guardada', () => listAnswer('vista-guardada', []));
  await teclado.click(reintentar);
  expect(await screen.findByText(propios.sinVistas)).toBeInTheDocument();
});

test('which bureau there is could not be read: the page says so, and asks again', async () => {
  const api = fakeApi();
  api.on('GET /buro/servicio', falla);
  const { teclado } = openApp('/riesgo/buro-credito', userOf('Riesgo', '004'));
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /buro/servicio', () => ({ body: { configurado: true, prueba: true, exigeConsentimiento: false } }));
  await teclado.click(reintentar);
  expect(await screen.findByText(propios.buroDePrueba)).toBeVisible();
  expect(screen.queryByText(FALLO)).toBeNull();
});
