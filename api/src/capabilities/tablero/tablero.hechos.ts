import {
  type AdjudicacionDelTablero,
  adjudicacionesElegidas,
  codigoDePeriodo,
  cuantos,
  type Dias,
  diasDe,
  diasDeFeriados,
  type EntregaDelTablero,
  type Fecha,
  type HechosContados,
  hechosContados,
  lineaDe,
  type Mes,
  type PasoDelTablero,
  type Periodo,
  type PuntoDeLinea,
  periodoDe,
  type Suma,
  ultimoDiaDelMes,
} from '@adjudica/domain';
import { givingWay } from '../../workers/in-turns';
import type { FeriadosDelAjuste } from '../catalogo';
import type { HechosStore } from './tablero.store';
import type { LecturaDeSumas } from './tablero.sumas.lectura';

/** Two periods and the line of months that ends with them, as the figures count them. */
export interface CifrasContadas {
  readonly periodos: readonly [HechosContados, HechosContados];
  readonly linea: readonly PuntoDeLinea[];
}

/**
 * What the figures are counted from, as it is committed: the kept sums (`tablero.sumas.ts`), or the facts of the period where they do not say. The rows
 * behind a figure are always those facts.
 */
export class HechosDelTablero {
  constructor(
    private readonly store: HechosStore,
    private readonly sumas: Pick<LecturaDeSumas, 'leer'>,
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
  ) {}

  async cifras(
    producto: string,
    periodos: readonly [Periodo, Periodo],
    meses: readonly Mes[],
  ): Promise<CifrasContadas> {
    const codigos = periodos.map(codigoDePeriodo) as [string, string];
    const leidas = await givingWay(this.sumas.leer(producto, codigos, meses));
    if (leidas === null) return this.desdeCero(producto, periodos, meses);
    const de = (codigo: string) => hechosContados(leidas.sumas.filter(({ periodo }) => periodo === codigo));
    return { periodos: [de(codigos[0]), de(codigos[1])], linea: lineaDeSumas(meses, leidas.linea) };
  }

  /** The same from the rows. */
  async desdeCero(
    producto: string,
    [ahora, antes]: readonly [Periodo, Periodo],
    meses: readonly Mes[],
  ): Promise<CifrasContadas> {
    const de = async (dias: Dias): Promise<HechosContados> => {
      const [adjudicaciones, entregas, pasos] = await Promise.all([
        this.adjudicaciones(producto, dias),
        this.entregas(producto, dias),
        this.pasos(producto, dias),
      ]);
      return { adjudicaciones, entregas, pasos };
    };
    const [deAhora, deAntes, linea] = await Promise.all([
      de(diasDe(ahora)),
      de(diasDe(antes)),
      this.linea(producto, meses),
    ]);
    return { periodos: [deAhora, deAntes], linea };
  }

  adjudicaciones(producto: string, dias: Dias): Promise<AdjudicacionDelTablero[]> {
    return this.store.adjudicaciones(producto, dias);
  }

  async entregas(producto: string, dias: Dias): Promise<EntregaDelTablero[]> {
    return this.store.entregas(producto, dias, { conBien: true, feriados: await this.feriadosHasta(dias) });
  }

  async pasos(producto: string, dias: Dias): Promise<PasoDelTablero[]> {
    return this.store.pasos(producto, dias, await this.feriadosHasta(dias));
  }

  private async linea(producto: string, meses: readonly Mes[]): Promise<PuntoDeLinea[]> {
    const dias: Dias = { desde: elPrimero(meses[0] as Mes), hasta: ultimoDiaDelMes(elPrimero(meses.at(-1) as Mes)) };
    const feriados = await this.feriadosHasta(dias);
    const [entregas, adjudicados] = await Promise.all([
      this.store.entregas(producto, dias, { conBien: false, feriados }),
      this.store.adjudicadosPorDia(producto, dias),
    ]);
    return lineaDe(meses, entregas, adjudicados);
  }

  /** Days of rest before and in these days, where the setting discounts them. */
  private feriadosHasta(dias: Dias): Promise<string[]> {
    const { desde, hasta } = diasDeFeriados(dias);
    return this.feriados.entre(desde, hasta);
  }
}

const elPrimero = (mes: Mes): Fecha => diasDe(periodoDe(mes)).desde;

function lineaDeSumas(meses: readonly Mes[], sumas: readonly Suma[]): PuntoDeLinea[] {
  const porMes = Map.groupBy(sumas, ({ periodo }) => periodo);
  const puntos = meses.flatMap((mes) => {
    const suyas = porMes.get(mes);
    if (suyas === undefined) return [];
    const { adjudicaciones, entregas } = hechosContados(suyas);
    const fecha = elPrimero(mes);
    return [
      {
        entregas: entregas.map((una) => ({ ...una, fecha })),
        adjudicados: { fecha, cantidad: cuantos(adjudicacionesElegidas(adjudicaciones, 'adjudicados')) },
      },
    ];
  });
  return lineaDe(
    meses,
    puntos.flatMap(({ entregas }) => entregas),
    puntos.map(({ adjudicados }) => adjudicados),
  );
}
