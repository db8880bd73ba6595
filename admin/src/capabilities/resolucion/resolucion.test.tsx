import { codigosDePolitica } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { BaseDeDecisionVista } from '../../generated/api';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { estado12 } from '../../testing/clientes';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { Avance } from '../cliente/Avance';
import { ResolverCarpeta } from '.';

const riesgo = userOf('Riesgo', '004');
const carpeta = { id: '01-M001-12', nombreCliente: 'Zambrano Loor José Antonio', version: 5 };
const APROBAR = 'POST /carpeta/01-M001-12/aprobar';
const DEVOLVER = 'POST /carpeta/01-M001-12/devolver';
const BASE = 'GET /carpeta/01-M001-12/base-de-decision';
const HUELLA = 'a'.repeat(64);

/** The basis of an approval; `incumplidas`: what of the policy is not met, and what that does. */
function base(incumplidas: Readonly<Record<string, 'avisa' | 'impide'>> = {}, huella = HUELLA): BaseDeDecisionVista {
  return {
    id: carpeta.id,
    base: huella,
    datos: [
      { etiqueta: 'Puntaje de riesgo', valor: '785. Calculado por Marco Ruiz el 10/03/2026 10:15' },
      { etiqueta: 'Garante', valor: 'Sin garante' },
    ],
    reglas: codigosDePolitica.map((codigo) => ({
      codigo,
      nombre: `Regla ${codigo}`,
      cumple: incumplidas[codigo] === undefined,
      encontrado: `Hallado ${codigo}`,
      modo: incumplidas[codigo] ?? 'avisa',
    })),
    parametros: [
      { codigo: 'VALOR1', nombre: 'Buró', cumple: 'Sí', puntos: '60 / 60', encontrado: '870', segun: 'Regla' },
    ],
    faltantes: ['Información del depositario'],
    sinRevisar: [],
    impedimento: null,
  };
}

function abrir(user = riesgo) {
  const api = fakeApi();
  api.on(BASE, () => ({ body: base() }));
  api.on(APROBAR, () => ({ body: {} }));
  api.on(DEVOLVER, () => ({ body: {} }));
  const vista = mount(<ResolverCarpeta carpeta={carpeta} />, user);
  return { api, ...vista, enviadas: () => api.llamadas.filter(({ method }) => method === 'POST') };
}

async function dialogo(teclado: ReturnType<typeof abrir>['teclado'], boton: string, titulo = boton) {
  await teclado.click(screen.getByRole('button', { name: boton }));
  return within(await screen.findByRole('dialog', { name: titulo }));
}
/** With its basis: the dialog shows its fields once that was read. */
const aprobacion = async (teclado: ReturnType<typeof abrir>['teclado']) => {
  await teclado.click(screen.getByRole('button', { name: 'Aprobar carpeta' }));
  const d = within(await screen.findByRole('dialog', { name: '¿Aprobar carpeta?' }));
  await waitFor(() => expect(d.queryByRole('progressbar')).toBeNull());
  return d;
};

long.each([
  ['Ejecutivo Adjudicaciones', '002'],
  ['Legal', '003'],
  ['Gerente General', null],
] as const)('CAP-502 %s decides nothing of a folder', (role, idDepartamento) => {
  abrir(userOf(role, idDepartamento));
  expect(screen.queryByRole('button')).toBeNull();
});

long('CAP-501 CAP-504 CAP-506 without guarantee and comment nothing is sent, and both are named', async () => {
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

long('the basis is read first: the cursor is in no field that would be scrolled to', async () => {
  const { teclado } = abrir();
  const d = await aprobacion(teclado);
  await d.findByText('Base de la decisión');
  const dialogo = screen.getByRole('dialog', { name: '¿Aprobar carpeta?' });
  expect(dialogo.closest('[role=presentation]')).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement?.matches('input, textarea')).toBe(false);
});

long('CAP-505 CAP-508 CAP-510 approved with its guarantee, its comment and the version that was seen', async () => {
  const { teclado, enviadas } = abrir();
  const d = await aprobacion(teclado);
  expect(d.getAllByRole('radio').map((opcion) => (opcion as HTMLInputElement).value)).toEqual(['F', 'C']);
  await teclado.click(d.getByRole('radio', { name: 'Prenda Comercial' }));
  await teclado.type(d.getByRole('textbox', { name: 'Comentario' }), ' Conforme ');
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  expect(await screen.findByText('Carpeta aprovada')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enviadas().map(({ path, body }) => [path, body])).toEqual([
    ['/carpeta/01-M001-12/aprobar', { tipoGarantia: 'C', comentario: 'Conforme', version: 5, base: HUELLA }],
  ]);
});

/** Guarantee and comment, as they are needed; then 'Aprobar'. */
async function llenarYAprobar(teclado: ReturnType<typeof abrir>['teclado'], d: Awaited<ReturnType<typeof aprobacion>>) {
  await teclado.click(d.getByRole('radio', { name: 'Fideicomiso' }));
  await teclado.type(d.getByRole('textbox', { name: 'Comentario' }), 'Conforme');
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
}
const CONFIRMA = /^Apruebo la carpeta aunque no cumple/;

long('a basis that could not be read is no approval: the dialog says so and reads it again', async () => {
  const { teclado, api } = abrir();
  api.on(BASE, () => problemAnswer(503, 'no-disponible', 'El servicio no responde'));
  const d = await aprobacion(teclado);
  await d.findByText('Ocurrio un error, intente de nuevo.');
  expect(d.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  api.on(BASE, () => ({ body: base() }));
  await teclado.click(d.getByRole('button', { name: 'Reintentar' }));
  expect(await d.findByText('Sin garante')).toBeVisible();
});

long('an unmet rule of the policy is named, and nothing is sent before it is confirmed', async () => {
  const { teclado, api, enviadas } = abrir();
  api.on(BASE, () => ({ body: base({ puntaje: 'avisa', buro: 'avisa' }) }));
  const d = await aprobacion(teclado);
  expect(await d.findByText('785. Calculado por Marco Ruiz el 10/03/2026 10:15')).toBeVisible();
  expect(d.getAllByText('No cumple')).toHaveLength(2);
  expect(d.getByText('Hallado buro')).toBeVisible();
  expect(d.getByText('Falta 1 requisito')).toBeVisible();
  await llenarYAprobar(teclado, d);
  expect(await d.findByText('Confirme que la aprueba así')).toBeVisible();
  expect(enviadas()).toEqual([]);
  await teclado.click(d.getByRole('checkbox', { name: CONFIRMA }));
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  await screen.findByText('Carpeta aprovada');
  expect(enviadas().map(({ body }) => body)).toEqual([
    { tipoGarantia: 'F', comentario: 'Conforme', confirma: ['puntaje', 'buro'], version: 5, base: HUELLA },
  ]);
});

long('a rule that forbids leaves no button to approve', async () => {
  const { teclado, api } = abrir();
  api.on(BASE, () => ({ body: base({ buro: 'impide' }) }));
  const d = await aprobacion(teclado);
  expect(await d.findByText('No cumple: impide aprobar')).toBeVisible();
  expect(d.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  expect(d.queryByRole('checkbox')).toBeNull();
});

long('a basis that changed meanwhile is shown and has to be confirmed anew; what was typed stays', async () => {
  const { teclado, api, enviadas } = abrir();
  api.on(BASE, () => ({ body: base({ buro: 'avisa' }) }));
  api.on(APROBAR, () => problemAnswer(412, 'base-cambiada', 'La base de la decisión cambió'));
  const d = await aprobacion(teclado);
  await teclado.click(await d.findByRole('checkbox', { name: CONFIRMA }));
  const otra = base({ buro: 'avisa', documentos: 'avisa' }, 'b'.repeat(64));
  api.on(BASE, () => ({ body: otra }));
  await llenarYAprobar(teclado, d);
  expect(await d.findByText('Hallado documentos')).toBeVisible();
  expect(d.getByRole('alert')).toHaveTextContent('La base de la decisión cambió');
  expect(d.getByRole('checkbox', { name: CONFIRMA })).not.toBeChecked();
  expect(d.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Conforme');
  api.on(APROBAR, () => ({ body: {} }));
  await teclado.click(d.getByRole('checkbox', { name: CONFIRMA }));
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  await screen.findByText('Carpeta aprovada');
  expect(enviadas().at(-1)?.body).toMatchObject({ confirma: ['buro', 'documentos'], base: otra.base });
});

test('the sheet of an approval is opened from the status page by whoever may read the risk, where there is one', () => {
  const aprobada = { ...estado12.carpeta, idDepartamento: '003', hojaDeDecision: 2 };
  const boton = () => screen.queryByRole('button', { name: 'Hoja de decisión' });
  const conHoja = mount(
    <Avance estado={{ ...estado12, carpeta: aprobada } as typeof estado12} conBotonAbajo={false} />,
    userOf('Legal', '003'),
  );
  expect(boton()).toBeVisible();
  conHoja.unmount();
  const sinPermiso = mount(
    <Avance estado={{ ...estado12, carpeta: aprobada } as typeof estado12} conBotonAbajo={false} />,
    userOf('Comercial', '006'),
  );
  expect(boton()).toBeNull();
  sinPermiso.unmount();
  mount(<Avance estado={estado12} conBotonAbajo={false} />, riesgo);
  expect(boton()).toBeNull();
});

long('CAP-509 without the purchase request the warning stands in the dialog and what was typed stays', async () => {
  const { teclado, api } = abrir();
  const salida = "Genérela otra vez en el plan, pestaña 'Solicitud'.";
  const title = 'No se encuentra documento proforma generado';
  api.on(APROBAR, () => ({
    status: 422,
    body: { type: 'about:blank', title, status: 422, code: 'sin-proforma', instance: 'r-1', detalle: { salida } },
  }));
  const d = await aprobacion(teclado);
  await teclado.click(d.getByRole('radio', { name: 'Fideicomiso' }));
  await teclado.type(d.getByRole('textbox', { name: 'Comentario' }), 'Conforme');
  await teclado.click(d.getByRole('button', { name: 'Aprobar' }));
  expect(await d.findByRole('alert')).toHaveTextContent(`No se encuentra documento proforma generado. ${salida}`);
  expect(d.getByRole('textbox', { name: 'Comentario' })).toHaveValue('Conforme');
});

long('CAP-500 CAP-506 CAP-507 CAP-511 a return asks for its reason, 500 characters of it', async () => {
  const { teclado, enviadas } = abrir();
  const d = await dialogo(teclado, 'Devolver carpeta');
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(d.getByText('Motivo no puede estar vacío')).toBeVisible();
  expect(enviadas()).toEqual([]);
  const motivo = d.getByRole('textbox', { name: 'Motivo' });
  await teclado.click(motivo);
  await teclado.paste('x'.repeat(501));
  expect(d.getByText(/^Máximo 500 caracteres/)).toBeVisible();
  await teclado.clear(motivo);
  await teclado.type(motivo, 'Falta la papeleta');
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText('Carpeta devuelta a adjudicaciones')).toBeVisible();
  expect(enviadas().map(({ body }) => body)).toEqual([{ motivo: 'Falta la papeleta', version: 5 }]);
});

long('CAP-502 somebody else was faster: who, when, which outcome; nothing is left to do but close', async () => {
  const { teclado, api } = abrir();
  const texto = 'La carpeta ya fue aprobada por Marco Ruiz el 10/03/2026 10:15';
  api.on(DEVOLVER, () => problemAnswer(409, 'carpeta-resuelta', texto));
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
  const enRiesgo = mount(<Avance estado={estado12} conBotonAbajo={false} />, riesgo);
  expect(screen.getByRole('button', { name: 'Aprobar carpeta' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Devolver carpeta' })).toBeVisible();
  enRiesgo.unmount();
  const carpeta002 = { ...estado12, carpeta: { ...estado12.carpeta, idDepartamento: '002' } } as typeof estado12;
  const fuera = mount(<Avance estado={carpeta002} conBotonAbajo={false} />, riesgo);
  expect(screen.queryByRole('button', { name: /carpeta$/ })).toBeNull();
  fuera.unmount();
  mount(<Avance estado={estado12} conBotonAbajo={false} />, userOf('Ejecutivo Adjudicaciones', '002'));
  expect(screen.queryByRole('button', { name: /carpeta$/ })).toBeNull();
});

test.each([
  ['002', true],
  ['003', false],
  ['004', false],
])('what a folder in %s lacks is said, and for what only while it can be sent', (idDepartamento, porEnviar) => {
  const faltantes = [{ codigo: 'x', texto: 'Datos financieros', pestana: 'cliente', subpestana: 'datos-financieros' }];
  const estado = { ...estado12, faltantes, carpeta: { ...estado12.carpeta, idDepartamento } } as typeof estado12;
  mount(<Avance estado={estado} conBotonAbajo={false} />, riesgo);
  expect(screen.getByRole('button', { name: /^Falta 1 requisito/ })).toHaveTextContent(
    porEnviar ? /para enviar a Riesgo$/ : /requisito$/,
  );
});

const APROBADA = {
  ...estado12,
  carpeta: { ...estado12.carpeta, idDepartamento: '003', departamento: 'Legal', version: 7 },
};

test('an approved folder says that its basis is closed; only risk and legal may send it back', () => {
  fakeApi();
  mount(<Avance estado={APROBADA as never} conBotonAbajo />, userOf('Ejecutivo Adjudicaciones', '002'));
  expect(screen.getByText(/Base cerrada con la aprobación/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Devolver a riesgo' })).toBeNull();
});

long('legal sends it back with a reason, from the version that was seen', async () => {
  const api = fakeApi();
  api.on('GET /carpeta/01-M001-12/reabrir', () => ({
    body: {
      id: '01-M001-12',
      impedimento: null,
      existentes: [{ etiqueta: 'Orden de compra 7, aprobada', valor: 'Sigue en firme ante el concesionario.' }],
    },
  }));
  api.on('POST /carpeta/01-M001-12/reabrir', () => ({ body: {} }));
  const { teclado } = mount(<Avance estado={APROBADA as never} conBotonAbajo />, userOf('Legal', '003'));
  await teclado.click(screen.getByRole('button', { name: 'Devolver a riesgo' }));
  const d = within(await screen.findByRole('dialog', { name: 'Devolver a riesgo' }));
  expect(await d.findByText('Orden de compra 7, aprobada')).toBeVisible();
  expect(d.getByText('Sigue en firme ante el concesionario.')).toBeVisible();
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(d.getByText('Motivo no puede estar vacío')).toBeVisible();
  await teclado.type(d.getByRole('textbox', { name: 'Motivo' }), 'Cambió de empleo');
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(api.llamadas.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { motivo: 'Cambió de empleo', version: 7 },
    ]),
  );
});

long('what was approved on it meanwhile is shown before it goes back, and the reason is not typed again', async () => {
  const api = fakeApi();
  const visto = (estado: string, base: string) => ({
    body: {
      id: '01-M001-12',
      impedimento: null,
      existentes: [{ etiqueta: `Orden de compra 7, ${estado}`, valor: 'Se conserva.' }],
      base,
    },
  });
  api.on('GET /carpeta/01-M001-12/reabrir', () => visto('pendiente', 'a'));
  const cambio = 'Lo que depende de la aprobación cambió mientras lo revisaba: revíselo de nuevo';
  api.on('POST /carpeta/01-M001-12/reabrir', () => problemAnswer(412, 'base-cambiada', cambio));
  const { teclado } = mount(<Avance estado={APROBADA as never} conBotonAbajo />, userOf('Legal', '003'));
  await teclado.click(screen.getByRole('button', { name: 'Devolver a riesgo' }));
  const d = within(await screen.findByRole('dialog', { name: 'Devolver a riesgo' }));
  await teclado.type(await d.findByRole('textbox', { name: 'Motivo' }), 'Cambió de empleo');
  api.on('GET /carpeta/01-M001-12/reabrir', () => visto('aprobada', 'b'));
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(await d.findByText(cambio)).toBeVisible();
  expect(await d.findByText('Orden de compra 7, aprobada')).toBeVisible();
  api.on('POST /carpeta/01-M001-12/reabrir', () => ({ body: {} }));
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  await waitFor(() =>
    expect(api.llamadas.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { motivo: 'Cambió de empleo', version: 7, base: 'a' },
      { motivo: 'Cambió de empleo', version: 7, base: 'b' },
    ]),
  );
});

test('of a delivered plan the dialog says why it does not go back, and sends nothing', async () => {
  const api = fakeApi();
  const impedimento = 'El bien de este plan ya se entregó: la aprobación no vuelve a Riesgo';
  api.on('GET /carpeta/01-M001-12/reabrir', () => ({ body: { id: '01-M001-12', impedimento, existentes: [] } }));
  const { teclado } = mount(<Avance estado={APROBADA as never} conBotonAbajo />, userOf('Riesgo', '004'));
  await teclado.click(screen.getByRole('button', { name: 'Devolver a riesgo' }));
  const d = within(await screen.findByRole('dialog', { name: 'Devolver a riesgo' }));
  expect(await d.findByText(impedimento)).toBeVisible();
  expect(d.queryByRole('button', { name: 'Devolver' })).toBeNull();
});
