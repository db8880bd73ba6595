import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Random } from '../random';
import type { PersonaNueva } from './personas';

export interface PersonaConId extends PersonaNueva {
  id: number;
}

export interface DemoTotals {
  personas: number;
  grupos: number;
  planes: number;
  asambleas: number;
  participantes: number;
  adjudicaciones: number;
  movimientos: number;
}

/** Shared by the writers of one block; they add to `totals` and take the next receipt number. */
export interface Bloque {
  readonly manager: EntityManager;
  readonly hoy: string;
  readonly random: Random;
  /** By user name. */
  readonly users: ReadonlyMap<string, number>;
  readonly ejecutivos: readonly number[];
  readonly totals: DemoTotals;
  recibo: number;
}

/** Generated keys read back by a natural key: portable, without a statement per row. */
export async function idsBy<K extends string | number>(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  key: string,
  filter: string,
  values: readonly (string | number)[],
): Promise<Map<K, number>> {
  const ids = new Map<K, number>();
  for (let from = 0; from < values.length; from += 500) {
    const rows = await manager
      .createQueryBuilder()
      .from(entity, 't')
      .select('t.id', 'id')
      .addSelect(`t.${key}`, 'clave')
      .where(`t.${filter} IN (:...values)`, { values: values.slice(from, from + 500) })
      .getRawMany<{ id: number; clave: K }>();
    for (const row of rows) ids.set(row.clave, row.id);
  }
  return ids;
}

export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
