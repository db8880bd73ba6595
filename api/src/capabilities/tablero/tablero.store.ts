import {
  type AdjudicacionDelTablero,
  adjudicacionDe,
  claseDeBien,
  comienzoDelDia,
  type Dias,
  diasEntre,
  type EntregaDelTablero,
  eventosDePasos,
  type Fecha,
  hoyEn,
  type PasoDelTablero,
  pasosCumplidosEn,
  pasosDelRecorrido,
  sumarDias,
  tiposDeEvento,
  VIGENTE,
} from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { dateOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Evento } from '../../entities/evento.entity';
import { flatMapInSlices } from '../../workers/time-slices';
import { agrupar, enElTiempoDe, type PasoRow, type Query, unirBien } from './tablero.consultas';
import { enElTiempo, type TimelineRow } from './tablero.tiempo';

interface EntregaRow extends TimelineRow {
  eventoId: number;
  cuando: unknown;
  bienDeOrden?: string | null;
  bienDeFicha?: string | null;
}

interface CuentaPorDia {
  readonly fecha: Fecha;
  readonly cantidad: number;
}

const CUMPLEN = [...new Set(pasosDelRecorrido.slice(1).flatMap(({ cumple }) => cumple))];

/**
 * Facts for the figures of one product. Deliveries and steps are found by type and day of their events, in an index with the plan; awards by product
 * and date.
 */
export class HechosStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Awards dated in these days, including withdrawn ones. Two statements. */
  async listAdjudicaciones(producto: string, dias: Dias): Promise<AdjudicacionDelTablero[]> {
    const entregados = this.dataSource
      .createQueryBuilder()
      .from(Evento, 'e')
      .select('e.planId', 'planId')
      .addSelect('e.fecha', 'cuando')
      .where('e.tipo = :entrega AND e.fecha >= :desde', {
        entrega: tiposDeEvento.entrega,
        desde: comienzoDelDia(dias.desde),
      });
    const [rows, entregas] = await Promise.all([
      readMany<TimelineRow>(deProducto(this.queryEnElTiempo(), producto, dias)),
      readMany<{ planId: number; cuando: unknown }>(entregados),
    ]);
    const porPlan = agrupar(entregas, ({ planId }) => planId);
    return flatMapInSlices(rows, (row) => {
      const adjudicacion = enElTiempo(row);
      const { id, planId, fecha } = adjudicacion;
      const adjudicacionesDelPlan = porPlan.get(planId) ?? [];
      const entregada = adjudicacionesDelPlan.some(
        ({ cuando }) => adjudicacionDe(dateOf(cuando), [adjudicacion]) !== null,
      );
      return [{ id, planId, fecha, vigente: row.estado === VIGENTE, entregada }];
    });
  }

  /** Live awards by date. One statement, from the index alone. */
  async countAdjudicadosByDia(producto: string, { desde, hasta }: Dias): Promise<CuentaPorDia[]> {
    const rows = await readMany<CuentaPorDia>(
      this.dataSource
        .createQueryBuilder()
        .from(Adjudicacion, 'j')
        .select('j.fecha', 'fecha')
        .addSelect('COUNT(*)', 'cantidad')
        .where('j.productoCodigo = :producto AND j.fecha >= :desde AND j.fecha <= :hasta AND j.estado = :vigente', {
          producto,
          desde,
          hasta,
          vigente: VIGENTE,
        })
        .groupBy('j.fecha'),
    );
    return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }));
  }

  /**
   * Events 176 dated in these days (invariant 33), each assigned to the award live at that time. `conBien`: with the delivered good. One statement.
   */
  async listEntregas(
    producto: string,
    dias: Dias,
    { conBien, feriados }: { conBien: boolean; feriados: readonly string[] },
  ): Promise<EntregaDelTablero[]> {
    const query = this.queryEnElTiempo()
      .innerJoin(Evento, 'e', 'e.planId = j.planId')
      .addSelect('e.id', 'eventoId')
      .addSelect('e.fecha', 'cuando')
      .where('e.tipo = :entrega AND j.productoCodigo = :producto', { entrega: tiposDeEvento.entrega, producto });
    ocurridoEn(query, 'e', dias);
    const rows = await readMany<EntregaRow>(conBien ? unirBien(query) : query);
    return flatMapInSlices(agrupar(rows, ({ eventoId }) => eventoId).values(), (candidatas) => {
      const momento = dateOf(candidatas[0]?.cuando);
      const delEvento = adjudicacionDe(
        momento,
        candidatas.map((row) => ({ ...enElTiempo(row), fila: row })),
      );
      if (delEvento === null) return [];
      const fecha = hoyEn(momento);
      const bien = claseDeBien(delEvento.fila.bienDeOrden ?? delEvento.fila.bienDeFicha ?? null);
      const { id, planId, fecha: adjudicacion } = delEvento;
      return [{ id, planId, adjudicacion, fecha, dias: diasEntre(adjudicacion, fecha, feriados), bien }];
    });
  }

  /**
   * Steps completed in these days, by the journeys at the end of the last day: later events do not change past figures. Two statements: events of the
   * affected plans, and their awards.
   */
  async listPasos(producto: string, dias: Dias, feriados: readonly string[]): Promise<PasoDelTablero[]> {
    const hasta = comienzoDelDia(sumarDias(dias.hasta, 1));
    const eventos = this.dataSource.createQueryBuilder().from(Evento, 'e');
    eventos
      .select(['planId', 'tipo', 'fecha'].map((c) => `e.${c} AS ${c}`))
      .where(`e.tipo IN (:...tipos) AND e.fecha < :fin AND e.planId IN ${planIdsWithPaso(eventos, dias)}`, {
        tipos: [...eventosDePasos],
        fin: hasta,
      })
      .orderBy('e.fecha', 'ASC')
      .addOrderBy('e.id', 'ASC');
    const adjudicaciones = this.queryEnElTiempo();
    adjudicaciones.where(`j.productoCodigo = :producto AND j.planId IN ${planIdsWithPaso(adjudicaciones, dias)}`, {
      producto,
    });
    const [rows, timelines] = await Promise.all([readMany<PasoRow>(eventos), readMany<TimelineRow>(adjudicaciones)]);
    const eventosDe = await flatMapInSlices(rows, ({ planId, tipo, fecha }) => [
      { planId, tipo, cuando: dateOf(fecha) },
    ]);
    const porPlan = agrupar(eventosDe, ({ planId }) => planId);
    return flatMapInSlices(timelines, (row) =>
      pasosCumplidosEn(dias, { ...enElTiempo(row), producto }, porPlan.get(Number(row.planId)) ?? [], feriados),
    );
  }

  private queryEnElTiempo(): Query {
    return enElTiempoDe(this.dataSource.manager);
  }
}

const deProducto = (query: Query, producto: string, { desde, hasta }: Dias): Query =>
  query.where('j.productoCodigo = :producto AND j.fecha >= :desde AND j.fecha <= :hasta', { producto, desde, hasta });

/** From the beginning of the first day to the end of the last one, in Ecuador. */
const ocurridoEn = (query: Query, alias: string, { desde, hasta }: Dias): Query =>
  query.andWhere(`${alias}.fecha >= :desde AND ${alias}.fecha < :hasta`, {
    desde: comienzoDelDia(desde),
    hasta: comienzoDelDia(sumarDias(hasta, 1)),
  });

/** Plans with a step in these days. */
function planIdsWithPaso(query: Query, dias: Dias): string {
  const planes = query
    .subQuery()
    .select('x.planId')
    .from(Evento, 'x')
    .where('x.tipo IN (:...cumplen)', { cumplen: CUMPLEN });
  const texto = ocurridoEn(planes, 'x', dias).getQuery();
  query.setParameters(planes.getParameters());
  return texto;
}
