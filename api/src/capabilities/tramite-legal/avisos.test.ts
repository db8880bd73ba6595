import { propios } from '@adjudica/domain';
import { contratoConBloques, contratoDe } from '../../testing/contratos';
import { actuarEnPagare, guardarPersonas, pagareDePrueba, REPRESENTANTE } from '../../testing/pagares';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const asistente = t.user('asistente.legal');
const legal = t.user('legal');

/** Where the notices of a title lead their reader, the newest first. */
const enlaces = async (lector: Client, titulo: string): Promise<(string | null)[]> => {
  const { body } = await lector.get('/notificacion').expect(200);
  return (body as { titulo: string; enlace: string | null }[])
    .filter((aviso) => aviso.titulo === titulo)
    .map(({ enlace }) => enlace);
};

test("LEG-572 'Ver todos' is offered and shown with all seven blocks alone, and to Legal alone", async () => {
  for (const [bloques, status] of [
    [6, 422],
    [7, 200],
  ] as const) {
    const { idCodigo } = await contratoConBloques(t, asistente, bloques);
    const ofrece = async (quien: Client) => (await contratoDe(quien, idCodigo)).acciones.includes('verTodos');
    expect([await ofrece(legal), await ofrece(asistente)]).toEqual([status === 200, false]);
    expect((await legal.get(`/contrato/${idCodigo}/borrador`)).status).toBe(status);
  }
});

test("LEG-571 'Ver contrato' is offered and opens once the contract is approved, and not before", async () => {
  const { idCodigo } = await contratoConBloques(t, asistente);
  const ver = async () => {
    const { acciones } = await contratoDe(asistente, idCodigo);
    return [acciones.includes('ver'), (await asistente.get(`/contrato/${idCodigo}/archivo`)).status];
  };
  expect(await ver()).toEqual([false, 404]);
  const { version } = await contratoDe(legal, idCodigo);
  await legal.post(`/contrato/${idCodigo}/aprobar`, { version }).expect(200);
  expect(await ver()).toEqual([true, 200]);
  expect((await enlaces(asistente, propios.avisoDeContratoAprobado))[0]).toBe(`/contrato/${idCodigo}`);
});

test('LEG-538 LEG-539 LEG-541 LEG-542 each notice of a note leads to that note: sent, rejected, approved', async () => {
  // another one, sent before: its notices stay its own
  const { pagare: otro } = await pagareDePrueba(t);
  await actuarEnPagare(asistente, 'enviar', otro).expect(200);
  const { pagare } = await pagareDePrueba(t);
  const suyo = `/pagare/${pagare.id}`;
  const enviado = (await actuarEnPagare(asistente, 'enviar', pagare).expect(200)).body;
  expect(await enlaces(legal, propios.avisoDePagarePorAprobar)).toEqual([suyo, `/pagare/${otro.id}`]);
  const rechazado = (await actuarEnPagare(legal, 'rechazar', enviado, { motivo: 'Falta el testigo' }).expect(200)).body;
  expect(await enlaces(asistente, propios.avisoDePagareNoAprobado)).toEqual([suyo]);
  const corregido = (await guardarPersonas(asistente, rechazado, REPRESENTANTE).expect(200)).body;
  await actuarEnPagare(legal, 'aprobar', corregido).expect(200);
  expect(await enlaces(asistente, propios.avisoDePagareAprobado)).toEqual([suyo]);
});
