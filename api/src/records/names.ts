import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

type Entity = EntityTarget<ObjectLiteral>;

/** Whether a row of another table references this one by a foreign key. Rows of `except` are removed with it. */
export async function isNamed(
  manager: EntityManager,
  entity: Entity,
  id: number,
  except: readonly Entity[] = [],
): Promise<boolean> {
  const named = manager.connection.getMetadata(entity);
  const excluded = except.map((one) => manager.connection.getMetadata(one));
  for (const metadata of manager.connection.entityMetadatas) {
    if (excluded.includes(metadata)) continue;
    for (const { columns, referencedEntityMetadata } of metadata.foreignKeys) {
      if (referencedEntityMetadata !== named) continue;
      const where = Object.fromEntries(columns.map(({ propertyName }) => [propertyName, id]));
      if (await manager.exists(metadata.target as Entity, { where })) return true;
    }
  }
  return false;
}
