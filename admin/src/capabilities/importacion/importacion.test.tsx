import { screen, waitFor, within } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';
import type { ImportacionRecord } from './tipos';

const revisada: ImportacionRecord = {
  id: 12,
  tipo: 'grupos',
  nombreArchivo: 'grupos.csv',
  estado: 'VALIDADA',
  leidas: 10,
  creadas: 6,
  cambiadas: 1,
  iguales: 3,
  rechazadas: 0,
  sumas: [{ columna: 'monto', total: 39500 }],
  hoja: null,
  filasOcultas: 0,
  avisos: [],
  totalAvisos: 0,
  erroresOmitidos: 0,
  diferencias: [],
  filasCambiadas: 0,
  cambios: [],
  fallo: null,
  milisegundosEscritor: null,
  creadaPor: 'admin',
  creadaEn: '2026-11-20T15:00:00Z',
  aplicadaPor: null,
  aplicadaEn: null,
  version: 2,
  acciones: ['aplicar'],
};

function api() {
  const fake = fakeApi();
  fake.on('GET /auth/sesion', () => ({ status: 503 }));
  fake.on('GET /importacion/12/cambios', () => listAnswer('cambio', []));
  return fake;
}

test('AUT-024 imports are not there for anybody but the administrator', async () => {
  api();
  openApp('/sistema/importacion', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

long(
  'DOC-508 DOC-515 a file that is neither CSV nor Excel is refused by the shared widget before it is sent',
  async () => {
    api();
    const { teclado } = openApp('/sistema/importacion/create', administrador);
    await teclado.click(await screen.findByRole('combobox', { name: 'Qué contiene el archivo' }));
    await teclado.click(await screen.findByRole('option', { name: 'Grupos' }));
    const input = screen.getByLabelText('Archivo', { selector: 'input' });
    input.removeAttribute('accept');
    await teclado.upload(input, new File(['x'], 'grupos.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Tipo de archivo no es aceptado')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revisar archivo' })).toBeDisabled();
  },
);

long('on a phone what is wrong, and whose row it is, stand with the column', async () => {
  asPhone();
  const fake = api();
  fake.on('GET /importacion/12', () => ({ body: { ...revisada, estado: 'CON ERRORES', rechazadas: 1, acciones: [] } }));
  fake.on('GET /importacion/12/errores', () =>
    listAnswer('errores', [
      { id: 1, linea: 4, columna: 'cuota', registro: 'Grupo M001', valor: '1.234', mensaje: 'Decimal ambiguo' },
    ]),
  );
  openApp('/sistema/importacion/12', administrador);
  const celda = within((await screen.findByText('cuota')).closest('td') as HTMLElement);
  expect(celda.getByText('Decimal ambiguo')).toBeVisible();
  expect(celda.getByText('Grupo M001')).toBeVisible();
});

long(
  'a file with errors shows each with its row, column and value, and leads to the corrected file; it cannot be applied',
  async () => {
    const fake = api();
    fake.on('GET /importacion/12', () => ({
      body: { ...revisada, estado: 'CON ERRORES', rechazadas: 1, acciones: [], erroresOmitidos: 40 },
    }));
    fake.on('GET /importacion/12/errores', () =>
      listAnswer('importacion-error', [
        { id: 1, linea: 7, columna: 'monto', mensaje: 'Monto inválido', valor: '21OOO', registro: '01 M900' },
      ]),
    );
    openApp('/sistema/importacion/12', administrador);
    const fila = within((await screen.findByText('Monto inválido')).closest('tr') as HTMLElement);
    expect(fila.getByText('7')).toBeVisible();
    for (const texto of ['monto', '21OOO', '01 M900']) expect(fila.getByText(texto)).toBeVisible();
    expect(screen.getByText('Con errores')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar en Excel' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Subir el archivo corregido' })).toHaveAttribute(
      'href',
      '/sistema/importacion/create',
    );
    expect(screen.getByText('Hay 40 errores más que no se muestran.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aplicar' })).not.toBeInTheDocument();
  },
);

long('an import that somebody applied before is refused with the name, and shown as it is', async () => {
  const fake = api();
  fake.on('GET /importacion/12', () => ({ body: revisada }));
  fake.on('POST /importacion/12/aplicar', () =>
    problemAnswer(409, 'importacion-no-aplicable', 'La importación ya fue aplicada por admin2.'),
  );
  const { teclado } = openApp('/sistema/importacion/12', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Aplicar' }));
  fake.on('GET /importacion/12', () => ({
    body: { ...revisada, estado: 'APLICADA', acciones: [], aplicadaPor: 'admin2', aplicadaEn: '2026-11-20T15:10:00Z' },
  }));
  await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('La importación ya fue aplicada por admin2.')).toBeVisible();
  expect(await screen.findByText(/Aplicada por admin2 el 20\/11\/2026 10:10/)).toBeVisible();
});

test('the review reconciles, and only a confirmation applies', async () => {
  const fake = api();
  fake.on('GET /importacion/12', () => ({ body: revisada }));
  const { teclado } = openApp('/sistema/importacion/12', administrador);
  expect(
    await screen.findByText('Cuadra: creadas, cambiadas, iguales y rechazadas suman las filas leídas.'),
  ).toBeVisible();
  expect(screen.getByText('$ 39.500,00')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Aplicar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Se crearán 6 y se cambiarán 1 registros de grupos/)).toBeVisible();
  await teclado.click(dialog.getByRole('button', { name: 'Cancelar' }));
  expect(fake.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fake.on('POST /importacion/12/aplicar', () => ({ body: { ...revisada, estado: 'APLICADA', contrasenas: [] } }));
  await teclado.click(screen.getByRole('button', { name: 'Aplicar' }));
  await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Importación aplicada')).toBeVisible();
  expect(fake.llamadas.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

long('a state is a word of the list, not the code that it is stored as', async () => {
  const estados = ['VALIDANDO', 'VALIDADA', 'CON ERRORES', 'APLICADA', 'FALLIDA'];
  api().on('GET /importacion', () =>
    listAnswer(
      'importacion',
      estados.map((estado, i) => ({ ...revisada, id: i + 1, estado })),
    ),
  );
  openApp('/sistema/importacion', administrador);
  for (const nombre of ['En revisión', 'Por aplicar', 'Con errores', 'Aplicada', 'No se pudo revisar'])
    expect(await screen.findByRole('cell', { name: nombre })).toBeVisible();
  for (const estado of estados) expect(screen.queryByText(estado)).toBeNull();
});

long('a running review shows how far it is', async () => {
  const fake = api();
  fake.on('GET /importacion/12', () => ({ body: { ...revisada, estado: 'VALIDANDO', leidas: 4000, acciones: [] } }));
  openApp('/sistema/importacion/12', administrador);
  expect(await screen.findByText(/Revisando… 4.000 filas leídas/)).toBeVisible();
  fake.on('GET /importacion/12', () => ({ body: revisada }));
  expect(await screen.findByText('Sin errores. Todavía no se ha cambiado nada.', {}, { timeout: 8000 })).toBeVisible();
});

long(
  'data that changed since the review: both values are shown, the way out is the new review, and only then it can be applied',
  async () => {
    const fake = api();
    fake.on('GET /importacion/12', () => ({ body: revisada }));
    fake.on('POST /importacion/12/aplicar', () =>
      problemAnswer(409, 'datos-cambiados', 'Los datos de la línea 2 cambiaron desde la revisión: no se aplicó nada.'),
    );
    const { teclado } = openApp('/sistema/importacion/12', administrador);
    await teclado.click(await screen.findByRole('button', { name: 'Aplicar' }));
    const cambios = [
      { linea: 2, columna: 'saldo', revisado: '$ 18.000,00', actual: '$ 17.587,50' },
      { linea: 7, columna: null, revisado: 'no existe', actual: 'existe' },
    ];
    fake.on('GET /importacion/12', () => ({
      body: { ...revisada, acciones: ['revisar'], filasCambiadas: 30, cambios },
    }));
    await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aplicar' }));
    const fila = within((await screen.findByText('$ 17.587,50')).closest('tr') as HTMLElement);
    for (const texto of ['2', 'saldo', '$ 18.000,00']) expect(fila.getByText(texto)).toBeVisible();
    expect(screen.getByText(/Los datos de 30 filas cambiaron desde la revisión/)).toBeVisible();
    expect(screen.getByText('Se muestran los primeros cambios; las filas con cambios son 30.')).toBeVisible();
    expect(screen.queryByText('Sin errores. Todavía no se ha cambiado nada.')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Aplicar' })).not.toBeInTheDocument();

    fake.on('POST /importacion/12/revisar', () => ({ body: { ...revisada, estado: 'VALIDANDO', acciones: [] } }));
    fake.on('GET /importacion/12', () => ({ body: revisada }));
    await teclado.click(screen.getByRole('button', { name: 'Revisar de nuevo' }));
    expect(await screen.findByRole('button', { name: 'Aplicar' })).toBeVisible();
    expect(screen.queryByText('$ 17.587,50')).not.toBeInTheDocument();
  },
);

test('the review shows the sheet, each changed value before and after, and warnings, which are confirmed to apply', async () => {
  const fake = api();
  const aviso = {
    linea: 3,
    columna: 'numero',
    valor: '2',
    registro: '01-M001-12 001-002 2',
    mensaje: 'El plan ya tiene el documento REC 001-002 000000002, que solo difiere en los ceros del inicio',
  };
  fake.on('GET /importacion/12', () => ({ body: { ...revisada, hoja: 'Pagos', avisos: [aviso], totalAvisos: 1 } }));
  fake.on('GET /importacion/12/cambios', () =>
    listAnswer('cambio', [
      {
        id: 4,
        linea: 4,
        registro: '01 M900',
        valores: [{ columna: 'monto', antes: '$ 18.500,00', despues: '$ 18.600,00' }],
      },
    ]),
  );
  fake.on('POST /importacion/12/aplicar', () => ({ body: { ...revisada, estado: 'APLICADA', contrasenas: [] } }));
  const { teclado } = openApp('/sistema/importacion/12', administrador);
  expect(await screen.findByText(/hoja «Pagos»/)).toBeVisible();
  expect(screen.getByText(aviso.mensaje)).toBeVisible();
  const fila = within((await screen.findByText('$ 18.600,00')).closest('tr') as HTMLElement);
  for (const texto of ['4', 'monto', '$ 18.500,00']) expect(fila.getByText(texto)).toBeVisible();

  await teclado.click(screen.getByRole('button', { name: 'Aplicar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await teclado.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await dialog.findByText(/El archivo tiene un aviso: revise y confirme/)).toBeVisible();
  expect(fake.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);
  await teclado.click(dialog.getByRole('checkbox', { name: 'Revisé un aviso; se aplica así' }));
  await teclado.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Importación aplicada')).toBeVisible();
  expect(fake.llamadas.find(({ method }) => method === 'POST')?.body).toEqual({ confirmaAvisos: true });
});

test('rows that Excel hides are told, and can be left out', async () => {
  const fake = api();
  fake.on('GET /importacion/12', () => ({
    body: { ...revisada, filasOcultas: 2, acciones: ['aplicar', 'omitirOcultas'] },
  }));
  fake.on('POST /importacion/12/revisar', () => ({ body: { ...revisada, estado: 'VALIDANDO', acciones: [] } }));
  const { teclado } = openApp('/sistema/importacion/12', administrador);
  expect(await screen.findByText('2 filas están ocultas en Excel y también se importarán.')).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Revisar sin ellas' }));
  await waitFor(() =>
    expect(fake.llamadas.find(({ method }) => method === 'POST')?.body).toEqual({ omitirOcultas: true }),
  );
});
