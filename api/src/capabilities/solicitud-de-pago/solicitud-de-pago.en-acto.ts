import { type AccionDePago, asuntoDe, claveDe } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { SolicitudDePago } from '../../entities/solicitud-de-pago.entity';
import { notFound, staleVersion } from '../../request/version';
import type { OrdenStore } from '../orden-de-compra';
import type { PlanStore } from '../plan';
import type { Checklist, Linea } from './solicitud-de-pago.checklist';
import type { PagoVista } from './solicitud-de-pago.dto';
import type { FilaDePago, PagoStore } from './solicitud-de-pago.store';
import { type AjustesDePago, pagoEnCiclo, planesDe, vistaDePago } from './solicitud-de-pago.view';

type Cambio = Partial<SolicitudDePago>;
export type ActoDePago = ActMaker<number, FilaDePago, AccionDePago, Cambio, PagoVista>;

/** What its acts and its service read of other records. */
export interface LecturaDePagos {
  readonly pagos: PagoStore;
  readonly ordenes: OrdenStore;
  readonly planes: PlanStore;
  readonly checklist: Checklist;
  /** Company of the installation, as it is printed, and what an approval asks for. */
  readonly ajustes: AjustesDePago & { readonly empresa: string };
}

/** The lines of now of what waits; none of what is decided: it keeps its own. */
export const lineasDe = async (
  { checklist }: LecturaDePagos,
  fila: FilaDePago,
  manager?: Parameters<Checklist['de']>[1],
): Promise<Linea[]> =>
  fila.estado === 'pendiente'
    ? checklist.de({ planes: planesDe(fila), tipoCarta: String(fila.tipoCarta) }, manager)
    : [];

/**
 * Payments as their acts see them. Taken in one order, always: the purchase order, so that its annulment and the approval of its payment
 * follow each other; the payment; the folders of its plans, so that no document changes while it is judged.
 */
export const pagosEnActo = (
  lectura: LecturaDePagos,
  ajustes: { readonly soloPropios: boolean; readonly cuatroOjos: boolean },
): ActRecord<number, FilaDePago, AccionDePago, Cambio, PagoVista> => ({
  resource: 'solicitud-de-pago',
  lifecycle: pagoEnCiclo,
  version: 'required',
  async lock(tx, id) {
    const { pagos, ordenes, checklist } = lectura;
    const ordenId = await pagos.ordenDe(id, tx.manager);
    if (ordenId === null) throw notFound();
    await ordenes.lock(tx, ordenId);
    await pagos.lock(tx, id);
    const fila = (await pagos.byId(id, tx.manager)) as FilaDePago;
    await checklist.lock(tx.manager, planesDe(fila));
  },
  read: ({ manager }, id) => lectura.pagos.byId(id, manager),
  idOf: ({ id }) => Number(id),
  versionOf: ({ version }) => Number(version),
  stale: ({ version }) => staleVersion(Number(version)),
  write: (tx, fila, cambio) => lectura.pagos.update(tx, fila, cambio),
  /** The task that is born of an act is one: of the first plan. */
  async targets(fila, { manager }) {
    const [primero] = planesDe(fila);
    const personaId = Number(fila.personaId);
    return (await lectura.planes.varios(planesDe(fila), manager)).map(({ planId, idCodigo }) => ({
      planId,
      personaId,
      sinTarea: idCodigo !== primero,
      claves: { 'orden-de-compra': claveDe(fila.ordenId) },
    }));
  },
  summaryOf: ({ estado, ordenId, valor, motivo }) => ({ estado, orden: Number(ordenId), valor: Number(valor), motivo }),
  subject: ({ id }) => asuntoDe('solicitud-de-pago', id),
  view: async (fila, { actor, manager }) =>
    vistaDePago(fila, await lineasDe(lectura, fila, manager), lectura.ajustes, { actor, ...ajustes }),
});
