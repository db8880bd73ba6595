import { asuntoGuardado, senalDe } from '@adjudica/domain';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../db/columns';
import { type ListRequest, type Page, PreparedList } from '../../db/page';
import { readOne } from '../../db/read';
import { Notificacion } from '../../entities/notificacion.entity';
import type { NotificacionVista } from './notificacion.dto';

type Cruda = Omit<NotificacionVista, 'leida'> & Pick<Notificacion, 'recurso' | 'clave'> & { leidaEn: unknown };

export class NotificacionStore {
  private readonly pages: PreparedList<Cruda, { usuarioId: number }>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new PreparedList(dataSource, 'n', {}, (manager, { filter: { leida } }, { usuarioId }) => {
      const rows = manager
        .createQueryBuilder()
        .from(Notificacion, 'n')
        .select(
          ['id', 'titulo', 'texto', 'recurso', 'clave', 'enlace', 'creadaEn', 'leidaEn'].map((c) => `n.${c} AS ${c}`),
        )
        .where('n.usuarioId = :usuarioId', { usuarioId });
      if (leida !== undefined) rows.andWhere(leida === true ? 'n.leidaEn IS NOT NULL' : 'n.leidaEn IS NULL');
      return { rows };
    });
  }

  async listOf({ id, role }: Pick<Actor, 'id' | 'role'>, request: ListRequest): Promise<Page<NotificacionVista>> {
    const page = await this.pages.page(request, { usuarioId: id });
    return {
      ...page,
      rows: page.rows.map(({ leidaEn, recurso, clave, ...row }) => ({
        ...row,
        enlace: senalDe(role, asuntoGuardado(recurso, clave))?.enlace ?? row.enlace,
        creadaEn: isoOf(row.creadaEn) as string,
        leida: leidaEn !== null,
      })),
    };
  }

  /** Zero = not this user's, or read before. */
  async markRead(manager: EntityManager, usuarioId: number, now: Date, id?: number): Promise<number> {
    const result = await manager.update(
      Notificacion,
      { usuarioId, leidaEn: IsNull(), ...(id === undefined ? {} : { id }) },
      { leidaEn: now },
    );
    return result.affected ?? 0;
  }

  /** Zero = not this user's. */
  async markUnread(manager: EntityManager, usuarioId: number, id: number): Promise<number> {
    const result = await manager.update(Notificacion, { id, usuarioId }, { leidaEn: null });
    return result.affected ?? 0;
  }

  async countUnread(usuarioId: number): Promise<number> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Notificacion, 'n')
      .select('COUNT(*)', 'total')
      .where('n.usuarioId = :usuarioId AND n.leidaEn IS NULL', { usuarioId });
    return Number((await readOne<{ total: number }>(query))?.total ?? 0);
  }

  belongsTo(manager: EntityManager, usuarioId: number, id: number): Promise<boolean> {
    return manager.existsBy(Notificacion, { id, usuarioId });
  }

  async insert(manager: EntityManager, rows: Omit<Notificacion, 'id'>[]): Promise<void> {
    if (rows.length > 0) await manager.insert(Notificacion, rows);
  }
}
