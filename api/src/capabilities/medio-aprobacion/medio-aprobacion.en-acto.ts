import { type AccionDeMedio, asuntoDe, claveDe, estadoDeMedio } from '@adjudica/domain';
import type { ActMaker, ActRecord, EventTarget } from '../../act';
import { boolOf } from '../../columns/columns';
import type { MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { notFound } from '../../request/version';
import type { FilaDePlanConCuenta } from '../plan';
import { medioViejo } from './medio-aprobacion.conflictos';
import type { MedioVista } from './medio-aprobacion.dto';
import type { PlanesDeMedio } from './medio-aprobacion.planes';
import type { FilaDeMedio, MedioStore } from './medio-aprobacion.store';
import { hechosDeMedio, medioEnCiclo, planesDe, vistaDeMedio } from './medio-aprobacion.view';

type Cambio = Partial<MedioAprobacion>;
export type ActoDeMedio = ActMaker<number, FilaDeMedio, AccionDeMedio, Cambio, MedioVista>;

/** Approvals as their acts see them. Taken with the folders of their plans, and of those that the act asks for. */
export const mediosEnActo = (
  medios: MedioStore,
  planes: PlanesDeMedio,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, FilaDeMedio, AccionDeMedio, Cambio, MedioVista> => ({
  resource: 'medio-aprobacion',
  lifecycle: medioEnCiclo,
  version: 'required',
  async lock(tx, id, { body }) {
    const { idCodigos = [] } = body as { idCodigos?: readonly string[] };
    await medios.lock(tx, id);
    const fila = await medios.byId(id, tx.manager);
    if (fila === null) throw notFound();
    await planes.lock(tx.manager, [...planesDe(fila), ...idCodigos]);
  },
  read: ({ manager }, id) => medios.byId(id, manager),
  idOf: ({ id }) => Number(id),
  versionOf: ({ version }) => Number(version),
  stale: medioViejo,
  write: (tx, fila, cambio) => medios.update(tx, fila, cambio),
  targets: async (fila, { manager }) => destinosDe(fila, await planes.leer(planesDe(fila), manager)),
  summaryOf: (fila) => ({
    estado: estadoDeMedio(hechosDeMedio(fila)),
    planes: planesDe(fila),
    ejecutivo: fila.ejecutivoId,
    motivo: fila.motivo,
  }),
  subject: ({ id }) => asuntoDe('medio-aprobacion', Number(id)),
  view: async (fila, { actor, manager }) =>
    vistaDeMedio(fila, await planes.leer(planesDe(fila), manager), { actor, ...ajustes }),
});

/** The task that is born of an act is one: of the first plan that is still awarded to the client, of none without. */
export function destinosDe(fila: FilaDeMedio, filas: readonly FilaDePlanConCuenta[]): EventTarget[] {
  // of the one who asked for it, whoever holds the plan by now
  const personaId = Number(fila.personaId);
  const duenoDeTarea = boolOf(fila.ejecutivoActivo) ? (fila.ejecutivoId ?? undefined) : undefined;
  const conTarea = filas.find((plan) => plan.fechaAdjudicacion !== null && plan.personaId === personaId)?.planId;
  const claves = { 'medio-aprobacion': claveDe(Number(fila.id)) };
  return filas.map(({ planId }) => ({ planId, personaId, duenoDeTarea, sinTarea: planId !== conTarea, claves }));
}
