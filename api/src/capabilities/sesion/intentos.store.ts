import { createHash, randomUUID } from 'node:crypto';
import { type DataSource, In, LessThan, MoreThan, Not } from 'typeorm';
import { PLACE_KEPT_MS } from '../../auth/known-places';
import { isoOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { violatedUnique } from '../../db/engine/violated-unique';
import { removeInBatches } from '../../db/transaction/bulk';
import { IntentoFallido } from '../../entities/intento-fallido.entity';
import { LugarDeIngreso } from '../../entities/lugar-de-ingreso.entity';

/** Older failures do not count. */
const FAILURE_KEPT_MS = 15 * 60_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
/** Bound of rows per key. */
const MAX_ROWS = 500;

/** Log-in attempts shared by the instances on one database. */
export class IntentosStore {
  private readonly proceso = randomUUID();

  constructor(private readonly dataSource: DataSource) {}

  /** Failures of the keys elsewhere within the time: on another instance, or before a restart of this one. */
  async failuresElsewhere(keys: readonly string[], since: Date): Promise<Map<string, number[]>> {
    const hashes = new Map(keys.map((key) => [hashOf(key), key]));
    const query = this.dataSource
      .createQueryBuilder()
      .from(IntentoFallido, 'intento')
      .select('intento.clave', 'clave')
      .addSelect('intento.instante', 'instante')
      .where({ clave: In([...hashes.keys()]), instante: MoreThan(since), proceso: Not(this.proceso) })
      .orderBy('intento.instante', 'ASC')
      .limit(MAX_ROWS);
    const found = new Map<string, number[]>(keys.map((key) => [key, []]));
    for (const { clave, instante } of await readMany<{ clave: string; instante: Date | string }>(query))
      found.get(hashes.get(clave) ?? '')?.push(new Date(isoOf(instante) as string).getTime());
    return found;
  }

  async addFailures(keys: readonly string[], instante: Date): Promise<void> {
    const rows = keys.map((key) => ({ clave: hashOf(key), proceso: this.proceso, instante }));
    await this.dataSource.manager.insert(IntentoFallido, rows);
  }

  async lastEntry(place: string): Promise<Date | null> {
    const row = await this.dataSource.manager.findOneBy(LugarDeIngreso, { clave: hashOf(place) });
    return row?.ultimo ?? null;
  }

  async addEntry(place: string, ultimo: Date): Promise<void> {
    const clave = hashOf(place);
    const { manager } = this.dataSource;
    const { affected } = await manager.update(LugarDeIngreso, { clave }, { ultimo });
    if (affected !== 0) return;
    await manager.insert(LugarDeIngreso, { clave, ultimo }).catch((error: unknown) => {
      // entered at the same moment on another instance
      if (violatedUnique(error) === null) throw error;
    });
  }

  async forget(now: Date): Promise<void> {
    const before = (ms: number) => LessThan(new Date(now.getTime() - ms));
    const { manager } = this.dataSource;
    await removeInBatches(manager, IntentoFallido, { instante: before(FAILURE_KEPT_MS) });
    await removeInBatches(manager, LugarDeIngreso, { ultimo: before(PLACE_KEPT_MS) });
  }
}
