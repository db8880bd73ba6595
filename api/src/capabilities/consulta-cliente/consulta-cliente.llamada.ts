import { esquemaDeLlamada, hoyEn, textoDeLlamada, tiposDeEvento, validar } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { EventoStore } from '../evento';
import { exigirSinSuspension } from '../persona';
import type { PlanStore } from '../plan';
import type { NuevaLlamada } from './consulta-cliente.dto';

/** Calls to and from clients: events of a plan, and the task of whoever promised to call again. */
export class Llamadas {
  constructor(
    private readonly unitOfWork: Pick<UnitOfWork, 'run'>,
    private readonly planes: PlanStore,
    private readonly eventos: EventoStore,
  ) {}

  /** @throws 404; 409 'tratamiento-suspendido'; 422. */
  async registrar(actor: Actor, idCodigo: string, sent: NuevaLlamada): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      const llamada = validar(esquemaDeLlamada(hoyEn(tx.now)), sent);
      const { planId, personaId } = await this.planes.get(idCodigo, tx.manager);
      await exigirSinSuspension(tx.manager, [{ planId, personaId }]);
      const tipo = tiposDeEvento.llamada;
      const { fecha } = llamada;
      await this.eventos.record(tx, [
        {
          ...{ tipo, planId, personaId, observacion: textoDeLlamada(llamada) },
          ...(fecha === null ? { sinTarea: true } : { duenoDeTarea: actor.id, venceTarea: fecha }),
        },
      ]);
      await tx.audit({
        accion: 'registrar-llamada',
        recurso: 'evento',
        recursoId: idCodigo,
        despues: { tipo, ...llamada },
      });
    });
  }
}
