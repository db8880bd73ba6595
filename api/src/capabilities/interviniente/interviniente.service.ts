import { mensajes } from '@adjudica/domain';
import type { Acts } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { notFound } from '../../request/version';
import type { PersonasDelCasoVista } from './interviniente.dto';
import type { IntervinienteStore } from './interviniente.store';
import { vistaDelCaso } from './interviniente.view';

/** What is read of the persons of a case; it changes nothing. */
export class IntervinienteService {
  constructor(
    private readonly intervinientes: IntervinienteStore,
    private readonly accesos: AccessLog,
    private readonly acts: Pick<Acts, 'context'>,
  ) {}

  /** Leaves an access row. @throws 404 the plan has no award. */
  async get(actor: Actor, idCodigo: string): Promise<PersonasDelCasoVista> {
    const caso = await this.intervinientes.caso(idCodigo);
    if (caso === null) throw notFound(mensajes.propios.planSinAdjudicar);
    const leidas = await this.intervinientes.deAdjudicacion(Number(caso.adjudicacionId));
    this.accesos.record(actor, { operacion: 'leer', recurso: 'interviniente', recursoId: idCodigo });
    return vistaDelCaso(caso, leidas, this.acts.context(actor));
  }
}
