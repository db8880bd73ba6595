import { mensajes } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { notFound } from '../../request/version';
import type { UnidadStore } from '../medio-aprobacion';
import type { UnidadVista } from './unidad.dto';
import { vistaDeUnidad } from './unidad.view';

/** What is read of units; it changes nothing. */
export class UnidadService {
  constructor(
    private readonly unidades: UnidadStore,
    private readonly accesos: AccessLog,
    private readonly acts: Pick<Acts, 'context'>,
  ) {}

  /** Leaves an access row. @throws 404 the plan has no approved means. */
  async get(actor: Actor, idCodigo: string): Promise<UnidadVista> {
    const row = await this.unidades.byPlan(idCodigo);
    if (row === null) throw notFound(mensajes.propios.unidadSinMedio);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'unidad', recursoId: idCodigo });
    return vistaDeUnidad(row, this.acts.context(actor));
  }
}
