import { screen, waitFor, within } from '@testing-library/react';
import type { MedioVista } from '../../generated/api';
import { problemAnswer, userOf } from '../../testing/api';
import { ejecutivo, riesgo } from '../../testing/clientes';
import { long } from '../../testing/long';
import {
  apiDeMedios,
  gerente,
  jefatura,
  medioAprobado,
  medioEnEspera,
  medioEnviado,
  medioRechazado,
} from '../../testing/medios';
import { openApp } from '../../testing/openApp';
import { draftIsKnown } from '../../testing/waits';

async function abrirMedio(
  medio: MedioVista,
  user = ejecutivo,
  antes: (api: ReturnType<typeof apiDeMedios>) => unknown = () => undefined,
) {
  const api = apiDeMedios(medio);
  antes(api);
  const prefijo = { Riesgo: '/riesgo', 'Ejecutivo Adjudicaciones': '/ejecutivo' }[user.role as string] ?? '/jftadj';
  const vista = openApp(`${prefijo}/medio-aprobacion/${medio.id}`, user);
  await screen.findByRole('heading', { name: `Medio de aprobación No. ${medio.id}` });
  await draftIsKnown();
  return { api, ...vista };
}

const botones = () =>
  within(screen.getByRole('toolbar', { name: 'Acciones del formulario' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const boton = (name: string) => screen.getByRole('button', { name });
const entrada = (nombre: string) => document.querySelector(`input[name="${nombre}"]`) as HTMLInputElement;
const cifra = (nombre: string) => screen.getByRole('status', { name: nombre });

long.each([
  ['the executive while it waits', { ...medioEnEspera }, ejecutivo, ['Actualizar', 'Enviar a riesgo']],
  ['the executive while risk has it', { ...medioEnviado, acciones: [] }, ejecutivo, []],
  ['risk', medioEnviado, riesgo, ['No aprobado', 'Aceptar medio de aprobación']],
  ['a manager', { ...medioEnviado, acciones: [] }, gerente, []],
  ['the executive when it was not approved', medioRechazado, ejecutivo, ['Crear nuevo']],
  [
    'the head',
    { ...medioEnEspera, acciones: ['actualizar', 'enviar', 'asignar'] },
    jefatura,
    ['Actualizar', 'Asignar ejecutivo', 'Enviar a riesgo'],
  ],
] as const)('MED-503 MED-521 MED-522 MED-525 what %s may do', async (_quien, medio, user, esperados) => {
  await abrirMedio(medio as MedioVista, user);
  expect(botones()).toEqual(esperados);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('the unit of the good is typed on the page of its approved means, and not while that waits', async () => {
  const { api, unmount } = await abrirMedio(medioEnEspera);
  expect(api.llamadas.filter(({ path }) => path.startsWith('/unidad'))).toEqual([]);
  unmount();
  await abrirMedio(medioAprobado);
  expect(await screen.findByRole('button', { name: 'Completar unidad' })).toBeVisible();
});

test('MED-501 what is no number of an approval is no page', async () => {
  const api = apiDeMedios();
  openApp('/ejecutivo/medio-aprobacion/doce', ejecutivo);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(api.pedidas('/medio-aprobacion')).toEqual([]);
});

long('MED-501 one that does not load says so and can be tried again', async () => {
  const api = apiDeMedios();
  api.on('GET /medio-aprobacion/12', () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
  const { teclado } = openApp('/riesgo/medio-aprobacion/12', riesgo);
  expect(await screen.findByText('El registro no existe')).toBeVisible();
  api.on('GET /medio-aprobacion/12', () => ({ body: medioEnviado }));
  await teclado.click(boton('Reintentar'));
  expect(await screen.findByRole('heading', { name: 'Medio de aprobación No. 12' })).toBeVisible();
});

long('MED-504 MED-514 MED-515 MED-526 the paper as it is stored, with its sums', async () => {
  await abrirMedio(medioEnviado, riesgo);
  expect(screen.getByRole('link', { name: 'Zambrano Loor José Antonio' })).toHaveAttribute(
    'href',
    '/riesgo/estado-cliente/1710034065?plan=01-M001-12',
  );
  expect(screen.getByText('Enviado')).toBeVisible();
  expect(screen.getByText(/enviado a riesgo por Ana Cevallos el 19\/11\/2026 09:00/)).toBeVisible();
  expect(cifra('Diferencia')).toHaveTextContent('$ 14.990,00');
  expect(cifra('Total a pagar')).toHaveTextContent('$ 735,90');
  const vehiculo = within(screen.getByRole('region', { name: 'Vehículo' }));
  expect(await vehiculo.findByText('Sportage')).toBeVisible();
  expect(vehiculo.getByText('Blanco')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Planes' })).getByText('$ 18.000,00')).toBeVisible();
});

test('MED-518 MED-547 sent to risk after the question, with the version that was read', async () => {
  const { api, teclado } = await abrirMedio(medioEnEspera);
  api.on('POST /medio-aprobacion/12/enviar', () => {
    api.on('GET /medio-aprobacion/12', () => ({ body: { ...medioEnviado, acciones: [] } }));
    return { body: { ...medioEnviado, acciones: [] } };
  });
  await teclado.click(boton('Enviar a riesgo'));
  const dialogo = within(await screen.findByRole('dialog', { name: '¿Enviar a riesgo?' }));
  expect(api.enviadas()).toEqual([]);
  await teclado.click(dialogo.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('Medio actualizado.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.enviadas().map(({ path, body }) => [path, body])).toEqual([
    ['/medio-aprobacion/12/enviar', { version: 4 }],
  ]);
  await waitFor(() => expect(botones()).toEqual([]));
});

test('MED-523 nothing is accepted before the question is answered', async () => {
  const { api, teclado } = await abrirMedio(medioEnviado, riesgo);
  api.on('POST /medio-aprobacion/12/aceptar', () => ({ body: { ...medioAprobado, acciones: [] } }));
  await teclado.click(boton('Aceptar medio de aprobación'));
  let dialogo = within(await screen.findByRole('dialog', { name: '¿Aceptar medio de aprobación?' }));
  expect(dialogo.getByText('Zambrano Loor José Antonio')).toBeVisible();
  await teclado.click(dialogo.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.enviadas()).toEqual([]);
  await teclado.click(boton('Aceptar medio de aprobación'));
  dialogo = within(await screen.findByRole('dialog'));
  await teclado.click(dialogo.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText('Medio actualizado.')).toBeVisible();
  expect(api.enviadas().map(({ path, body }) => [path, body])).toEqual([
    ['/medio-aprobacion/12/aceptar', { version: 5 }],
  ]);
});

long(
  'a value far from list and application is accepted once the box is ticked; risk reads beside what it is judged',
  async () => {
    const aviso = 'El valor $ 99.000,00 está lejos del precio de lista ($ 31.500,50), 214,3 % más';
    const { api, teclado } = await abrirMedio(medioEnviado, riesgo, (api) =>
      api.on('GET /medio-aprobacion/12/comparacion', () => ({
        body: { id: 12, datos: [{ etiqueta: 'Precio de lista', valor: '$ 31.500,50' }], aviso },
      })),
    );
    const hoja = within(await screen.findByRole('region', { name: 'Para decidir' }));
    expect(await hoja.findByText('Precio de lista')).toBeVisible();
    expect(hoja.getByText(aviso)).toBeVisible();
    api.on('POST /medio-aprobacion/12/aceptar', () => ({ body: { ...medioAprobado, acciones: [] } }));
    await teclado.click(boton('Aceptar medio de aprobación'));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Aceptar medio de aprobación?' }));
    await teclado.click(await dialogo.findByRole('button', { name: 'Aceptar' }));
    expect(await dialogo.findByText('Confirme que revisó el valor del bien')).toBeVisible();
    expect(api.enviadas()).toEqual([]);
    await teclado.click(dialogo.getByRole('checkbox', { name: /Revisé el valor/ }));
    await teclado.click(dialogo.getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByText('Medio actualizado.')).toBeVisible();
    expect(api.enviadas().map(({ body }) => body)).toEqual([{ confirmaValor: true, version: 5 }]);
  },
);

long("MED-524 MED-544 'No aprobado' asks for its reason", async () => {
  const { api, teclado } = await abrirMedio(medioEnviado, riesgo);
  api.on('POST /medio-aprobacion/12/rechazar', () => ({ body: medioRechazado }));
  await teclado.click(boton('No aprobado'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'No aprobado' }));
  await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
  expect(dialogo.getByText('Motivo no puede estar vacío')).toBeVisible();
  expect(api.enviadas()).toEqual([]);
  await teclado.type(dialogo.getByRole('textbox', { name: 'Motivo' }), ' El avalúo está vencido ');
  await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
  expect(await screen.findByText('Medio actualizado.')).toBeVisible();
  expect(api.enviadas().map(({ body }) => body)).toEqual([{ observaciones: 'El avalúo está vencido', version: 5 }]);
});

test('MED-523 somebody else was faster: the dialog ends, and the page says who, when and what', async () => {
  const { api, teclado } = await abrirMedio(medioEnviado, riesgo);
  const texto = 'El medio ya fue marcado como no aprobado por Marco Ruiz el 20/11/2026 11:10';
  api.on('POST /medio-aprobacion/12/aceptar', () => {
    api.on('GET /medio-aprobacion/12', () => ({ body: { ...medioRechazado, acciones: [] } }));
    return problemAnswer(409, 'estado-cambiado', texto);
  });
  await teclado.click(boton('Aceptar medio de aprobación'));
  await teclado.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText(texto)).toBeVisible();
  await waitFor(() => expect(botones()).toEqual([]));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('El avalúo está vencido')).toBeVisible();
});

long(
  'MED-524 what somebody changed meanwhile is told before the decision is taken again, and the reason stays',
  async () => {
    const { api, teclado } = await abrirMedio(medioEnviado, riesgo);
    api.on('POST /medio-aprobacion/12/rechazar', ({ body }) =>
      (body as { version: number }).version === 5
        ? {
            ...problemAnswer(412, 'version-vieja', 'x'),
            body: {
              status: 412,
              code: 'version-vieja',
              title: 'x',
              detalle: { versionActual: 9, quien: 'Marta Jefa', cuando: '2026-11-21T13:00:00.000Z' },
            },
          }
        : { body: medioRechazado },
    );
    await teclado.click(boton('No aprobado'));
    const dialogo = within(await screen.findByRole('dialog'));
    await teclado.type(dialogo.getByRole('textbox', { name: 'Motivo' }), 'Falta la factura');
    await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
    expect(await dialogo.findByRole('alert')).toHaveTextContent('Marta Jefa cambió este medio el 21/11/2026 08:00');
    expect(dialogo.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Falta la factura');
    await teclado.click(dialogo.getByRole('button', { name: 'No aprobado' }));
    expect(await screen.findByText('Medio actualizado.')).toBeVisible();
    expect(api.enviadas().map(({ body }) => (body as { version: number }).version)).toEqual([5, 9]);
  },
);

long('MED-525 the head gives it to an executive', async () => {
  const { api, teclado } = await abrirMedio({ ...medioEnEspera, acciones: ['asignar'] }, jefatura);
  api.on('POST /medio-aprobacion/12/asignar', () => ({ body: medioEnEspera }));
  await teclado.click(boton('Asignar ejecutivo'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Asignar ejecutivo' }));
  expect(dialogo.getByText('Ahora lo atiende Ana Cevallos')).toBeVisible();
  expect(dialogo.getByRole('combobox', { name: /Ejecutivo/ })).toHaveFocus();
  await teclado.keyboard('{Enter}');
  expect(dialogo.getByText('Elija un ejecutivo')).toBeVisible();
  expect(api.enviadas()).toEqual([]);
  await teclado.click(dialogo.getByRole('combobox', { name: /Ejecutivo/ }));
  await teclado.click(await screen.findByRole('option', { name: /^Luis Chicaiza/ }));
  await teclado.click(dialogo.getByRole('button', { name: 'Asignar' }));
  expect(await screen.findByText('Medio actualizado.')).toBeVisible();
  expect(api.enviadas().map(({ body }) => body)).toEqual([{ usuario: 9, version: 4 }]);
});

long('MED-546 MED-541 an update sends the whole sheet with its version, and says so', async () => {
  const { api, teclado } = await abrirMedio(medioEnEspera);
  api.on('PUT /medio-aprobacion/12', () => ({ body: { ...medioEnEspera, pagoAnticipado: 100, version: 5 } }));
  await teclado.click(boton('Actualizar'));
  await teclado.clear(entrada('pagoAnticipado'));
  await teclado.type(entrada('pagoAnticipado'), '100');
  await teclado.click(boton('Guardar'));
  expect(await screen.findByText('Medio de aprobación actualizado con exito.')).toBeVisible();
  const [enviada] = api.enviadas();
  expect(enviada?.headers.get('If-Match')).toBe('"4"');
  expect(enviada?.body).toMatchObject({ planes: ['01-M001-12'], pagoAnticipado: 100, total: 735.9, diferencia: 14990 });
  await waitFor(() => expect(botones()).toEqual(['Actualizar', 'Enviar a riesgo']));
});

long('MED-508 the advance payment above the difference is refused in its words, and nothing is sent', async () => {
  const { api, teclado } = await abrirMedio(medioEnEspera);
  await teclado.click(boton('Actualizar'));
  await teclado.clear(entrada('pagoAnticipado'));
  await teclado.type(entrada('pagoAnticipado'), '14990,01');
  await teclado.click(boton('Guardar'));
  expect(await screen.findByText('Valor debe ser menor o igual a la diferencia.')).toBeVisible();
  expect(entrada('pagoAnticipado')).toHaveFocus();
  expect(api.enviadas()).toEqual([]);
});

long('MED-521 an approved one says what an update means before it is saved', async () => {
  const { teclado } = await abrirMedio(medioAprobado);
  expect(screen.queryByText(/vuelve a espera/)).toBeNull();
  await teclado.click(boton('Actualizar'));
  expect(screen.getByText(/al guardar vuelve a espera y debe enviarse otra vez a riesgo/)).toBeVisible();
});

long('MED-541 somebody else saved first: each field that differs is a choice, those of the vehicle too', async () => {
  const { api, teclado } = await abrirMedio(medioEnEspera);
  const deOtro = {
    ...medioEnEspera,
    avaluo: 120,
    total: 775.9,
    ficha: { ...medioEnEspera.ficha, color: 'Negro' },
    version: 8,
  };
  await teclado.click(boton('Actualizar'));
  await teclado.clear(entrada('placa'));
  await teclado.type(entrada('placa'), 'PBX-1234');
  api.on('GET /medio-aprobacion/12', () => ({ body: deOtro }));
  api.on('PUT /medio-aprobacion/12', ({ headers }) =>
    headers.get('If-Match') === '"4"'
      ? {
          status: 412,
          body: {
            status: 412,
            code: 'version-vieja',
            title: 'x',
            detalle: { versionActual: 8, quien: 'Marta Jefa', cuando: '2026-11-21T13:00:00.000Z', actual: {} },
          },
        }
      : { body: { ...deOtro, version: 9 } },
  );
  await teclado.click(boton('Guardar'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Marta Jefa guardó antes que usted' }));
  expect(dialogo.getByText(/^El 21\/11\/2026 08:00\./)).toBeVisible();
  expect(dialogo.getByRole('group', { name: 'Color' })).toBeVisible();
  expect(
    within(dialogo.getByRole('group', { name: 'Avalúo' })).getByRole('radio', { name: /Lo que está guardado/ }),
  ).toBeChecked();
  expect(
    within(dialogo.getByRole('group', { name: 'Placa' })).getByRole('radio', { name: /Lo que usted escribió/ }),
  ).toBeChecked();
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Medio de aprobación actualizado con exito.')).toBeVisible();
  expect(api.enviadas().at(-1)?.headers.get('If-Match')).toBe('"8"');
  expect(api.enviadas().at(-1)?.body).toMatchObject({ avaluo: 120, ficha: { color: 'Negro', placa: 'PBX-1234' } });
});

long(
  'MED-541 what was sent to risk meanwhile is not overwritten: the message says so and what was typed stays',
  async () => {
    const { api, teclado } = await abrirMedio(medioEnEspera);
    const texto = 'Ya está en riesgo: lo envió Marta Jefa el 21/11/2026 08:00';
    await teclado.click(boton('Actualizar'));
    await teclado.type(entrada('placa'), 'PBX-1234');
    api.on('PUT /medio-aprobacion/12', () => {
      api.on('GET /medio-aprobacion/12', () => ({ body: { ...medioEnviado, acciones: [] } }));
      return problemAnswer(409, 'estado-cambiado', texto);
    });
    await teclado.click(boton('Guardar'));
    expect(await screen.findByText(texto)).toBeVisible();
    expect(await screen.findByText('Enviado')).toBeVisible();
    expect(entrada('placa')).toHaveValue('PBX-1234');
  },
);

long('MED-520 an approval that was not approved shows why, and what took its place', async () => {
  await abrirMedio({ ...medioRechazado, reemplazadoPor: 15, acciones: [] });
  expect(screen.getByText('El avalúo está vencido')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reemplazado por el medio No. 15' })).toHaveAttribute(
    'href',
    '/ejecutivo/medio-aprobacion/15',
  );
});

test('MED-522 legal has no such page', async () => {
  apiDeMedios();
  openApp('/legal/medio-aprobacion/12', userOf('Legal', '003'));
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});
