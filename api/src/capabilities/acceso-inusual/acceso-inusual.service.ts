import { asuntoDe, mensajes } from '@adjudica/domain';
import type { Exceso } from '../../audit/access-budget';
import type { AccessLog } from '../../audit/access-log';
import { type Actor, SISTEMA } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Tx, UnitOfWork } from '../../db/transaction/unit-of-work';
import { wantedOf } from '../../http/list';
import type { NotificacionService } from '../notificacion';
import type { UsuarioStore } from '../usuario';
import type { AccesoInusualVista, AccesoVista } from './acceso-inusual.dto';
import type { AccesoInusualStore } from './acceso-inusual.store';

const { propios } = mensajes;

/** Notifies administrators once a day of users who exceed their access budget, by kind. */
export class AccesoInusualService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: AccesoInusualStore,
    private readonly usuarios: UsuarioStore,
    private readonly notificaciones: NotificacionService,
    private readonly accesos: AccessLog,
  ) {}

  async list(actor: Actor, request: ListRequest): Promise<Page<AccesoInusualVista>> {
    const page = await this.store.list(request);
    this.accesos.record(actor, {
      operacion: 'listar',
      recurso: 'acceso-inusual',
      recursoId: wantedOf(request.filter, 'lista'),
    });
    return page;
  }

  async leidos(actor: Actor, request: ListRequest): Promise<Page<AccesoVista>> {
    const page = await this.store.listAccesos(request);
    const recursoId = Number(request.filter['usuario']);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'acceso', recursoId });
    return page;
  }

  /** One transaction for a batch; the first process to record a user's excess sends the notice. */
  async registrar(excesos: readonly Exceso[]): Promise<void> {
    await this.unitOfWork.run(SISTEMA, async (tx) => {
      await tx.lock('accesos-inusuales');
      for (const exceso of excesos) {
        if (await this.store.increment(tx.manager, exceso)) continue;
        await this.avisar(tx, await this.store.insert(tx.manager, exceso), exceso);
      }
    });
  }

  private async avisar(tx: Tx, id: number, { usuario, tipo, limite, ventana }: Exceso): Promise<void> {
    await tx.audit({
      accion: 'agotar-accesos',
      recurso: 'acceso-inusual',
      recursoId: id,
      despues: { usuario, tipo, limite, ventana },
    });
    const administradores = await this.usuarios.activeWithRole(tx.manager, 'Administrador del sistema');
    await this.notificaciones.avisar(tx, administradores, {
      titulo: propios.accesoInusual,
      texto: propios.accesoInusualAviso(usuario, tipo, limite, ventana),
      asunto: asuntoDe('acceso-inusual', id),
    });
  }
}
