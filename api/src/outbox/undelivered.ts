import { type DataSource, type EntityTarget, In } from 'typeorm';
import { dateOf } from '../columns/columns';
import { readMany, readOne } from '../db/engine/read';
import { Mensaje } from '../entities/mensaje.entity';
import { EnvioEvento, Suscripcion } from '../entities/suscripcion.entity';

/** Undelivered: queued, and dead letters. */
const STATES = ['pendiente', 'fallido'] as const;

interface Undelivered {
  readonly state: (typeof STATES)[number];
  readonly count: number;
  /** Age of the oldest; 0 when there is none. */
  readonly oldestSeconds: number;
}

/** Counts for health and metrics, both states always, in one statement. */
const undelivered =
  (entity: EntityTarget<Mensaje | EnvioEvento>) =>
  async (dataSource: DataSource, now: Date): Promise<Undelivered[]> => {
    const query = dataSource.manager
      .createQueryBuilder()
      .from(entity, 'mensaje')
      .select('mensaje.estado', 'state')
      .addSelect('COUNT(*)', 'count')
      .addSelect('MIN(mensaje.creadoEn)', 'oldest')
      .where({ estado: In([...STATES]) })
      .groupBy('mensaje.estado');
    const rows = await readMany<{ state: string; count: number; oldest: unknown }>(query);
    return STATES.map((state) => {
      const row = rows.find((found) => found.state === state);
      const age = row === undefined ? 0 : now.getTime() - dateOf(row.oldest).getTime();
      return { state, count: Number(row?.count ?? 0), oldestSeconds: Math.max(0, Math.floor(age / 1000)) };
    });
  };

export const undeliveredMails = undelivered(Mensaje);
export const undeliveredEvents = undelivered(EnvioEvento);

/** Receivers that have accepted nothing since then, or refused further messages. */
export async function receiversFailingSince(dataSource: DataSource, since: Date): Promise<number> {
  const query = dataSource.manager
    .createQueryBuilder()
    .from(Suscripcion, 'suscripcion')
    .select('COUNT(*)', 'count')
    .where('suscripcion.activa = :si AND (suscripcion.rechazadaEn IS NOT NULL OR suscripcion.fallaDesde <= :since)', {
      si: true,
      since,
    });
  return Number((await readOne<{ count: number | string }>(query))?.count ?? 0);
}
