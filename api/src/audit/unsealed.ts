import type { DataSource } from 'typeorm';
import { isoOf } from '../columns/columns';
import { readOne } from '../db/engine/read';
import { Auditoria } from '../entities/auditoria.entity';

/** Sealing follows the commit by about a second; the rest is for long transactions. A row unsealed for longer means that no sealer runs. */
export const UNSEALED_AT_MOST_MS = 10 * 60_000;

/** The oldest unsealed row; null = none. */
export async function oldestUnsealed(dataSource: DataSource): Promise<{ id: number; instante: Date } | null> {
  const row = await readOne<{ id: number; instante: string | Date }>(
    dataSource
      .createQueryBuilder()
      .from(Auditoria, 'auditoria')
      .select('auditoria.id', 'id')
      .addSelect('auditoria.instante', 'instante')
      .where('auditoria.posicion IS NULL')
      .orderBy('auditoria.id', 'ASC')
      .limit(1),
  );
  return row === null ? null : { id: row.id, instante: new Date(isoOf(row.instante) as string) };
}
