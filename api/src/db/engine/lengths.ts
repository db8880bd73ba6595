import type { DataSource } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

/** A value that is too long for its column. The message omits the value: errors are logged. */
export class ValueTooLong extends Error {
  constructor(column: string, length: number, maximum: number) {
    super(`${column} holds ${maximum} characters and was given ${length}`);
    this.name = 'ValueTooLong';
  }
}

/**
 * SQL Server refuses a text that is longer than its column, the embedded engine stores it. Every value that is written through an entity is
 * therefore measured here, in UTF-16 units as the server counts them.
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

/** Declared length of a column. */
export const lengthOf = ({ length }: Pick<ColumnMetadata, 'length'>): number => {
  const declared = Number.parseInt(length, 10);
  return Number.isNaN(declared) ? Number.POSITIVE_INFINITY : declared;
};
