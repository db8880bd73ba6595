import type { Instante } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { factsOf } from './facts';

/** A row of an entity as answers show it: amounts in dollars, instants in UTC. */
export type Shown<E> = { [K in keyof E]: E[K] extends infer V ? (V extends Date ? Instante : V) : never };

/** Every column of an entity in a flat read. */
export class ShownColumns<E extends object> {
  private readonly readers: readonly [name: string, read: (value: unknown) => unknown][];

  constructor(entity: new () => E) {
    this.readers = [...factsOf(entity)].map(([name, { read }]) => [name, read]);
  }

  select(query: SelectQueryBuilder<ObjectLiteral>, alias: string, without: readonly (keyof E & string)[] = []): void {
    for (const name of this.namesBut(without)) query.addSelect(`${alias}.${name}`, name);
  }

  /** A raw row, as either driver gives it; what was joined to it stays as it is. */
  read<T extends object>(row: object): Shown<E> & T {
    const shown: Record<string, unknown> = { ...row };
    for (const [name, read] of this.readers) shown[name] = read(Reflect.get(row, name));
    return shown as Shown<E> & T;
  }

  /** The columns of a row without some: those that an answer says elsewhere, or not at all. */
  except<K extends keyof E & string>(...without: readonly K[]): (row: Omit<Shown<E>, K>) => Omit<Shown<E>, K> {
    const names = this.namesBut(without);
    return (row) => Object.fromEntries(names.map((name) => [name, Reflect.get(row, name)])) as Omit<Shown<E>, K>;
  }

  private namesBut(without: readonly string[]): string[] {
    return this.readers.map(([name]) => name).filter((name) => !without.includes(name));
  }
}

/** An answer with what it declares and nothing else: a column that it does not declare does not compile. */
export const exactly =
  <A>() =>
  <V extends A>(answer: V & Record<Exclude<keyof V, keyof A>, never>): A =>
    answer;
