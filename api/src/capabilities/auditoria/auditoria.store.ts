import { codigoDeAccion, comienzoDelDia, sumarDias } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { type ListRequest, likePrefix, type Page, pageOf } from '../../db/lists/page';
import { Auditoria } from '../../entities/auditoria.entity';
import { Usuario } from '../../entities/usuario.entity';
import { nombreDeUsuario } from '../usuario';
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

interface AuditoriaRow extends AuditoriaVista {
  posicion: number | null;
  quienNombre: string | null;
  quienApellido: string | null;
}

export class AuditoriaStore {
  constructor(private readonly dataSource: DataSource) {}

  async list(request: ListRequest): Promise<Page<AuditoriaVista>> {
    const query = this.dataSource.createQueryBuilder().from(Auditoria, 'auditoria').select([]);
    const { accion, quien, ingresos, fechaDesde, fechaHasta } = request.filter;
    for (const field of ['recurso', 'recursoId', 'usuario']) {
      const value = request.filter[field];
      if (value !== undefined) query.andWhere(`auditoria.${field} = :${field}`, { [field]: value });
    }
    if (accion !== undefined) query.andWhere('auditoria.accion = :accion', { accion: codigoDeAccion(String(accion)) });
    if (ingresos === false) query.andWhere("auditoria.recurso <> 'sesion'");
    if (quien !== undefined) {
      const nombrados = query.subQuery().select('usuario.usuario').from(Usuario, 'usuario');
      nombrados.where('usuario.usuario LIKE :quien OR usuario.nombre LIKE :quien OR usuario.apellido LIKE :quien');
      query.andWhere(`auditoria.usuario IN ${nombrados.getQuery()}`, { quien: likePrefix(String(quien)) });
    }
    if (fechaDesde !== undefined)
      query.andWhere('auditoria.instante >= :desde', { desde: comienzoDelDia(String(fechaDesde)) });
    // the whole of the last day
    if (fechaHasta !== undefined)
      query.andWhere('auditoria.instante < :hasta', { hasta: comienzoDelDia(sumarDias(String(fechaHasta), 1)) });
    const rows = query
      .clone()
      .leftJoin(Usuario, 'quien', 'quien.usuario = auditoria.usuario')
      .select(columns.map((column) => `auditoria.${column} AS ${column}`))
      .addSelect('quien.nombre', 'quienNombre')
      .addSelect('quien.apellido', 'quienApellido');
    const page = await pageOf<AuditoriaRow>(rows, request, 'auditoria', {}, query);
    return {
      ...page,
      rows: page.rows.map(({ posicion, quienNombre, quienApellido, ...row }) => ({
        ...row,
        nombreUsuario: nombreDeUsuario(quienNombre, quienApellido),
        instante: isoOf(row.instante) as string,
        sellado: posicion !== null,
      })),
    };
  }
}
