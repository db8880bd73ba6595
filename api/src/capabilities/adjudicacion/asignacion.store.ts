import { hoyEn, VIGENTE } from '@adjudica/domain';
import type { EntityManager, ObjectLiteral } from 'typeorm';
import { tableOf } from '../../db/engine/sql';
import { updateWhere } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { AsignacionEjecutivo } from '../../entities/asignacion-ejecutivo.entity';

/**
 * A plan's executive is a column of its live award (`adjudicacion.ejecutivoId`), which lists, pages, tasks and rules read. Monthly assignments are
 * the history; an award takes its executive from there when it is issued, reassigned or imported.
 */
export class AsignacionStore {
  /** From this month on; replaces an assignment of the same month. */
  async assign({ manager, now }: Tx, planId: number, usuarioId: number): Promise<void> {
    const mes = hoyEn(now).slice(0, 7);
    const written = await updateWhere(manager, AsignacionEjecutivo, { planId, mes }, { usuarioId });
    if (written === 0) await manager.insert(AsignacionEjecutivo, { planId, mes, usuarioId });
    await manager.update(Adjudicacion, { planId, estado: VIGENTE }, { ejecutivoId: usuarioId });
  }

  /** Assigns unassigned awards of these assemblies to their plans' executive in the month 'YYYY-MM', after issue or reassignment. */
  async inherit(manager: EntityManager, asambleaIds: readonly number[], mes: string): Promise<void> {
    if (asambleaIds.length === 0) return;
    const column = (name: string): string => manager.connection.driver.escape(name);
    await takeEjecutivo(
      manager,
      mes,
      `${column('asambleaId')} IN (:...asambleaIds) AND ${column('ejecutivoId')} IS NULL`,
      { asambleaIds },
    );
  }
}

/** Live awards under the condition take the executive of the last month up to `mes` ('YYYY-MM'), if any. */
export async function takeEjecutivo(
  manager: EntityManager,
  mes: string,
  condicion: string,
  parametros: ObjectLiteral = {},
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Adjudicacion)
    .set({ ejecutivoId: () => ultimoEjecutivo(manager) })
    .where(`${manager.connection.driver.escape('estado')} = '${VIGENTE}'`)
    .andWhere(condicion)
    .setParameters({ ...parametros, mes })
    .execute();
}

/** The executive of the last month up to `:mes`, for the updated award. */
function ultimoEjecutivo(manager: EntityManager): string {
  const award = tableOf(manager, Adjudicacion);
  const ofPlan = (alias: string): string => `${alias}.planId = ${award}.${manager.connection.driver.escape('planId')}`;
  const ultimo = manager
    .createQueryBuilder()
    .subQuery()
    .select('MAX(ultima.mes)')
    .from(AsignacionEjecutivo, 'ultima')
    .where(`${ofPlan('ultima')} AND ultima.mes <= :mes`)
    .getQuery();
  return manager
    .createQueryBuilder()
    .subQuery()
    .select('asignacion.usuarioId')
    .from(AsignacionEjecutivo, 'asignacion')
    .where(`${ofPlan('asignacion')} AND asignacion.mes = ${ultimo}`)
    .getQuery();
}
