import { type AccionDeOrden, asuntoDe } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { notFound, staleVersion } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import { destinosDe, type MedioRow, type MedioStore } from '../medio-aprobacion';
import type { PlanStore } from '../plan';
import type { OrdenDeCompraVista } from './orden-de-compra.dto';
import type { OrdenRow, OrdenStore } from './orden-de-compra.store';
import { ordenEnCiclo, planesDe, vistaDeOrden } from './orden-de-compra.view';

type Cambio = Partial<OrdenDeCompra>;
export type ActoDeOrden = ActMaker<number, OrdenRow, AccionDeOrden, Cambio, OrdenDeCompraVista>;

interface StoresDeOrden {
  readonly ordenes: OrdenStore;
  readonly medios: MedioStore;
  readonly planes: PlanStore;
  readonly carpetas: Pick<CarpetaStore, 'lockAll'>;
}

/**
 * Orders for their acts. Locked after their approval, in the order of creation; then the folders of their plans, as in a payment, so that none goes
 * back to risk during an approval.
 */
export const ordenesEnActo = (
  { ordenes, medios, planes, carpetas }: StoresDeOrden,
  ajustes: { readonly soloPropios: boolean; readonly cuatroOjos: boolean },
): ActRecord<number, OrdenRow, AccionDeOrden, Cambio, OrdenDeCompraVista> => ({
  resource: 'orden-de-compra',
  lifecycle: ordenEnCiclo,
  version: 'required',
  async lock(tx, id) {
    const row = await ordenes.byId(id, tx.manager);
    if (row === null) throw notFound();
    await medios.lock(tx, row.medioId);
    await ordenes.lock(tx, id);
    await carpetas.lockAll(tx.manager, planesDe(row));
  },
  read: ({ manager }, id) => ordenes.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: ({ version }) => staleVersion(version),
  write: (tx, row, cambio) => ordenes.update(tx, row, cambio),
  async targets(row, { manager }) {
    const medio = (await medios.byId(row.medioId, manager)) as MedioRow;
    return destinosDe(medio, await planes.listByCodigos(planesDe(row), manager));
  },
  summaryOf: (row) => ({
    estado: row.estado,
    planes: planesDe(row),
    pagoConcesionario: row.pagoConcesionario,
    motivo: row.motivo,
  }),
  subject: ({ id }) => asuntoDe('orden-de-compra', id),
  view: async (row, { actor, manager }) =>
    vistaDeOrden(row, await ordenes.listPlanes(row.id, manager), { actor, ...ajustes }),
});
