import type { DataSource, EntityManager } from 'typeorm';
import { type ListRequest, likePrefix, type Page, pageOf } from '../../db/lists/page';
import { Grupo } from '../../entities/grupo.entity';
import type { GrupoVista } from './grupo.dto';

export class GrupoStore {
  constructor(private readonly dataSource: DataSource) {}

  async list(request: ListRequest): Promise<Page<GrupoVista>> {
    const query = this.dataSource.createQueryBuilder().from(Grupo, 'grupo').select('grupo.id', 'id');
    query.addSelect('grupo.productoCodigo', 'producto');
    for (const column of ['grupo', 'mesesPlan', 'monto', 'valorCuota', 'fechaInicio'])
      query.addSelect(`grupo.${column}`, column);
    const { producto, grupo, q } = request.filter;
    if (producto !== undefined) query.andWhere('grupo.productoCodigo = :producto', { producto });
    if (grupo !== undefined) query.andWhere('grupo.grupo = :grupo', { grupo });
    if (q !== undefined) query.andWhere('grupo.grupo LIKE :q', { q: likePrefix(String(q).trim().toUpperCase()) });
    const page = await pageOf<GrupoVista>(query, request, 'grupo', { producto: 'grupo.productoCodigo' });
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, monto: Number(row.monto), valorCuota: Number(row.valorCuota) })),
    };
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<Grupo | null> {
    return manager.findOneBy(Grupo, { id });
  }

  byCode(productoCodigo: string, grupo: string, manager = this.dataSource.manager): Promise<Grupo | null> {
    return manager.findOneBy(Grupo, { productoCodigo, grupo });
  }
}
