import { act, screen, waitFor, within } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const derecho = {
  id: 7,
  version: 3,
  identificacion: '1710034065',
  nombre: 'Zambrano Loor José Antonio',
  tipo: 'acceso',
  pedido: 'Copia de todos sus datos',
  ingreso: '2026-03-02',
  vence: '2026-03-17',
  dias: -4,
  comprobacion: 'Presentó su cédula',
  estado: 'recibida',
  creadaPor: 'Sofía Andrade',
  creadaEn: '2026-03-02T15:00:00.000Z',
  exportadaEn: null,
  sha256: null,
  decididaPor: null,
  decididaEn: null,
  respuesta: null,
  dato: null,
  valorAnterior: null,
  valorActual: null,
  valor: null,
  prueba: null,
  levantadaPor: null,
  levantadaEn: null,
  motivoLevantamiento: null,
  acciones: ['negar'],
};

function api(cambios: Partial<Record<keyof typeof derecho, unknown>> = {}) {
  const fake = fakeApi();
  fake.on('GET /derecho-titular', () => listAnswer('derecho-titular', [{ ...derecho, ...cambios }]));
  fake.on('GET /derecho-titular/7', () => ({ body: { ...derecho, ...cambios } }));
  return fake;
}

test('nobody but the administrator has the screen of what persons ask about their data', async () => {
  api();
  openApp('/sistema/derecho-titular', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

long('the list opens on what waits, oldest first, and says what is overdue and by how much', async () => {
  const fake = api();
  openApp('/sistema/derecho-titular', administrador);
  const fila = within((await screen.findByRole('link', { name: /2026|marzo|02\/03/ })).closest('tr') as HTMLElement);
  expect(fila.getByText('Vencida hace 4 días')).toBeVisible();
  expect(fila.getByText('Por atender')).toBeVisible();
  const query = new URLSearchParams(
    fake.llamadas.find(({ path }) => path.startsWith('/derecho-titular?'))?.path.split('?')[1],
  );
  expect([query.get('filter'), query.get('sort')]).toEqual(['{"estado":"recibida"}', '["ingreso","ASC"]']);
});

long('a request of somebody unknown is refused at its field and stays as it was typed', async () => {
  const fake = api();
  fake.on('POST /derecho-titular', () =>
    problemAnswer(422, 'campos-incorrectos', 'No hay datos', { identificacion: 'No hay datos de nadie' }),
  );
  const { teclado } = openApp('/sistema/derecho-titular', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Registrar solicitud' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.type(dialogo.getByLabelText(/Cédula, RUC o pasaporte/), '1710034065');
  await teclado.type(dialogo.getByLabelText(/Detalle de la solicitud/), 'Copia de sus datos');
  await teclado.type(dialogo.getByLabelText(/identidad/), 'Mostró su cédula');
  await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
  expect(await dialogo.findByText('No hay datos de nadie')).toBeVisible();
  expect(dialogo.getByLabelText(/Detalle de la solicitud/)).toHaveValue('Copia de sus datos');
});

test('before its export a request can only be denied, with a reason and the version that was read', async () => {
  const fake = api();
  fake.on('POST /derecho-titular/7/negar', () => ({ body: { ...derecho, estado: 'negada', acciones: [] } }));
  const { teclado } = openApp('/sistema/derecho-titular/7', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Negar solicitud' }));
  expect(screen.queryByRole('button', { name: 'Dar por atendida' })).toBeNull();
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.type(dialogo.getByLabelText(/Motivo/), 'No probó quién es');
  await teclado.click(dialogo.getByRole('button', { name: 'Negar' }));
  expect(await screen.findByText('Solicitud negada')).toBeVisible();
  expect(fake.llamadas.find(({ path }) => path === '/derecho-titular/7/negar')?.body).toEqual({
    motivo: 'No probó quién es',
    version: 3,
  });
});

test('of a denied request nothing can be exported', async () => {
  api({ estado: 'negada', acciones: [], dias: null });
  openApp('/sistema/derecho-titular/7', administrador);
  expect(await screen.findByText('Negada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exportar sus datos' })).toBeNull();
});

long('a request to block is entered as such', async () => {
  const fake = api();
  fake.on('POST /derecho-titular', () => ({ status: 201, body: { ...derecho, tipo: 'bloqueo' } }));
  const { teclado } = openApp('/sistema/derecho-titular', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Registrar solicitud' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.click(dialogo.getByRole('radio', { name: 'Suspensión del tratamiento' }));
  await teclado.type(dialogo.getByLabelText(/Cédula, RUC o pasaporte/), '1710034065');
  await teclado.type(dialogo.getByLabelText(/Detalle de la solicitud/), 'Que no se usen');
  await teclado.type(dialogo.getByLabelText(/identidad/), 'Mostró su cédula');
  await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
  await waitFor(() =>
    expect(fake.llamadas.find(({ method }) => method === 'POST')?.body).toMatchObject({ tipo: 'bloqueo' }),
  );
});

long('attending a request to block suspends: the page says what goes on, and exports nothing', async () => {
  const fake = api({ tipo: 'bloqueo', acciones: ['atender', 'negar'], dias: 5 });
  fake.on('POST /derecho-titular/7/atender', () => ({ body: { ...derecho, estado: 'atendida' } }));
  const { teclado } = openApp('/sistema/derecho-titular/7', administrador);
  expect(await screen.findByRole('heading', { name: 'Lo que continúa durante la suspensión' })).toBeVisible();
  expect(screen.getByText('Pagos pendientes a concesionarios')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Exportar sus datos' })).toBeNull();
  await teclado.click(screen.getByRole('button', { name: 'Suspender el tratamiento' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.type(dialogo.getByLabelText(/^Respuesta/), 'Se suspendió');
  await teclado.click(dialogo.getByRole('button', { name: 'Suspender el tratamiento' }));
  expect(await screen.findByText('Tratamiento suspendido')).toBeVisible();
  expect(fake.llamadas.find(({ path }) => path === '/derecho-titular/7/atender')?.body).toEqual({
    respuesta: 'Se suspendió',
    version: 3,
  });
});

long('a suspension in force is lifted with a reason; once lifted the page says by whom and why', async () => {
  let ahora: object = { tipo: 'bloqueo', estado: 'atendida', acciones: ['levantar'], dias: null };
  const fake = fakeApi();
  fake.on('GET /derecho-titular/7', () => ({ body: { ...derecho, ...ahora } }));
  fake.on('POST /derecho-titular/7/levantar', () => {
    ahora = {
      tipo: 'bloqueo',
      estado: 'levantada',
      acciones: [],
      dias: null,
      levantadaPor: 'Sofía Andrade',
      levantadaEn: '2026-03-12T15:00:00.000Z',
      motivoLevantamiento: 'Lo pidió por escrito',
    };
    return { body: { ...derecho, ...ahora } };
  });
  const { teclado } = openApp('/sistema/derecho-titular/7', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Levantar suspensión' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await teclado.type(dialogo.getByLabelText(/Motivo/), 'Lo pidió por escrito');
  await teclado.click(dialogo.getByRole('button', { name: 'Levantar suspensión' }));
  expect(await screen.findByText(/Sofía Andrade, 12/)).toBeVisible();
  expect(screen.getByText('Lo pidió por escrito')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Levantar suspensión' })).toBeNull();
  expect(fake.llamadas.find(({ path }) => path === '/derecho-titular/7/levantar')?.body).toEqual({
    motivo: 'Lo pidió por escrito',
    version: 3,
  });
});

long(
  'a rectification is entered with the datum, what is right and the proof; another kind asks for none of them',
  async () => {
    const fake = api();
    fake.on('POST /derecho-titular', () => ({ status: 201, body: { ...derecho, tipo: 'rectificacion' } }));
    const { teclado } = openApp('/sistema/derecho-titular', administrador);
    await teclado.click(await screen.findByRole('button', { name: 'Registrar solicitud' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.queryByLabelText(/Dato equivocado/)).toBeNull();
    await teclado.click(dialogo.getByRole('radio', { name: 'Rectificación' }));
    await teclado.type(dialogo.getByLabelText(/Cédula, RUC o pasaporte/), '1710034065');
    await teclado.click(dialogo.getByLabelText(/Dato equivocado/));
    await teclado.click(await screen.findByRole('option', { name: 'Celular' }));
    await teclado.type(dialogo.getByLabelText(/Lo correcto/), '0991234567');
    await teclado.type(dialogo.getByLabelText(/Prueba/), 'Planilla');
    await teclado.type(dialogo.getByLabelText(/Detalle de la solicitud/), 'Corregir');
    await teclado.type(dialogo.getByLabelText(/identidad/), 'Mostró su cédula');
    await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
    await waitFor(() =>
      expect(fake.llamadas.find(({ method }) => method === 'POST')?.body).toMatchObject({
        tipo: 'rectificacion',
        dato: 'celular',
        valor: '0991234567',
        prueba: 'Planilla',
      }),
    );
  },
);

const rectificacion = {
  tipo: 'rectificacion',
  dato: 'estadoCivil',
  valorAnterior: 'S',
  valorActual: 'S',
  valor: 'C',
  prueba: 'Acta de matrimonio',
  acciones: ['atender', 'negar'],
  dias: 4,
};

long(
  'a datum that changed meanwhile is refused in the dialog, which shows what it says now; nothing is said to be corrected',
  async () => {
    const fake = api({ ...rectificacion, valorActual: 'D' });
    fake.on('POST /derecho-titular/7/atender', () =>
      problemAnswer(409, 'dato-cambiado', 'Estado civil: el dato cambió'),
    );
    const { teclado } = openApp('/sistema/derecho-titular/7', administrador);
    await teclado.click(await screen.findByRole('button', { name: 'Rectificar' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(dialogo.getByText('Divorciado')).toBeVisible();
    await teclado.type(dialogo.getByLabelText(/^Respuesta/), 'Se corrigió');
    await teclado.click(dialogo.getByRole('button', { name: 'Rectificar' }));
    expect(await dialogo.findByText(/el dato cambió/)).toBeVisible();
    expect(screen.queryByText('Dato rectificado')).toBeNull();
  },
);

long(
  'a rectification is read and attended by the keyboard: what it says, what it will say, and what that touches',
  async () => {
    const fake = api(rectificacion);
    fake.on('POST /derecho-titular/7/atender', () => ({ body: { ...derecho, ...rectificacion, estado: 'atendida' } }));
    const { teclado } = openApp('/sistema/derecho-titular/7', administrador);
    const boton = await screen.findByRole('button', { name: 'Rectificar' });
    act(() => boton.focus());
    for (const texto of ['Estado civil', 'Soltero', 'Casado', 'Acta de matrimonio'])
      expect(screen.getByText(texto)).toBeVisible();
    await teclado.keyboard('{Enter}');
    const dialogo = within(await screen.findByRole('dialog'));
    for (const texto of ['Dice hoy', 'Soltero', 'Lo correcto', 'Casado', 'Los documentos ya emitidos no cambian.'])
      expect(dialogo.getByText(texto)).toBeVisible();
    expect(dialogo.getByLabelText(/^Respuesta/)).toHaveFocus();
    await teclado.keyboard('Se corrigió{Tab}');
    await teclado.click(dialogo.getByRole('button', { name: 'Rectificar' }));
    expect(await screen.findByText('Dato rectificado')).toBeVisible();
    expect(fake.llamadas.find(({ path }) => path === '/derecho-titular/7/atender')?.body).toEqual({
      respuesta: 'Se corrigió',
      version: 3,
    });
  },
);

long(
  'opened from the list, which does not say what the datum says today, the page waits for the record; both name the request',
  async () => {
    const fake = fakeApi();
    const { valorActual: _, ...fila } = { ...derecho, ...rectificacion };
    fake.on('GET /derecho-titular', () => listAnswer('derecho-titular', [fila]));
    let soltar = () => {};
    const leido = new Promise<void>((done) => {
      soltar = done;
    });
    fake.on('GET /derecho-titular/7', async () => {
      await leido;
      return { body: { ...derecho, ...rectificacion } };
    });
    const { teclado } = openApp('/sistema/derecho-titular', administrador);
    const renglon = within(await screen.findByRole('row', { name: /Zambrano.*/ }));
    expect(renglon.getByText('Solicitud 7')).toBeVisible();
    await teclado.click(renglon.getAllByRole('link')[0] as HTMLElement);
    await waitFor(() => expect(fake.llamadas.some(({ path }) => path === '/derecho-titular/7')).toBe(true));
    expect(screen.queryByRole('button', { name: 'Rectificar' })).toBeNull();
    soltar();
    expect(await screen.findByRole('button', { name: 'Rectificar' })).toBeVisible();
    expect(screen.getByText(/Solicitud 7$/)).toBeVisible();
  },
);
