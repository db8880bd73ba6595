import type { AccionDeAsamblea } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import { notFound, staleVersion } from '../../request/version';
import type { AsambleaStore } from './asamblea.store';
import { type AsambleaEnGrupo, type AsambleaRow, asambleaEnCiclo } from './asamblea.view';

type Cambio = Parameters<AsambleaStore['update']>[2];

/** Maker of the acts on assemblies: those on their dates here, those on their minutes in `acta`. */
export type ActosSobreAsambleas = ActMaker<number, AsambleaEnGrupo, AccionDeAsamblea, Cambio, AsambleaRow>;

/** Renames a body's version to the acts' `version`. */
export const conVersion = <Body extends { versionParticipantes: number }>(body: Body): Body & { version: number } => ({
  ...body,
  version: body.versionParticipantes,
});

/**
 * Assemblies as act records. The whole group is locked, because an award changes what its other assemblies may still award. The version is that of
 * the participants.
 */
export const asambleasEnActo = (
  asambleas: AsambleaStore,
): ActRecord<number, AsambleaEnGrupo, AccionDeAsamblea, Cambio, AsambleaRow> => ({
  resource: 'asamblea',
  lifecycle: asambleaEnCiclo,
  version: 'required',
  async lock({ manager }, id) {
    const row = await asambleas.byId(id, manager);
    if (row === null) throw notFound();
    await asambleas.lock(manager, row.grupoId);
  },
  read: ({ manager }, id) => asambleas.inGroup(id, manager),
  idOf: ({ asamblea }) => asamblea.id,
  versionOf: ({ asamblea }) => asamblea.versionParticipantes,
  stale: ({ asamblea }) => staleVersion(asamblea.versionParticipantes, ['participantes']),
  async write({ manager }, { asamblea }, cambio) {
    await asambleas.raiseParticipants(manager, { grupoId: asamblea.grupoId });
    const raised = { ...asamblea, versionParticipantes: asamblea.versionParticipantes + 1 };
    return asambleas.update(manager, raised, cambio);
  },
  targets: () => [],
  summaryOf: ({ asamblea: { estado, version, versionParticipantes } }) => ({ estado, version, versionParticipantes }),
  view: ({ asamblea }) => asamblea,
});
