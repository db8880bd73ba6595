import { createHash } from 'node:crypto';
import {
  aporteDe,
  type CodigoDePeriodo,
  diferenciaDe,
  juntas,
  type Mes,
  type PlanDelTablero,
  pasosDelRecorrido,
  type Suma,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { SISTEMA } from '../../auth/actor';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Logger } from '../../log';
import { flatMapInTurns, givingWay, othersFirst } from '../../workers/in-turns';
import type { FeriadosDelAjuste } from '../catalogo';
import type { PlanesStore } from './tablero.planes.store';
import type { CambioDePlan, SumasStore } from './tablero.sumas.store';

const EVERY_MS = 500;
/** A round holds the writer for a few milliseconds; requests that only read have their turn meanwhile. */
const POR_VUELTA = 20;
/** With more plans written since, counting the period from its rows is as fast. */
const MAX_CAMBIOS = 200;
/** Reads that began while the sums were changed begin again. */
const INTENTOS = 3;
/** Raise it when the same rows are to be counted otherwise. */
const FORMA = 1;
/** Periods that people look at between one round and the next. */
const MAX_GUARDADAS = 24;
const SIEMPRE = ['0001-01-01', '9999-12-31'] as const;

/** Sums of the periods that were asked for, and of the months of the line. */
export interface SumasLeidas {
  readonly sumas: readonly Suma[];
  readonly linea: readonly Suma[];
}

/** What a plan had added when it was counted, and what it adds as of these changes, which have not been counted yet. */
interface Escrito {
  readonly cambios: string;
  readonly antes: readonly Suma[];
  readonly ahora: readonly Suma[];
}

/** What was read since the last round, which alone changes the sums: kept until the next one. */
class DeUnaVuelta {
  readonly sumas = new Map<string, SumasLeidas>();
  readonly escritos = new Map<number, Escrito>();

  constructor(readonly vuelta: number) {}
}

/**
 * The figures of all plans, kept as sums by product, period and kind of fact. The database notes in the transaction of each write whose figures it may change
 * (migration 34000). Who asks for figures takes the sums, and of the noted plans what they say now instead of what they had added: so they are
 * right at once, whoever wrote, in whichever process. In the background the noted plans are counted into the sums.
 */
export class SumasDelTablero {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private deVuelta = new DeUnaVuelta(-1);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: SumasStore,
    private readonly planes: Pick<PlanesStore, 'de'>,
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
    private readonly log: Logger,
  ) {}

  /** Null: they are not reckoned with today's rules yet, or too much was written since; then the rows are to be counted. */
  async leer(
    producto: string,
    periodos: readonly CodigoDePeriodo[],
    meses: readonly Mes[],
  ): Promise<SumasLeidas | null> {
    for (let intento = 0; intento < INTENTOS; intento++) {
      const [base, feriados] = [await this.store.base(), await this.feriados.entre(...SIEMPRE)];
      if (base?.calculo !== calculoDe(feriados)) return null;
      const cambios = await givingWay(this.store.cambios(MAX_CAMBIOS + 1));
      const planIds = await this.store.planesDe(cambios);
      if (cambios.length > MAX_CAMBIOS || planIds.length > MAX_CAMBIOS) return null;
      const deVuelta = this.de(base.vuelta);
      const { sumas, linea } = await this.guardadas(deVuelta, producto, periodos, meses);
      const escritos = await this.escritos(deVuelta, cambios, planIds, feriados);
      if ((await this.store.base())?.vuelta !== base.vuelta) continue;
      for (const [planId, escrito] of escritos) deVuelta.escritos.set(planId, escrito);
      const suyos = [...escritos.values()];
      const cambio = diferenciaDe(
        suyos.flatMap(({ antes }) => antes),
        suyos.flatMap(({ ahora }) => ahora),
      ).filter((suma) => suma.producto === producto);
      const de = (cuales: readonly string[]) => cambio.filter(({ periodo }) => cuales.includes(periodo));
      return { sumas: juntas([...sumas, ...de(periodos)]), linea: juntas([...linea, ...de(meses)]) };
    }
    return null;
  }

  private de(vuelta: number): DeUnaVuelta {
    if (this.deVuelta.vuelta !== vuelta) this.deVuelta = new DeUnaVuelta(vuelta);
    return this.deVuelta;
  }

  /** The sums as the last round left them. The caller sees to it that they are of this round. */
  private async guardadas(
    { sumas: conocidas }: DeUnaVuelta,
    producto: string,
    periodos: readonly CodigoDePeriodo[],
    meses: readonly Mes[],
  ): Promise<SumasLeidas> {
    const clave = JSON.stringify([producto, periodos, meses]);
    const conocida = conocidas.get(clave);
    if (conocida !== undefined) return conocida;
    const sumas = await givingWay(this.store.sumas(producto, periodos));
    const linea = await givingWay(this.store.deLaLinea(producto, meses));
    if (conocidas.size < MAX_GUARDADAS) conocidas.set(clave, { sumas, linea });
    return { sumas, linea };
  }

  /**
   * The plans that were written since the last round. Every write notes a change of its own: with the changes that it had when it was read,
   * a plan says what it said. The caller keeps them once they are sure to be of this round.
   */
  private async escritos(
    { escritos: conocidos }: DeUnaVuelta,
    cambios: readonly CambioDePlan[],
    planIds: readonly number[],
    feriados: readonly string[],
  ): Promise<Map<number, Escrito>> {
    const suyos = cambiosPorPlan(cambios);
    const escritos = new Map<number, Escrito>();
    for (const planId of planIds) {
      const conocido = conocidos.get(planId);
      if (conocido !== undefined && conocido.cambios === suyos?.get(planId)) escritos.set(planId, conocido);
    }
    const porLeer = planIds.filter((planId) => !escritos.has(planId));
    if (porLeer.length === 0) return escritos;
    const antes = await givingWay(this.store.aportes(porLeer));
    const ahora = await aportesDe(await givingWay(this.planes.de(porLeer)), feriados);
    for (const planId of porLeer)
      escritos.set(planId, {
        cambios: suyos?.get(planId) ?? '',
        antes: antes.get(planId) ?? [],
        ahora: ahora.get(planId) ?? [],
      });
    return escritos;
  }

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  /** Counts all that waits. */
  step(): Promise<void> {
    this.running = this.running.then(() => this.contarLoQueEspera());
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** From nothing: what an operator asks for. How many plans. */
  async rehacer(porVuelta: number): Promise<number> {
    await this.unitOfWork.run(SISTEMA, async ({ manager, lock }) => {
      await lock('tablero');
      await this.store.empezar(manager, calculoDe(await this.feriados.entre(...SIEMPRE, manager)));
    });
    let contados = 0;
    for (;;) {
      const cuantos = await this.vuelta(porVuelta);
      if (cuantos === 0) return contados;
      contados += cuantos;
    }
  }

  private async contarLoQueEspera(): Promise<void> {
    try {
      while ((await this.hayQueContar()) && (await this.vuelta(POR_VUELTA)) > 0) await othersFirst();
    } catch (error) {
      this.log.error(
        { err: error },
        'the sums of the dashboard could not be kept; its figures are counted from the rows',
      );
    }
  }

  private async hayQueContar(): Promise<boolean> {
    const [cambios, base] = [await this.store.cambios(1), await this.store.base()];
    return cambios.length > 0 || base?.calculo !== calculoDe(await this.feriados.entre(...SIEMPRE));
  }

  /** One transaction. How many changes were counted. */
  private vuelta(porVuelta: number): Promise<number> {
    return this.unitOfWork.run(SISTEMA, async ({ manager, lock }) => {
      await lock('tablero');
      const feriados = await this.feriados.entre(...SIEMPRE, manager);
      await this.conReglasDeHoy(manager, calculoDe(feriados));
      const cambios = await givingWay(this.store.cambios(porVuelta, manager));
      if (cambios.length === 0) return 0;
      const planIds = await this.store.planesDe(cambios, manager);
      const antes = await givingWay(this.store.aportes(planIds, manager));
      const aportes = await aportesDe(await givingWay(this.planes.de(planIds, manager)), feriados);
      const diferencia = diferenciaDe([...antes.values()].flat(), [...aportes.values()].flat());
      await this.store.contar(manager, { cambios, planIds }, { aportes, diferencia });
      return cambios.length;
    });
  }

  private async conReglasDeHoy(manager: EntityManager, calculo: string): Promise<void> {
    if ((await this.store.base(manager))?.calculo === calculo) return;
    this.log.info({}, 'the sums of the dashboard are counted anew');
    await this.store.empezar(manager, calculo);
  }
}

/** What the sums are reckoned with, apart from rows: other steps or other days of rest, and none of them counts. */
const calculoDe = (feriados: readonly string[]): string => {
  const dias = JSON.stringify([...feriados].sort());
  if (ultimo?.dias !== dias) ultimo = { dias, calculo: huellaDe(JSON.parse(dias)) };
  return ultimo.calculo;
};
/** Each request asks, and days of rest hardly ever change. */
let ultimo: { readonly dias: string; readonly calculo: string } | undefined;
const huellaDe = (dias: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([FORMA, pasosDelRecorrido, dias]))
    .digest('hex');

const planDe = ({ adjudicaciones }: PlanDelTablero): number => (adjudicaciones[0] as { planId: number }).planId;

/** Of many plans in turns with requests. */
const aportesDe = async (
  planes: Iterable<PlanDelTablero>,
  feriados: readonly string[],
): Promise<ReadonlyMap<number, readonly Suma[]>> =>
  new Map(await flatMapInTurns(planes, (plan) => [[planDe(plan), aporteDe(plan, feriados)] as const]));

/** The changes that were noted for each plan itself. Undefined: some were noted for what belongs to several plans. */
function cambiosPorPlan(cambios: readonly CambioDePlan[]): ReadonlyMap<number, string> | undefined {
  if (cambios.some(({ clase }) => clase !== 'plan')) return undefined;
  const suyos = Map.groupBy(cambios, ({ clave }) => clave);
  return new Map([...suyos].map(([planId, de]) => [planId, de.map(({ id }) => id).join()]));
}
