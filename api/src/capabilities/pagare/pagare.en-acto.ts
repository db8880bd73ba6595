import { type AccionDePagare, asuntoDe } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { Pagare } from '../../entities/pagare.entity';
import { notFound, staleVersion } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import type { PagareVista } from './pagare.dto';
import type { PagareRow, PagareStore } from './pagare.store';
import { pagareEnCiclo, vistaDePagare } from './pagare.view';

type Cambio = Partial<Pagare>;
export type ActoDePagare = ActMaker<number, PagareRow, AccionDePagare, Cambio, PagareVista>;

interface StoresDePagare {
  readonly pagares: PagareStore;
  readonly carpetas: Pick<CarpetaStore, 'lock'>;
}

/** Notes for their acts. Locked after the folder of their plan, in the order of creation and of the award's withdrawal. */
export const pagaresEnActo = (
  { pagares, carpetas }: StoresDePagare,
  ajustes: { readonly soloPropios: boolean; readonly cuatroOjos: boolean },
): ActRecord<number, PagareRow, AccionDePagare, Cambio, PagareVista> => ({
  resource: 'pagare',
  lifecycle: pagareEnCiclo,
  version: 'required',
  async lock(tx, id) {
    const row = await pagares.byId(id, tx.manager);
    if (row === null) throw notFound();
    await carpetas.lock(tx.manager, row.idCodigo);
    await pagares.lock(tx, id);
  },
  read: ({ manager }, id) => pagares.byId(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: ({ version }) => staleVersion(version),
  write: (tx, row, cambio) => pagares.update(tx, row, cambio),
  targets: ({ planId, personaId }) => [{ planId, personaId }],
  summaryOf: ({ estado, idCodigo, monto, plazo, fechaInicial, emision, motivo, motivoAnulacion }) => ({
    estado,
    plan: idCodigo,
    monto,
    plazo,
    fechaInicial,
    emision,
    motivo,
    motivoAnulacion,
  }),
  subject: ({ id }) => asuntoDe('pagare', id),
  view: async (row, { actor, manager }) =>
    vistaDePagare(row, await pagares.listCuotas(row.id, row.emision, manager), { actor, ...ajustes }),
});
