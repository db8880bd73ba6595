import { type AccionDeMedio, asuntoDe, claveDe, estadoDeMedio } from '@adjudica/domain';
import type { ActMaker, ActRecord, EventTarget } from '../../act';
import { boolOf } from '../../columns/columns';
import type { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { notFound } from '../../request/version';
import type { PlanConCuentaRow } from '../plan';
import { medioViejo } from './medio-aprobacion.conflictos';
import type { MedioVista } from './medio-aprobacion.dto';
import type { PlanesDeMedio } from './medio-aprobacion.planes';
import type { MedioRow, MedioStore } from './medio-aprobacion.store';
import { hechosDeMedio, medioEnCiclo, planesDe, vistaDeMedio } from './medio-aprobacion.view';

type Cambio = Partial<MedioAprobacion>;
export type ActoDeMedio = ActMaker<number, MedioRow, AccionDeMedio, Cambio, MedioVista>;

/** Approvals for their acts. Locked with the folders of their plans, and of those that the act adds. */
export const mediosEnActo = (
  medios: MedioStore,
  planes: PlanesDeMedio,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, MedioRow, AccionDeMedio, Cambio, MedioVista> => ({
  resource: 'medio-aprobacion',
  lifecycle: medioEnCiclo,
  version: 'required',
  async lock(tx, id, { body }) {
    const { idCodigos = [] } = body as { idCodigos?: readonly string[] };
    await medios.lock(tx, id);
    const row = await medios.byId(id, tx.manager);
    if (row === null) throw notFound();
    await planes.lock(tx.manager, [...planesDe(row), ...idCodigos]);
  },
  read: ({ manager }, id) => medios.byId(id, manager),
  idOf: ({ id }) => Number(id),
  versionOf: ({ version }) => Number(version),
  stale: medioViejo,
  write: (tx, row, cambio) => medios.update(tx, row, cambio),
  targets: async (row, { manager }) => destinosDe(row, await planes.leer(planesDe(row), manager)),
  summaryOf: (row) => ({
    estado: estadoDeMedio(hechosDeMedio(row)),
    planes: planesDe(row),
    ejecutivo: row.ejecutivoId,
    motivo: row.motivo,
  }),
  subject: ({ id }) => asuntoDe('medio-aprobacion', Number(id)),
  view: async (row, { actor, manager }) =>
    vistaDeMedio(row, await planes.leer(planesDe(row), manager), { actor, ...ajustes }),
});

/** One task per act: of the first plan still awarded to the client, or of none. */
export function destinosDe(row: MedioRow, rows: readonly PlanConCuentaRow[]): EventTarget[] {
  // the client of the approval, even if the plan has another holder now
  const personaId = Number(row.personaId);
  const duenoDeTarea = boolOf(row.ejecutivoActivo) ? (row.ejecutivoId ?? undefined) : undefined;
  const conTarea = rows.find((plan) => plan.fechaAdjudicacion !== null && plan.personaId === personaId)?.planId;
  const claves = { 'medio-aprobacion': claveDe(Number(row.id)) };
  return rows.map(({ planId }) => ({ planId, personaId, duenoDeTarea, sinTarea: planId !== conTarea, claves }));
}
