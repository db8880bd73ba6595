import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { takeLock } from './locks';

interface Versioned {
  version: number;
}

/** Locks a row until the transaction ends; a second act waits here and then reads what the first one wrote. */
export const lockRow = <E extends Versioned>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  key: string | number,
): Promise<void> => takeLock(manager, `fila:${manager.connection.getMetadata(entity).tableName}:${key}`);

/**
 * Optimistic update: writes the row only if its version and the other named columns are unchanged, and raises the version. @returns affected rows,
 * 0 = stale version.
 */
export async function guardedUpdate<E extends Versioned>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  read: FindOptionsWhere<E> & Versioned,
  changes: QueryDeepPartialEntity<E>,
  raised: number = read.version + 1,
): Promise<number> {
  const { affected } = await manager.update(entity, read, { ...changes, version: raised });
  return affected ?? 0;
}
