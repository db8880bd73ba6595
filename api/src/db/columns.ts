import { esInstante, type Instante, instanteDe, LIMITES } from '@adjudica/domain';
import {
  Column,
  type ColumnOptions,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type TableColumnOptions,
  type ValueTransformer,
} from 'typeorm';
import { isSqlServer } from './engine';

/**
 * The only place that knows an engine's column types. Every kind of column is described once (`types`), and that description serves the
 * entity decorators below and the migrations (`column.money('monto')`), so that both engines and both uses can't drift apart.
 */
type Shape = { type: string; length?: string; precision?: number; scale?: number };

const types = {
  /** Fixed codes and identifiers: ASCII, compared as they are. */
  code: (length: number): Shape => ({ type: 'varchar', length: String(length) }),
  /** Text written by people. */
  text: (length: number): Shape => ({ type: 'nvarchar', length: String(length) }),
  /** Text without a bound of its own (JSON, letters); the bound is checked before. */
  longText: (): Shape => (isSqlServer ? { type: 'nvarchar', length: 'MAX' } : { type: 'text' }),
  integer: (): Shape => ({ type: isSqlServer ? 'int' : 'integer' }),
  /** US dollars with two decimals; integer cents in the program. */
  money: (): Shape => ({ type: 'decimal', precision: 14, scale: 2 }),
  /** A calendar date 'YYYY-MM-DD': text end to end, never an instant (it has no time zone to get wrong). */
  date: (): Shape => ({ type: isSqlServer ? 'char' : 'character', length: '10' }),
  /** 'HH:MM', 24 hours. */
  time: (): Shape => ({ type: isSqlServer ? 'char' : 'character', length: '5' }),
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

type Extra = Pick<ColumnOptions, 'nullable'>;

const shaped = (shape: Shape, extra: ColumnOptions = {}): ColumnOptions => ({ ...(shape as ColumnOptions), ...extra });

/** Generated integer key. */
export const IdColumn = (): PropertyDecorator => PrimaryGeneratedColumn({ type: isSqlServer ? 'int' : 'integer' });
/** A key that is a code of the business. */
export const KeyCodeColumn = (length: number): PropertyDecorator => PrimaryColumn(shaped(types.code(length)) as never);
/** A bound of the domain, by its name, or a number of characters that is no field's. */
export type Length = number | keyof typeof LIMITES;
const charactersOf = (length: Length): number => (typeof length === 'number' ? length : LIMITES[length]);
export const KeyTextColumn = (length: number): PropertyDecorator => PrimaryColumn(shaped(types.text(length)) as never);
export const KeyIntegerColumn = (): PropertyDecorator => PrimaryColumn(shaped(types.integer()) as never);
export const CodeColumn = (length: number, extra?: Extra & Pick<ColumnOptions, 'default'>): PropertyDecorator =>
  Column(shaped(types.code(length), extra));
export const StateColumn = (extra?: Extra): PropertyDecorator => CodeColumn(20, extra);
export const TextColumn = (length: Length, extra?: Extra): PropertyDecorator =>
  Column(shaped(types.text(charactersOf(length)), extra));
export const LongTextColumn = (extra?: Extra): PropertyDecorator => Column(shaped(types.longText(), extra));
export const JsonColumn = (extra?: Extra): PropertyDecorator =>
  Column(shaped(types.longText(), { ...extra, transformer: jsonTransformer }));
export const IntegerColumn = (extra?: Extra & Pick<ColumnOptions, 'default'>): PropertyDecorator =>
  Column(shaped(types.integer(), extra));
/** Cents in the entity, decimal(14,2) in the database. */
export const MoneyColumn = (extra?: Extra): PropertyDecorator =>
  Column(shaped(types.money(), { ...extra, transformer: centsTransformer }));
export const DateColumn = (extra?: Extra): PropertyDecorator => Column(shaped(types.date(), extra));
export const TimeColumn = (extra?: Extra): PropertyDecorator => Column(shaped(types.time(), extra));
export const UtcColumn = (extra?: Extra): PropertyDecorator => Column(shaped(types.utc(), extra));
export const BoolColumn = (extra?: Extra): PropertyDecorator => Column(shaped(types.bool(), extra));
/** Optimistic version, raised by our own guarded UPDATE (TypeORM's @VersionColumn protects nothing). */
export const VersionColumn = (): PropertyDecorator => Column(shaped(types.integer()));

const of = (name: string, shape: Shape, nullable = false): TableColumnOptions => ({
  name,
  type: shape.type,
  ...(shape.length === undefined ? {} : { length: shape.length }),
  ...(shape.precision === undefined ? {} : { precision: shape.precision }),
  ...(shape.scale === undefined ? {} : { scale: shape.scale }),
  isNullable: nullable,
});

/** The same columns for migrations. */
export const column = {
  id: (name = 'id'): TableColumnOptions => ({
    ...of(name, types.integer()),
    isPrimary: true,
    isGenerated: true,
    generationStrategy: 'increment',
  }),
  keyCode: (name: string, length: number): TableColumnOptions => ({ ...of(name, types.code(length)), isPrimary: true }),
  keyText: (name: string, length: number): TableColumnOptions => ({ ...of(name, types.text(length)), isPrimary: true }),
  keyInteger: (name: string): TableColumnOptions => ({ ...of(name, types.integer()), isPrimary: true }),
  code: (name: string, length: number, nullable?: boolean) => of(name, types.code(length), nullable),
  state: (name = 'estado', nullable?: boolean) => of(name, types.code(20), nullable),
  text: (name: string, length: number, nullable?: boolean) => of(name, types.text(length), nullable),
  longText: (name: string, nullable?: boolean) => of(name, types.longText(), nullable),
  integer: (name: string, nullable?: boolean) => of(name, types.integer(), nullable),
  money: (name: string, nullable?: boolean) => of(name, types.money(), nullable),
  date: (name: string, nullable?: boolean) => of(name, types.date(), nullable),
  time: (name: string, nullable?: boolean) => of(name, types.time(), nullable),
  utc: (name: string, nullable?: boolean) => of(name, types.utc(), nullable),
  bool: (name: string, nullable?: boolean) => of(name, types.bool(), nullable),
  version: (name = 'version') => of(name, types.integer()),
};

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

/** A column that is added to a table with rows: they get this value. The entity says the same default. */
export const withDefault = (options: TableColumnOptions, value: number | string): TableColumnOptions => ({
  ...options,
  default: typeof value === 'number' ? String(value) : `'${value}'`,
});

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
