import { hoyEn, VIGENTE } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../db/unit-of-work';
import { Adjudicacion } from '../adjudicacion/adjudicacion.entity';
import { AsignacionEjecutivo } from './asignacion-ejecutivo.entity';

/** Who looks after a plan, month by month; the live award carries who it is now, so that a list of one executive reads one index. */
export class AsignacionStore {
  /** From this month on; a second time in the same month replaces the first. */
  async asignar({ manager, now }: Tx, planId: number, usuarioId: number): Promise<void> {
    const mes = hoyEn(now).slice(0, 7);
    const { affected } = await manager.update(AsignacionEjecutivo, { planId, mes }, { usuarioId });
    if ((affected ?? 0) === 0) await manager.insert(AsignacionEjecutivo, { planId, mes, usuarioId });
    await manager.update(Adjudicacion, { planId, estado: VIGENTE }, { ejecutivoId: usuarioId });
  }

  /** Awards without executive whose plans are looked after already, in the month 'YYYY-MM': just issued, or brought in bulk. */
  async heredar(manager: EntityManager, asambleaIds: readonly number[], mes: string): Promise<void> {
    if (asambleaIds.length === 0) return;
    const column = (name: string): string => manager.connection.driver.escape(name);
    await manager
      .createQueryBuilder()
      .update(Adjudicacion)
      .set({ ejecutivoId: () => ejecutivoVigente(manager) })
      .where(`${column('asambleaId')} IN (:...asambleaIds) AND ${column('estado')} = '${VIGENTE}'`)
      .andWhere(`${column('ejecutivoId')} IS NULL`)
      .setParameters({ asambleaIds, mes })
      .execute();
  }
}

/** The executive of the last month up to `:mes`, for the award that an UPDATE is at. */
function ejecutivoVigente(manager: EntityManager): string {
  const award = manager.connection
    .getMetadata(Adjudicacion)
    .tablePath.split('.')
    .map((part) => manager.connection.driver.escape(part))
    .join('.');
  const ofPlan = (alias: string): string => `${alias}.planId = ${award}.${manager.connection.driver.escape('planId')}`;
  const ultimo = manager
    .createQueryBuilder()
    .subQuery()
    .select('MAX(m.mes)')
    .from(AsignacionEjecutivo, 'm')
    .where(`${ofPlan('m')} AND m.mes <= :mes`)
    .getQuery();
  return manager
    .createQueryBuilder()
    .subQuery()
    .select('a.usuarioId')
    .from(AsignacionEjecutivo, 'a')
    .where(`${ofPlan('a')} AND a.mes = ${ultimo}`)
    .getQuery();
}
