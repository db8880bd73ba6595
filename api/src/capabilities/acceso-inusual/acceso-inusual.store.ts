import { comienzoDelDia, hoyEn, sumarDias } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Exceso } from '../../audit/access-budget';
import { isoOf } from '../../columns/columns';
import { CachedList, type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { Acceso } from '../../entities/acceso.entity';
import { AccesoInusual } from '../../entities/acceso-inusual.entity';
import { Usuario } from '../../entities/usuario.entity';
import type { AccesoInusualVista, AccesoVista } from './acceso-inusual.dto';

const PROPIAS = [
  'id',
  'usuarioId',
  'tipo',
  'ventana',
  'limite',
  'cantidad',
  'rechazadas',
  'primera',
  'ultima',
] as const;

export class AccesoInusualStore {
  private readonly pages: CachedList<Omit<AccesoInusualVista, 'nombre'> & { nombres: string; apellido: string }>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'inusual',
      values: ['tipo'],
      build: (manager, { filter: { tipo } }) => {
        const rows = manager
          .createQueryBuilder()
          .from(AccesoInusual, 'inusual')
          .innerJoin(Usuario, 'usuario', 'usuario.id = inusual.usuarioId');
        rows.select(PROPIAS.map((columna) => `inusual.${columna} AS ${columna}`));
        rows.addSelect('usuario.usuario', 'usuario').addSelect('usuario.role', 'rol');
        rows.addSelect('usuario.nombre', 'nombres').addSelect('usuario.apellido', 'apellido');
        if (tipo !== undefined) rows.andWhere('inusual.tipo = :tipo', { tipo });
        return { rows };
      },
    });
  }

  async list(request: ListRequest): Promise<Page<AccesoInusualVista>> {
    const page = await this.pages.page(request, null);
    return {
      ...page,
      rows: page.rows.map(({ nombres, apellido, ...row }) => ({
        ...row,
        nombre: `${nombres} ${apellido}`.trim(),
        primera: isoOf(row.primera) as string,
        ultima: isoOf(row.ultima) as string,
      })),
    };
  }

  /** Accesses of a user within these days (Ecuador). */
  async listAccesos(request: ListRequest): Promise<Page<AccesoVista>> {
    const { usuario, fechaDesde, fechaHasta } = request.filter;
    const query = this.dataSource
      .createQueryBuilder()
      .from(Acceso, 'acceso')
      .select(
        ['id', 'instante', 'operacion', 'recurso', 'recursoId'].map((columna) => `acceso.${columna} AS ${columna}`),
      )
      .where('acceso.usuarioId = :usuario', { usuario });
    if (fechaDesde !== undefined)
      query.andWhere('acceso.instante >= :desde', { desde: comienzoDelDia(String(fechaDesde)) });
    if (fechaHasta !== undefined)
      query.andWhere('acceso.instante < :hasta', { hasta: comienzoDelDia(sumarDias(String(fechaHasta), 1)) });
    const page = await pageOf<AccesoVista>(query, request, 'acceso');
    return { ...page, rows: page.rows.map((row) => ({ ...row, instante: isoOf(row.instante) as string })) };
  }

  /** Adds to the row of this user, kind and day. False = there is no row yet. */
  async increment(manager: EntityManager, exceso: Exceso): Promise<boolean> {
    const { usuarioId, tipo, primera, ultima, cantidad, rechazadas } = exceso;
    const row = await manager.findOneBy(AccesoInusual, { usuarioId, tipo, fecha: hoyEn(primera) });
    if (row === null) return false;
    await manager.update(
      AccesoInusual,
      { id: row.id },
      { ultima, cantidad: Math.max(row.cantidad, cantidad), rechazadas: row.rechazadas + rechazadas },
    );
    return true;
  }

  /** Returns its id. */
  async insert(manager: EntityManager, { usuario: _, ...exceso }: Exceso): Promise<number> {
    const { identifiers } = await manager.insert(AccesoInusual, { ...exceso, fecha: hoyEn(exceso.primera) });
    return identifiers[0]?.id as number;
  }
}
