import { type DatosDeUnidad, formularioDeUnidad, soloCampos, tablaDeUnidad } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { rawValuesOf } from '../../columns/record';
import { readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { nombreUnido, unirUsuario } from '../usuario';
import type { MedioRow, MedioStore } from './medio-aprobacion.store';

/** The unit of a plan, which stands on the sheet of its approved means. */
export interface UnidadRow {
  readonly idCodigo: string;
  readonly medio: MedioRow;
  readonly datos: DatosDeUnidad;
  /** Of the sheet: who saved it last, `null` = unknown, and when. */
  readonly guardadaPor: string | null;
  readonly guardadaEn: string | null;
}

/** Approved means (`medio`) of the awards and holders of today, by the plans that were chosen for them (`elegido`). */
export const desdeMedioAprobado = (query: SelectQueryBuilder<ObjectLiteral>): SelectQueryBuilder<ObjectLiteral> =>
  query
    .from(FichaPlan, 'elegido')
    .innerJoin(MedioAprobacion, 'medio', 'medio.fichaId = elegido.fichaId AND medio.estado = 1 AND elegido.vigente = 1')
    .innerJoin(Adjudicacion, 'adjudicacion', `adjudicacion.id = elegido.adjudicacionId AND adjudicacion.estado = 'ADJ'`)
    .innerJoin(
      PlanTitular,
      'titular',
      'titular.planId = elegido.planId AND titular.personaId = elegido.personaId AND titular.hasta IS NULL',
    );

export class UnidadStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly medios: MedioStore,
  ) {}

  /** `null` = the plan has no approved means for its award and holder. Two statements. */
  async byPlan(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<UnidadRow | null> {
    const row = await this.readFicha(manager, idCodigo);
    const medio = row === null ? null : await this.medios.byId(Number(row.medioId), manager);
    if (row === null || medio === null) return null;
    const datos = rawValuesOf({ tabla: tablaDeUnidad }, row);
    return { idCodigo, medio, datos, guardadaPor: nombreUnido(row, 'guardada'), guardadaEn: isoOf(row.guardadaEn) };
  }

  private readFicha(manager: EntityManager, idCodigo: string): Promise<FichaLeida | null> {
    const query = desdeMedioAprobado(manager.createQueryBuilder())
      .innerJoin(Plan, 'plan', 'plan.id = elegido.planId')
      .innerJoin(FichaBien, 'ficha', 'ficha.id = elegido.fichaId')
      .select('medio.id', 'medioId')
      .addSelect('COALESCE(ficha.actualizadoEn, ficha.creadoEn)', 'guardadaEn')
      .where('plan.idCodigo = :idCodigo', { idCodigo });
    for (const column of Object.keys(tablaDeUnidad)) query.addSelect(`ficha.${column}`, column);
    return readOne<FichaLeida>(unirUsuario(query, 'guardada', 'COALESCE(ficha.actualizadoPor, ficha.creadoPor)'));
  }

  /** Guarded by the version that was read. Returns the affected rows, 0 = stale version. */
  update(
    { manager, actor, now }: Tx,
    { medio }: Pick<UnidadRow, 'medio'>,
    datos: Partial<DatosDeUnidad>,
  ): Promise<number> {
    const cambio = soloCampos<DatosDeUnidad>(formularioDeUnidad(medio.productoCodigo).nombres, datos);
    const sello = { actualizadoPor: actor.id || null, actualizadoEn: now };
    const leida = { id: Number(medio.fichaId), version: Number(medio.fichaVersion) };
    return guardedUpdate(manager, FichaBien, leida, { ...cambio, ...sello });
  }
}

/** The unit's columns, as the driver gives them. */
interface FichaLeida {
  readonly medioId: number;
  readonly guardadaEn: unknown;
}
