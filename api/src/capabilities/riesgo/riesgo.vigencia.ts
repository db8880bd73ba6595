import { cambiadosDesdeElCalculo, estaAprobada, type ParametroCalculado } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import type { PlanRow } from '../plan';
import type { HechosDeRiesgoStore } from './riesgo.hechos';
import type { ParametroRow, RiesgoRow, RiesgoStore } from './riesgo.store';

/** A plan whose score may be old. */
export interface PuntajeDePlan {
  readonly idCodigo: string;
  /** Of its folder; null = nothing was calculated. */
  readonly riesgoId: number | null;
}

/** Whether scores are still of what is registered. An approved folder keeps the score that it was approved with, so nothing is asked of it. */
export class VigenciaDePuntaje {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: Pick<RiesgoStore, 'findCalculados'>,
    private readonly hechos: HechosDeRiesgoStore,
    private readonly clock: Clock,
  ) {}

  /** Of one plan, whose risk was read. Three statements; none where nothing was calculated. */
  async dePlan(
    plan: Pick<PlanRow, 'idCodigo' | 'idDepartamento'>,
    { puntaje }: Pick<RiesgoRow, 'puntaje'>,
    rows: readonly ParametroRow[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string[]> {
    if (puntaje === null || estaAprobada(plan)) return [];
    const { hechos } = await this.hechos.de({ manager, now: this.clock.now() }, plan);
    return cambiadosDesdeElCalculo(rows.flatMap(calculado), hechos);
  }

  /** Plans whose score is old, of a page of a list. Four statements whatever their number; none where nothing was calculated. */
  async viejos(planes: readonly PuntajeDePlan[]): Promise<ReadonlySet<string>> {
    const conPuntaje = planes.flatMap(({ idCodigo, riesgoId }) => (riesgoId === null ? [] : [{ idCodigo, riesgoId }]));
    if (conPuntaje.length === 0) return new Set();
    const { manager } = this.dataSource;
    const calculados = await this.store.findCalculados(conPuntaje.map(({ riesgoId }) => riesgoId));
    const hechos = await this.hechos.deVarios(
      { manager, now: this.clock.now() },
      conPuntaje.map(({ idCodigo }) => idCodigo),
    );
    const viejos = conPuntaje.filter(({ idCodigo, riesgoId }) => {
      const hechosDelPlan = hechos.get(idCodigo);
      return (
        hechosDelPlan !== undefined &&
        cambiadosDesdeElCalculo(calculados.get(riesgoId) ?? [], hechosDelPlan.hechos).length > 0
      );
    });
    return new Set(viejos.map(({ idCodigo }) => idCodigo));
  }
}

const calculado = ({ nombre, regla, evaluacion }: ParametroRow): ParametroCalculado[] =>
  evaluacion === null || !evaluacion.aplica ? [] : [{ nombre, regla, ...evaluacion }];
