import { type AccionDePago, asuntoDe, claveDe } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { notFound, staleVersion } from '../../request/version';
import type { OrdenStore } from '../orden-de-compra';
import type { PlanStore } from '../plan';
import type { Checklist, Linea, LineasDePago } from './solicitud-de-pago.checklist';
import type { PagoVista } from './solicitud-de-pago.dto';
import type { PagoRow, PagoStore } from './solicitud-de-pago.store';
import { type AjustesDePago, pagoEnCiclo, planesDe, vistaDePago } from './solicitud-de-pago.view';

type Cambio = Partial<SolicitudDePago>;
export type ActoDePago = ActMaker<number, PagoRow, AccionDePago, Cambio, PagoVista>;

export interface LecturaDePagos {
  readonly pagos: PagoStore;
  readonly ordenes: OrdenStore;
  readonly planes: PlanStore;
  readonly checklist: Checklist;
  readonly ajustes: AjustesDePago;
}

/** What a payment shows of its documents. */
export const documentosDe = async (
  lectura: LecturaDePagos,
  row: PagoRow,
  manager?: Parameters<Checklist['de']>[1],
): Promise<LineasDePago> => ({
  lineas: await lineasDe(lectura, row, manager),
  papeles: await lectura.checklist.papeles(planesDe(row), manager),
});

/** The present lines of a pending payment; none for a decided one, which keeps its own. */
export const lineasDe = async (
  { checklist }: LecturaDePagos,
  row: PagoRow,
  manager?: Parameters<Checklist['de']>[1],
): Promise<Linea[]> =>
  row.estado === 'pendiente' ? checklist.de({ planes: planesDe(row), tipoCarta: String(row.tipoCarta) }, manager) : [];

/**
 * Payments for their acts. Locked in a fixed order: the purchase order, which serializes its annulment and the approval of its payment; the payment;
 * the folders of its plans, so that no document changes while it is judged.
 */
export const pagosEnActo = (
  lectura: LecturaDePagos,
  ajustes: { readonly soloPropios: boolean; readonly cuatroOjos: boolean },
): ActRecord<number, PagoRow, AccionDePago, Cambio, PagoVista> => ({
  resource: 'solicitud-de-pago',
  lifecycle: pagoEnCiclo,
  version: 'required',
  async lock(tx, id) {
    const { pagos, ordenes, checklist } = lectura;
    const ordenId = await pagos.findOrdenId(id, tx.manager);
    if (ordenId === null) throw notFound();
    await ordenes.lock(tx, ordenId);
    await pagos.lock(tx, id);
    const row = (await pagos.byId(id, tx.manager)) as PagoRow;
    await checklist.lock(tx.manager, planesDe(row));
  },
  read: ({ manager }, id) => lectura.pagos.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: ({ version }) => staleVersion(version),
  write: (tx, row, cambio) => lectura.pagos.update(tx, row, cambio),
  /** One task per act: of the first plan. */
  async targets(row, { manager }) {
    const [primero] = planesDe(row);
    const personaId = Number(row.personaId);
    return (await lectura.planes.listByCodigos(planesDe(row), manager)).map(({ planId, idCodigo }) => ({
      planId,
      personaId,
      sinTarea: idCodigo !== primero,
      claves: { 'orden-de-compra': claveDe(row.ordenId) },
    }));
  },
  summaryOf: ({ estado, ordenId, valor, motivo, transferidaEl, transferenciaReferencia }) => ({
    ...{ estado, orden: ordenId, valor, motivo },
    ...(transferidaEl !== null && { transferidaEl, transferenciaReferencia }),
  }),
  subject: ({ id }) => asuntoDe('solicitud-de-pago', id),
  view: async (row, { actor, manager }) =>
    vistaDePago(row, await documentosDe(lectura, row, manager), lectura.ajustes, { actor, ...ajustes }),
});
