import { type AccionDeReferencia, type DatosDeReferencia, soloCampos } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import { notFound, staleRecord } from '../../request/version';
import type { Anexos } from '../anexo';
import type { ReferenciaVista } from './referencia.dto';
import { DATOS } from './referencia.service';
import type { ReferenciaStore } from './referencia.store';
import { claveDe, type ReferenciaEnActo, referenciaEnCiclo, vistaDe } from './referencia.view';

type Cambio = { readonly datos: DatosDeReferencia } | 'confirmar' | 'eliminar';
export type ActoDeReferencia = ActMaker<number, ReferenciaEnActo, AccionDeReferencia, Cambio, ReferenciaVista>;

/** References for their acts, locked with the folder of their plan. */
export const referenciasEnActo = (
  store: ReferenciaStore,
  anexos: Anexos,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, ReferenciaEnActo, AccionDeReferencia, Cambio, ReferenciaVista> => ({
  resource: 'referencia',
  lifecycle: referenciaEnCiclo,
  version: 'required',
  async lock({ manager }, id) {
    const referencia = await store.byId(id, manager);
    if (referencia === null) throw notFound();
    await anexos.lock(manager, claveDe(referencia));
  },
  async read({ manager }, id) {
    const referencia = await store.byId(id, manager);
    return referencia && { ...(await anexos.conVigente(manager, claveDe(referencia))), referencia };
  },
  idOf: ({ referencia }) => referencia.id,
  versionOf: ({ referencia }) => referencia.version,
  stale: ({ referencia }, body) =>
    staleRecord<DatosDeReferencia>(referencia.version, referencia, soloCampos<DatosDeReferencia>(DATOS, body), {
      quien: referencia.confirmadaPor ?? referencia.usuario,
      cuando: referencia.confirmadaEn ?? referencia.registradaEn,
    }),
  write(tx, { referencia }, cambio) {
    if (cambio === 'confirmar') return store.confirm(tx, referencia);
    return cambio === 'eliminar' ? store.delete(tx, referencia) : store.update(tx, referencia, cambio.datos);
  },
  targets: ({ plan, solicitud }) => [{ planId: plan.planId, personaId: solicitud?.personaId ?? plan.personaId }],
  summaryOf: ({ referencia }) => referencia,
  view: (enActo, { actor }) => vistaDe(enActo, { actor, ...ajustes }),
});
