import { screen, waitFor, within } from '@testing-library/react';
import { asistente, problemAnswer } from '../../testing/api';
import { apiDeAsambleas, comercial, con, delGrupo, detalle3 } from '../../testing/asambleas';
import { openApp } from '../../testing/openApp';
// loaded before a test waits for it
import './dialogosDeAsamblea';

const pantalla = con('generar-acta', { ...delGrupo, asamblea: 3 });

function apiCorregible() {
  const api = apiDeAsambleas();
  api.on('GET /asamblea/33', () => ({
    body: { ...detalle3, acciones: [...detalle3.acciones, 'corregir', 'eliminar'] },
  }));
  return api;
}

test('who may not correct sees neither button; an imported state says why nothing can be done', async () => {
  const api = apiDeAsambleas();
  api.on('GET /asamblea/33', () => ({ body: { ...detalle3, acciones: [], estadoImportado: 'P' } }));
  openApp(pantalla, comercial);
  expect(await screen.findByText(/llegó por importación con el estado 'P'/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Corregir datos|Eliminar|Continuar/ })).not.toBeInTheDocument();
});

test('without a reason nothing is sent; then only what changed is, with the version that was seen', async () => {
  const api = apiCorregible();
  api.on('POST /asamblea/33/corregir', () => ({ body: detalle3 }));
  const { teclado } = openApp(pantalla, asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Corregir datos' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Corregir la asamblea No.3' }));
  await teclado.clear(dialogo.getByLabelText(/^Hora/));
  await teclado.type(dialogo.getByLabelText(/^Hora/), '1915');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar corrección' }));
  expect(await dialogo.findByText('Motivo no puede estar vacío')).toBeVisible();
  expect(api.enviadas('POST')).toEqual([]);
  await teclado.type(dialogo.getByLabelText(/^Motivo/), 'Auditorio ocupado');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar corrección' }));
  expect(await screen.findByText('Asamblea corregida')).toBeVisible();
  expect(api.enviadas('POST').map(({ body }) => body)).toEqual([
    { motivo: 'Auditorio ocupado', hora: '19:15', versionParticipantes: 4 },
  ]);
});

test('a date that has passed is sent once it is confirmed', async () => {
  const api = apiCorregible();
  api.on('POST /asamblea/33/corregir', () => ({ body: detalle3 }));
  const { teclado } = openApp(pantalla, asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Corregir datos' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Corregir la asamblea No.3' }));
  expect(dialogo.queryByRole('checkbox')).not.toBeInTheDocument();
  await teclado.click(within(dialogo.getByRole('group', { name: /^Fecha/ })).getAllByRole('spinbutton')[0] as Element);
  await teclado.keyboard('01022020');
  await teclado.type(dialogo.getByLabelText(/^Motivo/), 'Se celebró antes');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar corrección' }));
  expect(await dialogo.findByText('Confirme la fecha: ya pasó')).toBeVisible();
  await teclado.click(dialogo.getByRole('checkbox', { name: 'Sé que esa fecha ya pasó' }));
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar corrección' }));
  await waitFor(() =>
    expect(api.enviadas('POST').map(({ body }) => body)).toEqual([
      { motivo: 'Se celebró antes', fecha: '2020-02-01', confirmaFechaPasada: true, versionParticipantes: 4 },
    ]),
  );
});

test('removing asks for the reason, says a refusal in its place, and leaves the group without it', async () => {
  const api = apiCorregible();
  api.on('POST /asamblea/33/eliminar', () =>
    problemAnswer(422, 'asamblea-con-marcas', 'La asamblea tiene 2 participantes marcados o adjudicados'),
  );
  const { teclado, router } = openApp(pantalla, asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Eliminar asamblea' }));
  await teclado.type(dialogo.getByLabelText(/^Motivo/), 'Se convocó por error');
  await teclado.click(dialogo.getByRole('button', { name: 'Eliminar' }));
  expect(await dialogo.findByText('La asamblea tiene 2 participantes marcados o adjudicados')).toBeVisible();
  api.on('POST /asamblea/33/eliminar', () => ({ body: { id: 33, producto: '01', grupo: 'M001', numeroAsamblea: 3 } }));
  await teclado.click(dialogo.getByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText('Asamblea eliminada')).toBeVisible();
  expect(router.state.location.search).not.toContain('asamblea');
  expect(api.enviadas('POST').at(-1)?.body).toEqual({ motivo: 'Se convocó por error', versionParticipantes: 4 });
});
