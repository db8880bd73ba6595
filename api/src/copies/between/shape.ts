import { createHash } from 'node:crypto';
import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { type Clase, isoOf } from '../../columns/columns';
import { factsOf } from '../../columns/facts';

/** Kind of a column, independent of the engine's type. */
type Kind = 'integer' | 'bool' | 'decimal' | 'instant' | 'text';

const KINDS: Readonly<Record<string, Kind>> = {
  int: 'integer',
  bigint: 'integer',
  integer: 'integer',
  bit: 'bool',
  boolean: 'bool',
  decimal: 'decimal',
  datetime: 'instant',
  datetime2: 'instant',
};

export interface CopiedColumn {
  readonly name: string;
  readonly kind: Kind;
  readonly scale: number;
  /** What a text holds; undefined = nobody has said. */
  readonly clase?: Clase | undefined;
}

export interface CopiedTable {
  readonly area: string;
  readonly name: string;
  readonly columns: readonly CopiedColumn[];
  /** Indexes of the key's columns. */
  readonly key: readonly number[];
  /** The database assigns the key. */
  readonly numbered: boolean;
  /** Indexes of the columns that reference this same table, possibly a later row. */
  readonly own: readonly number[];
}

/** A value in a form common to both engines: null, a whole number, or a text; an instant as ISO with milliseconds, money with its decimals. */
export type Value = null | number | string;
export type Row = readonly Value[];

const columnOf = ({ databaseName, propertyName, type, scale, target }: ColumnMetadata): CopiedColumn => ({
  name: databaseName,
  kind: typeof type === 'string' ? (KINDS[type] ?? 'text') : 'text',
  scale: scale ?? 0,
  clase: factsOf(target).get(propertyName)?.clase,
});

const tableOf = (metadata: EntityMetadata): CopiedTable => ({
  area: metadata.schema ?? 'dbo',
  name: metadata.tableName,
  columns: metadata.columns.map(columnOf),
  key: metadata.primaryColumns.map((column) => metadata.columns.indexOf(column)),
  numbered: metadata.primaryColumns.some(({ isGenerated }) => isGenerated),
  own: metadata.foreignKeys
    .filter(({ referencedEntityMetadata }) => referencedEntityMetadata === metadata)
    .flatMap(({ columns }) => columns.map((column) => metadata.columns.indexOf(column))),
});

/**
 * Tables in order of their references. Two come last: triggers of the target write into them while others are filled, so they are emptied and filled
 * from the source.
 */
export function inOrder(metadatas: readonly EntityMetadata[]): CopiedTable[] {
  const waiting = new Set(metadatas);
  const order: EntityMetadata[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (metadata) =>
        !metadata.foreignKeys.some(({ referencedEntityMetadata: to }) => to !== metadata && [...waiting].includes(to)),
    );
    if (free.length === 0) throw new Error('Foreign keys in a circle');
    for (const metadata of free) waiting.delete(metadata);
    order.push(...free.sort((a, b) => (a.tableName < b.tableName ? -1 : 1)));
  }
  return order.map(tableOf);
}

/** Converts what either driver returns. */
export function fromDriver({ kind, scale }: CopiedColumn, value: unknown): Value {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'integer':
      return Number(value);
    case 'bool':
      return value === true || value === 1 ? 1 : 0;
    case 'decimal':
      return Number(value).toFixed(scale);
    case 'instant':
      return isoOf(value);
    case 'text':
      return String(value);
  }
}

const MODULUS = 1n << 128n;

/** A checksum of all rows independent of their order, on which two collations may differ. */
export class Checksum {
  rows = 0;
  private sum = 0n;

  add(row: Row): void {
    const hash = createHash('sha256').update(JSON.stringify(row)).digest();
    this.sum = (this.sum + (hash.readBigUInt64BE(0) << 64n) + hash.readBigUInt64BE(8)) % MODULUS;
    this.rows += 1;
  }

  get text(): string {
    return this.sum.toString(16).padStart(32, '0');
  }
}
