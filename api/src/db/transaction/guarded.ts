import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
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

/** Writes the rows that are still as `read` names them. @returns how many: zero when somebody changed them meanwhile. */
export async function updateWhere<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  read: FindOptionsWhere<E>,
  changes: QueryDeepPartialEntity<E>,
): Promise<number> {
  return (await manager.update(entity, read, changes)).affected ?? 0;
}

/** Removes the rows that are still as `read` names them. @returns how many. */
export async function deleteWhere<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  read: FindOptionsWhere<E>,
): Promise<number> {
  return (await manager.delete(entity, read)).affected ?? 0;
}

/**
 * Optimistic update: writes the row only if its version and the other named columns are unchanged, and raises the version. @returns affected rows,
 * 0 = stale version.
 */
export function guardedUpdate<E extends Versioned>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  read: FindOptionsWhere<E> & Versioned,
  changes: QueryDeepPartialEntity<E>,
  raised: number = read.version + 1,
): Promise<number> {
  return updateWhere(manager, entity, read, { ...changes, version: raised });
}
