import { type DataSource, In } from 'typeorm';
import { isoOf } from '../db/columns';
import { readMany } from '../db/read';
import { Mensaje } from '../entities/mensaje.entity';

/** What is not delivered: mails that wait, and mails that were given up. */
export const UNDELIVERED = ['pendiente', 'fallido'] as const;
export type UndeliveredState = (typeof UNDELIVERED)[number];

export interface Undelivered {
  readonly state: UndeliveredState;
  readonly count: number;
  /** Age of the oldest; 0 when there is none. */
  readonly oldestSeconds: number;
}

/** For health and metrics: both states always, one narrow statement. */
export async function undelivered(dataSource: DataSource, now: Date): Promise<Undelivered[]> {
  const query = dataSource.manager
    .createQueryBuilder()
    .from(Mensaje, 'm')
    .select('m.estado', 'state')
    .addSelect('COUNT(*)', 'count')
    .addSelect('MIN(m.creadoEn)', 'oldest')
    .where({ estado: In([...UNDELIVERED]) })
    .groupBy('m.estado');
  const rows = await readMany<{ state: UndeliveredState; count: number; oldest: Date | string }>(query);
  return UNDELIVERED.map((state) => {
    const row = rows.find((found) => found.state === state);
    const oldest = row === undefined ? now : new Date(isoOf(row.oldest) as string);
    const oldestSeconds = Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / 1000));
    return { state, count: Number(row?.count ?? 0), oldestSeconds };
  });
}
