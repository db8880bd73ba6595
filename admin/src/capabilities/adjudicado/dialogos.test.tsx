import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { apiDeAdjudicados, candidata, jefatura, mora, paz, vera } from '../../testing/adjudicados';
import { problemAnswer } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import type { AdjudicadoRecord } from './tipos';

type Teclado = ReturnType<typeof userEvent.setup>;

const pagina = '/jftadj/clientes-asignados';

/** The list, and in it one action of one row chosen by keyboard alone. */
async function abrirDialogo(adjudicado: AdjudicadoRecord, entrada: string, titulo: string) {
  const api = apiDeAdjudicados();
  api.on(`POST /adjudicacion/${adjudicado.id}/retirar`, () => ({ body: paz }));
  api.on(`POST /adjudicacion/${adjudicado.id}/reasignar`, () => ({ body: mora }));
  api.on(`POST /adjudicacion/${adjudicado.id}/asignar`, () => ({ body: mora }));
  const { teclado } = openApp(pagina, jefatura);
  const boton = await screen.findByRole('button', { name: `Acciones de ${adjudicado.nombreCliente}` });
  boton.focus();
  await teclado.keyboard('{Enter}');
  const opcion = await screen.findByRole('menuitem', { name: entrada });
  while (document.activeElement !== opcion) await teclado.keyboard('{ArrowDown}');
  await teclado.keyboard('{Enter}');
  const dialogo = within(await screen.findByRole('dialog', { name: titulo }));
  return { api, teclado, dialogo, cerrado: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()) };
}

const retirar = (adjudicado: AdjudicadoRecord = mora) => abrirDialogo(adjudicado, 'Retirar', 'Retirar adjudicación');
const motivo = () => screen.getByRole('textbox', { name: /^Motivo/ });
const nuevo = () => screen.getByRole('combobox', { name: /^Nuevo adjudicado/ });

async function elegirCandidata(teclado: Teclado) {
  await teclado.click(nuevo());
  await teclado.click(await screen.findByRole('option', { name: /Ruiz Andrade Rosa/ }));
}

describe('withdraw', () => {
  test('ADJ-501 GEN-504 without a reason nothing is sent', async () => {
    const { api, teclado, dialogo } = await retirar();
    await teclado.type(motivo(), '   ');
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar' }));
    expect(dialogo.getByText('Motivo no puede estar vacío')).toBeVisible();
    expect(api.enviadas()).toEqual([]);
  });

  long('ADJ-501 with a new awardee wanted but not chosen nothing is sent', async () => {
    const { api, teclado, dialogo } = await retirar();
    await teclado.type(motivo(), 'Renuncia');
    await teclado.click(dialogo.getByRole('checkbox', { name: 'Asignar ahora a un nuevo adjudicado' }));
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar y asignar' }));
    expect(dialogo.getByText('Elija el nuevo adjudicado')).toBeVisible();
    expect(api.enviadas()).toEqual([]);
  });

  long(
    'ADJ-505 a comment and a reason take five hundred characters; more stay as they are and are not sent',
    async () => {
      const { api, teclado, dialogo } = await retirar();
      await teclado.click(motivo());
      await teclado.paste('a'.repeat(600));
      expect(motivo()).toHaveValue('a'.repeat(600));
      await teclado.click(dialogo.getByRole('checkbox'));
      await teclado.click(screen.getByRole('textbox', { name: 'Comentario' }));
      await teclado.paste('b'.repeat(600));
      expect(screen.getByRole('textbox', { name: 'Comentario' })).toHaveValue('b'.repeat(600));
      await teclado.click(dialogo.getByRole('button', { name: 'Retirar y asignar' }));
      expect(motivo()).toBeInvalid();
      expect(api.enviadas()).toEqual([]);
    },
  );

  long('ADJ-501 an award that is held by an order stays, and the dialog says why', async () => {
    const { api, teclado, dialogo } = await retirar();
    api.on(`POST /adjudicacion/${mora.id}/retirar`, () =>
      problemAnswer(422, 'con-orden', 'El plan tiene una orden de compra vigente'),
    );
    await teclado.type(motivo(), 'Renuncia');
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar' }));
    expect(await dialogo.findByText('El plan tiene una orden de compra vigente')).toBeVisible();
    // what was written stays
    expect(motivo()).toHaveValue('Renuncia');
    expect(dialogo.getByRole('button', { name: 'Retirar' })).toBeEnabled();
  });

  long(
    'ADJ-501 somebody was faster: who and when, nothing left to press, and the rows below are true again',
    async () => {
      const { api, teclado, dialogo, cerrado } = await retirar();
      api.on(`POST /adjudicacion/${mora.id}/retirar`, () => {
        api.poner([{ ...mora, estado: 'RADJ', adjudicacion: 'Retiro Adjudicacion', acciones: ['reasignar'] }]);
        const { body } = problemAnswer(409, 'ya-retirada', 'La adjudicación ya fue retirada') as { body: object };
        return {
          status: 409,
          body: { ...body, detalle: { quien: 'Lucía Andrade', cuando: '2026-11-21T14:12:00.000Z' } },
        };
      });
      await teclado.type(motivo(), 'Renuncia');
      await teclado.click(dialogo.getByRole('button', { name: 'Retirar' }));
      expect(
        await dialogo.findByText('La adjudicación ya fue retirada (Lucía Andrade, 21/11/2026 09:12)'),
      ).toBeVisible();
      expect(dialogo.queryByRole('button', { name: 'Retirar' })).toBeNull();
      await teclado.keyboard('{Enter}');
      await cerrado();
      expect(await screen.findByText('Retiro Adjudicacion')).toBeVisible();
    },
  );

  long('ADJ-501 a failure of the server is a message, and what was written stays', async () => {
    const { api, teclado, dialogo } = await retirar();
    api.on(`POST /adjudicacion/${mora.id}/retirar`, () => problemAnswer(500, 'interno', 'x'));
    await teclado.type(motivo(), 'Renuncia');
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
    expect(motivo()).toHaveValue('Renuncia');
  });

  test('ADJ-501 ADJ-517 only withdrawn, with the reason, by keyboard alone, once', async () => {
    const { api, teclado, dialogo, cerrado } = await retirar();
    expect(dialogo.getByText(/plan 01-M001-12\. Adj\. Sorteo, asamblea 1 del 03\/11\/2026\./)).toBeVisible();
    await waitFor(() => expect(motivo()).toHaveFocus());
    await teclado.keyboard('  Renuncia del cliente ');
    while (document.activeElement !== dialogo.getByRole('button', { name: 'Retirar' })) await teclado.tab();
    await teclado.keyboard('{Enter}{Enter}');
    expect(await screen.findByText('Se retiro adjudicación.')).toBeVisible();
    await cerrado();
    expect(api.enviadas().map(({ path, body }) => [path, body])).toEqual([
      ['/adjudicacion/501/retirar', { motivo: 'Renuncia del cliente' }],
    ]);
    expect(api.enviadas()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    // the list is asked again
    await waitFor(() => expect(api.preguntas().length).toBeGreaterThan(1));
  });

  long('ADJ-501 ADJ-508 ADJ-517 ADJ-518 withdrawn and given on in one act; a draw sends sorteo 1', async () => {
    const { api, teclado, dialogo, cerrado } = await retirar();
    await teclado.type(motivo(), 'Renuncia');
    await teclado.click(dialogo.getByRole('checkbox'));
    await elegirCandidata(teclado);
    expect(dialogo.getByText('01-M001-40 · 1104680135')).toBeVisible();
    await teclado.click(dialogo.getByRole('combobox', { name: 'Ejecutivo' }));
    await teclado.click(await screen.findByRole('option', { name: /^María Tipán/ }));
    await teclado.type(dialogo.getByRole('textbox', { name: 'Comentario' }), 'Siguiente del sorteo');
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar y asignar' }));
    expect(await screen.findByText('Se retiro adjudicación. Cliente adjudicado y asignado')).toBeVisible();
    await cerrado();
    expect(api.enviadas().map(({ path, body }) => [path, body])).toEqual([
      [
        '/adjudicacion/501/retirar',
        {
          motivo: 'Renuncia',
          reemplazo: { idCodigo: '01-M001-40', sorteo: '1', ejecutivo: 22, comentario: 'Siguiente del sorteo' },
        },
      ],
    ]);
  });

  long('ADJ-508 an offer sends sorteo 0', async () => {
    const { api, teclado, dialogo } = await retirar(vera);
    await teclado.type(motivo(), 'Renuncia');
    await teclado.click(dialogo.getByRole('checkbox'));
    await elegirCandidata(teclado);
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar y asignar' }));
    await waitFor(() =>
      expect(api.enviadas()[0]?.body).toMatchObject({ reemplazo: { idCodigo: '01-M001-40', sorteo: '0' } }),
    );
  });

  long('ADJ-501 a candidate that was taken meanwhile is refused at the field, until another is chosen', async () => {
    const { api, teclado, dialogo } = await retirar();
    const texto = 'El plan ya tiene una adjudicación vigente';
    api.on(`POST /adjudicacion/${mora.id}/retirar`, () =>
      problemAnswer(422, 'con-adjudicacion', texto, { 'reemplazo.idCodigo': texto }),
    );
    await teclado.type(motivo(), 'Renuncia');
    await teclado.click(dialogo.getByRole('checkbox'));
    await elegirCandidata(teclado);
    await teclado.click(dialogo.getByRole('button', { name: 'Retirar y asignar' }));
    await waitFor(() => expect(nuevo()).toHaveAccessibleDescription(texto));
    await teclado.clear(nuevo());
    expect(nuevo()).not.toHaveAccessibleDescription(texto);
  });

  long('a candidate whose data are blocked is marked and cannot be chosen', async () => {
    const { api, teclado, dialogo } = await retirar();
    const suspendida = {
      ...candidata,
      nombreCliente: 'Rosa Vega',
      idCodigo: '01-M001-41',
      motivoSuspension: 'Suspendido',
    };
    api.on(`GET /adjudicacion/${mora.id}/candidatos`, () => ({ body: [candidata, suspendida] }));
    await teclado.click(dialogo.getByRole('checkbox'));
    await teclado.click(nuevo());
    const opcion = await screen.findByRole('option', { name: /Rosa Vega.*Tratamiento suspendido/ });
    expect(opcion).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: new RegExp(candidata.nombreCliente) })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });

  long('ADJ-501 candidates are looked for on the server as one types', async () => {
    const { api, teclado, dialogo } = await retirar();
    await teclado.click(dialogo.getByRole('checkbox'));
    api.on(`GET /adjudicacion/${mora.id}/candidatos`, () => ({ body: [] }));
    await teclado.type(nuevo(), 'quispe');
    expect(
      await screen.findByText('Ningún plan del grupo puede recibir la adjudicación con esa búsqueda'),
    ).toBeVisible();
    const consultas = api.llamadas.filter(({ path }) => path.includes('/candidatos')).map(({ path }) => path);
    expect(consultas.at(-1)).toBe('/adjudicacion/501/candidatos?q=quispe');
    expect(consultas.length).toBeLessThanOrEqual(3);
  });
});

long('ADJ-501 ADJ-518 an award withdrawn before is given to another plan', async () => {
  const { api, teclado, dialogo, cerrado } = await abrirDialogo(
    paz,
    'Asignar nuevo adjudicado',
    'Asignar nuevo adjudicado',
  );
  await teclado.click(dialogo.getByRole('button', { name: 'Asignar' }));
  expect(dialogo.getByText('Elija el nuevo adjudicado')).toBeVisible();
  expect(api.enviadas()).toEqual([]);
  await elegirCandidata(teclado);
  await teclado.click(dialogo.getByRole('button', { name: 'Asignar' }));
  expect(await screen.findByText('Cliente adjudicado y asignado')).toBeVisible();
  await cerrado();
  expect(api.enviadas().map(({ path, body }) => [path, body])).toEqual([
    ['/adjudicacion/503/reasignar', { idCodigo: '01-M001-40', sorteo: '0' }],
  ]);
});

describe('executive', () => {
  test('ADJ-515 nobody chosen is refused; each executive says how much there is to do', async () => {
    const { api, teclado, dialogo } = await abrirDialogo(mora, 'Asignar ejecutivo', 'Asignar ejecutivo');
    expect(dialogo.getByText('El plan no tiene ejecutivo')).toBeVisible();
    await teclado.click(dialogo.getByRole('combobox', { name: /^Ejecutivo/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Luis Chicaiza203 planes, 12 tareas esta semana',
      'María Tipán1 plan, 0 tareas esta semana',
    ]);
    await teclado.keyboard('{Escape}');
    await teclado.click(dialogo.getByRole('button', { name: 'Asignar' }));
    expect(dialogo.getByText('Elija un ejecutivo')).toBeVisible();
    expect(api.enviadas()).toEqual([]);
  });

  long('ADJ-515 another head assigned it meanwhile', async () => {
    const { api, teclado, dialogo } = await abrirDialogo(vera, 'Cambiar ejecutivo', 'Cambiar ejecutivo');
    api.on(`POST /adjudicacion/${vera.id}/asignar`, () =>
      problemAnswer(412, 'version-vieja', 'Otra persona modificó el registro, actualice la página'),
    );
    await teclado.keyboard('mar');
    await teclado.click(await screen.findByRole('option', { name: /^María Tipán/ }));
    // Enter in the field sends the form
    await teclado.keyboard('{Enter}');
    expect(await dialogo.findByText('Otra persona modificó el registro, actualice la página')).toBeVisible();
    expect(dialogo.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  });

  long('ADJ-515 a plan goes from one executive to another, by keyboard alone', async () => {
    const { api, teclado, dialogo, cerrado } = await abrirDialogo(vera, 'Cambiar ejecutivo', 'Cambiar ejecutivo');
    expect(dialogo.getByText('Ahora lo atiende Luis Chicaiza')).toBeVisible();
    await teclado.keyboard('tip');
    await screen.findByRole('option', { name: /^María Tipán/ });
    await teclado.keyboard('{Enter}');
    while (document.activeElement !== dialogo.getByRole('button', { name: 'Asignar' })) await teclado.tab();
    await teclado.keyboard('{Enter}');
    expect(await screen.findByText('Ejecutivo asignado')).toBeVisible();
    await cerrado();
    expect(api.enviadas().map(({ path, body }) => [path, body])).toEqual([
      ['/adjudicacion/502/asignar', { usuario: 22, version: 2 }],
    ]);
  });
});
