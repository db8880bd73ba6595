import { esquemaDeComentario, tiposDeEvento, validar } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { exigirSinSuspension } from '../persona';
import type { PlanStore } from '../plan';
import type { NuevoComentario } from './evento.dto';
import type { EventoStore } from './evento.store';

/** RSA's comments on a plan: events of its department, shown in the client's history and the exit letter (CAR-521). */
export class ComentariosDeRsa {
  constructor(
    private readonly unitOfWork: Pick<UnitOfWork, 'run'>,
    private readonly planes: PlanStore,
    private readonly eventos: EventoStore,
  ) {}

  /** @throws 404; 409 'tratamiento-suspendido'; 422 empty or too long. */
  async comentar(actor: Actor, idCodigo: string, sent: NuevoComentario): Promise<void> {
    const { comentario } = validar(esquemaDeComentario, sent);
    const tipo = tiposDeEvento.comentarioRsa;
    await this.unitOfWork.run(actor, async (tx) => {
      const { planId, personaId } = await this.planes.get(idCodigo, tx.manager);
      await exigirSinSuspension(tx.manager, [{ planId, personaId }]);
      await this.eventos.record(tx, [{ tipo, planId, personaId, observacion: comentario }]);
      await tx.audit({ accion: 'comentar', recurso: 'evento', recursoId: idCodigo, despues: { tipo, comentario } });
    });
  }
}
