import type { CopiedTable, Row, Value } from './shape';

export interface Side {
  /** For messages: without password. */
  readonly name: string;
  /** Names of the applied migrations; empty without their table. */
  migrations(): Promise<string[]>;
  count(table: CopiedTable): Promise<number>;
  /** The next rows by key, after the given one. */
  read(table: CopiedTable, after: Row | null, limit: number): Promise<Row[]>;
  /** The greatest key of a table whose keys the database assigns. */
  last(table: CopiedTable): Promise<Row | null>;
  /** All or none. */
  write(table: CopiedTable, rows: readonly Row[]): Promise<void>;
  /** Updates one value of the row with this key. */
  set(table: CopiedTable, key: Row, at: number, value: Value): Promise<void>;
  empty(table: CopiedTable): Promise<void>;
  close(): Promise<void>;
}

export const keyOf = ({ key }: CopiedTable, row: Row): Row => key.map((at) => row[at] ?? null);

/** `(a > ?) OR (a = ? AND b > ?)`, and the values in the order of the placeholders. */
export function behind(
  table: CopiedTable,
  after: Row,
  escaped: (name: string) => string,
  mark: (n: number) => string,
): { where: string; values: Row } {
  const values: (string | number | null)[] = [];
  const names = table.key.map((at) => escaped(table.columns[at]?.name ?? ''));
  const terms = names.map((name, last) => {
    const equal = names.slice(0, last).map((before, i) => `${before} = ${mark(values.push(after[i] ?? null) - 1)}`);
    return `(${[...equal, `${name} > ${mark(values.push(after[last] ?? null) - 1)}`].join(' AND ')})`;
  });
  return { where: terms.join(' OR '), values };
}

/** `a = ? AND b = ?` for a key, with placeholders counted from `first`. */
export const exactly = (
  { columns, key }: CopiedTable,
  escaped: (name: string) => string,
  mark: (n: number) => string,
  first: number,
): string => key.map((at, i) => `${escaped(columns[at]?.name ?? '')} = ${mark(first + i)}`).join(' AND ');
