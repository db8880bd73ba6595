import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Auditoria } from '../../entities/auditoria.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Prenda } from '../../entities/prenda.entity';
import { asBytes } from '../../testing/binary';
import { ordenAprobada } from '../../testing/ordenes';
import { decidir, pagoPendiente } from '../../testing/pagos';
import { aprobarPagare, prendaIngresada } from '../../testing/prendas';
import { PaperlessRenderer } from '../../testing/renderers';
import { type Client, testApp } from '../../testing/test-app';
import { OrdenStore } from '../orden-de-compra';

const papel = new PaperlessRenderer();
const t = testApp({ overrides: { renderer: papel.asRenderer() } });
afterEach(() => {
  papel.before = async () => undefined;
  jest.restoreAllMocks();
});

const db = (): EntityManager => t.application.dataSource.manager;
async function archivos(): Promise<number> {
  let cuantos = 0;
  for await (const _ of t.application.storage.list()) cuantos += 1;
  return cuantos;
}

/** A point that the first to reach it waits at until it is let go. */
function retencion() {
  let soltar: () => void = () => undefined;
  let llegar: () => void = () => undefined;
  const suelta = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  const llegada = new Promise<void>((resolve) => {
    llegar = resolve;
  });
  let primera = true;
  const paso = async () => {
    if (!primera) return;
    primera = false;
    llegar();
    await suelta;
  };
  return { paso, llegada, soltar: () => soltar() };
}

interface Emitible {
  readonly ruta: string;
  readonly de: FindOptionsWhere<DocumentoEmitido>;
  readonly usuarios: readonly [string, string];
}

const orden = async (): Promise<Emitible> => {
  const { id } = await ordenAprobada(t);
  return { ruta: `/orden-de-compra/${id}`, de: { ordenId: id }, usuarios: ['ejecutivo', 'jefatura'] };
};
const pago = async (): Promise<Emitible> => {
  const { id } = (await decidir(await t.as('jefatura'), 'aprobar', await pagoPendiente(t)).expect(200)).body;
  return { ruta: `/solicitud-de-pago/${id}`, de: { solicitudDePagoId: id }, usuarios: ['ejecutivo', 'jefatura'] };
};
const prenda = async (): Promise<Emitible> => {
  const { id } = await prendaIngresada(t);
  await aprobarPagare(t, id);
  const { id: prendaId } = await db().findOneByOrFail(Prenda, { pagareId: id });
  return { ruta: `/prenda/${id}`, de: { prendaId }, usuarios: ['asistente.legal', 'legal'] };
};

/** Both were answered 200, there is one document, one file more, one act, and both open the same one. */
async function unoSolo({ ruta, de }: Emitible, antes: number, quienes: readonly Client[], estados: number[]) {
  const filas = await db().findBy(DocumentoEmitido, de);
  const abiertos = await Promise.all(quienes.map((quien) => asBytes(quien.get(`${ruta}/documento`).expect(200))));
  const distintos = new Set(abiertos.map(({ body }) => (body as Buffer).toString('base64')));
  const recurso = ruta.split('/')[1] as string;
  const generados = await db().countBy(Auditoria, {
    recurso,
    recursoId: ruta.split('/')[2] as string,
    accion: 'generar',
  });
  expect({
    estados,
    versiones: filas.map(({ numeroVersion }) => numeroVersion),
    archivos: await archivos(),
    generados,
    distintos: distintos.size,
  }).toEqual({ estados: [200, 200], versiones: [1], archivos: antes + 1, generados: 1, distintos: 1 });
}

test.each([
  ['ORD-540 a purchase order', orden],
  ['PAG-507 a payment', pago],
  ['LEG-564 a pledge', prenda],
])(
  '%s is issued while another one prints it: who comes second gets the same document, and his file is removed',
  async (_, hacer) => {
    const emitible = await hacer();
    const antes = await archivos();
    const [uno, otro] = (await Promise.all(emitible.usuarios.map((usuario) => t.as(usuario)))) as [Client, Client];
    const { paso, llegada, soltar } = retencion();
    papel.before = paso;
    const lento = uno.post(`${emitible.ruta}/generar`).then(({ status }) => status);
    await llegada;
    const rapido = (await otro.post(`${emitible.ruta}/generar`)).status;
    soltar();
    await unoSolo(emitible, antes, [uno, otro], [rapido, await lento]);
  },
);

test('ORD-540 an order is issued after another one judged that it was not, and before he prints: one document', async () => {
  const emitible = await orden();
  const antes = await archivos();
  const [uno, otro] = (await Promise.all(emitible.usuarios.map((usuario) => t.as(usuario)))) as [Client, Client];
  const { paso, llegada, soltar } = retencion();
  const planes = OrdenStore.prototype.listPlanes;
  jest.spyOn(OrdenStore.prototype, 'listPlanes').mockImplementation(async function (this: OrdenStore, ...args) {
    await paso();
    return planes.apply(this, args);
  });
  const lento = uno.post(`${emitible.ruta}/generar`).then(({ status }) => status);
  await llegada;
  const rapido = (await otro.post(`${emitible.ruta}/generar`)).status;
  soltar();
  await unoSolo(emitible, antes, [uno, otro], [rapido, await lento]);
});
