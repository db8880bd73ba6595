import { type Asunto, hoyEn, LIMITES, recortar, type TrabajoPedido } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Tx, UnitOfWork } from '../../db/transaction/unit-of-work';
import { notFound } from '../../request/version';
import { coberturas } from '../ausencia';
import type { NotificacionVista } from './notificacion.dto';
import type { NotificacionStore } from './notificacion.store';

export interface Aviso {
  titulo: string;
  texto: string;
  /** Its subject: the link leads each reader to his role's screen. */
  asunto?: Asunto;
  /** The task that it asks for; left out = information only. */
  trabajo?: TrabajoPedido;
}

/** Notices to staff, shown in the drawer: newest 20 (decisiones.md, AUT-017). */
export class NotificacionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: NotificacionStore,
  ) {}

  mias(actor: Actor, request: ListRequest): Promise<Page<NotificacionVista>> {
    return this.store.listOf(actor, request);
  }

  /** For the badge of the drawer: of information, not of work. One statement. */
  sinLeer(actor: Pick<Actor, 'id'>): Promise<number> {
    return this.store.countUnread(actor.id);
  }

  /** Idempotent. @throws 404 missing, or another user's. */
  async marcarLeida(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      if ((await this.store.markRead(tx.manager, actor.id, tx.now, id)) > 0) return;
      if (!(await this.store.belongsTo(tx.manager, actor.id, id))) throw notFound();
    });
  }

  /** Back to unread; idempotent. @throws 404 missing, or another user's. */
  async marcarNoLeida(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(actor, async (tx) => {
      if ((await this.store.markUnread(tx.manager, actor.id, id)) === 0) throw notFound();
    });
  }

  async marcarTodas(actor: Actor): Promise<void> {
    await this.unitOfWork.run(actor, (tx) => this.store.markRead(tx.manager, actor.id, tx.now));
  }

  /** For other capabilities, inside their transaction; whoever covers an absent user is told as well. Truncated to the length of a comment; the record has the whole text. */
  async avisar(tx: Tx, usuarioIds: readonly number[], aviso: Aviso): Promise<void> {
    if (usuarioIds.length === 0) return;
    const reemplazos = (await coberturas(tx.manager, hoyEn(tx.now)))
      .filter(({ ausente, reemplazo }) => usuarioIds.includes(ausente) && reemplazo !== tx.actor.id)
      .map(({ reemplazo }) => reemplazo);
    await this.store.insert(
      tx.manager,
      [...new Set([...usuarioIds, ...reemplazos])].map((usuarioId) => ({
        usuarioId,
        titulo: recortar(aviso.titulo, LIMITES.titulo),
        texto: recortar(aviso.texto, LIMITES.comentario),
        recurso: aviso.asunto?.recurso ?? null,
        clave: aviso.asunto?.clave ?? null,
        enlace: null,
        creadaEn: tx.now,
        leidaEn: null,
        planId: aviso.trabajo?.planId ?? null,
        trabajo: aviso.trabajo?.codigo ?? null,
        atendidaEn: null,
      })),
    );
  }

  /** Marks notices of ended or reassigned tasks as done. `codigos`: of their kinds. */
  async atender(tx: Tx, planIds: readonly number[], codigos: readonly string[] | 'todas'): Promise<void> {
    await this.store.attend(tx.manager, tx.now, planIds, codigos);
  }
}
