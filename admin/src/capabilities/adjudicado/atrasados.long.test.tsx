import { screen, waitFor, within } from '@testing-library/react';
import { apiDeAdjudicados, jefatura, loTiene, mora } from '../../testing/adjudicados';
import { problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const tarde = {
  ...mora,
  promesa: { fecha: '2026-11-02' as const, dias: 17, atraso: 5, quedan: 0 },
  siguiente: {
    ...loTiene('004', 'Riesgos'),
    ...{ texto: 'Resolver carpeta', de: 'riesgo', leToca: false, enlace: '/estado-cliente/1710034065' },
  },
};
const cuentas = [
  { id: '002', nombre: 'Adjudicaciones', atrasados: 1204, masAntigua: '2026-01-05', atraso: 31 },
  { id: '004', nombre: 'Riesgos', atrasados: 1, masAntigua: '2026-10-01', atraso: 5 },
  { id: '003', nombre: 'Legal', atrasados: 0, masAntigua: null, atraso: 0 },
];

function abrirTablero(respuesta: () => object = () => ({ body: cuentas })) {
  const api = apiDeAdjudicados([tarde]);
  api.on('GET /adjudicacion/atrasados', respuesta as never);
  return { api, ...openApp('/jftadj/atrasados', jefatura) };
}

test('counts that fail say so and can be asked for again, while the list is there', async () => {
  let falla = true;
  const { teclado } = abrirTablero(() => (falla ? problemAnswer(409, 'interno', 'No se pudo') : { body: cuentas }));
  expect(await screen.findByText('No se pudo')).toBeVisible();
  expect(await screen.findByRole('link', { name: mora.nombreCliente })).toBeVisible();
  falla = false;
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: /^Riesgos 1 plan atrasado/ })).toBeVisible();
});

test('TAB-508 late plans, with the department that has each, since when, and what it waits for', async () => {
  abrirTablero();
  const fila = within((await screen.findByRole('link', { name: mora.nombreCliente })).closest('tr') as HTMLElement);
  for (const texto of ['5 días hábiles de atraso', '02/11/2026', 'Riesgos', 'desde 09/11/2026, 4 días hábiles'])
    expect(fila.getByText(texto)).toBeVisible();
  expect(fila.getByRole('link', { name: 'Espera a Riesgos: Resolver carpeta' })).toBeVisible();
  const adjudicaciones = screen.getByRole('button', { name: /^Adjudicaciones 1.204 planes atrasados/ });
  expect(adjudicaciones).toHaveTextContent('1.204');
  expect(adjudicaciones).toHaveTextContent('El mayor: 31 días hábiles de atraso');
  expect(screen.getByRole('button', { name: /^Legal 0 planes atrasados/ })).toHaveTextContent(
    'No hay planes atrasados.',
  );
});

test('a department narrows the list to its plans, and once more shows all', async () => {
  const { api, teclado } = abrirTablero();
  const ultima = () => api.preguntas().findLast(({ filter }) => filter !== undefined)?.filter;
  const riesgos = await screen.findByRole('button', { name: /^Riesgos 1 plan atrasado/ });
  await waitFor(() => expect(ultima()).toEqual({ atrasadas: true }));
  await teclado.click(riesgos);
  await waitFor(() => expect(ultima()).toEqual({ atrasadas: true, departamento: '004' }));
  expect(riesgos).toHaveAttribute('aria-pressed', 'true');
  await teclado.click(riesgos);
  await waitFor(() => expect(riesgos).toHaveAttribute('aria-pressed', 'false'));
});

test('the home of the head leads to the board', async () => {
  const api = apiDeAdjudicados([]);
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 0, conMensaje: false } }));
  openApp('/jftadj/inicio', jefatura);
  const enlaces = await screen.findAllByRole('link', { name: 'Atrasados' });
  for (const enlace of enlaces) expect(enlace).toHaveAttribute('href', '/jftadj/atrasados');
});
