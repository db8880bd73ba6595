import type { CodigoDePeriodo, Mes, Suma } from '@adjudica/domain';
import { type DataSource, type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { insertMany } from '../../db/bulk';
import { readMany, readOne } from '../../db/read';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { FichaPlan } from '../../entities/medio-aprobacion.entity';
import { OrdenPlan } from '../../entities/orden-de-compra.entity';
import { TableroAporte, TableroBase, TableroCambio, TableroSuma } from '../../entities/tablero.entity';
import { givingWay, inSlices } from '../../workers/in-turns';
import type { Query } from './tablero.consultas';

/** There is one. */
const BASE = { id: 1 } as const;
const COLUMNAS = ['producto', 'periodo', 'hecho', 'parte', 'dias', 'cantidad'] as const;
/** A write that was noted, of a plan or of what belongs to plans. */
export type CambioDePlan = Pick<TableroCambio, 'id' | 'clase' | 'clave'>;
/** SQL Server takes 2,100 values a statement. */
const POR_SENTENCIA = 500;

/** The kept sums, what each plan added to them, and which plans were written since. Within a transaction: through its manager. */
export class SumasStore {
  constructor(private readonly dataSource: DataSource) {}

  base(manager: EntityManager = this.dataSource.manager): Promise<Pick<TableroBase, 'calculo' | 'vuelta'> | null> {
    return readOne(
      manager
        .createQueryBuilder()
        .from(TableroBase, 'b')
        .select('b.calculo', 'calculo')
        .addSelect('b.vuelta', 'vuelta')
        .where('b.id = :id', BASE),
    );
  }

  /** The oldest ones. */
  cambios(cuantos: number, manager: EntityManager = this.dataSource.manager): Promise<CambioDePlan[]> {
    return readMany<CambioDePlan>(
      manager
        .createQueryBuilder()
        .from(TableroCambio, 'c')
        .select(['id', 'clase', 'clave'].map((c) => `c.${c} AS ${c}`))
        .orderBy('c.id', 'ASC')
        .limit(cuantos),
    );
  }

  /** Of which plans they are: one statement more where orders or sheets are among them. */
  async planesDe(
    cambios: readonly CambioDePlan[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<number[]> {
    const claves = (de: CambioDePlan['clase']) => cambios.filter(({ clase }) => clase === de).map(({ clave }) => clave);
    const query = () => manager.createQueryBuilder().select('x.planId', 'planId');
    const suyos = async (de: Query, columna: string, cuales: readonly number[]) =>
      cuales.length === 0 ? [] : planesDe(de.where(`x.${columna} IN (:...cuales)`, { cuales }));
    const [deOrdenes, deFichas] = await Promise.all([
      suyos(query().from(OrdenPlan, 'x'), 'ordenId', claves('orden')),
      suyos(query().from(FichaPlan, 'x'), 'fichaId', claves('ficha')),
    ]);
    return [...new Set([...claves('plan'), ...deOrdenes, ...deFichas])];
  }

  /** What each of these plans has added. */
  async aportes(
    planIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, readonly Suma[]>> {
    const aportes = new Map<number, readonly Suma[]>();
    for (let desde = 0; desde < planIds.length; desde += POR_SENTENCIA) {
      const filas = await readMany<{ planId: number; sumas: string }>(
        manager
          .createQueryBuilder()
          .from(TableroAporte, 'a')
          .select('a.planId', 'planId')
          .addSelect('a.sumas', 'sumas')
          .where('a.planId IN (:...planIds)', { planIds: planIds.slice(desde, desde + POR_SENTENCIA) }),
      );
      for (const { planId, sumas } of filas) aportes.set(Number(planId), JSON.parse(sumas) as Suma[]);
    }
    return aportes;
  }

  sumas(producto: string, periodos: readonly CodigoDePeriodo[]): Promise<Suma[]> {
    return this.leer(producto, periodos, '1 = 1');
  }

  /** Awards and deliveries of these months. */
  deLaLinea(producto: string, meses: readonly Mes[]): Promise<Suma[]> {
    return this.leer(producto, meses, "s.hecho <> 'paso'");
  }

  /** Puts what these plans say in the place of what they said; the changes that told of them are done with. Requests have their turn between the statements. */
  async contar(
    manager: EntityManager,
    { cambios, planIds }: { cambios: readonly CambioDePlan[]; planIds: readonly number[] },
    { aportes, diferencia }: { aportes: ReadonlyMap<number, readonly Suma[]>; diferencia: readonly Suma[] },
  ): Promise<void> {
    const sliceOver = inSlices();
    for (const suma of diferencia) {
      await this.sumar(manager, suma);
      await sliceOver();
    }
    for (let desde = 0; desde < planIds.length; desde += POR_SENTENCIA)
      await givingWay(manager.delete(TableroAporte, { planId: In(planIds.slice(desde, desde + POR_SENTENCIA)) }));
    const filas = [...aportes].map(([planId, sumas]) => ({ planId, sumas }));
    for (let desde = 0; desde < filas.length; desde += POR_SENTENCIA)
      await givingWay(manager.insert(TableroAporte, filas.slice(desde, desde + POR_SENTENCIA)));
    const ids = cambios.map(({ id }) => id);
    for (let desde = 0; desde < ids.length; desde += POR_SENTENCIA)
      await givingWay(manager.delete(TableroCambio, { id: In(ids.slice(desde, desde + POR_SENTENCIA)) }));
    await givingWay(manager.increment(TableroBase, BASE, 'vuelta', 1));
  }

  /** Nothing is counted, and every plan that was awarded is to be. */
  async empezar(manager: EntityManager, calculo: string): Promise<void> {
    for (const entidad of [TableroSuma, TableroAporte, TableroCambio])
      await manager.createQueryBuilder().delete().from(entidad).execute();
    const adjudicados = manager.createQueryBuilder().from(Adjudicacion, 'j').select('j.planId', 'planId').distinct();
    await insertMany(
      manager,
      TableroCambio,
      (await planesDe(adjudicados)).map((clave) => ({ clase: 'plan', clave })),
    );
    const vuelta = ((await this.base(manager))?.vuelta ?? 0) + 1;
    await manager.delete(TableroBase, BASE);
    await manager.insert(TableroBase, { ...BASE, calculo, vuelta });
  }

  private async leer(producto: string, periodos: readonly CodigoDePeriodo[], cuales: string): Promise<Suma[]> {
    const filas = await readMany<Suma>(
      this.dataSource
        .createQueryBuilder()
        .from(TableroSuma, 's')
        .select(COLUMNAS.map((c) => `s.${c} AS ${c}`))
        .where(`s.producto = :producto AND s.periodo IN (:...periodos) AND ${cuales}`, {
          producto,
          periodos: [...periodos],
        }),
    );
    return filas.map((fila) => ({ ...fila, dias: Number(fila.dias), cantidad: Number(fila.cantidad) }));
  }

  private async sumar(manager: EntityManager, { cantidad, ...clave }: Suma): Promise<void> {
    const cual: FindOptionsWhere<TableroSuma> = clave;
    const { affected } = await manager.increment(TableroSuma, cual, 'cantidad', cantidad);
    if (affected === 0) await manager.insert(TableroSuma, { ...clave, cantidad });
  }
}

const planesDe = async (query: Query): Promise<number[]> =>
  (await readMany<{ planId: number }>(query)).map(({ planId }) => Number(planId));
