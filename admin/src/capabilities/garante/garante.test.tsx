import { act, screen, waitFor, within } from '@testing-library/react';
import { conGarante, planEditable, sinGarante } from '../../testing/anexos';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import GaranteTab from './GaranteTab';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const CONTENIDO = 'Solicitud del garante';

async function abrirGarante(registro: object, user = ejecutivo) {
  const api = fakeApi();
  api.on('GET /garante/01-M001-12', () => ({ body: registro }));
  const vista = mount(
    <GaranteTab estado={planEditable}>
      <p>{CONTENIDO}</p>
    </GaranteTab>,
    user,
  );
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Cargando' })).toBeNull());
  return { api, ...vista };
}

const conocido = {
  identificacion: '1104680135',
  conocida: true,
  nombreCompleto: 'Zambrano Tipán Lucía',
  advertencia: null,
};
const caja = () => screen.getByRole('textbox', { name: /^Cédula del/ });
const buscar = () => screen.getByRole('button', { name: 'Buscar' });
const enviados = (api: ReturnType<typeof fakeApi>) => api.llamadas.filter(({ method }) => method !== 'GET');
const consultas = (api: ReturnType<typeof fakeApi>) => api.llamadas.filter(({ path }) => path.includes('/busqueda'));

describe('search', () => {
  long.each([
    ['171003406', sinGarante, 'La identificación del garante debe tener 10 caracteres'],
    ['1710034065', sinGarante, 'El garante debe ser diferente del cliente'],
    ['0926687856', conGarante, 'La persona ya es el garante actual'],
  ])('EST-509 %s is refused under the field, and nothing is asked for', async (cedula, registro, texto) => {
    const { api, teclado } = await abrirGarante(registro);
    if (registro === conGarante) await teclado.click(screen.getByRole('button', { name: 'Cambiar garante' }));
    await teclado.type(caja(), cedula);
    await teclado.click(buscar());
    expect(caja()).toHaveAccessibleDescription(texto);
    expect(caja()).toBeInvalid();
    expect(consultas(api)).toEqual([]);
    // and typing on takes the word back
    await teclado.type(caja(), '{Backspace}');
    expect(caja()).not.toBeInvalid();
  });

  test('EST-508 EST-509 what is pasted beyond ten characters stays and is refused, separators do not count', async () => {
    const { api, teclado } = await abrirGarante(sinGarante);
    await teclado.click(caja());
    await teclado.paste('110468-0135 001');
    expect(caja()).toHaveValue('1104680135001');
    await teclado.click(buscar());
    expect(caja()).toHaveAccessibleDescription('La identificación del garante debe tener 10 caracteres');
    expect(consultas(api)).toEqual([]);
    await teclado.clear(caja());
    await teclado.paste('\u202a110468-0135\u202c');
    expect(caja()).toHaveValue('1104680135');
  });

  test('EST-509 what only the server knows is said in the same place', async () => {
    const { api, teclado } = await abrirGarante(sinGarante);
    api.on('GET /garante/01-M001-12/busqueda', () =>
      problemAnswer(422, 'garante-ya-asignado', 'x', { identificacion: 'La persona ya es el garante actual' }),
    );
    await teclado.type(caja(), '1104680135{Enter}');
    expect(await screen.findByText('La persona ya es el garante actual')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Persona encontrada' })).toBeNull();
  });

  test('an answer that comes after the identification was changed is not shown', async () => {
    const { api, teclado } = await abrirGarante(sinGarante);
    let contestar: (v: { body: object }) => void = () => {};
    api.on(
      'GET /garante/01-M001-12/busqueda',
      () =>
        new Promise((resolve) => {
          contestar = resolve;
        }),
    );
    await teclado.type(caja(), '1104680135{Enter}');
    await teclado.type(caja(), '{Backspace}');
    contestar({ body: conocido });
    await waitFor(() => expect(buscar()).toBeEnabled());
    expect(screen.queryByText('Zambrano Tipán Lucía')).toBeNull();
  });

  test('a doubtful check digit and an unknown person are said, and keep nobody from being named', async () => {
    const { api, teclado } = await abrirGarante(sinGarante);
    api.on('GET /garante/01-M001-12/busqueda', () => ({
      body: { ...conocido, conocida: false, nombreCompleto: null, advertencia: 'El dígito verificador no coincide' },
    }));
    await teclado.type(caja(), '1104680135{Enter}');
    const hallado = within(await screen.findByRole('group', { name: 'Persona encontrada' }));
    expect(hallado.getByText('Persona no registrada')).toBeVisible();
    expect(hallado.getByText('El dígito verificador no coincide')).toBeVisible();
    expect(hallado.getByRole('button', { name: 'Asignar garante' })).toBeEnabled();
  });
});

describe('naming', () => {
  test('EST-508 without a guarantor there is the search box and nothing of a guarantor below', async () => {
    await abrirGarante(sinGarante);
    expect(caja()).toBeVisible();
    expect(screen.queryByText(CONTENIDO)).toBeNull();
  });

  test('EST-508 who may not name one sees that there is none', async () => {
    await abrirGarante({ ...sinGarante, acciones: [] });
    expect(screen.getByText('El plan no tiene garante.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('EST-508 EST-560 the found person becomes the guarantor, and the tab opens', async () => {
    const { api, teclado } = await abrirGarante(sinGarante);
    api.on('GET /garante/01-M001-12/busqueda', () => ({ body: conocido }));
    api.on('POST /garante', () => {
      const nombrado = { ...conGarante, identificacion: '1104680135', nombreCompleto: 'Zambrano Tipán Lucía' };
      api.on('GET /garante/01-M001-12', () => ({ body: nombrado }));
      return { status: 201, body: nombrado };
    });
    await teclado.type(caja(), '1104680135{Enter}');
    await teclado.click(await screen.findByRole('button', { name: 'Asignar garante' }));
    expect(await screen.findByText(CONTENIDO)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Zambrano Tipán Lucía' })).toBeVisible();
    expect(enviados(api).map(({ body }) => body)).toEqual([{ plan: '01-M001-12', identificacion: '1104680135' }]);
  });

  long('EST-580 a change asks first, names both, and goes out once', async () => {
    const { api, teclado } = await abrirGarante(conGarante);
    expect(screen.getByText(CONTENIDO)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    api.on('GET /garante/01-M001-12/busqueda', () => ({ body: conocido }));
    api.on('POST /garante/01-M001-12/cambiar', () => {
      const nuevo = { ...conGarante, identificacion: '1104680135', nombreCompleto: 'Zambrano Tipán Lucía' };
      api.on('GET /garante/01-M001-12', () => ({ body: nuevo }));
      return { body: nuevo };
    });
    await teclado.click(screen.getByRole('button', { name: 'Cambiar garante' }));
    expect(screen.queryByText(CONTENIDO)).toBeNull();
    await teclado.type(caja(), '1104680135{Enter}');
    const hallado = within(await screen.findByRole('group', { name: 'Persona encontrada' }));
    await teclado.click(hallado.getByRole('button', { name: 'Cambiar garante' }));
    const pregunta = within(await screen.findByRole('dialog', { name: '¿Cambiar el garante del plan?' }));
    expect(pregunta.getByText(/^Ñauñay Muñoz José Luis dejará de ser garante y Zambrano Tipán Lucía/)).toBeVisible();
    expect(enviados(api)).toEqual([]);
    await teclado.dblClick(pregunta.getByRole('button', { name: 'Cambiar garante' }));
    expect(await screen.findByRole('heading', { name: 'Zambrano Tipán Lucía' })).toBeVisible();
    expect(await screen.findByText(CONTENIDO)).toBeVisible();
    expect(enviados(api).map(({ path, body }) => [path, body])).toEqual([
      ['/garante/01-M001-12/cambiar', { identificacion: '1104680135' }],
    ]);
  });

  test('EST-580 the change is given up with Cancelar or with back, and the form below is there again', async () => {
    const { teclado, router } = await abrirGarante(conGarante);
    await teclado.click(screen.getByRole('button', { name: 'Cambiar garante' }));
    expect(screen.queryByText(CONTENIDO)).toBeNull();
    await teclado.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText(CONTENIDO)).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: 'Cambiar garante' }));
    await act(() => router.navigate(-1));
    expect(await screen.findByText(CONTENIDO)).toBeVisible();
  });

  test('EST-580 those before are named, and who may not change has no button', async () => {
    const { teclado } = await abrirGarante({ ...conGarante, acciones: [] });
    expect(screen.queryByRole('button', { name: 'Cambiar garante' })).toBeNull();
    await teclado.click(screen.getByText('1 garante anterior'));
    expect(screen.getByText(/^Zambrano Tipán Lucía, 1104680135, hasta el 01\/10\/2026 15:00/)).toBeInTheDocument();
  });

  test('EST-580 somebody else was faster: said, and read again', async () => {
    const { api, teclado } = await abrirGarante(sinGarante);
    api.on('GET /garante/01-M001-12/busqueda', () => ({ body: conocido }));
    api.on('POST /garante', () => {
      api.on('GET /garante/01-M001-12', () => ({ body: conGarante }));
      return problemAnswer(409, 'garante-existe', 'El plan ya tiene un garante');
    });
    await teclado.type(caja(), '1104680135{Enter}');
    await teclado.click(await screen.findByRole('button', { name: 'Asignar garante' }));
    expect(await screen.findByText('El plan ya tiene un garante')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Ñauñay Muñoz José Luis' })).toBeVisible();
  });
});

test.each([
  [{ ...conGarante, otraSolicitud: null }, false],
  [{ ...conGarante, otraSolicitud: { clave: '01-M001-20-titular', plan: '01-M001-20' }, acciones: [] }, false],
  [{ ...conGarante, otraSolicitud: { clave: '01-M001-20-titular', plan: '01-M001-20' } }, true],
])(
  'EST-509 data of another application are offered to who may write, where there is one (%#)',
  async (registro, ofrece) => {
    await abrirGarante(registro);
    expect(screen.queryAllByText('Esta persona tiene una solicitud guardada en el plan 01-M001-20.')).toHaveLength(
      ofrece ? 1 : 0,
    );
    expect(screen.queryAllByRole('link', { name: 'Tomar sus datos' })).toHaveLength(ofrece ? 1 : 0);
  },
);
