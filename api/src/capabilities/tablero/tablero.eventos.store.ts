import { type EventoDelTablero, eventosDePasos } from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { dateOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { Evento } from '../../entities/evento.entity';
import { agrupar, type PasoRow } from './tablero.consultas';

/** Events that complete or undo steps of the journey. */
export class EventosStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Of some plans, oldest first. One statement. */
  async listByPlanes(planIds: readonly number[]): Promise<Map<number, EventoDelTablero[]>> {
    if (planIds.length === 0) return new Map();
    const rows = await readMany<PasoRow>(
      this.dataSource
        .createQueryBuilder()
        .from(Evento, 'evento')
        .select(['planId', 'tipo', 'fecha'].map((c) => `evento.${c} AS ${c}`))
        .where('evento.planId IN (:...planIds) AND evento.tipo IN (:...tipos)', {
          planIds: [...new Set(planIds)],
          tipos: [...eventosDePasos],
        })
        .orderBy('evento.fecha', 'ASC')
        .addOrderBy('evento.id', 'ASC'),
    );
    return new Map(
      [...agrupar(rows, (row) => Number(row.planId))].map(([planId, eventosDelPlan]) => [
        planId,
        eventosDelPlan.map(({ tipo, fecha }) => ({ tipo, cuando: dateOf(fecha) })),
      ]),
    );
  }
}
