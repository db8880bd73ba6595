import { comienzoDelDia, sumarDias } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { Auditoria } from '../../entities/auditoria.entity';
import type { AuditoriaVista } from './auditoria.dto';

const columns = [
  'id',
  'instante',
  'usuario',
  'accion',
  'recurso',
  'recursoId',
  'antes',
  'despues',
  'solicitud',
  'posicion',
];

export class AuditoriaStore {
  constructor(private readonly dataSource: DataSource) {}

  async list(request: ListRequest): Promise<Page<AuditoriaVista>> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Auditoria, 'a')
      .select(columns.map((column) => `a.${column} AS ${column}`));
    for (const field of ['recurso', 'recursoId', 'accion', 'usuario']) {
      const value = request.filter[field];
      if (value !== undefined) query.andWhere(`a.${field} = :${field}`, { [field]: value });
    }
    const { fechaDesde, fechaHasta } = request.filter;
    if (fechaDesde !== undefined) query.andWhere('a.instante >= :desde', { desde: comienzoDelDia(String(fechaDesde)) });
    // the whole of the last day
    if (fechaHasta !== undefined)
      query.andWhere('a.instante < :hasta', { hasta: comienzoDelDia(sumarDias(String(fechaHasta), 1)) });
    const page = await pageOf<AuditoriaVista & { posicion: number | null }>(query, request, 'a');
    return {
      ...page,
      rows: page.rows.map(({ posicion, ...row }) => ({
        ...row,
        instante: isoOf(row.instante) as string,
        sellado: posicion !== null,
      })),
    };
  }
}
