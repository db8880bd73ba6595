import {
  type AdjudicacionDelTablero,
  type Dias,
  diasDe,
  diasDeFeriados,
  type EntregaDelTablero,
  type Fecha,
  type HechosDePeriodo,
  lineaDe,
  type Mes,
  type PasoDelTablero,
  type Periodo,
  type PuntoDeLinea,
  periodoDe,
  ultimoDiaDelMes,
} from '@adjudica/domain';
import type { FeriadosDelAjuste } from '../catalogo';
import type { Alcance, HechosStore } from './tablero.store';

/** Committed facts of the figures and of the rows behind them. */
export class HechosDelTablero {
  constructor(
    private readonly store: HechosStore,
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
  ) {}

  async de(alcance: Alcance, periodo: Periodo): Promise<HechosDePeriodo> {
    const dias = diasDe(periodo);
    const [adjudicaciones, entregas, pasos] = await Promise.all([
      this.adjudicaciones(alcance, dias),
      this.entregas(alcance, dias),
      this.pasos(alcance, dias),
    ]);
    return { adjudicaciones, entregas, pasos };
  }

  adjudicaciones(alcance: Alcance, dias: Dias): Promise<AdjudicacionDelTablero[]> {
    return this.store.listAdjudicaciones(alcance, dias);
  }

  async entregas(alcance: Alcance, dias: Dias): Promise<EntregaDelTablero[]> {
    return this.store.listEntregas(alcance, dias, { conBien: true, feriados: await this.feriadosHasta(dias) });
  }

  async pasos(alcance: Alcance, dias: Dias): Promise<PasoDelTablero[]> {
    return this.store.listPasos(alcance, dias, await this.feriadosHasta(dias));
  }

  async linea(alcance: Alcance, meses: readonly Mes[]): Promise<PuntoDeLinea[]> {
    const dias: Dias = { desde: elPrimero(meses[0] as Mes), hasta: ultimoDiaDelMes(elPrimero(meses.at(-1) as Mes)) };
    const feriados = await this.feriadosHasta(dias);
    const [entregas, adjudicados] = await Promise.all([
      this.store.listEntregas(alcance, dias, { conBien: false, feriados }),
      this.store.countAdjudicadosByDia(alcance, dias),
    ]);
    return lineaDe(meses, entregas, adjudicados);
  }

  /** Holidays before and in these days, where the setting discounts them. */
  private feriadosHasta(dias: Dias): Promise<string[]> {
    const { desde, hasta } = diasDeFeriados(dias);
    return this.feriados.entre(desde, hasta);
  }
}

const elPrimero = (mes: Mes): Fecha => diasDe(periodoDe(mes)).desde;
