import type { DataSource } from 'typeorm';
import { isoOf } from '../columns/columns';
import { readOne } from '../db/engine/read';
import { Auditoria } from '../entities/auditoria.entity';

/**
 * Sealing follows the commit by about a second; an act that writes for long is the reason of the rest. A row that waits longer says that
 * nobody seals.
 */
export const UNSEALED_AT_MOST_MS = 10 * 60_000;

/** The first row that waits for its seal; null = none does. */
export async function oldestUnsealed(dataSource: DataSource): Promise<{ id: number; instante: Date } | null> {
  const row = await readOne<{ id: number; instante: string | Date }>(
    dataSource
      .createQueryBuilder()
      .from(Auditoria, 'a')
      .select('a.id', 'id')
      .addSelect('a.instante', 'instante')
      .where('a.posicion IS NULL')
      .orderBy('a.id', 'ASC')
      .limit(1),
  );
  return row === null ? null : { id: row.id, instante: new Date(isoOf(row.instante) as string) };
}
