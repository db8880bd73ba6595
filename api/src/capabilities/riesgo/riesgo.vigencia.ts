import { cambiadosDesdeElCalculo, estaAprobada, type ParametroCalculado } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import type { PlanRow } from '../plan';
import type { HechosDeRiesgoStore } from './riesgo.hechos';
import type { ParametroRow, RiesgoRow, RiesgoStore } from './riesgo.store';

/** A plan with a possibly stale score. */
export interface PuntajeDePlan {
  readonly idCodigo: string;
  /** Of its folder; null = not calculated. */
  readonly riesgoId: number | null;
}

/** Whether scores are up to date with the registered data. An approved folder keeps its score, and is not checked. */
export class VigenciaDePuntaje {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: Pick<RiesgoStore, 'findCalculados'>,
    private readonly hechos: HechosDeRiesgoStore,
    private readonly clock: Clock,
  ) {}

  /** Of one plan with its risk. Three statements; none without a calculation. */
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

  /** Plans with a stale score, of a list's page. Four statements for any number; none without a calculation. */
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
