import { diferenciaDe } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { SISTEMA } from '../../auth/actor';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Logger } from '../../log';
import { givingWay, othersFirst } from '../../workers/in-turns';
import type { FeriadosDelAjuste } from '../catalogo';
import type { PlanesStore } from './tablero.planes.store';
import { aportesDe, calculoDe, SIEMPRE } from './tablero.sumas.calculo';
import type { SumasStore } from './tablero.sumas.store';

const EVERY_MS = 500;
/** A round holds the writer for a few milliseconds; requests that only read have their turn meanwhile. */
const POR_VUELTA = 20;

/**
 * The figures of all plans, kept as sums by product, period and kind of fact. The database notes in the transaction of each write whose figures it may change
 * (migration 34000). In the background the noted plans are counted into the sums; who asks for figures reads both (`tablero.sumas.lectura.ts`).
 */
export class SumasDelTablero {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: SumasStore,
    private readonly planes: Pick<PlanesStore, 'de'>,
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
    private readonly log: Logger,
  ) {}

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
