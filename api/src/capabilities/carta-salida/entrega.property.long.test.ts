import { tiposDeEvento } from '@adjudica/domain';
import fc from 'fast-check';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { CartaSalida } from '../../entities/carta-salida.entity';
import { Contador } from '../../entities/contador.entity';
import { Evento } from '../../entities/evento.entity';
import { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { subir } from '../../testing/documentos';
import { type ActoDeEntrega, actosDeEntrega, type Caso, casoDePrueba, peticionDe } from '../../testing/entrega';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { type ConcesionarioDePrueba, crearConcesionario } from '../../testing/ordenes';
import { type Client, testApp } from '../../testing/test-app';

jest.setTimeout(3 * LOADS_MUCH_MS);

/** Sequences, and acts of each; the same in each run. */
const RUNS = 12;
const ACTS = { minLength: 50, maxLength: 70 };
const SEED = 20_261_122;

const t = testApp();
let clients: Record<string, Client>;
let concesionario: ConcesionarioDePrueba;
beforeAll(async () => {
  const usuarios = ['ejecutivo', 'jefatura', 'riesgo'];
  clients = Object.fromEntries(await Promise.all(usuarios.map(async (usuario) => [usuario, await t.as(usuario)])));
  concesionario = await crearConcesionario(t);
});

type Paso = ActoDeEntrega | 'avanzar';
/** Half of the acts lead on, so that sequences come to the keys; the others are whatever somebody may try. */
const acto = fc.constantFrom<Paso>(...(Object.keys(actosDeEntrega) as ActoDeEntrega[]));
const tramo: fc.Arbitrary<readonly Paso[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<readonly Paso[]>(['avanzar']) },
  { weight: 4, arbitrary: acto.map((uno): readonly Paso[] => [uno]) },
  // what chance alone hardly brings together: a withdrawal before the next verdict, an annulment before the payment's approval
  { weight: 2, arbitrary: fc.constantFrom<readonly Paso[]>(['actualizarMedio', 'retirar'], ['pagar', 'anularPago']) },
);

/** Sends an act; a refusal is one, anything else that fails is a fault. Returns what was done, `null` = nothing. */
async function intentar(caso: Caso, paso: Paso): Promise<ActoDeEntrega | null> {
  const pedido = await peticionDe(t, caso, paso);
  if (pedido === null) return null;
  const { acto: hecho, peticion } = pedido;
  const { usuario, metodo, ruta, cuerpo, archivo } = peticion;
  const client = clients[usuario] as Client;
  const [, id] = /^\/documento\/(\d+)/.exec(ruta) ?? [];
  const { status, text } =
    archivo === undefined
      ? await (metodo === 'PUT' ? client.put(ruta, cuerpo) : client.post(ruta, cuerpo))
      : await subir(client, { id: Number(id), version: cuerpo['version'] as number }, archivo);
  if (![200, 201, 403, 409, 412, 422].includes(status)) throw new Error(`${hecho}: ${status} ${text}`);
  return status < 400 ? hecho : null;
}

/** Delivered award → everything of its order, payment, letter and award as it stood then. */
const entregadas = new Map<number, string>();

async function comprobar(): Promise<void> {
  const { manager } = t.application.dataSource;
  const enOrden = { order: { id: 'ASC' } } as const;
  const ordenes = await manager.find(OrdenDeCompra, enOrden);
  const renglones = await manager.find(OrdenPlan, enOrden);
  const pagos = await manager.find(SolicitudDePago, enOrden);
  const cartas = await manager.find(CartaSalida, enOrden);
  const medios = await manager.find(MedioAprobacion, enOrden);
  const adjudicaciones = new Map((await manager.find(Adjudicacion)).map((una) => [una.id, una]));
  const entregas = await manager.findBy(Evento, { tipo: tiposDeEvento.entrega });

  // numbers without gaps, and the counter where they end (invariant 40)
  for (const [serie, filas] of [['orden-de-compra', ordenes] as const, ['solicitud-de-pago', pagos] as const]) {
    expect(filas.map(({ id }) => id)).toEqual(filas.map((_, i) => i + 1));
    expect((await manager.findOneBy(Contador, { serie }))?.valor ?? 0).toBe(filas.length);
  }
  for (const orden of ordenes) {
    // the state says who did what (ORD-545…547)
    const { estado, aprobadaEn, anuladaEn, motivo } = orden;
    expect([anuladaEn !== null, motivo !== null]).toEqual([estado === 'anulada', estado === 'anulada']);
    if (estado !== 'anulada') expect(aprobadaEn !== null).toBe(estado === 'aprobada');
    // one live payment, and never more than the order pays (invariants 16, 18, 19)
    const vivos = pagos.filter(({ ordenId, estado: suyo }) => ordenId === orden.id && suyo !== 'anulado');
    expect(vivos.length).toBeLessThanOrEqual(1);
    expect(vivos.reduce((suma, { valor }) => suma + valor, 0)).toBeLessThanOrEqual(orden.pagoConcesionario);
    if (vivos.some((pago) => pago.estado === 'aprobado')) expect(estado).toBe('aprobada');
  }
  // one live order an approval and a plan (invariants 12, 15)
  const vivas = ordenes.filter(({ estado }) => estado !== 'anulada');
  const deVivas = renglones.filter(({ ordenId }) => vivas.some(({ id }) => id === ordenId));
  expect(deVivas.every(({ vigente }) => vigente)).toBe(true);
  expect(renglones.filter(({ vigente }) => vigente)).toHaveLength(deVivas.length);
  expect(new Set(deVivas.map(({ planId }) => planId)).size).toBe(deVivas.length);
  expect(medios.flatMap(({ idOrden }) => idOrden ?? []).sort()).toEqual(vivas.map(({ id }) => id).sort());
  // an award with an order is kept, and its approval stays accepted
  for (const { adjudicacionId } of deVivas) expect(adjudicaciones.get(adjudicacionId)?.estado).toBe('ADJ');
  for (const { medioId } of vivas) expect(medios.find(({ id }) => id === medioId)?.estado).toBe(true);
  // delivered once (invariant 33), and nothing of it changes any more
  const realizadas = cartas.filter(({ estado }) => estado === 'realizada');
  expect(entregas.map(({ planId }) => planId).sort()).toEqual(realizadas.map(({ planId }) => planId).sort());
  for (const carta of realizadas) {
    const suyas = deVivas.filter(({ planId }) => planId === carta.planId).map(({ ordenId }) => ordenId);
    expect(suyas).toHaveLength(1);
    const hoy = JSON.stringify([
      carta,
      ordenes.filter(({ id }) => suyas.includes(id)),
      pagos.filter(({ ordenId }) => suyas.includes(ordenId)),
      medios.filter(({ idOrden }) => suyas.includes(idOrden as number)),
      adjudicaciones.get(carta.adjudicacionId)?.estado,
    ]);
    expect(hoy).toBe(entregadas.get(carta.adjudicacionId) ?? hoy);
    entregadas.set(carta.adjudicacionId, hoy);
  }
}

test(`invariants 10, 12, 15…19, 33, 40 after each act of ${RUNS} random sequences of order, payment, letter, delivery, withdrawal and update`, async () => {
  const hechos = new Set<ActoDeEntrega>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(tramo, fc.nat(1)), ACTS), async (tramos) => {
      const casos = [await casoDePrueba(t, concesionario), await casoDePrueba(t, concesionario, 2)];
      for (const [pedido, cual] of tramos.flatMap(([pasos, caso]) => pasos.map((uno) => [uno, caso] as const))) {
        const hecho = await intentar(casos[cual] as Caso, pedido);
        if (hecho === null) continue;
        hechos.add(hecho);
        await comprobar();
      }
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  // every act was done at least once, so no rule above was left alone by chance
  expect((Object.keys(actosDeEntrega) as ActoDeEntrega[]).filter((uno) => !hechos.has(uno))).toEqual([]);
  expect(entregadas.size).toBeGreaterThan(RUNS / 2);
});
