import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { estado12 } from '../../testing/clientes';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import type { EstadoDePlan } from '../cliente/tipos';
import { EnviarARiesgo } from '.';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const ENVIAR = 'POST /carpeta/01-M001-12/enviar';

/** The folder as an executive has it before sending: everything in it but one field. */
const porEnviar: EstadoDePlan = {
  ...estado12,
  idDepartamento: null,
  carpeta: {
    idDepartamento: null,
    departamento: null,
    estado: 'Documentación completa',
    hojaDeDecision: null,
    version: 4,
  },
  puedeEditar: true,
  motivoNoEditar: null,
  puedeEnviar: true,
  motivoNoEnviar: null,
};
const completa: EstadoDePlan = { ...porEnviar, faltantes: [] };

function abrirBoton(estado: EstadoDePlan = porEnviar, user = ejecutivo) {
  const api = fakeApi();
  let actual = estado;
  api.on('GET /plan/01-M001-12', () => ({ body: actual }));
  api.on(ENVIAR, () => ({ body: {} }));
  const vista = mount(<EnviarARiesgo carpeta={estado} />, user);
  return {
    api,
    ...vista,
    enviadas: () => api.llamadas.filter(({ method }) => method === 'POST'),
    /** What the server says from now on. */
    cambiar: (nuevo: EstadoDePlan) => {
      actual = nuevo;
    },
  };
}

const boton = () => screen.queryByRole('button', { name: 'Enviar a Riesgo' });
const dialogo = async () => within(await screen.findByRole('dialog', { name: '¿Enviar la carpeta a riesgo?' }));

test.each([
  ['Riesgo', '004'],
  ['Legal', '003'],
  ['Gerente General', null],
] as const)('CLI-054 %s sees no Enviar a Riesgo', (role, idDepartamento) => {
  abrirBoton(porEnviar, userOf(role, idDepartamento));
  expect(boton()).toBeNull();
});

long.each([
  'Documentación vacia',
  'La carpeta ya está en el departamento de riesgo',
  'Primero debe generar la solicitud de compra',
])('CLI-051 CLI-052 CLI-053 a folder that cannot leave: the button is disabled and says why (%s)', async (motivo) => {
  const { teclado } = abrirBoton({ ...porEnviar, puedeEnviar: false, motivoNoEnviar: motivo });
  expect(boton()).toBeDisabled();
  // reached by keyboard, too
  screen.getByRole('link', { name: 'otra página' }).focus();
  await teclado.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(motivo);
});

test('DOC-017 CLI-054 an incomplete folder shows what it lacks, with a way there, and goes only with the word that it is known', async () => {
  const { teclado, enviadas, router } = abrirBoton();
  await teclado.click(boton() as HTMLElement);
  const d = await dialogo();
  expect(await d.findByText('Falta 1 de 30 requisitos. La carpeta puede enviarse incompleta.')).toBeVisible();
  const enlace = d.getByRole('link', { name: 'Celular' });
  expect(enlace).toHaveAttribute(
    'href',
    '/ejecutivo/estado-cliente/1710034065?plan=01-M001-12&tab=cliente&sub=informacion&campo=celular',
  );
  expect(d.queryByRole('button', { name: 'Enviar a Riesgo' })).toBeNull();
  await teclado.click(d.getByRole('button', { name: 'Enviar incompleta' }));
  expect(await screen.findByText('Carpeta enviada a riesgo.')).toBeVisible();
  expect(enviadas().map(({ path, body }) => [path, body])).toEqual([
    ['/carpeta/01-M001-12/enviar', { version: 4, aceptaIncompleta: true }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

describe('a purchase request older than what is saved', () => {
  const desactualizada = {
    codigo: 'titular.generar',
    texto: 'Solicitud desactualizada: generar de nuevo',
    pestana: 'cliente',
    subpestana: 'informacion',
    generar: 'titular',
  } as const;
  const porGenerar: EstadoDePlan = { ...porEnviar, faltantes: [desactualizada] };
  const GENERAR = 'POST /solicitud/01-M001-12-titular/generar';
  const generar = { name: 'Generar: Solicitud desactualizada: generar de nuevo' };

  test('CLI-045 who may not write the application has no Generar', async () => {
    const { teclado } = abrirBoton({ ...porGenerar, puedeEditar: false });
    await teclado.click(boton() as HTMLElement);
    expect(await (await dialogo()).findByText('Solicitud desactualizada: generar de nuevo')).toBeVisible();
    expect(screen.queryByRole('button', generar)).toBeNull();
  });

  test('CLI-045 CLI-054 a refusal of generating is read in the dialog', async () => {
    const { teclado, api } = abrirBoton(porGenerar);
    api.on(GENERAR, () =>
      problemAnswer(412, 'version-vieja', 'Otra persona modificó el registro, actualice la página'),
    );
    await teclado.click(boton() as HTMLElement);
    const d = await dialogo();
    await teclado.click(await d.findByRole('button', generar));
    expect(await d.findByText('Otra persona modificó el registro, actualice la página')).toBeVisible();
  });

  test('CLI-045 CLI-054 Generar does it, and the dialog asks again with one thing less', async () => {
    const { teclado, api, enviadas, cambiar } = abrirBoton(porGenerar);
    api.on(GENERAR, () => {
      cambiar(completa);
      return { body: {} };
    });
    await teclado.click(boton() as HTMLElement);
    const d = await dialogo();
    await teclado.click(await d.findByRole('button', generar));
    expect(await screen.findByText('Solicitud generada.')).toBeVisible();
    await teclado.click(await d.findByRole('button', { name: 'Enviar a Riesgo' }));
    expect(await screen.findByText('Carpeta enviada a riesgo.')).toBeVisible();
    expect(enviadas().map(({ path }) => path)).toEqual([
      '/solicitud/01-M001-12-titular/generar',
      '/carpeta/01-M001-12/enviar',
    ]);
  });
});

test('CLI-054 a complete folder goes by keyboard alone, once however often Enter is pressed', async () => {
  const { teclado, api, enviadas } = abrirBoton(completa);
  let contestar: (() => void) | undefined;
  api.on(ENVIAR, () => new Promise((done) => (contestar = () => done({ body: {} }))));
  await teclado.click(boton() as HTMLElement);
  const d = await dialogo();
  await waitFor(() => expect(d.getByRole('button', { name: 'Enviar a Riesgo' })).toHaveFocus());
  await teclado.keyboard('{Enter}{Enter}');
  expect(enviadas()).toHaveLength(1);
  expect(enviadas()[0]?.body).toEqual({ version: 4 });
  expect(enviadas()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  contestar?.();
  expect(await screen.findByText('Carpeta enviada a riesgo.')).toBeVisible();
});

test('CLI-052 CLI-054 somebody was faster: who and when stay in the dialog, and there is nothing more to send', async () => {
  const { teclado, api, cambiar } = abrirBoton(completa);
  const texto = 'La carpeta ya fue enviada a riesgo por Lucía Andrade el 21/11/2026 09:12';
  api.on(ENVIAR, () => {
    cambiar({ ...completa, puedeEnviar: false, motivoNoEnviar: 'La carpeta ya está en el departamento de riesgo' });
    return problemAnswer(409, 'estado-cambiado', texto);
  });
  await teclado.click(boton() as HTMLElement);
  const d = await dialogo();
  await teclado.click(await d.findByRole('button', { name: 'Enviar a Riesgo' }));
  expect(await d.findByText(texto)).toBeVisible();
  expect(await d.findByText('La carpeta ya está en el departamento de riesgo')).toBeVisible();
  expect(d.getByRole('button', { name: 'Cerrar' })).toBeEnabled();
  expect(d.queryByRole('button', { name: 'Enviar a Riesgo' })).toBeNull();
});

test('CLI-054 what came to lack meanwhile is shown before the folder goes', async () => {
  const { teclado, api, cambiar, enviadas } = abrirBoton(completa);
  api.on(ENVIAR, () => {
    cambiar({ ...porEnviar, carpeta: { ...porEnviar.carpeta, version: 5 } as EstadoDePlan['carpeta'] });
    return problemAnswer(422, 'carpeta-incompleta', 'La carpeta está incompleta');
  });
  await teclado.click(boton() as HTMLElement);
  const d = await dialogo();
  await teclado.click(await d.findByRole('button', { name: 'Enviar a Riesgo' }));
  expect(await d.findByText('La carpeta está incompleta')).toBeVisible();
  expect(await d.findByRole('link', { name: 'Celular' })).toBeVisible();
  api.on(ENVIAR, () => ({ body: {} }));
  await teclado.click(await d.findByRole('button', { name: 'Enviar incompleta' }));
  expect(await screen.findByText('Carpeta enviada a riesgo.')).toBeVisible();
  expect(enviadas().at(-1)?.body).toEqual({ version: 5, aceptaIncompleta: true });
});

test('GEN-020 a failure of the server is a message; the question stays', async () => {
  const { teclado, api } = abrirBoton(completa);
  api.on(ENVIAR, () => ({ status: 500 }));
  await teclado.click(boton() as HTMLElement);
  const d = await dialogo();
  await teclado.click(await d.findByRole('button', { name: 'Enviar a Riesgo' }));
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
  expect(d.getByRole('button', { name: 'Enviar a Riesgo' })).toBeEnabled();
});
