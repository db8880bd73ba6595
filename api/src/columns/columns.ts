import { esInstante, type Instante, instanteDe, LIMITES } from '@adjudica/domain';
import {
  Column,
  type ColumnOptions,
  getMetadataArgsStorage,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type ValueTransformer,
} from 'typeorm';
import { isSqlServer } from '../config/engine';
import { type Clase, type Facts, sayFacts } from './facts';

export type { Clase } from './facts';

/**
 * The only place that knows an engine's column types, and what a column of each kind must hold. An entity says the kind; type, collation and CHECK
 * follow on either engine, and from the entities the schema (db/schema).
 */
type Shape = Pick<ColumnOptions, 'type' | 'length' | 'precision' | 'scale' | 'collation'>;

/** Letter by letter and byte by byte, as the embedded engine compares every text. Other texts compare as people look for names. */
const EXACT = 'Latin1_General_100_BIN2';
const exact = (type: string, length: number): Shape => ({
  type: type as never,
  length: String(length),
  ...(isSqlServer ? { collation: EXACT } : {}),
});

const types = {
  /** Codes, states, hashes and identifiers: ASCII. */
  code: (length: number): Shape => exact('varchar', length),
  /** Text written by people. */
  text: (length: number): Shape => ({ type: 'nvarchar', length: String(length) }),
  /** Text without a bound of its own (JSON, letters); the bound is checked before. */
  longText: (): Shape => (isSqlServer ? { type: 'nvarchar', length: 'MAX' } : { type: 'text' }),
  integer: (): Shape => ({ type: isSqlServer ? 'int' : 'integer' }),
  /** Of tables to which rows are added for years. */
  bigInteger: (): Shape => ({ type: isSqlServer ? 'bigint' : 'integer' }),
  /** US dollars with two decimals; integer cents in the program. */
  money: (): Shape => ({ type: 'decimal', precision: 14, scale: 2 }),
  /** A calendar date: 'YYYY-MM-DD' in the program, never an instant (it has no time zone to get wrong). */
  date: (): Shape => (isSqlServer ? { type: 'date' } : { type: 'character', length: '10' }),
  /** 'HH:MM', 24 hours. */
  time: (): Shape => (isSqlServer ? exact('char', 5) : { type: 'character', length: '5' }),
  /** 'YYYY-MM'. */
  month: (): Shape => (isSqlServer ? exact('char', 7) : { type: 'character', length: '7' }),
  /** An instant in UTC with milliseconds. */
  utc: (): Shape => (isSqlServer ? { type: 'datetime2', precision: 3 } : { type: 'datetime' }),
  bool: (): Shape => ({ type: isSqlServer ? 'bit' : 'boolean' }),
} as const;

export const centsTransformer: ValueTransformer = {
  to: (cents: number | null | undefined) => (cents === null || cents === undefined ? cents : cents / 100),
  from: (value: number | string | null) => (value === null ? null : Math.round(Number(value) * 100)),
};

const jsonTransformer: ValueTransformer = {
  to: (value: unknown) => (value === undefined || value === null ? value : JSON.stringify(value)),
  from: (value: string | null) => (value === null ? null : JSON.parse(value)),
};

/** Whether a column holds what people wrote, by the type that its entity gives. */
export const isText = (type: unknown): boolean => type === types.text(1).type;

/** `comment`: what the column holds, in Spanish, for the dictionary and SQL Server's own descriptions (db/dictionary). */
type Extra = Pick<ColumnOptions, 'nullable' | 'name' | 'comment'> & Omit<Facts, 'read'>;
type OfKey = Omit<Extra, 'nullable' | 'name'>;
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** A condition that both engines accept, of the column's quoted name. An empty column passes: CHECK refuses only what is false. */
type Condition = (column: string) => string;

/** A value of a raw row, as answers show it. */
function readerOf({ type, transformer }: ColumnOptions): Facts['read'] {
  if (transformer === jsonTransformer)
    return (value) => (typeof value === 'string' ? JSON.parse(value) : (value ?? null));
  if (type === types.utc().type) return isoOf;
  if (type === types.bool().type) return boolOrNull;
  const numbers: unknown[] = [types.integer().type, types.bigInteger().type, types.money().type];
  return numbers.includes(type) ? numberOrNull : (value) => value ?? null;
}

/** A column with what is said of it and its CHECK, which is named after table and column (naming.ts). */
const described =
  (
    shape: ColumnOptions,
    { clase, de, audited, ...extra }: Extra,
    { condition, make = Column }: { condition?: Condition | undefined; make?: typeof Column } = {},
  ): PropertyDecorator =>
  (prototype, property) => {
    make({ ...shape, ...extra })(prototype, property);
    sayFacts(prototype, String(property), { clase, de, audited, read: readerOf(shape) });
    if (condition === undefined) return;
    const expression = condition(`"${extra.name ?? String(property)}"`);
    getMetadataArgsStorage().checks.push({ target: prototype.constructor, expression });
  };

/** A closed list of the domain. */
type List = readonly (string | { readonly codigo: string })[];
const codesOf = (list: List): string[] => list.map((item) => (typeof item === 'string' ? item : item.codigo));

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
/** Sets of characters, which both engines know under different names. */
const LIKE = isSqlServer ? 'LIKE' : 'GLOB';

/** What must hold of a column, by its quoted name. */
export const conditions = {
  oneOf: (values: readonly string[]) => (column: string) => `${column} IN (${values.map(quoted).join(', ')})`,
  digits: (column: string) => `${column} NOT ${LIKE} '${isSqlServer ? '%[^0-9]%' : '*[^0-9]*'}'`,
  exactDigits: (length: number) => (column: string) => `${column} ${LIKE} '${'[0-9]'.repeat(length)}'`,
  /** There is no 31st of February; a server's type knows that by itself. */
  date: isSqlServer ? undefined : (column: string) => `date(${column}) IS ${column}`,
  time: (column: string) => `${column} ${LIKE} '[0-2][0-9]:[0-5][0-9]' AND ${column} < '24:00'`,
  month: (column: string) =>
    `${column} ${LIKE} '[12][0-9][0-9][0-9]-[01][0-9]' AND SUBSTRING(${column}, 6, 2) BETWEEN '01' AND '12'`,
  bool: isSqlServer ? undefined : (column: string) => `${column} IN (0, 1)`,
  json: (column: string) => (isSqlServer ? `ISJSON(${column}) = 1` : `json_valid(${column})`),
  within: (min: number | undefined, max: number | undefined): Condition | undefined => {
    if (max === undefined) return min === undefined ? undefined : (column) => `${column} >= ${min}`;
    return (column) => (min === undefined ? `${column} <= ${max}` : `${column} BETWEEN ${min} AND ${max}`);
  },
};

const generated = ({ type }: Shape): PropertyDecorator =>
  described({ type: type as 'int' }, {}, { make: PrimaryGeneratedColumn as unknown as typeof Column });
/** Generated integer key. */
export const IdColumn = (): PropertyDecorator => generated(types.integer());
/** The same of a table to which rows are added for years. */
export const BigIdColumn = (): PropertyDecorator => generated(types.bigInteger());
const key = PrimaryColumn as typeof Column;
/** A key that is a code of the business. */
export const KeyCodeColumn = (length: number, clase: Clase, extra: OfKey = {}): PropertyDecorator =>
  described(types.code(length), { clase, ...extra }, { make: key });
/** A bound of the domain, by its name, or a number of characters that is no field's. */
export type Length = number | keyof typeof LIMITES;
const charactersOf = (length: Length): number => (typeof length === 'number' ? length : LIMITES[length]);
/** Normalised words of names, in the order of their letters. */
export const KeySearchColumn = (length: number, extra: OfKey = {}): PropertyDecorator =>
  described(exact('nvarchar', length), { clase: 'texto', ...extra }, { make: key });
export const KeyIntegerColumn = (extra: OfKey = {}): PropertyDecorator =>
  described(types.integer(), extra, { make: key });
/** A code may be anybody's number: each says what it holds. */
export const CodeColumn = (length: number, clase: Clase, extra: Extra = {}): PropertyDecorator =>
  described(types.code(length), { clase, ...extra });
/** One of a closed list. */
export const OptionColumn = (length: number, list: List, extra: Extra = {}): PropertyDecorator =>
  described(types.code(length), { clase: 'igual', ...extra }, { condition: conditions.oneOf(codesOf(list)) });
/** A state of a lifecycle. */
export const StateColumn = (list: List, extra: Extra = {}): PropertyDecorator => OptionColumn(20, list, extra);
/** So many digits: a cédula, a RUC. */
export const DigitsColumn = (length: number, extra: Extra = {}): PropertyDecorator =>
  described(types.code(length), { clase: 'identificacion', ...extra }, { condition: conditions.exactDigits(length) });
/** At most so many digits: a telephone. */
export const DigitsUpToColumn = (length: number, extra: Extra = {}): PropertyDecorator =>
  described(types.code(length), { clase: 'telefono', ...extra }, { condition: conditions.digits });
export const TextColumn = (length: Length, extra: Extra = {}): PropertyDecorator =>
  described(types.text(charactersOf(length)), { clase: 'texto', ...extra });
export const LongTextColumn = (extra: Extra = {}): PropertyDecorator =>
  described(types.longText(), { clase: 'texto', ...extra });
export const JsonColumn = (extra: Extra = {}): PropertyDecorator =>
  described(
    { ...types.longText(), transformer: jsonTransformer },
    { clase: 'json', ...extra },
    { condition: conditions.json },
  );
export const IntegerColumn = ({ min, max, ...extra }: Extra & Bounds = {}): PropertyDecorator =>
  described(types.integer(), extra, { condition: conditions.within(min, max) });
export const BigIntegerColumn = (extra: Extra = {}): PropertyDecorator => described(types.bigInteger(), extra);
/** Cents in the entity, decimal(14,2) in the database; never below zero, unless it is `signed`. */
export const MoneyColumn = ({
  signed = false,
  min = 0,
  max,
  ...extra
}: Extra & Bounds & { signed?: boolean } = {}): PropertyDecorator =>
  described({ ...types.money(), transformer: centsTransformer }, extra, {
    condition: signed ? undefined : conditions.within(min, max),
  });
export const DateColumn = (extra: Extra = {}): PropertyDecorator =>
  described(types.date(), { clase: 'igual', ...extra }, { condition: conditions.date });
export const TimeColumn = (extra: Extra = {}): PropertyDecorator =>
  described(types.time(), { clase: 'igual', ...extra }, { condition: conditions.time });
export const MonthColumn = (extra: Extra = {}): PropertyDecorator =>
  described(types.month(), { clase: 'igual', ...extra }, { condition: conditions.month });
export const UtcColumn = (extra: Extra = {}): PropertyDecorator => described(types.utc(), extra);
export const BoolColumn = (extra: Extra = {}): PropertyDecorator =>
  described(types.bool(), extra, { condition: conditions.bool });
/** Optimistic version, raised by our own guarded UPDATE (TypeORM's @VersionColumn protects nothing). */
export const VersionColumn = (): PropertyDecorator => described(types.integer(), {});

/** The same of a column that is never empty. @throws RangeError when it is. */
export function instantOf(value: unknown): Instante {
  const instante = isoOf(value);
  if (instante === null) throw new RangeError('an instant is missing');
  return instante;
}

/** A row of a list has up to six instants, its actions ask for them again, and the rows of a first page come back all day. */
const knownInstants = new Map<string, Instante>();
const MAX_KNOWN = 5000;

/** An instant as the wire shows it (ISO, UTC), from what either driver gives in a raw row. */
export function isoOf(value: unknown): Instante | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return instanteDe(value);
  const text = String(value);
  const known = knownInstants.get(text);
  if (known !== undefined) return known;
  const iso = readInstant(text);
  if (knownInstants.size >= MAX_KNOWN) knownInstants.clear();
  knownInstants.set(text, iso);
  return iso;
}

function readInstant(text: string): Instante {
  const iso = text.endsWith('Z') ? text : `${text.replace(' ', 'T')}Z`;
  if (!esInstante(iso)) throw new RangeError(`not an instant: ${text}`);
  return iso;
}

/** The same for a column that may be empty. */
export const boolOrNull = (value: unknown): boolean | null =>
  value === null || value === undefined ? null : boolOf(value);

/** A boolean from what either driver gives in a raw row (0/1 or true/false). */
export const boolOf = (value: unknown): boolean => value === true || value === 1;

/** A number from a raw row, which a driver may give as text. */
export const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

export const textOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);

export const dateOf = (value: unknown): Date => new Date(instantOf(value));

export const dateOrNull = (value: unknown): Date | null =>
  value === null || value === undefined ? null : dateOf(value);

/** Name of an index of the embedded engine → the columns whose text it sorts. */
export const alphabeticalIndexes = new Map<string, readonly string[]>();

/**
 * Of names that people wrote, in the order of a Spanish dictionary: on SQL Server the column's collation gives it, the embedded engine needs an index of
 * an expression (db/schema/tables.ts), which TypeORM leaves alone. Of several columns it is their whole name, and of the embedded engine alone, as one
 * whose column is unique is.
 */
export function AlphabeticalIndex(
  name: string,
  columns: string[],
  engines: 'both' | 'embedded' = columns.length > 1 ? 'embedded' : 'both',
): ClassDecorator {
  if (isSqlServer) return engines === 'embedded' ? () => {} : Index(name, columns);
  alphabeticalIndexes.set(name, columns);
  return Index(name, { synchronize: false });
}
