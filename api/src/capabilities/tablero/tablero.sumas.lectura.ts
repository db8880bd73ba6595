import { type CodigoDePeriodo, diferenciaDe, juntas, type Mes, type Suma } from '@adjudica/domain';
import { givingWay } from '../../workers/in-turns';
import type { FeriadosDelAjuste } from '../catalogo';
import type { PlanesStore } from './tablero.planes.store';
import { aportesDe, calculoDe, SIEMPRE } from './tablero.sumas.calculo';
import type { CambioDePlan, SumasStore } from './tablero.sumas.store';

/** With more plans written since, counting the period from its rows is as fast. */
const MAX_CAMBIOS = 200;
/** Reads that began while the sums were changed begin again. */
const INTENTOS = 3;
/** Periods that people look at between one round and the next. */
const MAX_GUARDADAS = 24;

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
 * The kept sums (`tablero.sumas.ts`) as of now: of the plans that were written since they were counted, what these say instead of what they had added. So
 * they are right at once, whoever wrote, in whichever process.
 */
export class LecturaDeSumas {
  private deVuelta = new DeUnaVuelta(-1);

  constructor(
    private readonly store: SumasStore,
    private readonly planes: Pick<PlanesStore, 'de'>,
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
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
}

/** The changes that were noted for each plan itself. Undefined: some were noted for what belongs to several plans. */
function cambiosPorPlan(cambios: readonly CambioDePlan[]): ReadonlyMap<number, string> | undefined {
  if (cambios.some(({ clase }) => clase !== 'plan')) return undefined;
  const suyos = Map.groupBy(cambios, ({ clave }) => clave);
  return new Map([...suyos].map(([planId, de]) => [planId, de.map(({ id }) => id).join()]));
}
