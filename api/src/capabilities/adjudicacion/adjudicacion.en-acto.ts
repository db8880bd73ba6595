import type { AccionDeAdjudicacion } from '@adjudica/domain';
import type { ActRecord } from '../../act';
import { notFound, staleVersion } from '../../request/version';
import type { AsambleaStore } from '../asamblea';
import type { CarpetaStore } from '../carpeta';
import type { CalendarioDeAdjudicaciones } from './adjudicacion.calendario';
import type { AdjudicacionVista } from './adjudicacion.dto';
import type { AdjudicacionStore, SocioRow } from './adjudicacion.store';
import { adjudicacionEnCiclo, vistaDeAdjudicacion } from './adjudicacion.view';

interface Cambio {
  /** Left out = only the version is raised. */
  readonly retiro?: { readonly motivo: string };
}
export interface AlmacenesDeAdjudicacion {
  readonly adjudicaciones: AdjudicacionStore;
  readonly asambleas: AsambleaStore;
  readonly carpetas: CarpetaStore;
  readonly calendario: CalendarioDeAdjudicaciones;
}

/**
 * Awards as act records. Every act but 'asignar' changes what the group's assemblies may still award, so their versions are raised first (a stale
 * snapshot is then refused), and the folder is locked after that. Generation locks in the same order, which excludes a deadlock.
 */
export const adjudicacionesEnActo = (
  { adjudicaciones, asambleas, carpetas, calendario }: AlmacenesDeAdjudicacion,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, SocioRow, AccionDeAdjudicacion, Cambio, AdjudicacionVista> => ({
  resource: 'adjudicacion',
  lifecycle: adjudicacionEnCiclo,
  version: 'optional',
  async lock({ manager }, id, { accion }) {
    const row = await adjudicaciones.byId(id, manager);
    if (row === null) throw notFound();
    if (accion !== 'asignar') await asambleas.raiseParticipants(manager, { grupoId: row.grupoId });
    await carpetas.lock(manager, row.idCodigo);
  },
  read: ({ manager }, id) => adjudicaciones.findSocio(id, manager),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: ({ version }) => staleVersion(version, ['ejecutivo']),
  write: ({ manager, actor, now }, row, { retiro }) =>
    retiro === undefined
      ? adjudicaciones.bumpVersion(manager, row.id)
      : adjudicaciones.close(manager, row, { ...retiro, usuarioId: actor.id || null, en: now }),
  targets: ({ planId, personaId }) => [{ planId, personaId }],
  summaryOf: ({ id, idCodigo, estado }) => ({ id, idCodigo, estado }),
  view: async (row, { actor, manager }) =>
    vistaDeAdjudicacion(row, { actor, ...ajustes }, await calendario.desde([row], manager)),
});
