import { type DataSource, In } from 'typeorm';
import { isoOf } from '../db/columns';
import { readMany, readOne } from '../db/read';
import { EnvioEvento, Suscripcion } from '../entities/suscripcion.entity';

/** What is not delivered to other systems: messages that wait, and messages that were given up. */
const UNDELIVERED = ['pendiente', 'fallido'] as const;

export interface UndeliveredEvents {
  readonly state: (typeof UNDELIVERED)[number];
  readonly count: number;
  /** Age of the oldest; 0 when there is none. */
  readonly oldestSeconds: number;
}

/** For health and metrics: both states always, one narrow statement. */
export async function undeliveredEvents(dataSource: DataSource, now: Date): Promise<UndeliveredEvents[]> {
  const query = dataSource.manager
    .createQueryBuilder()
    .from(EnvioEvento, 'e')
    .select('e.estado', 'state')
    .addSelect('COUNT(*)', 'count')
    .addSelect('MIN(e.creadoEn)', 'oldest')
    .where({ estado: In([...UNDELIVERED]) })
    .groupBy('e.estado');
  const rows = await readMany<{ state: string; count: number; oldest: Date | string }>(query);
  return UNDELIVERED.map((state) => {
    const row = rows.find((found) => found.state === state);
    const oldest = row === undefined ? now : new Date(isoOf(row.oldest) as string);
    return {
      state,
      count: Number(row?.count ?? 0),
      oldestSeconds: Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / 1000)),
    };
  });
}

/** Receivers that have taken nothing since then, or said that they want no more. */
export async function receiversFailingSince(dataSource: DataSource, since: Date): Promise<number> {
  const query = dataSource.manager
    .createQueryBuilder()
    .from(Suscripcion, 's')
    .select('COUNT(*)', 'count')
    .where('s.activa = :si AND (s.rechazadaEn IS NOT NULL OR s.fallaDesde <= :since)', { si: true, since });
  return Number((await readOne<{ count: number | string }>(query))?.count ?? 0);
}
