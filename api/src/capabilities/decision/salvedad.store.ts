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
      alias: 'evento',
      values: ['tipo', 'producto'],
      build: (manager, { filter }) => {
        const count = salvedades(manager);
        filterBy(count, filter);
        return { rows: withRow(manager.createQueryBuilder().from(Evento, 'evento')), count, keys: count.clone() };
      },
    });
  }

  /** A page and its count; its keys are found in the events alone. */
  list(request: ListRequest): Promise<Page<SalvedadRow>> {
    return this.pages.page(request, null);
  }
}

const salvedades = (manager: EntityManager): Query =>
  manager.createQueryBuilder().from(Evento, 'evento').where(`evento.tipo IN (${TIPOS})`);

function filterBy(query: Query, filter: ListRequest['filter']): void {
  const { tipo, producto, quien, fechaDesde, fechaHasta, q } = filter;
  if (tipo !== undefined) query.andWhere('evento.tipo = :tipo', { tipo });
  if (fechaDesde !== undefined) query.andWhere('evento.fecha >= :desde', { desde: comienzoDelDia(String(fechaDesde)) });
  // includes the last day
  if (fechaHasta !== undefined)
    query.andWhere('evento.fecha < :hasta', { hasta: comienzoDelDia(sumarDias(String(fechaHasta), 1)) });
  if (producto !== undefined)
    query
      .innerJoin(Plan, 'planDelFiltro', 'planDelFiltro.id = evento.planId')
      .innerJoin(
        Grupo,
        'grupoDelFiltro',
        'grupoDelFiltro.id = planDelFiltro.grupoId AND grupoDelFiltro.productoCodigo = :producto',
        { producto },
      );
  if (quien !== undefined) {
    const usuarioIds = query.subQuery().select('usuario.id').from(Usuario, 'usuario');
    const nombrados = usuarioIds
      .where('usuario.usuario LIKE :quien OR usuario.nombre LIKE :quien OR usuario.apellido LIKE :quien')
      .getQuery();
    query.andWhere(`evento.usuarioId IN ${nombrados}`, { quien: likePrefix(String(quien)) });
  }
  whereHolderMatches(query, q, { person: 'evento.personaId', plan: 'evento.planId' });
}

const DE_PERSONA = ['nombres', 'apellidoPaterno', 'apellidoMaterno'];

function withRow(query: Query): Query {
  query
    .innerJoin(Plan, 'planAhorro', 'planAhorro.id = evento.planId')
    .innerJoin(Grupo, 'grupo', 'grupo.id = planAhorro.grupoId')
    .innerJoin(PlanTitular, 'titular', 'titular.planId = evento.planId AND titular.hasta IS NULL')
    .innerJoin(Persona, 'persona', 'persona.id = COALESCE(evento.personaId, titular.personaId)')
    .leftJoin(MedioAprobacion, 'medio', `medio.id = ${medioDeEntonces(query)}`)
    .leftJoin(OrdenDeCompra, 'orden', `orden.id = ${ordenDelActo(query)}`)
    .select(['id', 'tipo', 'fecha', 'observacion'].map((c) => `evento.${c} AS ${c}`))
    .addSelect('planAhorro.idCodigo', 'idCodigo')
    .addSelect('grupo.productoCodigo', 'producto')
    .addSelect('planAhorro.monto', 'monto')
    .addSelect('persona.identificacion', 'cedula')
    .addSelect('medio.id', 'medio')
    .addSelect('medio.valor', 'valorDelMedio')
    .addSelect('orden.id', 'orden')
    .addSelect('orden.pagoConcesionario', 'pagoDeLaOrden');
  for (const columna of DE_PERSONA) query.addSelect(`persona.${columna}`, columna);
  return unirUsuario(query, 'quien', 'evento.usuarioId');
}

/** The last approval created before: a plan has one live approval at a time. */
const medioDeEntonces = (query: Query): string =>
  query
    .subQuery()
    .select('MAX(suMedio.id)')
    .from(FichaPlan, 'fichaPlan')
    .innerJoin(MedioAprobacion, 'suMedio', 'suMedio.fichaId = fichaPlan.fichaId')
    .where(
      `fichaPlan.planId = evento.planId AND suMedio.creadoEn <= evento.fecha AND evento.tipo = '${tiposDeEvento.valorConfirmado}'`,
    )
    .getQuery();

/** By the instant of its approval, which is its event's. */
const ordenDelActo = (query: Query): string =>
  query
    .subQuery()
    .select('MAX(suOrden.id)')
    .from(OrdenPlan, 'ordenPlan')
    .innerJoin(OrdenDeCompra, 'suOrden', 'suOrden.id = ordenPlan.ordenId')
    .where(
      `ordenPlan.planId = evento.planId AND suOrden.aprobadaEn = evento.fecha AND evento.tipo = '${tiposDeEvento.ordenSinCarpeta}'`,
    )
    .getQuery();
