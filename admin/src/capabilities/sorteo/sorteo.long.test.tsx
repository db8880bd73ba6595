import { screen, within } from '@testing-library/react';
import type { SorteoVista } from '../../generated/api';
import { userOf } from '../../testing/api';
import { ana, apiDeAsambleas, comercial, con, dario, delGrupo, sinSorteo } from '../../testing/asambleas';
import { openApp } from '../../testing/openApp';

const asistente = userOf('Asistente Asamblea', '002');
const conLista: SorteoVista = {
  ...sinSorteo,
  estado: 'sinFuente',
  acciones: ['publicar'],
  listaSha256: 'ab'.repeat(32),
  elegibles: 2,
};
const publicado: SorteoVista = {
  ...conLista,
  estado: 'publicado',
  acciones: ['publicar', 'escribir'],
  fuente: 'loteria',
  fuenteNombre: 'Lotería Nacional',
  fecha: '2026-11-20',
  referencia: 'Sorteo 7012',
  publicadoEn: '2026-11-19T15:00:00.000Z',
  publicadoPor: 'Eva Sosa',
  version: 1,
};
const escrito: SorteoVista = {
  ...publicado,
  estado: 'escrito',
  acciones: ['confirmar', 'escribir'],
  escritoEn: '2026-11-20T23:32:00.000Z',
  escritoPor: 'Eva Sosa',
  version: 2,
};
const sorteado: SorteoVista = {
  ...escrito,
  estado: 'sorteado',
  acciones: [],
  confirmadoEn: '2026-11-20T23:35:00.000Z',
  confirmadoPor: 'Luis Paz',
  numero: '04821',
  semilla: 'cd'.repeat(32),
  textoDeSemilla: 'x',
  orden: [
    { lugar: 1, idCodigo: '01-M001-2', codigo: '2', nombreCliente: 'Beto Vera' },
    { lugar: 2, idCodigo: '01-M001-1', codigo: '1', nombreCliente: 'Ana Mora' },
  ],
  version: 3,
};

async function abrirSorteo(sorteo: SorteoVista) {
  const api = apiDeAsambleas();
  api.on('GET /sorteo/33', () => ({ body: sorteo }));
  const { teclado } = openApp(con('generar-acta', { ...delGrupo, asamblea: 3 }), asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Sorteo' }));
  return { api, teclado };
}
const paso = (titulo: string) => within(screen.getByText(titulo).closest('li') as HTMLElement);

test('comercial is not asked to see a draw', async () => {
  const api = apiDeAsambleas();
  openApp(con('generar-acta', { ...delGrupo, asamblea: 3 }), comercial);
  expect(await screen.findByText('Ana Mora')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sorteo' })).toBeNull();
  expect(api.llamadas.some(({ path }) => path.startsWith('/sorteo'))).toBe(false);
});

test('without a frozen list the first step says where it is frozen, and nothing is offered', async () => {
  await abrirSorteo(sinSorteo);
  expect(paso('Lista cerrada').getByText(/Instalar la asamblea/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Registrar la fuente del sorteo' })).toBeNull();
  expect(screen.getAllByTitle('Pendiente')).toHaveLength(5);
});

test('the source is asked for its day only where it has one, and is sent with the version that was seen', async () => {
  const { api, teclado } = await abrirSorteo(conLista);
  expect(paso('Lista cerrada').getByTitle('Hecho')).toBeInTheDocument();
  await teclado.click(screen.getByRole('button', { name: 'Registrar la fuente del sorteo' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar la fuente del sorteo' }));
  expect(dialogo.queryByRole('group', { name: /Fecha del resultado/ })).toBeNull();
  let enviado: unknown;
  api.on('POST /sorteo/33/publicar', ({ body }) => {
    enviado = body;
    return { body: publicado };
  });
  await teclado.click(dialogo.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Fuente registrada')).toBeVisible();
  expect(enviado).toEqual({ fuente: 'bombo', version: 0 });
});

test('who confirms types the number without seeing it; another one is refused at its field', async () => {
  const { api, teclado } = await abrirSorteo(escrito);
  expect(paso('Número escrito por una persona').getByText('Eva Sosa, 20/11/2026 18:32.')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Confirmar y sortear' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Confirmar y sortear' }));
  expect(dialogo.getByLabelText(/Número/)).toHaveValue('');
  api.on('POST /sorteo/33/confirmar', () => ({
    status: 422,
    body: {
      status: 422,
      code: 'numero-distinto',
      title: 'x',
      errors: { numero: 'No es el número que escribió Eva Sosa.' },
    },
  }));
  await teclado.type(dialogo.getByLabelText(/Número/), '04812');
  await teclado.click(dialogo.getByRole('button', { name: 'Sortear' }));
  expect(await dialogo.findByText('No es el número que escribió Eva Sosa.')).toBeVisible();
});

test('drawn: winner, substitutes, seed and number; nobody marked is a difference that names whose turn it was', async () => {
  await abrirSorteo(sorteado);
  expect(screen.getByText('Ganador: 2 · Beto Vera')).toBeVisible();
  expect(screen.getByText('1 · Ana Mora').closest('li')).toHaveTextContent('Suplente 1: 1 · Ana Mora');
  expect(paso('Confirmado por otra persona y sorteado').getByText('04821')).toBeVisible();
  expect(screen.getByText('Por el orden del sorteo tocaba a 01-M001-2.')).toBeVisible();
});

test('minutes of a substitute before the winner ask for the reason, and send it', async () => {
  const api = apiDeAsambleas();
  const marcada = { ...ana, adjudicadoPor: 'Sorteo', asambleaAdjudica: 3 };
  api.on('GET /participante', ({ path }) => {
    const filtro = decodeURIComponent(path);
    const filas = filtro.includes('"Sorteo"') ? [marcada] : filtro.includes('"Oferta"') ? [dario] : [marcada, dario];
    return { body: filas, headers: { 'Content-Range': `participante 0-${filas.length - 1}/${filas.length}` } };
  });
  api.on('GET /sorteo/33', () => ({ body: sorteado }));
  let enviado: unknown;
  api.on('POST /asamblea/33/generar-acta', ({ body }) => {
    enviado = body;
    return { status: 409, body: { status: 409, code: 'x', title: 'Ya fue' } };
  });
  const { teclado } = openApp(con('generar-acta', { ...delGrupo, asamblea: 3 }), asistente);
  expect(await screen.findByRole('button', { name: 'Sorteo' })).toBeVisible();
  await teclado.click(await screen.findByRole('button', { name: 'Continuar' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(dialogo.getByText(/tocaba a 01-M001-2\. Marcado sin que le tocara: 01-M001-1\./)).toBeVisible();
  await teclado.click(dialogo.getByRole('button', { name: 'Generar acta' }));
  expect(enviado).toBeUndefined();
  await teclado.type(dialogo.getByLabelText(/Motivo de la diferencia/), 'Renunció');
  await teclado.click(dialogo.getByRole('button', { name: 'Generar acta' }));
  expect(await dialogo.findByText('Ya fue')).toBeVisible();
  expect(enviado).toMatchObject({ motivoSorteo: 'Renunció', versionParticipantes: 4 });
});
