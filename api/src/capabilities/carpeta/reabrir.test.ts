import { hoyEn } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Plan } from '../../entities/plan.entity';
import { cartaDe, generarCarta, planPorSalir, ponerPruebas, TEXTO } from '../../testing/cartas';
import { contratoConBloques, contratoDe } from '../../testing/contratos';
import { clienteConPlanes } from '../../testing/medios';
import { actuarEnOrden, crearOrden } from '../../testing/ordenes';
import { actuarEnPagare, pagareDePrueba } from '../../testing/pagares';
import { decidir, pagoPendiente } from '../../testing/pagos';
import { testApp } from '../../testing/test-app';

const t = testApp();
const legal = t.user('legal');
const asistente = t.user('asistente.legal');
const jefatura = t.user('jefatura');
const ejecutivo = t.user('ejecutivo');

const manager = () => t.application.dataSource.manager;
const MOTIVO = { motivo: 'El cliente cambió de empleo' };

/** Risk approved the folder; `idDepartamento`: who holds it now. */
async function aprobada(idCodigo: string, idDepartamento = '003'): Promise<Carpeta> {
  const { id: planId } = await manager().findOneByOrFail(Plan, { idCodigo });
  const { id } = await manager().findOneByOrFail(Carpeta, { planId });
  await manager().update(Carpeta, { id }, { idDepartamento });
  const enviadaEn = t.clock.now();
  await manager().insert(CarpetaEnvio, {
    carpetaId: id,
    enviadaEn,
    completa: true,
    faltantes: 0,
    resultado: 'Aprobado',
    tipoGarantia: 'C',
    comentario: 'Con capacidad de pago',
    resueltaEn: enviadaEn,
  });
  return manager().findOneByOrFail(Carpeta, { id });
}
const reabrir = (idCodigo: string, { version }: Pick<Carpeta, 'version'>) =>
  legal.post(`/carpeta/${idCodigo}/reabrir`, { ...MOTIVO, version });
const entregar = async (idCodigo: string) =>
  ejecutivo.post(`/carta-salida/${idCodigo}/entregar`, {
    fecha: hoyEn(t.clock.now()),
    version: (await cartaDe(ejecutivo, idCodigo)).version,
  });
/** A vehicle that may leave: paid, with letter, act and photo. */
async function porEntregar(): Promise<string> {
  const plan = await planPorSalir(t);
  await ponerPruebas(t, plan);
  await generarCarta(jefatura, plan.idCodigo);
  return plan.idCodigo;
}

test('a plan whose good was delivered does not go back to risk, and the dialog says so before', async () => {
  const idCodigo = await porEntregar();
  const carpeta = await aprobada(idCodigo);
  expect((await entregar(idCodigo)).status).toBe(200);
  const antes = await legal.get(`/carpeta/${idCodigo}/reabrir`).expect(200);
  expect(antes.body.impedimento).toBe('El bien de este plan ya se entregó: la aprobación no vuelve a Riesgo');
  expect(await reabrir(idCodigo, carpeta)).toMatchObject({ status: 422, body: { code: 'con-entrega' } });
  expect(await manager().findOneByOrFail(Carpeta, { id: carpeta.id })).toEqual(carpeta);
  expect(await manager().countBy(CarpetaEnvio, { carpetaId: carpeta.id })).toBe(1);
});

test('of a delivery and a return to risk at once one happens, and the other is told why not', async () => {
  const idCodigo = await porEntregar();
  const carpeta = await aprobada(idCodigo);
  const [entrega, vuelta] = await Promise.all([entregar(idCodigo), reabrir(idCodigo, carpeta)]);
  expect([entrega.status, vuelta.status].sort()).toEqual([200, 422]);
  const entregada = (await manager().findOneByOrFail(CartaSalida, { adjudicacionId: carpeta.adjudicacionId })).estado;
  const { idDepartamento } = await manager().findOneByOrFail(Carpeta, { id: carpeta.id });
  expect([
    ['realizada', '003'],
    ['generada', '004'],
  ]).toContainEqual([entregada, idDepartamento]);
});

interface PorAprobar {
  readonly idCodigo: string;
  readonly acto: () => PromiseLike<{ status: number; body: { code?: string; title?: string } }>;
}
/** What is made final on an approval. */
const actos: Readonly<Record<string, () => Promise<PorAprobar>>> = {
  'a note': async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    return { idCodigo: cliente.planes[0]?.idCodigo as string, acto: () => actuarEnPagare(legal, 'aprobar', pagare) };
  },
  'a contract': async () => {
    const { idCodigo } = await contratoConBloques(t, asistente);
    const { version } = await contratoDe(legal, idCodigo);
    return { idCodigo, acto: () => legal.post(`/contrato/${idCodigo}/aprobar`, { version }) };
  },
  'an order': async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const orden = await crearOrden(t, { cliente });
    return {
      idCodigo: cliente.planes[0]?.idCodigo as string,
      acto: () => actuarEnOrden(jefatura, 'aprobar', orden),
    };
  },
  'a payment': async () => {
    const pago = await pagoPendiente(t);
    return { idCodigo: pago.planes[0] as string, acto: () => decidir(jefatura, 'aprobar', pago) };
  },
  'a letter': async () => {
    const { idCodigo } = await planPorSalir(t);
    const { version } = await cartaDe(jefatura, idCodigo);
    return { idCodigo, acto: () => jefatura.post(`/carta-salida/${idCodigo}/generar`, { texto: TEXTO, version }) };
  },
};

test.each(Object.entries(actos))(
  '%s waits while the folder is with risk again, and goes on once it is approved',
  async (_, hecho) => {
    const { idCodigo, acto } = await hecho();
    const { id } = await aprobada(idCodigo, '004');
    const rechazo = await acto();
    expect([rechazo.status, rechazo.body.code]).toEqual([422, 'politica-impide']);
    expect(rechazo.body.title).toContain(idCodigo);
    await manager().update(Carpeta, { id }, { idDepartamento: '003' });
    expect((await acto()).status).toBe(200);
  },
);

test('before the return everything that exists is named with what becomes of it, and the audit keeps it', async () => {
  const idCodigo = (await contratoConBloques(t, asistente)).idCodigo;
  const { version } = await contratoDe(legal, idCodigo);
  await legal.post(`/contrato/${idCodigo}/aprobar`, { version }).expect(200);
  const { body } = await legal.get(`/carpeta/${idCodigo}/reabrir`).expect(200);
  expect(body).toMatchObject({ id: idCodigo, impedimento: null });
  expect(body.existentes).toEqual([
    { etiqueta: expect.stringMatching(/^Medio de aprobación \d+, aprobado$/), valor: 'Sigue como está.' },
    {
      etiqueta: expect.stringMatching(/^Pagaré \d+, aprobado$/),
      valor: 'Queda aprobado y no cambia.',
    },
    { etiqueta: `Contrato ${idCodigo}, aprobado`, valor: 'Queda aprobado y no cambia.' },
  ]);
  const { id: planId } = await manager().findOneByOrFail(Plan, { idCodigo });
  await reabrir(idCodigo, await manager().findOneByOrFail(Carpeta, { planId })).expect(200);
  const [fila] = await manager().find(Auditoria, {
    where: { recurso: 'carpeta', accion: 'reabrir' },
    order: { id: 'DESC' },
    take: 1,
  });
  expect(JSON.parse(fila?.despues ?? '')).toMatchObject({
    existia: body.existentes.map(({ etiqueta }: { etiqueta: string }) => etiqueta),
  });
});
