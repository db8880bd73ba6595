import type { DataSource } from 'typeorm';
import { insertMany } from '../../db/bulk';
import type { Tx } from '../../db/unit-of-work';
import { Adjudicacion } from '../adjudicacion/adjudicacion.entity';
import { Evento } from '../evento/evento.entity';
import { eventosDeAdjudicacion } from '../evento/evento.tipos';
import { Carpeta } from './carpeta.entity';

export class CarpetaStore {
  constructor(private readonly dataSource: DataSource) {}

  /** One folder for each award, without department yet (model.md, The folder). */
  async abrir(tx: Tx, adjudicaciones: readonly { id: number; planId: number }[]): Promise<void> {
    await insertMany(
      tx.manager,
      Carpeta,
      adjudicaciones.map(({ id, planId }) => ({
        adjudicacionId: id,
        planId,
        idDepartamento: null,
        abiertaEn: tx.now,
        version: 1,
      })),
    );
  }

  /**
   * Awards whose folder moved: it was sent or changed, or its plan has an event beside those of awarding. Documents, approval means and
   * orders will be asked here when they exist.
   */
  async moved(asambleaId: number): Promise<Set<number>> {
    const events = this.dataSource
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(Evento, 'e')
      .where('e.planId = c.planId AND e.fecha >= c.abiertaEn AND e.tipo NOT IN (:...tipos)')
      .getQuery();
    const rows = await this.dataSource
      .createQueryBuilder()
      .from(Carpeta, 'c')
      .innerJoin(Adjudicacion, 'j', 'j.id = c.adjudicacionId')
      .select('c.adjudicacionId', 'adjudicacionId')
      .where('j.asambleaId = :asambleaId', { asambleaId })
      .andWhere(`(c.idDepartamento IS NOT NULL OR c.version > 1 OR EXISTS ${events})`, { tipos: eventosDeAdjudicacion })
      .getRawMany<{ adjudicacionId: number }>();
    return new Set(rows.map(({ adjudicacionId }) => adjudicacionId));
  }
}
