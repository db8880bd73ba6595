import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { bulkInsert } from '../db/bulk';

/** A row of whatever table, by its properties. */
export type Fila = Record<string, unknown>;
export type Entidad = EntityTarget<ObjectLiteral>;

/**
 * Rows that refer to each other, numbered before they are written: behind the last ones of their tables, checked when they are there. One
 * transaction each, of a database that is being filled, from which nothing was removed.
 */
export class FilasNumeradas {
  private readonly filas = new Map<Entidad, Fila[]>();
  private readonly siguiente = new Map<Entidad, number>();

  private constructor(
    private readonly manager: EntityManager,
    private readonly orden: readonly Entidad[],
  ) {}

  /** `orden`: the tables as they are written; who is referred to comes first. */
  static async abrir(manager: EntityManager, orden: readonly Entidad[]): Promise<FilasNumeradas> {
    const filas = new FilasNumeradas(manager, orden);
    for (const entidad of orden) {
      filas.siguiente.set(entidad, (await ultimo(manager, entidad)) + 1);
      filas.filas.set(entidad, []);
    }
    return filas;
  }

  /** The next key of a table. */
  reservar(entidad: Entidad): number {
    const id = this.siguiente.get(entidad) as number;
    this.siguiente.set(entidad, id + 1);
    return id;
  }

  /** In the order of the keys. A key that the database does not give goes with its row. */
  poner(entidad: Entidad, id: number, fila: Fila): void {
    this.filas.get(entidad)?.push(daSuClave(this.manager, entidad) ? fila : { ...fila, id });
  }

  /** Both at once, for what names no row of its own table. */
  agregar<T extends ObjectLiteral>(entidad: EntityTarget<T>, fila: Omit<T, 'id'>): number {
    const id = this.reservar(entidad);
    this.poner(entidad, id, fila as Fila);
    return id;
  }

  /** The last key that was reserved of a table. */
  ultima(entidad: Entidad): number {
    return (this.siguiente.get(entidad) as number) - 1;
  }

  /** Returns how many rows each table got. */
  async escribir(): Promise<ReadonlyMap<Entidad, number>> {
    for (const entidad of this.orden) {
      const filas = this.filas.get(entidad) ?? [];
      await bulkInsert(this.manager, entidad, filas);
      if (filas.length > 0 && (await ultimo(this.manager, entidad)) !== this.ultima(entidad))
        throw new Error(
          `${this.manager.connection.getMetadata(entidad).tableName}: the keys are not those that the rows refer to`,
        );
    }
    return new Map([...this.filas].map(([entidad, filas]) => [entidad, filas.length]));
  }
}

const daSuClave = (manager: EntityManager, entidad: Entidad): boolean =>
  manager.connection.getMetadata(entidad).primaryColumns.some(({ isGenerated }) => isGenerated);

/** The last number that the table gave. */
async function ultimo(manager: EntityManager, entidad: Entidad): Promise<number> {
  const row = await manager
    .createQueryBuilder(entidad, 't')
    .select('MAX(t.id)', 'id')
    .getRawOne<{ id: number | null }>();
  return Number(row?.id ?? 0);
}
