import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

interface Versioned {
  version: number;
}

/** Locks the row until the transaction ends: its version is written as it stands, on every engine. */
export async function lockRow<E extends Versioned>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  where: FindOptionsWhere<E> | string,
  parameters: ObjectLiteral = {},
): Promise<void> {
  const own = manager.connection.driver.escape('version');
  const set = { version: () => own } as unknown as QueryDeepPartialEntity<E>;
  await manager.createQueryBuilder().update(entity).set(set).where(where, parameters).execute();
}

/**
 * Writes the row only if its version, and what else is named of it, are still as they were read, and raises the version. @returns zero when
 * the version is stale.
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
