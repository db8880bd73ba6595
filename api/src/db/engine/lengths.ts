import type { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

/** A value that its column does not hold. The value itself is not said: errors are logged. */
export class ValueTooLong extends Error {
  constructor(column: string, length: number, maximum: number) {
    super(`${column} holds ${maximum} characters and was given ${length}`);
    this.name = 'ValueTooLong';
  }
}

/**
 * SQL Server refuses a text that is longer than its column; the embedded engine would take it and say nothing, and a trial would pass what
 * production does not. So every value that is written through an entity is measured here, in UTF-16 units as the server counts them.
 */
export function holdLengths({ driver }: DataSource): void {
  const prepare = driver.preparePersistentValue.bind(driver);
  driver.preparePersistentValue = (value: unknown, column: ColumnMetadata): unknown => {
    const prepared: unknown = prepare(value, column);
    if (typeof prepared !== 'string') return prepared;
    const maximum = lengthOf(column);
    if (prepared.length > maximum)
      throw new ValueTooLong(`${column.entityMetadata.tableName}.${column.propertyName}`, prepared.length, maximum);
    return prepared;
  };
}

/** Characters that a column declares to hold. */
export const lengthOf = ({ length }: Pick<ColumnMetadata, 'length'>): number => {
  const declared = Number.parseInt(length, 10);
  return Number.isNaN(declared) ? Number.POSITIVE_INFINITY : declared;
};
