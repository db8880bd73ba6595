import { esquemaDescarteDeCorreo, esquemaReenvioDeCorreo } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { Outbox } from '../../outbox/outbox';
import type { CorreosReenviados } from './correo.dto';
import type { ActoDeCorreo } from './correo.en-acto';

/** An administrator's acts on dead letters. */
export class ActosDeCorreo {
  constructor(
    private readonly acto: ActoDeCorreo,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Pick<Outbox, 'reenviarFallidos'>,
  ) {}

  /** Requeues it, to its address or another one. @throws 404; 403; 409 pending or sent; 412; 422. */
  readonly reenviar = this.acto('reenviar', {
    schema: esquemaReenvioDeCorreo,
    change: ({ body: { destinatario } }) => ({
      estado: 'pendiente',
      ...(destinatario === undefined ? {} : { destinatario }),
    }),
  });

  /** @throws 404; 403; 409 decided already; 412; 422 no reason. */
  readonly descartar = this.acto('descartar', {
    schema: esquemaDescarteDeCorreo,
    change: () => ({ estado: 'descartado' }),
    auditDetail: ({ body: { motivo } }) => ({ motivo }),
  });

  /** One statement and one audit row for all; a concurrent second call finds none. */
  reenviarTodos(actor: Actor): Promise<CorreosReenviados> {
    return this.unitOfWork.run(actor, async (tx) => {
      const cantidad = await this.outbox.reenviarFallidos(tx);
      if (cantidad > 0)
        await tx.audit({ accion: 'reenviar-todos', recurso: 'correo', recursoId: '*', despues: { cantidad } });
      return { cantidad };
    });
  }
}
