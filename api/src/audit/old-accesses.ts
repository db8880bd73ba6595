import { type DataSource, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { among, readMany } from '../db/engine/read';
import { type ClaseRetenida, contarVencidos, type Quitados, type Vencidos } from '../db/transaction/retention';
import type { Tx } from '../db/transaction/unit-of-work';
import { Acceso } from '../entities/acceso.entity';

/** Below the parameter limit of a statement, and below lock escalation to the whole table. */
const BATCH = 1000;

/** Accesses older than their retention. */
export class OldAccesses implements ClaseRetenida {
  constructor(private readonly dataSource: DataSource) {}

  count(antesDe: Date): Promise<Vencidos> {
    return contarVencidos(this.old(this.dataSource.manager, antesDe), 'acceso.instante');
  }

  async remove({ manager }: Tx, antesDe: Date): Promise<Quitados> {
    const query = this.old(manager, antesDe).select('acceso.id', 'id').orderBy('acceso.instante', 'ASC').limit(BATCH);
    const ids = (await readMany<{ id: number }>(query)).map(({ id }) => id);
    if (ids.length > 0) await manager.delete(Acceso, { id: among(ids) });
    return { filas: ids.length };
  }

  private old(manager: EntityManager, antesDe: Date): SelectQueryBuilder<ObjectLiteral> {
    return manager.createQueryBuilder().from(Acceso, 'acceso').where('acceso.instante < :antesDe', { antesDe });
  }
}
