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
  inmueble?: string | null;
}

interface CuentaPorDia {
  readonly fecha: Fecha;
  readonly cantidad: number;
}

/** Of which plans: of a product, and of those that an executive has now. */
export interface Alcance {
  readonly producto: string;
  /** Null = of all. */
  readonly ejecutivo: number | null;
}

const CUMPLEN = [...new Set(pasosDelRecorrido.slice(1).flatMap(({ cumple }) => cumple))];

/**
 * Facts for the figures of one product, of all executives or of one. Deliveries and steps are found by type and day of their events, in an index with
 * the plan; awards by product and date.
 */
export class HechosStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Awards dated in these days, including withdrawn ones. Two statements. */
  async listAdjudicaciones(alcance: Alcance, dias: Dias): Promise<AdjudicacionDelTablero[]> {
    const entregados = this.dataSource
      .createQueryBuilder()
      .from(Evento, 'evento')
      .select('evento.planId', 'planId')
      .addSelect('evento.fecha', 'cuando')
      .where('evento.tipo = :entrega AND evento.fecha >= :desde', {
        entrega: tiposDeEvento.entrega,
        desde: comienzoDelDia(dias.desde),
      });
    const [rows, entregas] = await Promise.all([
      readMany<TimelineRow>(adjudicadasEn(this.queryEnElTiempo(), alcance, dias)),
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
  async countAdjudicadosByDia(alcance: Alcance, dias: Dias): Promise<CuentaPorDia[]> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(Adjudicacion, 'adjudicacion')
      .select('adjudicacion.fecha', 'fecha')
      .addSelect('COUNT(*)', 'cantidad');
    const rows = await readMany<CuentaPorDia>(
      adjudicadasEn(query, alcance, dias)
        .andWhere('adjudicacion.estado = :vigente', { vigente: VIGENTE })
        .groupBy('adjudicacion.fecha'),
    );
    return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }));
  }

  /**
   * Events 176 dated in these days (invariant 33), each assigned to the award live at that time. `conBien`: with the delivered good. One statement.
   */
  async listEntregas(
    alcance: Alcance,
    dias: Dias,
    { conBien, feriados }: { conBien: boolean; feriados: readonly string[] },
  ): Promise<EntregaDelTablero[]> {
    const query = this.queryEnElTiempo()
      .innerJoin(Evento, 'evento', 'evento.planId = adjudicacion.planId')
      .addSelect('evento.id', 'eventoId')
      .addSelect('evento.fecha', 'cuando')
      .where('evento.tipo = :entrega', { entrega: tiposDeEvento.entrega });
    ocurridoEn(deAlcance(query, alcance), 'evento', dias);
    const rows = await readMany<EntregaRow>(conBien ? unirBien(query) : query);
    return flatMapInSlices(agrupar(rows, ({ eventoId }) => eventoId).values(), (candidatas) => {
      const momento = dateOf(candidatas[0]?.cuando);
      const delEvento = adjudicacionDe(
        momento,
        candidatas.map((row) => ({ ...enElTiempo(row), fila: row })),
      );
      if (delEvento === null) return [];
      const fecha = hoyEn(momento);
      const { bienDeOrden, bienDeFicha, inmueble } = delEvento.fila;
      const bien = claseDeBien(alcance.producto, inmueble ?? bienDeOrden ?? bienDeFicha ?? null);
      const { id, planId, fecha: adjudicacion } = delEvento;
      return [{ id, planId, adjudicacion, fecha, dias: diasEntre(adjudicacion, fecha, feriados), bien }];
    });
  }

  /**
   * Steps completed in these days, by the journeys at the end of the last day: later events do not change past figures. Two statements: events of the
   * affected plans, and their awards.
   */
  async listPasos(alcance: Alcance, dias: Dias, feriados: readonly string[]): Promise<PasoDelTablero[]> {
    const hasta = comienzoDelDia(sumarDias(dias.hasta, 1));
    const eventos = this.dataSource.createQueryBuilder().from(Evento, 'evento');
    eventos
      .select(['planId', 'tipo', 'fecha'].map((c) => `evento.${c} AS ${c}`))
      .where(
        `evento.tipo IN (:...tipos) AND evento.fecha < :fin AND evento.planId IN ${planIdsWithPaso(eventos, dias)}`,
        {
          tipos: [...eventosDePasos],
          fin: hasta,
        },
      )
      .orderBy('evento.fecha', 'ASC')
      .addOrderBy('evento.id', 'ASC');
    const adjudicaciones = this.queryEnElTiempo();
    deAlcance(adjudicaciones.where(`adjudicacion.planId IN ${planIdsWithPaso(adjudicaciones, dias)}`), alcance);
    const [rows, timelines] = await Promise.all([readMany<PasoRow>(eventos), readMany<TimelineRow>(adjudicaciones)]);
    const eventosDe = await flatMapInSlices(rows, ({ planId, tipo, fecha }) => [
      { planId, tipo, cuando: dateOf(fecha) },
    ]);
    const porPlan = agrupar(eventosDe, ({ planId }) => planId);
    return flatMapInSlices(timelines, (row) =>
      pasosCumplidosEn(
        dias,
        { ...enElTiempo(row), producto: alcance.producto },
        porPlan.get(Number(row.planId)) ?? [],
        feriados,
      ),
    );
  }

  private queryEnElTiempo(): Query {
    return enElTiempoDe(this.dataSource.manager);
  }
}

const deAlcance = (query: Query, { producto, ejecutivo }: Alcance): Query => {
  query.andWhere('adjudicacion.productoCodigo = :producto', { producto });
  return ejecutivo === null ? query : query.andWhere('adjudicacion.ejecutivoId = :ejecutivo', { ejecutivo });
};

const adjudicadasEn = (query: Query, alcance: Alcance, { desde, hasta }: Dias): Query =>
  deAlcance(query.where('adjudicacion.fecha >= :desde AND adjudicacion.fecha <= :hasta', { desde, hasta }), alcance);

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
    .select('evento.planId')
    .from(Evento, 'evento')
    .where('evento.tipo IN (:...cumplen)', { cumplen: CUMPLEN });
  const texto = ocurridoEn(planes, 'evento', dias).getQuery();
  query.setParameters(planes.getParameters());
  return texto;
}
