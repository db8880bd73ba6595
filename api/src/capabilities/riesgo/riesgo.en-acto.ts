import type { AccionDeRiesgo } from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import { staleVersion } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import type { PlanStore } from '../plan';
import type { RiesgoVista } from './riesgo.dto';
import { resumenDe } from './riesgo.evaluacion';
import type { CambioDeRiesgo, NuevaEvaluacion, RiesgoStore } from './riesgo.store';
import { type RiesgoEnActo, riesgoEnCiclo, vistaDeRiesgo } from './riesgo.view';

interface Cambio {
  readonly fila: CambioDeRiesgo;
  /** Replaces all evaluations, or one of them. */
  readonly evaluaciones?: readonly NuevaEvaluacion[];
  readonly evaluacion?: NuevaEvaluacion;
}
export type ActoDeRiesgo = ActMaker<string, RiesgoEnActo, AccionDeRiesgo, Cambio, RiesgoVista>;

/** The risk of plans by code, locked with their folders. */
export const riesgosEnActo = (
  store: RiesgoStore,
  planes: PlanStore,
  carpetas: CarpetaStore,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<string, RiesgoEnActo, AccionDeRiesgo, Cambio, RiesgoVista> => ({
  resource: 'riesgo',
  lifecycle: riesgoEnCiclo,
  version: 'required',
  lock: ({ manager }, idCodigo) => carpetas.lock(manager, idCodigo),
  async read({ manager }, idCodigo) {
    const plan = await planes.get(idCodigo, manager);
    const riesgo = await store.findOf(plan, manager);
    return { plan, riesgo, filas: await store.listParametros(riesgo, manager) };
  },
  idOf: ({ plan }) => plan.idCodigo,
  versionOf: ({ riesgo }) => riesgo.version,
  stale: ({ riesgo: { version, puntaje, garantiasConfirmadas, ultimoCambio } }) =>
    staleVersion(version, ['riesgo'], { ...ultimoCambio, actual: { puntaje, garantiasConfirmadas } }),
  async write(tx, { plan, riesgo }, { fila: row, evaluaciones, evaluacion }) {
    const id = await store.save(tx, plan, riesgo, row);
    if (id === null) return 0;
    if (evaluaciones !== undefined) await store.replaceAll(tx, id, evaluaciones);
    if (evaluacion !== undefined) await store.add(tx, id, evaluacion);
    return 1;
  },
  targets: ({ plan: { planId, personaId } }) => [{ planId, personaId }],
  summaryOf: ({ riesgo, filas: rows }) => ({ puntaje: riesgo.puntaje, ...resumenDe(rows) }),
  view: (enActo, { actor }) => vistaDeRiesgo(enActo, { actor, ...ajustes }),
});
