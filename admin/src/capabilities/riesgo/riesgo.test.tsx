import { screen, waitFor, within } from '@testing-library/react';
import type { RiesgoVista } from '../../generated/api';
import { problemAnswer, userOf } from '../../testing/api';
import { apiDeClientes, ejecutivo, estado12, riesgo, zambrano } from '../../testing/clientes';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { openApp } from '../../testing/openApp';
import {
  conParametro,
  PLAN,
  parametroDeRiesgo,
  riesgoDeLector,
  riesgoDePlan,
  riesgoSinCalcular,
} from '../../testing/riesgos';
import { BotonDeRiesgo } from './BotonDeRiesgo';
import { cambiosEntre } from './cambios';

const paginas = { Riesgo: '/riesgo', 'Ejecutivo Adjudicaciones': '/ejecutivo' } as Record<string, string>;
const pagina = (user: typeof riesgo, plan = PLAN) =>
  `${paginas[user.role]}/estado-cliente/${zambrano.identificacion}?plan=${plan}&tab=cliente&sub=detalle-pagos`;
const marcado = (cumple: boolean, mas: Partial<RiesgoVista> = {}) =>
  conParametro(
    riesgoDePlan,
    'VALOR11',
    { cumple, origen: 'manual', valor: 40, marcadoPor: 'Iván Montenegro', marcadoEn: '2026-03-11T15:00:00.000Z' },
    mas,
  );

function preparar(vista: RiesgoVista) {
  const api = apiDeClientes();
  api.on(`GET /riesgo/${PLAN}`, () => ({ body: vista }));
  return {
    ...api,
    enviados: () =>
      api.llamadas
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body, headers }) => ({ ruta: `${method} ${path}`, body, si: headers.get('If-Match') })),
    /** Answers only when it is let go. */
    retener: (ruta: string, body: RiesgoVista) => {
      let soltar = (): void => undefined;
      api.on(ruta, () => new Promise((done) => (soltar = () => done({ body }))));
      return () => soltar();
    },
  };
}

/** The dialog by its button: alone, or `enPagina` among everything else of the status page. */
async function abrirDialogo(user: typeof riesgo, enPagina = false) {
  const vista = enPagina ? openApp(pagina(user), user) : mount(<BotonDeRiesgo idCodigo={PLAN} />, user);
  await vista.teclado.click(await screen.findByRole('button', { name: 'Parámetros de riesgo' }));
  const dialogo = within(await screen.findByRole('dialog', { name: /Parámetros de riesgo/ }));
  await dialogo.findByRole('region', { name: 'Puntaje de riesgo' });
  return { ...vista, dialogo };
}
type Dialogo = Awaited<ReturnType<typeof abrirDialogo>>['dialogo'];
const casilla = (dialogo: Dialogo, name: RegExp) => dialogo.getByRole('checkbox', { name });
/** Why, as every mark by hand is asked. */
const darMotivo = async (teclado: Awaited<ReturnType<typeof abrirDialogo>>['teclado'], motivo = 'Visto en su casa') => {
  const d = within(await screen.findByRole('dialog', { name: /^¿(Marcar|Quitar)/ }));
  await teclado.type(d.getByRole('textbox', { name: /^Motivo/ }), motivo);
  await teclado.click(d.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^¿/ })).toBeNull());
};
const filaDe = (dialogo: Dialogo, name: RegExp) => within(casilla(dialogo, name).closest('li') as HTMLElement);

describe('refusals', () => {
  long('RIE-009 RIE-010 an exception without a comment is not sent', async () => {
    const api = preparar(riesgoDePlan);
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    await teclado.type(dialogo.getByRole('textbox', { name: /Comentario/ }), '   ');
    await teclado.click(dialogo.getByRole('button', { name: 'Agregar excepción' }));
    expect(dialogo.getByText('Debe ingresar sus comentarios')).toBeVisible();
    expect(dialogo.getByRole('textbox', { name: /Comentario/ })).toBeInvalid();
    expect(api.enviados()).toEqual([]);
  });

  long(
    'RIE-007 RIE-009 RIE-013 who only reads marks nothing, adds no exception and confirms no guarantees',
    async () => {
      const api = preparar(riesgoDeLector);
      const { dialogo } = await abrirDialogo(ejecutivo);
      const casillas = dialogo.getAllByRole('checkbox');
      expect(casillas).toHaveLength(24);
      for (const una of casillas) expect(una).toBeDisabled();
      expect(dialogo.queryByRole('switch')).not.toBeInTheDocument();
      expect(dialogo.getByText('Sin confirmar')).toBeVisible();
      expect(dialogo.queryByRole('textbox')).not.toBeInTheDocument();
      expect(dialogo.queryByRole('button', { name: /excepción/ })).not.toBeInTheDocument();
      expect(api.enviados()).toEqual([]);
    },
  );

  long('RIE-017 who may not calculate has no button for it', async () => {
    preparar({ ...riesgoDePlan, acciones: [] });
    const { dialogo } = await abrirDialogo(ejecutivo);
    expect(dialogo.queryByRole('button', { name: /alcular/ })).not.toBeInTheDocument();
  });

  long('CLI-016 RIE-001 no button for who may not read risk, nor for a plan that is not awarded', async () => {
    const api = preparar(riesgoDePlan);
    const asamblea = userOf('Comercial', '006');
    const otra = openApp(pagina(riesgo, '02-C004-7'), riesgo);
    expect(await screen.findByText('Sin carpeta')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Parámetros de riesgo' })).not.toBeInTheDocument();
    otra.unmount();
    openApp(`/comercial/estado-cliente/${zambrano.identificacion}?plan=${PLAN}`, asamblea);
    await screen.findByText(/Página no encontrada|01-M001-12/);
    expect(screen.queryByRole('button', { name: 'Parámetros de riesgo' })).not.toBeInTheDocument();
    expect(api.pedidas('/riesgo/')).toEqual([]);
  });

  long('RIE-007 before the first calculation nothing can be marked, and it is said why', async () => {
    preparar(riesgoSinCalcular);
    const { dialogo } = await abrirDialogo(riesgo);
    expect(dialogo.getByText('Primero calcule el puntaje de riesgo.')).toBeVisible();
    expect(casilla(dialogo, /^Patrimonio/)).toBeDisabled();
    expect(dialogo.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialogo.getByText('Sin calcular')).toBeVisible();
  });

  long(
    'RIE-019 two analysts: the later one reads what the other did, over the parameters as they are now',
    async () => {
      const api = preparar(riesgoDePlan);
      const { dialogo, teclado } = await abrirDialogo(riesgo);
      api.on(`PUT /riesgo/${PLAN}/parametro`, () =>
        problemAnswer(412, 'version-vieja', 'Otra persona modificó el registro'),
      );
      api.on(`GET /riesgo/${PLAN}`, () => ({ body: marcado(true, { puntaje: 740 }) }));
      await teclado.click(casilla(dialogo, /^Patrimonio/));
      await darMotivo(teclado);
      const aviso = within(await dialogo.findByRole('alert'));
      expect(aviso.getByText(/Su cambio no se guardó/)).toBeVisible();
      expect(aviso.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Iván Montenegro marcó que Vivienda propia se cumple',
      ]);
      expect(casilla(dialogo, /^Vivienda propia/)).toBeChecked();
      // What was refused does not look as if it had been stored
      expect(casilla(dialogo, /^Patrimonio/)).toBeChecked();
      expect(dialogo.getByText('740')).toBeVisible();

      // Pressed once more, it goes from what is shown now
      api.on(`PUT /riesgo/${PLAN}/parametro`, () => ({ body: marcado(true, { version: 5 }) }));
      await teclado.click(casilla(dialogo, /^Patrimonio/));
      await darMotivo(teclado);
      await waitFor(() => expect(dialogo.queryByRole('alert')).not.toBeInTheDocument());
      expect(api.enviados().map(({ si }) => si)).toEqual(['"3"', '"4"']);
    },
  );

  long('RIE-020 an exception that somebody gave meanwhile is told and shown, and no other can be added', async () => {
    const api = preparar(riesgoDePlan);
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    api.on(`POST /riesgo/${PLAN}/excepcion`, () =>
      problemAnswer(
        409,
        'ya-exceptuado',
        'La excepción ya fue agregada: la ingresó Iván Montenegro el 11/03/2026 10:00',
      ),
    );
    const excepcion = {
      observacion: 'Socio antiguo',
      puntaje: 700,
      usuario: 'Iván Montenegro',
      fecha: '2026-03-11T15:00:00.000Z',
    };
    api.on(`GET /riesgo/${PLAN}`, () => ({
      body: { ...riesgoDePlan, version: 4, excepcion, acciones: ['calcular', 'marcar', 'garantias'] },
    }));
    await teclado.type(dialogo.getByRole('textbox', { name: /Comentario/ }), 'Paga puntual');
    await teclado.click(dialogo.getByRole('button', { name: 'Agregar excepción' }));
    expect(await dialogo.findByText(/La excepción ya fue agregada: la ingresó Iván Montenegro/)).toBeVisible();
    expect(dialogo.getByText('Socio antiguo')).toBeVisible();
    expect(dialogo.queryByRole('textbox')).not.toBeInTheDocument();
  });

  long('RIE-019 without an answer the mark is not shown as made, and the parameters are read again', async () => {
    const api = preparar(riesgoDePlan);
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    api.on(`PUT /riesgo/${PLAN}/parametro`, () => new TypeError('Failed to fetch'));
    await teclado.click(casilla(dialogo, /^Vivienda propia/));
    await darMotivo(teclado);
    expect(await screen.findByText(/intente|Intente|error/i)).toBeVisible();
    const pedidas = () => api.pedidas(`/riesgo/${PLAN}`).filter((path) => !path.endsWith('/vigencia'));
    await waitFor(() => expect(pedidas().length).toBe(3));
    expect(casilla(dialogo, /^Vivienda propia/)).not.toBeChecked();
    await waitFor(() => expect(casilla(dialogo, /^Vivienda propia/)).toBeEnabled());
  });

  test('RIE-001 parameters that do not load say so and are asked for again', async () => {
    const api = preparar(riesgoDePlan);
    api.on(`GET /riesgo/${PLAN}`, () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
    const { teclado } = mount(<BotonDeRiesgo idCodigo={PLAN} />, riesgo);
    await teclado.click(await screen.findByRole('button', { name: 'Parámetros de riesgo' }));
    const dialogo = within(await screen.findByRole('dialog'));
    expect(await dialogo.findByText('El registro no existe')).toBeVisible();
    api.on(`GET /riesgo/${PLAN}`, () => ({ body: { ...riesgoDePlan, parametros: [] } }));
    await teclado.click(dialogo.getByRole('button', { name: 'Reintentar' }));
    expect(await dialogo.findByText(/No hay parámetros de riesgo/)).toBeVisible();
  });
});

describe('what is read', () => {
  long('a score whose inputs changed says so, and what changed', async () => {
    const api = preparar(riesgoDePlan);
    api.on(`GET /riesgo/${PLAN}/vigencia`, () => ({ body: { id: PLAN, cambiados: ['Patrimonio', 'Buró'] } }));
    const { dialogo } = await abrirDialogo(riesgo);
    expect(await dialogo.findByText('Puntaje desactualizado')).toBeVisible();
    expect(dialogo.getByText('Cambió desde el cálculo: Patrimonio, Buró')).toBeVisible();
  });

  test('the dialog of a mark tells of the one that stands: whose, when, how it was before, why', async () => {
    const marcado = parametroDeRiesgo(11, {
      parametro: { nombre: 'Vivienda propia', detalle: null, valor: 40 },
      cumple: true,
      origen: 'manual',
      marcadoPor: 'Rosa Vela',
      marcadoEn: '2026-03-09T20:00:00.000Z',
      marcadoMotivo: 'Escritura a la vista',
      marcadoAntes: 'no se cumple, según la regla',
    });
    preparar({ ...riesgoDePlan, parametros: [marcado] });
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    await teclado.click(casilla(dialogo, /^Vivienda propia/));
    const d = within(await screen.findByRole('dialog', { name: '¿Marcar que no se cumple?' }));
    for (const linea of [
      'Ahora: se cumple, marcado por riesgo',
      'Marcado por Rosa Vela el 09/03/2026 15:00',
      'Antes: no se cumple, según la regla',
      'Motivo: Escritura a la vista',
    ])
      expect(d.getByText(linea)).toBeVisible();
  });

  long('CLI-016 RIE-001 RIE-514 it is asked for when it is opened, not with the page', async () => {
    const api = preparar(riesgoDePlan);
    const { dialogo, teclado } = await abrirDialogo(riesgo, true);
    expect(api.pedidas('/riesgo/')).toEqual([`/riesgo/${PLAN}`, `/riesgo/${PLAN}/vigencia`]);
    await teclado.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  long('RIE-006 columns of ten parameters, in their order', async () => {
    preparar(riesgoDePlan);
    const { dialogo } = await abrirDialogo(riesgo);
    const columnas = dialogo.getAllByRole('list', { name: /^Parámetros/ });
    expect(
      columnas.map((lista) => [lista.getAttribute('aria-label'), within(lista).getAllByRole('checkbox').length]),
    ).toEqual([
      ['Parámetros 1 a 10', 10],
      ['Parámetros 11 a 20', 10],
      ['Parámetros 21 a 24', 4],
    ]);
  });

  long('RIE-002 RIE-005 a parameter with its points, what was found and, opened, what was looked at', async () => {
    preparar(riesgoDePlan);
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    const fila = filaDe(dialogo, /^Patrimonio, 70 puntos/);
    expect(fila.getByText('70 / 70')).toBeVisible();
    expect(casilla(dialogo, /^Patrimonio/)).toHaveAccessibleDescription('Hallado 1');
    expect(fila.getByText('Se mira: Qué se mira en 1')).not.toBeVisible();
    await teclado.click(fila.getByRole('button', { name: 'Patrimonio' }));
    expect(fila.getByText('Se mira: Qué se mira en 1')).toBeVisible();
    expect(filaDe(dialogo, /^Parámetro 12/).getByText('0 / 70')).toBeVisible();
    const informativo = filaDe(dialogo, /^Parámetro 21, Informativo/);
    expect(informativo.getByText('Informativo')).toBeVisible();
    expect(informativo.getByRole('checkbox')).toBeChecked();
    expect(filaDe(dialogo, /^Verificación laboral/).getByText('Lo marca riesgo: no tiene regla')).toBeVisible();
  });

  long.each([
    [799, 'rojo', 'Debajo de 800'],
    [800, 'verde', '800 o más'],
  ] as const)('RIE-004 RIE-511 a score of %i is %s, and says so in words', async (puntaje, color, palabras) => {
    preparar({ ...riesgoDePlan, puntaje, color });
    const { dialogo } = await abrirDialogo(riesgo);
    const panel = within(dialogo.getByRole('region', { name: 'Puntaje de riesgo' }));
    expect(panel.getByText(String(puntaje))).toHaveAttribute('data-color', color);
    expect(panel.getByText(palabras)).toBeVisible();
    expect(panel.getByText('Calculado por Lucía Andrade el 10/03/2026 10:04')).toBeVisible();
  });

  long('RIE-003 an exception is read by everybody, with its score, author and date', async () => {
    preparar({
      ...riesgoDeLector,
      excepcion: {
        observacion: 'Paga puntual',
        puntaje: 700,
        usuario: 'Iván Montenegro',
        fecha: '2026-03-11T15:00:00.000Z',
      },
    });
    const { dialogo } = await abrirDialogo(ejecutivo);
    const panel = within(dialogo.getByRole('region', { name: 'Excepción' }));
    expect(panel.getByText('Paga puntual')).toBeVisible();
    expect(panel.getByText('Iván Montenegro, 11/03/2026 10:00, con un puntaje de 700')).toBeVisible();
  });

  long.each([
    ['N', 'Sin bien', 'No'],
    ['S', 'Con bien', 'Sí'],
  ] as const)('EST-523 RIE-512 RIE-513 a guarantee row with %s: %s', async (cumple, etiqueta, dicho) => {
    preparar({
      ...riesgoDePlan,
      garantias: [{ codigo: '283', nombre: 'Vivienda propia', cumple }],
      etiquetaGarantia: etiqueta,
    });
    const { dialogo } = await abrirDialogo(riesgo);
    const panel = within(dialogo.getByRole('region', { name: 'Revisión de garantías' }));
    expect(panel.getByText(etiqueta)).toBeVisible();
    expect(panel.getByRole('listitem')).toHaveTextContent(`Vivienda propia: ${dicho}`);
  });
});

describe('what is done', () => {
  long('a mark without a reason is not sent, and given up it leaves the parameter as it was', async () => {
    const api = preparar(riesgoDePlan);
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    await teclado.click(casilla(dialogo, /^Vivienda propia/));
    const d = within(await screen.findByRole('dialog', { name: '¿Marcar que se cumple?' }));
    expect(d.getByText('Vivienda propia')).toBeVisible();
    await teclado.click(d.getByRole('textbox', { name: /^Motivo/ }));
    await teclado.paste('x'.repeat(301));
    expect(d.getByText('Máximo 300 caracteres (301)')).toBeVisible();
    await teclado.clear(d.getByRole('textbox', { name: /^Motivo/ }));
    await teclado.click(d.getByRole('button', { name: 'Aceptar' }));
    expect(d.getByText('Motivo no puede estar vacío')).toBeVisible();
    await teclado.click(d.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^¿/ })).toBeNull());
    expect(casilla(dialogo, /^Vivienda propia/)).not.toBeChecked();
    expect(api.enviados()).toEqual([]);
  });

  long('a score that a mark changed since it was calculated names who marked, and when', async () => {
    preparar(marcado(true, { calculadoPor: 'Ana Cevallos', calculadoEn: '2026-03-11T14:00:00.000Z' }));
    const { dialogo } = await abrirDialogo(riesgo);
    expect(dialogo.getByText('Calculado por Ana Cevallos el 11/03/2026 09:00')).toBeVisible();
    expect(dialogo.getByText('Cambiado después por una marca de Iván Montenegro el 11/03/2026 10:00')).toBeVisible();
  });

  long('RIE-007 RIE-019 RIE-516 a mark is sent at once with the version; others wait; the score follows', async () => {
    const api = preparar(riesgoDePlan);
    const soltar = api.retener(`PUT /riesgo/${PLAN}/parametro`, marcado(true, { puntaje: 740 }));
    const { dialogo, teclado } = await abrirDialogo(riesgo, true);
    await teclado.click(casilla(dialogo, /^Vivienda propia/));
    await darMotivo(teclado);
    await waitFor(() => expect(casilla(dialogo, /^Patrimonio/)).toBeDisabled());
    expect(dialogo.getByRole('switch')).toBeDisabled();
    expect(dialogo.getByRole('button', { name: 'Recalcular' })).toBeDisabled();
    // Its own box keeps the focus, shows nothing early, and sends nothing twice
    expect(casilla(dialogo, /^Vivienda propia/)).toHaveFocus();
    expect(casilla(dialogo, /^Vivienda propia/)).not.toBeChecked();
    await teclado.keyboard(' ');
    soltar();
    expect(await dialogo.findByText('740')).toBeVisible();
    expect(casilla(dialogo, /^Vivienda propia/)).toBeChecked();
    expect(casilla(dialogo, /^Patrimonio/)).toBeEnabled();
    expect(api.enviados()).toEqual([
      {
        ruta: `PUT /riesgo/${PLAN}/parametro`,
        body: { parametro: 'VALOR11', cumple: true, motivo: 'Visto en su casa' },
        si: '"3"',
      },
    ]);
    // The answer is the whole view: nothing is read again for it, but the card of the plan is
    expect(api.pedidas(`/riesgo/${PLAN}`).filter((path) => path === `/riesgo/${PLAN}`)).toHaveLength(1);
    await waitFor(() => expect(api.pedidas(`/plan/${PLAN}`).filter((path) => path === `/plan/${PLAN}`).length).toBe(2));
  });

  long("RIE-007 RIE-019 a mark of risk shows who made it, and 'Volver a la regla' takes it back", async () => {
    const api = preparar(marcado(true));
    api.on(`PUT /riesgo/${PLAN}/parametro`, () => ({ body: { ...riesgoDePlan, version: 5 } }));
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    const fila = filaDe(dialogo, /^Vivienda propia/);
    expect(casilla(dialogo, /^Vivienda propia/)).toHaveAccessibleDescription('Hallado 11 Marcado por riesgo');
    await teclado.click(fila.getByRole('button', { name: 'Vivienda propia' }));
    expect(fila.getByText('Marcado por Iván Montenegro el 11/03/2026 10:00')).toBeVisible();
    await teclado.click(fila.getByRole('button', { name: 'Volver a la regla' }));
    await darMotivo(teclado, 'Era de otra persona');
    await waitFor(() => expect(casilla(dialogo, /^Vivienda propia/)).not.toBeChecked());
    expect(fila.queryByText('Marcado por riesgo')).not.toBeInTheDocument();
    expect(api.enviados().map(({ body }) => body)).toEqual([
      { parametro: 'VALOR11', cumple: null, motivo: 'Era de otra persona' },
    ]);
  });

  long.each([
    ['Calcular', riesgoSinCalcular, 0, riesgo],
    ['Recalcular', riesgoDePlan, 3, riesgo],
    ['Recalcular', riesgoDeLector, 3, ejecutivo],
  ] as const)(
    'RIE-015 RIE-016 RIE-515 %s sends the version that was read (case %#)',
    async (boton, vista, version, user) => {
      const api = preparar(vista);
      api.on(`POST /riesgo/${PLAN}/calcular`, () => ({
        body: { ...riesgoDePlan, puntaje: 810, color: 'verde', version: 9 },
      }));
      const { dialogo, teclado } = await abrirDialogo(user);
      await teclado.click(dialogo.getByRole('button', { name: boton }));
      expect(await dialogo.findByText('810')).toBeVisible();
      expect(await screen.findByText('Puntaje calculado')).toBeVisible();
      expect(api.enviados().map(({ ruta, body }) => [ruta, body])).toEqual([
        [`POST /riesgo/${PLAN}/calcular`, { version }],
      ]);
    },
  );

  test('RIE-008 RIE-011 RIE-020 RIE-517 risk adds the exception once', async () => {
    const api = preparar(riesgoDePlan);
    api.on(`POST /riesgo/${PLAN}/excepcion`, () => ({
      body: {
        ...riesgoDePlan,
        version: 4,
        acciones: ['calcular', 'marcar', 'garantias'],
        excepcion: {
          observacion: 'Paga puntual',
          puntaje: 700,
          usuario: 'Ana Cevallos',
          fecha: '2026-03-11T15:00:00.000Z',
        },
      },
    }));
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    await teclado.type(dialogo.getByRole('textbox', { name: /Comentario/ }), ' Paga puntual ');
    await teclado.click(dialogo.getByRole('button', { name: 'Agregar excepción' }));
    expect(await screen.findByText('Excepción agregada')).toBeVisible();
    expect(dialogo.getByText('Paga puntual')).toBeVisible();
    expect(dialogo.queryByRole('button', { name: 'Agregar excepción' })).not.toBeInTheDocument();
    expect(api.enviados().map(({ body }) => body)).toEqual([
      { excepcion: true, observacion: 'Paga puntual', version: 3 },
    ]);
  });

  long('RIE-012 RIE-013 RIE-014 the review of guarantees is confirmed, and taken back', async () => {
    const api = preparar(riesgoDePlan);
    const respuesta = (garantiasConfirmadas: boolean, version: number) => ({
      body: {
        ...riesgoDePlan,
        version,
        garantiasConfirmadas,
        etiquetaGarantias: garantiasConfirmadas ? 'Confirmado' : 'Sin confirmar',
        garantiasPor: 'Ana Cevallos',
        garantiasEn: '2026-03-11T15:00:00.000Z',
      },
    });
    api.on(`POST /riesgo/${PLAN}/garantias`, () => respuesta(true, 4));
    const { dialogo, teclado } = await abrirDialogo(riesgo);
    await teclado.click(dialogo.getByRole('switch', { name: 'Sin confirmar' }));
    const confirmado = await dialogo.findByRole('switch', { name: 'Confirmado' });
    expect(confirmado).toBeChecked();
    expect(dialogo.getByText('Ana Cevallos, 11/03/2026 10:00')).toBeVisible();
    api.on(`POST /riesgo/${PLAN}/garantias`, () => respuesta(false, 5));
    await waitFor(() => expect(confirmado).toBeEnabled());
    await teclado.click(confirmado);
    expect(await dialogo.findByRole('switch', { name: 'Sin confirmar' })).not.toBeChecked();
    expect(api.enviados().map(({ body }) => body)).toEqual([
      { confirmado: true, version: 3 },
      { confirmado: false, version: 4 },
    ]);
  });
});

describe('the card of the plan', () => {
  long.each([
    [{ riesgo: 0, excepcion: false, conBien: false }, 'Sin calcular', 'Sin bien'],
    [{ riesgo: 799, excepcion: true, conBien: false }, '799 · Excepción', 'Sin bien'],
    [{ riesgo: 800, excepcion: false, conBien: true }, '800', 'Con bien'],
  ])('EST-523 RIE-004 score and guarantee: %o', async (hechos, puntaje, garantia) => {
    const api = preparar(riesgoDePlan);
    api.on(`GET /plan/${PLAN}`, () => ({ body: { ...estado12, ...hechos } }));
    openApp(pagina(riesgo), riesgo);
    const tarjeta = within(await screen.findByRole('region', { name: /^Planes/ }));
    expect(await tarjeta.findByText(puntaje)).toBeVisible();
    expect(tarjeta.getByText(garantia)).toBeVisible();
  });
});

describe('cambiosEntre', () => {
  test('the same view has none', () => {
    expect(cambiosEntre(riesgoDePlan, { ...riesgoDePlan, version: 9 })).toEqual([]);
  });

  test('RIE-019 every act of others is one sentence', () => {
    expect(
      cambiosEntre(riesgoDePlan, {
        ...marcado(false),
        puntaje: 610,
        calculadoEn: '2026-03-11T16:00:00.000Z',
        calculadoPor: 'Lucía Andrade',
        excepcion: { observacion: 'x', puntaje: 610, usuario: 'Iván Montenegro', fecha: '2026-03-11T16:00:00.000Z' },
        garantiasConfirmadas: true,
        etiquetaGarantias: 'Confirmado',
        garantiasPor: 'Iván Montenegro',
      }),
    ).toEqual([
      'Lucía Andrade calculó el puntaje: 610',
      'Iván Montenegro marcó que Vivienda propia no se cumple',
      'Iván Montenegro agregó la excepción',
      "Iván Montenegro cambió la revisión de garantías a 'Confirmado'",
    ]);
  });

  test('RIE-019 a mark that was taken back', () => {
    expect(cambiosEntre(marcado(true), riesgoDePlan)).toEqual(['Vivienda propia ya no tiene marca de riesgo']);
  });
});
