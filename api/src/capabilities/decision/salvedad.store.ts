import { comienzoDelDia, eventosDeSalvedad, sumarDias, tiposDeEvento } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { CachedList, type ListRequest, likePrefix, type Page } from '../../db/lists/page';
import { Evento } from '../../entities/evento.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Usuario } from '../../entities/usuario.entity';
import { whereHolderMatches } from '../persona';
import { unirUsuario } from '../usuario';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** An event beyond rules or policy. Amounts and instants as the driver returns them. */
export interface SalvedadRow {
  id: number;
  tipo: string;
  fecha: unknown;
  observacion: string | null;
  idCodigo: string;
  producto: string;
  monto: number | string;
  cedula: string;
  nombres: string;
  apellidoPaterno: string;
  apellidoMaterno: string;
  /** The plan's approval at that time, and the order approved in that act. */
  medio: number | null;
  valorDelMedio: number | string | null;
  orden: number | null;
  pagoDeLaOrden: number | string | null;
}

const TIPOS = eventosDeSalvedad.map((tipo) => `'${tipo}'`).join(', ');

/** Exceptions, manual marks and confirmations, from the events. Read-only. */
export class SalvedadStore {
  private readonly pages: CachedList<SalvedadRow>;

  constructor(dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'e',
      values: ['tipo', 'producto'],
      build: (manager, { filter }) => {
        const count = salvedades(manager);
        filterBy(count, filter);
        return { rows: withRow(manager.createQueryBuilder().from(Evento, 'e')), count, keys: count.clone() };
      },
    });
  }

  /** A page and its count; its keys are found in the events alone. */
  list(request: ListRequest): Promise<Page<SalvedadRow>> {
    return this.pages.page(request, null);
  }
}

const salvedades = (manager: EntityManager): Query =>
  manager.createQueryBuilder().from(Evento, 'e').where(`e.tipo IN (${TIPOS})`);

function filterBy(query: Query, filter: ListRequest['filter']): void {
  const { tipo, producto, quien, fechaDesde, fechaHasta, q } = filter;
  if (tipo !== undefined) query.andWhere('e.tipo = :tipo', { tipo });
  if (fechaDesde !== undefined) query.andWhere('e.fecha >= :desde', { desde: comienzoDelDia(String(fechaDesde)) });
  // includes the last day
  if (fechaHasta !== undefined)
    query.andWhere('e.fecha < :hasta', { hasta: comienzoDelDia(sumarDias(String(fechaHasta), 1)) });
  if (producto !== undefined)
    query
      .innerJoin(Plan, 'fl', 'fl.id = e.planId')
      .innerJoin(Grupo, 'fg', 'fg.id = fl.grupoId AND fg.productoCodigo = :producto', { producto });
  if (quien !== undefined) {
    const usuarioIds = query.subQuery().select('w.id').from(Usuario, 'w');
    const nombrados = usuarioIds
      .where('w.usuario LIKE :quien OR w.nombre LIKE :quien OR w.apellido LIKE :quien')
      .getQuery();
    query.andWhere(`e.usuarioId IN ${nombrados}`, { quien: likePrefix(String(quien)) });
  }
  whereHolderMatches(query, q, { person: 'e.personaId', plan: 'e.planId' });
}

const DE_PERSONA = ['nombres', 'apellidoPaterno', 'apellidoMaterno'];

function withRow(query: Query): Query {
  query
    .innerJoin(Plan, 'l', 'l.id = e.planId')
    .innerJoin(Grupo, 'g', 'g.id = l.grupoId')
    .innerJoin(PlanTitular, 't', 't.planId = e.planId AND t.hasta IS NULL')
    .innerJoin(Persona, 'p', 'p.id = COALESCE(e.personaId, t.personaId)')
    .leftJoin(MedioAprobacion, 'm', `m.id = ${medioDeEntonces(query)}`)
    .leftJoin(OrdenDeCompra, 'o', `o.id = ${ordenDelActo(query)}`)
    .select(['id', 'tipo', 'fecha', 'observacion'].map((c) => `e.${c} AS ${c}`))
    .addSelect('l.idCodigo', 'idCodigo')
    .addSelect('g.productoCodigo', 'producto')
    .addSelect('l.monto', 'monto')
    .addSelect('p.identificacion', 'cedula')
    .addSelect('m.id', 'medio')
    .addSelect('m.valor', 'valorDelMedio')
    .addSelect('o.id', 'orden')
    .addSelect('o.pagoConcesionario', 'pagoDeLaOrden');
  for (const columna of DE_PERSONA) query.addSelect(`p.${columna}`, columna);
  return unirUsuario(query, 'quien', 'e.usuarioId');
}

/** The last approval created before: a plan has one live approval at a time. */
const medioDeEntonces = (query: Query): string =>
  query
    .subQuery()
    .select('MAX(xm.id)')
    .from(FichaPlan, 'xk')
    .innerJoin(MedioAprobacion, 'xm', 'xm.fichaId = xk.fichaId')
    .where(`xk.planId = e.planId AND xm.creadoEn <= e.fecha AND e.tipo = '${tiposDeEvento.valorConfirmado}'`)
    .getQuery();

/** By the instant of its approval, which is its event's. */
const ordenDelActo = (query: Query): string =>
  query
    .subQuery()
    .select('MAX(xo.id)')
    .from(OrdenPlan, 'xp')
    .innerJoin(OrdenDeCompra, 'xo', 'xo.id = xp.ordenId')
    .where(`xp.planId = e.planId AND xo.aprobadaEn = e.fecha AND e.tipo = '${tiposDeEvento.ordenSinCarpeta}'`)
    .getQuery();
