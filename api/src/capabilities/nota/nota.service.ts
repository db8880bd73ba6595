import {
  asuntoDe,
  camposIncorrectos,
  esquemaDeNota,
  esquemaDePedido,
  hoyEn,
  mensajes,
  rolesDeColega,
  textoDeNota,
  textoDePedido,
  tiposDeEvento,
  validar,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { type Actor, nombreDeActor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import type { EventoStore } from '../evento';
import type { NotificacionService } from '../notificacion';
import { exigirSinSuspension } from '../persona';
import type { PlanStore } from '../plan';
import type { UsuarioStore } from '../usuario';
import type { ColegaVista, NuevaNota, NuevoPedido } from './nota.dto';

const { propios } = mensajes;

/** What users write to one another about a plan: events of its history, tasks of whoever is asked, notices of whoever is told. */
export class Notas {
  constructor(
    private readonly unitOfWork: Pick<UnitOfWork, 'run'>,
    private readonly planes: PlanStore,
    private readonly eventos: EventoStore,
    private readonly usuarios: UsuarioStore,
    private readonly notificaciones: Pick<NotificacionService, 'avisar'>,
  ) {}

  /** Active users who may be asked or told. */
  async colegas({ filter: { role, ...filter }, ...request }: ListRequest): Promise<Page<ColegaVista>> {
    const roles = role === undefined ? [...rolesDeColega] : [role];
    const page = await this.usuarios.list({ ...request, filter: { ...filter, activo: true, roles } });
    return {
      ...page,
      rows: page.rows.map(({ id, usuario, nombre, apellido, role }) => ({ id, usuario, nombre, apellido, role })),
    };
  }

  /** A task of a colleague; who asked is told when it is closed. @throws 404; 409 'tratamiento-suspendido'; 422. */
  async pedir(actor: Actor, idCodigo: string, sent: NuevoPedido): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      const pedido = validar(esquemaDePedido(hoyEn(tx.now)), sent);
      const { planId, personaId } = await this.planes.get(idCodigo, tx.manager);
      await exigirSinSuspension(tx.manager, [{ planId, personaId }]);
      if (pedido.para === actor.id) throw camposIncorrectos({ para: propios.pedidoASiMismo });
      const [para] = await this.nombres(tx.manager, 'para', [pedido.para]);
      const tipo = tiposDeEvento.pedido;
      await this.eventos.record(tx, [
        {
          ...{ tipo, planId, personaId, observacion: textoDePedido(para as string, pedido) },
          ...{ duenoDeTarea: pedido.para, venceTarea: pedido.fecha },
        },
      ]);
      await tx.audit({ accion: 'pedir', recurso: 'evento', recursoId: idCodigo, despues: { tipo, ...pedido } });
    });
  }

  /** @throws 404; 409 'tratamiento-suspendido'; 422. */
  async anotar(actor: Actor, idCodigo: string, sent: NuevaNota): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      const { texto, avisar: nombrados } = validar(esquemaDeNota, sent);
      const avisar = nombrados.filter((id) => id !== actor.id);
      const { planId, personaId, identificacion } = await this.planes.get(idCodigo, tx.manager);
      await exigirSinSuspension(tx.manager, [{ planId, personaId }]);
      const avisados = await this.nombres(tx.manager, 'avisar', avisar);
      const tipo = tiposDeEvento.nota;
      await this.eventos.record(tx, [{ tipo, planId, personaId, observacion: textoDeNota(texto, avisados) }]);
      await this.notificaciones.avisar(tx, avisar, {
        titulo: propios.notaDe(nombreDeActor(actor), idCodigo),
        texto,
        asunto: asuntoDe('plan', identificacion, idCodigo),
      });
      await tx.audit({ accion: 'anotar', recurso: 'evento', recursoId: idCodigo, despues: { tipo, texto, avisar } });
    });
  }

  /** Names of these colleagues. @throws 422 one is not an active user who works on plans. */
  private async nombres(manager: EntityManager, campo: string, ids: readonly number[]): Promise<string[]> {
    const nombres: string[] = [];
    for (const id of ids) {
      const colega = await this.usuarios.byId(id, manager);
      if (colega === null || !colega.activo || !rolesDeColega.some((role) => role === colega.role))
        throw camposIncorrectos({ [campo]: propios.colegaInvalido });
      nombres.push(nombreDeActor(colega));
    }
    return nombres;
  }
}
