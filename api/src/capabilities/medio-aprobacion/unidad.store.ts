import { type DatosDeUnidad, formularioDeUnidad, soloCampos } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { nombreDeActor } from '../../auth/actor';
import { readOne } from '../../db/engine/read';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import type { UsuarioStore } from '../usuario';
import type { MedioRow, MedioStore } from './medio-aprobacion.store';

/** The unit of a plan: the sheet of its approved means, and that means. */
export interface UnidadRow {
  readonly idCodigo: string;
  readonly medio: MedioRow;
  readonly ficha: FichaBien;
  /** Name of who saved the sheet last; null = nobody known. */
  readonly guardadaPor: string | null;
}

export class UnidadStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly medios: MedioStore,
    private readonly usuarios: UsuarioStore,
  ) {}

  /** `null` = the plan has no approved means for its award and holder. */
  async byPlan(idCodigo: string, manager: EntityManager = this.dataSource.manager): Promise<UnidadRow | null> {
    const medio = await this.findMedio(manager, idCodigo);
    if (medio === null) return null;
    const ficha = await manager.findOneByOrFail(FichaBien, { id: Number(medio.fichaId) });
    const autor = ficha.actualizadoPor ?? ficha.creadoPor;
    const usuario = autor === null ? null : await this.usuarios.byId(autor, manager);
    return { idCodigo, medio, ficha, guardadaPor: usuario === null ? null : nombreDeActor(usuario) };
  }

  private async findMedio(manager: EntityManager, idCodigo: string): Promise<MedioRow | null> {
    const query = manager
      .createQueryBuilder()
      .from(Plan, 'plan')
      .innerJoin(FichaPlan, 'elegido', 'elegido.planId = plan.id AND elegido.vigente = :vigente', { vigente: true })
      .innerJoin(MedioAprobacion, 'medio', 'medio.fichaId = elegido.fichaId AND medio.estado = :vigente')
      .innerJoin(
        Adjudicacion,
        'adjudicacion',
        `adjudicacion.id = elegido.adjudicacionId AND adjudicacion.estado = 'ADJ'`,
      )
      .innerJoin(
        PlanTitular,
        'titular',
        'titular.planId = plan.id AND titular.personaId = elegido.personaId AND titular.hasta IS NULL',
      )
      .select('medio.id', 'id')
      .where('plan.idCodigo = :idCodigo', { idCodigo });
    const row = await readOne<{ id: number }>(query);
    return row === null ? null : this.medios.byId(Number(row.id), manager);
  }

  /** Guarded by the version that was read. Returns the affected rows, 0 = stale version. */
  update(
    { manager, actor, now }: Tx,
    { ficha }: Pick<UnidadRow, 'ficha'>,
    datos: Partial<DatosDeUnidad>,
  ): Promise<number> {
    const cambio = soloCampos<DatosDeUnidad>(formularioDeUnidad(ficha.productoCodigo).nombres, datos);
    const sello = { actualizadoPor: actor.id || null, actualizadoEn: now };
    return guardedUpdate(manager, FichaBien, { id: ficha.id, version: ficha.version }, { ...cambio, ...sello });
  }
}
