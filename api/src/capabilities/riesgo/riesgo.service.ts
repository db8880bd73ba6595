import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { PlanStore } from '../plan';
import type { RiesgoVista, VigenciaDePuntajeVista } from './riesgo.dto';
import type { RiesgoStore } from './riesgo.store';
import { vistaDeRiesgo } from './riesgo.view';
import type { VigenciaDePuntaje } from './riesgo.vigencia';

/** Reads risk matrix, score, exception and review of guarantees of a plan (RIE). Acts: riesgo.actos.ts. */
export class RiesgoService {
  constructor(
    private readonly store: RiesgoStore,
    private readonly planes: PlanStore,
    private readonly accesos: AccessLog,
    private readonly acts: Pick<Acts, 'context'>,
    private readonly vigencias: Pick<VigenciaDePuntaje, 'dePlan'>,
  ) {}

  /** Whether the score is up to date with the registered data. Six statements. Leaves an access row. @throws 404. */
  async vigencia(actor: Actor, idCodigo: string): Promise<VigenciaDePuntajeVista> {
    const plan = await this.planes.get(idCodigo);
    const riesgo = await this.store.findOf(plan);
    const rows = await this.store.listParametros(riesgo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'riesgo', recursoId: idCodigo });
    return { id: idCodigo, cambiados: await this.vigencias.dePlan(plan, riesgo, rows) };
  }

  /** RIE-001, RIE-514, RIE-518. Three statements. Leaves an access row. @throws 404. */
  async get(actor: Actor, idCodigo: string): Promise<RiesgoVista> {
    const plan = await this.planes.get(idCodigo);
    const riesgo = await this.store.findOf(plan);
    const rows = await this.store.listParametros(riesgo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'riesgo', recursoId: idCodigo });
    return vistaDeRiesgo({ plan, riesgo, filas: rows }, this.acts.context(actor));
  }
}
