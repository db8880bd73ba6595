import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problema, usuarioDe } from '../../testing/api';
import { estado12 } from '../../testing/clientes';
import { montar } from '../../testing/montar';
import { Avance } from '../cliente/Avance';
import { ResolverCarpeta } from '.';

const riesgo = usuarioDe('Riesgo', '004');
const carpeta = { id: '01-M001-12', nombreCliente: 'Zambrano Loor José Antonio', version: 5 };
const APROBAR = 'POST /carpeta/01-M001-12/aprobar';
const DEVOLVER = 'POST /carpeta/01-M001-12/devolver';

function abrir(user = riesgo) {
  const api = fakeApi();
  api.on(APROBAR, () => ({ body: {} }));
  api.on(DEVOLVER, () => ({ body: {} }));
  const vista = montar(<ResolverCarpeta carpeta={carpeta} />, user);
  return { api, ...vista, enviadas: () => api.llamadas.filter(({ method }) => method === 'POST') };
}

async function dialogo(teclado: ReturnType<typeof abrir>['teclado'], boton: string, titulo = boton) {
  await teclado.click(screen.getByRole('button', { name: boton }));
  return within(await screen.findByRole('dialog', { name: titulo }));
}
const aprobacion = (teclado: ReturnType<typeof abrir>['teclado']) =>
  dialogo(teclado, 'Aprobar carpeta', '¿Aprobar carpeta?');

test.each([
  ['Ejecutivo Adjudicaciones', '002'],
  ['Legal', '003'],
  ['Gerente General', null],
] as const)('CAP-502 %s decides nothing of a folder', (role, idDepartamento) => {
  abrir(usuarioDe(role, idDepartamento));
  expect(screen.queryByRole('button')).toBeNull();
});

test('CAP-501 CAP-504 CAP-506 without guarantee and comment nothing is sent, and both are named', async () => {
  const { teclado, enviadas } = abrir();
  const d = await aprobacion(teclado);
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  expect(d.getByText('Tipo de garantía no debe estar nulo.')).toBeVisible();
  expect(d.getByText('Comentario no puede estar vacío')).toBeVisible();
  await teclado.click(d.getByRole('radio', { name: 'Fideicomiso' }));
  await teclado.type(d.getByRole('textbox', { name: 'Comentario' }), '   ');
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  expect(d.queryByText('Tipo de garantía no debe estar nulo.')).toBeNull();
  expect(enviadas()).toEqual([]);
});

test('CAP-505 CAP-508 CAP-510 approved with its guarantee, its comment and the version that was seen', async () => {
  const { teclado, enviadas } = abrir();
  const d = await aprobacion(teclado);
  expect(d.getAllByRole('radio').map((opcion) => (opcion as HTMLInputElement).value)).toEqual(['F', 'C']);
  await teclado.click(d.getByRole('radio', { name: 'Prenda Comercial' }));
  await teclado.type(d.getByRole('textbox', { name: 'Comentario' }), ' Conforme ');
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Carpeta aprovada')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enviadas().map(({ path, body }) => [path, body])).toEqual([
    ['/carpeta/01-M001-12/aprobar', { tipoGarantia: 'C', comentario: 'Conforme', version: 5 }],
  ]);
});

test('CAP-509 without the purchase request the warning stands in the dialog and what was typed stays', async () => {
  const { teclado, api } = abrir();
  api.on(APROBAR, () => problema(422, 'sin-proforma', 'No se encuentra documento proforma generado'));
  const d = await aprobacion(teclado);
  await teclado.click(d.getByRole('radio', { name: 'Fideicomiso' }));
  await teclado.type(d.getByRole('textbox', { name: 'Comentario' }), 'Conforme');
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  expect(await d.findByRole('alert')).toHaveTextContent('No se encuentra documento proforma generado');
  expect(d.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Conforme');
});

test('CAP-500 CAP-506 CAP-507 CAP-511 a return asks for its reason, 500 characters of it', async () => {
  const { teclado, enviadas } = abrir();
  const d = await dialogo(teclado, 'Devolver carpeta');
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(d.getByText('Motivo no puede estar vacío')).toBeVisible();
  expect(enviadas()).toEqual([]);
  const motivo = d.getByRole('textbox', { name: 'Motivo' });
  expect(motivo).toHaveAttribute('maxlength', '500');
  await teclado.type(motivo, 'Falta la papeleta');
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText('Carpeta devuelta a adjudicaciones')).toBeVisible();
  expect(enviadas().map(({ body }) => body)).toEqual([{ motivo: 'Falta la papeleta', version: 5 }]);
});

test('CAP-502 somebody else was faster: who, when, which outcome; nothing is left to do but close', async () => {
  const { teclado, api } = abrir();
  const texto = 'La carpeta ya fue aprobada por Marco Ruiz el 10/03/2026 10:15';
  api.on(DEVOLVER, () => problema(409, 'carpeta-resuelta', texto));
  const d = await dialogo(teclado, 'Devolver carpeta');
  await teclado.type(d.getByRole('textbox', { name: 'Motivo' }), 'Falta la papeleta');
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(await d.findByRole('alert')).toHaveTextContent(texto);
  expect(d.queryByRole('textbox')).toBeNull();
  expect(d.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('CAP-500 CAP-501 on the status page both stand there for risk, while the folder is with risk', () => {
  const enRiesgo = montar(<Avance estado={estado12} conBotonAbajo={false} />, riesgo);
  expect(screen.getByRole('button', { name: 'Aprobar carpeta' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Devolver carpeta' })).toBeVisible();
  enRiesgo.unmount();
  const carpeta002 = { ...estado12, carpeta: { ...estado12.carpeta, idDepartamento: '002' } } as typeof estado12;
  const fuera = montar(<Avance estado={carpeta002} conBotonAbajo={false} />, riesgo);
  expect(screen.queryByRole('button', { name: /carpeta$/ })).toBeNull();
  fuera.unmount();
  montar(<Avance estado={estado12} conBotonAbajo={false} />, usuarioDe('Ejecutivo Adjudicaciones', '002'));
  expect(screen.queryByRole('button', { name: /carpeta$/ })).toBeNull();
});

test.each([
  ['002', true],
  ['003', false],
  ['004', false],
])('what a folder in %s lacks is said, and for what only while it can be sent', (idDepartamento, porEnviar) => {
  const faltantes = [{ codigo: 'x', texto: 'Datos financieros', pestana: 'cliente', subpestana: 'datos-financieros' }];
  const estado = { ...estado12, faltantes, carpeta: { ...estado12.carpeta, idDepartamento } } as typeof estado12;
  montar(<Avance estado={estado} conBotonAbajo={false} />, riesgo);
  expect(screen.getByRole('button', { name: /^Falta 1 requisito/ })).toHaveTextContent(
    porEnviar ? /para enviar a Riesgo$/ : /requisito$/,
  );
});
