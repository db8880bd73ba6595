import type { AccionDeAsamblea } from '@adjudica/domain';
import type { ActRecord } from '../../act';
import { notFound, staleVersion } from '../../http/version';
import { type AsambleaEnGrupo, type AsambleaStore, asambleaEnCiclo, type FilaDeAsamblea } from '../asamblea';

type Cambio = Parameters<AsambleaStore['update']>[2];

/**
 * An assembly as the acts on its minutes see it. Taken with its whole group: an award changes what the group's other assemblies may still
 * award. Its version is that of its participants, which the author of the minutes saw.
 */
export const asambleasEnActo = (
  asambleas: AsambleaStore,
): ActRecord<number, AsambleaEnGrupo, AccionDeAsamblea, Cambio, FilaDeAsamblea> => ({
  resource: 'asamblea',
  lifecycle: asambleaEnCiclo,
  version: 'required',
  async lock({ manager }, id) {
    const fila = await asambleas.byId(id, manager);
    if (fila === null) throw notFound();
    await asambleas.lock(manager, fila.grupoId);
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
