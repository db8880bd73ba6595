import { type Asunto, asuntoGuardado, enlaceDeAsunto, type Rol } from '@adjudica/domain';
import { type DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../columns/columns';
import { among, readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { updateWhere } from '../../db/transaction/guarded';
import { Notificacion } from '../../entities/notificacion.entity';
import { Usuario } from '../../entities/usuario.entity';
import type { NotificacionVista } from './notificacion.dto';

type Cruda = Omit<NotificacionVista, 'leida' | 'atendida' | 'pideTrabajo'> &
  Pick<Notificacion, 'recurso' | 'clave' | 'trabajo'> & { leidaEn: unknown; atendidaEn: unknown };

/** Neither read nor done. */
const SIN_LEER = 'notificacion.leidaEn IS NULL AND notificacion.atendidaEn IS NULL';
/** SQL Server takes 2,100 parameters a statement. */
const IDS_PER_STATEMENT = 1000;

export class NotificacionStore {
  private readonly pages: CachedList<Cruda, { usuarioId: number }>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'notificacion',
      values: ['usuarioId'],
      build: (manager, { filter: { leida } }, { usuarioId }) => {
        const rows = manager
          .createQueryBuilder()
          .from(Notificacion, 'notificacion')
          .select(
            ['id', 'titulo', 'texto', 'recurso', 'clave', 'enlace', 'creadaEn', 'leidaEn', 'atendidaEn', 'trabajo'].map(
              (c) => `notificacion.${c} AS ${c}`,
            ),
          )
          .where('notificacion.usuarioId = :usuarioId', { usuarioId });
        if (leida !== undefined) rows.andWhere(leida === true ? `NOT (${SIN_LEER})` : SIN_LEER);
        return { rows };
      },
    });
  }

  async listOf({ id, role }: Pick<Actor, 'id' | 'role'>, request: ListRequest): Promise<Page<NotificacionVista>> {
    const page = await this.pages.page(request, { usuarioId: id });
    return {
      ...page,
      rows: page.rows.map(({ leidaEn, atendidaEn, recurso, clave, trabajo, ...row }) => ({
        ...row,
        enlace: enlaceDeAsunto(role, asuntoGuardado(recurso, clave))?.enlace ?? row.enlace,
        creadaEn: isoOf(row.creadaEn) as string,
        leida: leidaEn !== null || atendidaEn !== null,
        pideTrabajo: trabajo !== null,
        atendida: atendidaEn !== null,
      })),
    };
  }

  /** 0 = not this user's, or already read. */
  markRead(manager: EntityManager, usuarioId: number, now: Date, id?: number): Promise<number> {
    const unread = { usuarioId, leidaEn: IsNull(), ...(id === undefined ? {} : { id }) };
    return updateWhere(manager, Notificacion, unread, { leidaEn: now });
  }

  /** 0 = not this user's. */
  markUnread(manager: EntityManager, usuarioId: number, id: number): Promise<number> {
    return updateWhere(manager, Notificacion, { id, usuarioId }, { leidaEn: null });
  }

  /** Of information: what asks for work is counted with the work (`trabajo`). */
  async countUnread(usuarioId: number): Promise<number> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Notificacion, 'notificacion')
      .select('COUNT(*)', 'total')
      .where(`notificacion.usuarioId = :usuarioId AND notificacion.trabajo IS NULL AND ${SIN_LEER}`, { usuarioId });
    return Number((await readOne<{ total: number }>(query))?.total ?? 0);
  }

  async attend(
    manager: EntityManager,
    now: Date,
    planIds: readonly number[],
    codigos: readonly string[] | 'todas',
  ): Promise<void> {
    const trabajo = codigos === 'todas' ? Not(IsNull()) : In([...codigos]);
    for (let from = 0; from < planIds.length; from += IDS_PER_STATEMENT) {
      const planId = among(planIds.slice(from, from + IDS_PER_STATEMENT));
      await manager.update(Notificacion, { planId, trabajo, atendidaEn: IsNull() }, { atendidaEn: now });
    }
  }

  /** Notices of a role's users about a record that they no longer see are about another one from now on. */
  async redirect(manager: EntityManager, role: Rol, from: Asunto, to: Asunto): Promise<void> {
    const users = await manager.find(Usuario, { select: { id: true }, where: { role } });
    const { recurso, clave } = from;
    await manager.update(Notificacion, { recurso, clave, usuarioId: among(users.map(({ id }) => id)) }, { ...to });
  }

  belongsTo(manager: EntityManager, usuarioId: number, id: number): Promise<boolean> {
    return manager.existsBy(Notificacion, { id, usuarioId });
  }

  async insert(manager: EntityManager, rows: Omit<Notificacion, 'id'>[]): Promise<void> {
    if (rows.length > 0) await manager.insert(Notificacion, rows);
  }
}
