import { mensajes } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { amiga, banco, CLAVE, planEditable } from '../../testing/anexos';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import ReferenciasTab from './ReferenciasTab';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const riesgo = userOf('Riesgo', '004');

interface Apertura {
  readonly filas?: readonly object[];
  readonly user?: typeof ejecutivo;
  readonly puedeEditar?: boolean;
}

async function abrirReferencias({ filas = [], user = ejecutivo, puedeEditar = true }: Apertura = {}) {
  const api = fakeApi();
  api.on('GET /referencia', () => listAnswer('referencia', filas));
  api.on('GET /banco', () => listAnswer('banco', [{ id: '0010', codigo: '0010', nombre: 'Banco Pichincha C.A.' }]));
  const vista = mount(<ReferenciasTab clave={CLAVE} estado={{ ...planEditable, puedeEditar }} />, user);
  await screen.findByRole('heading', { name: 'Referencias personales' });
  return { api, ...vista };
}

const seccion = (titulo: string) => within(screen.getByRole('region', { name: titulo }));
const agregar = (tipo: string) => screen.getByRole('button', { name: `Agregar referencia ${tipo}` });
const dialogo = () => within(screen.getByRole('dialog'));
const etiquetas = () =>
  [...screen.getByRole('dialog').querySelectorAll('[data-campo]')].map((celda) => celda.getAttribute('data-campo'));
const entrada = (nombre: string) =>
  screen.getByRole('dialog').querySelector(`[data-campo="${nombre}"] input`) as HTMLInputElement;
const enviados = (api: ReturnType<typeof fakeApi>) => api.llamadas.filter(({ method }) => method !== 'GET');

describe('lists', () => {
  test('EST-555 EST-553 three lists of their own, each says that it is empty and how many are needed', async () => {
    const { api } = await abrirReferencias();
    for (const titulo of ['Referencias personales', 'Referencias comerciales', 'Referencias bancarias']) {
      expect(seccion(titulo).getByText('No hay referencias registradas')).toBeVisible();
      expect(seccion(titulo).getByText('0 de 2')).toBeVisible();
    }
    expect(decodeURIComponent(api.llamadas.find(({ path }) => path.startsWith('/referencia'))?.path ?? '')).toContain(
      `filter={"clave":"${CLAVE}"}`,
    );
  });

  long('EST-521 EST-540 EST-542 what each reference says, and its state', async () => {
    await abrirReferencias({ filas: [amiga, banco] });
    const personal = seccion('Referencias personales');
    expect(personal.getByText('Rosa Paredes')).toBeVisible();
    expect(personal.getByText('Amigo · 1710034065 · 022345678 · Quito · Av. América N35')).toBeVisible();
    expect(personal.getByText('Pendiente')).toBeVisible();
    expect(personal.getByText('1 de 2')).toBeVisible();
    const bancaria = seccion('Referencias bancarias');
    expect(bancaria.getByText('Ahorros · No. 2200123456 · Desde el 01/03/2015')).toBeVisible();
    expect(bancaria.getByText('Confirmada')).toBeVisible();
    expect(bancaria.getByText('Confirmada por Pablo Ruiz, 19/11/2026 09:05')).toBeVisible();
  });

  test('EST-519 risk adds none, nor does anybody while the folder is not theirs', async () => {
    const { unmount } = await abrirReferencias({ user: riesgo });
    expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull();
    unmount();
    await abrirReferencias({ puedeEditar: false });
    expect(screen.queryByRole('button', { name: /^Agregar/ })).toBeNull();
  });

  long('EST-553 a fourth personal reference is not offered, a third commercial one is', async () => {
    const tres = (tipo: string, desde: number) => [0, 1, 2].map((n) => ({ ...amiga, id: desde + n, tipo }));
    await abrirReferencias({ filas: [...tres('R', 10), ...tres('C', 20)] });
    expect(seccion('Referencias personales').getByText('2 de 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Agregar referencia personal' })).toBeNull();
    expect(agregar('comercial')).toBeVisible();
  });

  test('GEN-021 a list that fails says so and can be tried again', async () => {
    const api = fakeApi();
    api.on('GET /referencia', () => problemAnswer(500, 'interno', 'x'));
    const { teclado } = mount(<ReferenciasTab clave={CLAVE} estado={planEditable} />, ejecutivo);
    const otraVez = await screen.findByRole('button', { name: 'Reintentar' });
    api.on('GET /referencia', () => listAnswer('referencia', [amiga]));
    await teclado.click(otraVez);
    expect(await screen.findByText('Rosa Paredes')).toBeVisible();
  });
});

describe('the one dialog', () => {
  test.each([
    ['personal', ['nombre', 'identificacion', 'parentesco', 'ciudad', 'direccion', 'telefono']],
    ['comercial', ['nombreComercio', 'ciudad', 'direccion', 'telefono']],
    ['bancaria', ['bancoCodigo', 'fechaApertura', 'tipoCuenta', 'numeroCuenta']],
  ])('REF-001 REF-002 REF-003 a new %s reference starts empty with its own fields', async (tipo, campos) => {
    const { teclado } = await abrirReferencias({ filas: [amiga] });
    await teclado.click(agregar(tipo));
    expect(dialogo().getByRole('heading', { name: `Agregar referencia ${tipo}` })).toBeVisible();
    expect(etiquetas()).toEqual(campos);
    for (const campo of campos) expect(entrada(campo).value.replace(/[DMA/]/g, '')).toBe('');
  });

  long.each([
    [
      'EST-543 EST-545 EST-546 EST-547',
      'personal',
      [
        'Nombre de la persona es requerido.',
        'Cédula de la persona es requerida.',
        'Tipo de parentesco es requerido.',
        'Ciudad es requerida.',
        'Dirección es requerida.',
        'Teléfono es requerido.',
      ],
    ],
    [
      'EST-544 EST-548',
      'comercial',
      [
        'Nombre del comercio o proveedor es requerido.',
        'Ciudad es requerida.',
        'Dirección es requerida.',
        'Teléfono es requerido.',
      ],
    ],
    [
      'EST-549 EST-550 EST-551 EST-552',
      'bancaria',
      [
        'Nombre del banco es requerido.',
        'Fecha de apertura de la cuenta es requerida.',
        'Tipo de cuenta es requerido.',
        'Número de cuenta es requerido.',
      ],
    ],
  ])('%s an empty %s reference says what is required, and nothing is sent', async (_, tipo, textos) => {
    const { api, teclado } = await abrirReferencias();
    await teclado.click(agregar(tipo));
    await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(mensajes.GEN.camposIncorrectos)).toBeVisible();
    for (const texto of textos) expect(dialogo().getByText(texto)).toBeVisible();
    expect(enviados(api)).toEqual([]);
  });

  long('EST-545 EST-544 one word is no full name and six digits are no phone', async () => {
    const { teclado } = await abrirReferencias();
    await teclado.click(agregar('personal'));
    await teclado.type(entrada('nombre'), 'Rosa');
    await teclado.type(entrada('telefono'), '223456');
    await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
    expect(await dialogo().findByText('Escriba al menos 1 nombre y 1 apellido')).toBeVisible();
    expect(dialogo().getByText('Teléfono inválido')).toBeVisible();
  });

  long(
    'REF-004 REF-009 a personal reference goes out with its application and type, and the list is read again',
    async () => {
      const { api, teclado } = await abrirReferencias();
      api.on('POST /referencia', () => {
        api.on('GET /referencia', () => listAnswer('referencia', [amiga]));
        return { status: 201, body: amiga };
      });
      await teclado.click(agregar('personal'));
      await teclado.type(entrada('nombre'), 'Rosa Paredes');
      await teclado.type(entrada('identificacion'), '171-003 4065');
      await teclado.click(dialogo().getByRole('combobox', { name: 'Parentesco (*)' }));
      await teclado.click(await screen.findByRole('option', { name: 'Amigo' }));
      await teclado.type(entrada('ciudad'), 'Quito');
      await teclado.type(entrada('direccion'), 'Av. América N35');
      await teclado.type(entrada('telefono'), '022345678{Enter}');
      expect(await screen.findByText('Rosa Paredes')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(enviados(api)).toHaveLength(1);
      expect(enviados(api)[0]?.body).toEqual({
        clave: CLAVE,
        tipo: 'R',
        nombre: 'Rosa Paredes',
        identificacion: '1710034065',
        parentesco: 'amigo',
        ciudad: 'Quito',
        direccion: 'Av. América N35',
        telefono: '022345678',
      });
    },
  );

  long('REF-003 REF-005 an edit starts from the chosen one and sends its version', async () => {
    const { api, teclado } = await abrirReferencias({ filas: [amiga] });
    api.on('PUT /referencia/1', () => ({ body: { ...amiga, ciudad: 'Ambato', version: 3 } }));
    await teclado.click(screen.getByRole('button', { name: 'Editar Rosa Paredes' }));
    expect(entrada('nombre')).toHaveValue('Rosa Paredes');
    expect(entrada('telefono')).toHaveValue('022345678');
    await teclado.clear(entrada('ciudad'));
    await teclado.type(entrada('ciudad'), 'Ambato');
    await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [envio] = enviados(api);
    expect(envio?.headers.get('If-Match')).toBe('"2"');
    expect(envio?.body).toMatchObject({ nombre: 'Rosa Paredes', ciudad: 'Ambato' });
  });

  test('REF-007 a save without answer keeps the dialog and what was typed', async () => {
    const { api, teclado } = await abrirReferencias({ filas: [amiga] });
    api.on('PUT /referencia/1', () => problemAnswer(500, 'interno', 'x'));
    await teclado.click(screen.getByRole('button', { name: 'Editar Rosa Paredes' }));
    await teclado.type(entrada('ciudad'), ' Norte');
    await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Ocurrio un error, intente de nuevo más tarde.')).toBeVisible();
    expect(entrada('ciudad')).toHaveValue('Quito Norte');
  });

  long('somebody else saved first: who it was, and each field that differs to take or keep', async () => {
    const { api, teclado } = await abrirReferencias({ filas: [amiga] });
    api.on('PUT /referencia/1', () => ({
      status: 412,
      body: {
        title: 'Otra persona modificó el registro, actualice la página',
        status: 412,
        code: 'version-vieja',
        detalle: {
          versionActual: 5,
          campos: ['ciudad'],
          quien: 'Pablo Ruiz',
          cuando: null,
          actual: { ciudad: 'Loja' },
        },
      },
    }));
    await teclado.click(screen.getByRole('button', { name: 'Editar Rosa Paredes' }));
    await teclado.type(entrada('ciudad'), ' Norte');
    await teclado.click(dialogo().getByRole('button', { name: 'Guardar' }));
    const choque = within(await screen.findByRole('dialog', { name: 'Pablo Ruiz guardó antes que usted' }));
    api.on('PUT /referencia/1', () => ({ body: { ...amiga, version: 6 } }));
    await teclado.click(choque.getByRole('radio', { name: /Lo que está guardado/ }));
    await teclado.click(choque.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(enviados(api)).toHaveLength(2));
    expect(enviados(api)[1]?.headers.get('If-Match')).toBe('"5"');
    expect(enviados(api)[1]?.body).toMatchObject({ ciudad: 'Loja' });
  });

  long('what was typed is not thrown away by Esc without a question', async () => {
    const { teclado } = await abrirReferencias();
    await teclado.click(agregar('comercial'));
    await teclado.type(entrada('nombreComercio'), 'Almacenes Tía');
    await teclado.keyboard('{Escape}');
    const pregunta = await screen.findByRole('dialog', { name: '¿Descartar los cambios?' });
    await teclado.click(within(pregunta).getByRole('button', { name: 'Seguir editando' }));
    await screen.findByRole('dialog', { name: 'Agregar referencia comercial' });
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(entrada('nombreComercio')).toHaveValue('Almacenes Tía');
  });
});

describe('lifecycle', () => {
  test('EST-520 EST-521 risk confirms the version that was seen', async () => {
    const { api, teclado } = await abrirReferencias({
      user: riesgo,
      filas: [{ ...amiga, acciones: ['editar', 'confirmar'] }],
    });
    api.on('POST /referencia/1/confirmar', () => {
      const confirmada = { ...amiga, estado: 'C', confirmadaPor: 'Ana Cevallos', acciones: ['editar'] };
      api.on('GET /referencia', () => listAnswer('referencia', [confirmada]));
      return { body: confirmada };
    });
    await teclado.click(screen.getByRole('button', { name: 'Confirmar Rosa Paredes' }));
    expect(await screen.findByText('Confirmada')).toBeVisible();
    expect(enviados(api)[0]?.headers.get('If-Match')).toBe('"2"');
    expect(screen.queryByRole('button', { name: 'Confirmar Rosa Paredes' })).toBeNull();
  });

  test('EST-520 nobody else is offered to confirm', async () => {
    await abrirReferencias({ filas: [amiga] });
    expect(screen.queryByRole('button', { name: /^Confirmar/ })).toBeNull();
  });

  test('EST-519 a pending one is removed after a question, a confirmed one is not offered', async () => {
    const { api, teclado } = await abrirReferencias({ filas: [amiga, banco] });
    expect(screen.queryByRole('button', { name: 'Eliminar Banco Pichincha C.A.' })).toBeNull();
    await teclado.click(screen.getByRole('button', { name: 'Eliminar Rosa Paredes' }));
    const pregunta = await screen.findByRole('dialog', { name: '¿Eliminar la referencia?' });
    expect(enviados(api)).toEqual([]);
    api.on('DELETE /referencia/1', () => {
      api.on('GET /referencia', () => listAnswer('referencia', [banco]));
      return { body: amiga };
    });
    await teclado.click(within(pregunta).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('Rosa Paredes')).toBeNull());
    expect(enviados(api)[0]?.headers.get('If-Match')).toBe('"2"');
  });

  test('EST-521 a removal that came too late says so and shows what is true now', async () => {
    const { api, teclado } = await abrirReferencias({ filas: [amiga] });
    api.on('DELETE /referencia/1', () => {
      api.on('GET /referencia', () => listAnswer('referencia', [{ ...amiga, estado: 'C', acciones: ['editar'] }]));
      return problemAnswer(409, 'referencia-confirmada', 'La referencia ya está confirmada');
    });
    await teclado.click(screen.getByRole('button', { name: 'Eliminar Rosa Paredes' }));
    await teclado.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('La referencia ya está confirmada')).toBeVisible();
    expect(await screen.findByText('Confirmada')).toBeVisible();
  });
});
