import {
  type AdjudicacionDelTablero,
  type Dias,
  type EntregaDelTablero,
  lineaDe,
  type Mes,
  type PasoDelTablero,
  type PuntoDeLinea,
  sumarMeses,
  ultimoDiaDelMes,
} from '@adjudica/domain';
import type { DataSource } from 'typeorm';
import { CommittedCache } from '../../db/committed-cache';
import type { FeriadosDelAjuste } from '../catalogo';
import type { HechosStore } from './tablero.store';

/** Months and years that people look at within one commit and the next. */
const MAX_KEPT = 24;
/** An award is delivered within this time, or its days of rest are not discounted. */
const MESES_DE_FERIADOS = 36;

/**
 * The facts of a period, as they are committed. They are read when somebody asks and kept until anybody commits anything
 * (`db/committed-cache.ts`), so that a figure is right after every act and no act pays for figures that nobody looks at; a table of sums would have to
 * be kept by every act, import and correction, and could differ from its rows. What proves slow is read on another thread (`db/slow-reads.ts`).
 */
export class HechosDelTablero {
  private readonly kept: CommittedCache<unknown>;

  constructor(
    dataSource: DataSource,
    private readonly store: HechosStore,
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
  ) {
    this.kept = new CommittedCache(dataSource, MAX_KEPT);
  }

  adjudicaciones(producto: string, dias: Dias): Promise<AdjudicacionDelTablero[]> {
    return this.get(['adjudicaciones', producto, dias], () => this.store.adjudicaciones(producto, dias));
  }

  entregas(producto: string, dias: Dias): Promise<EntregaDelTablero[]> {
    return this.get(['entregas', producto, dias], async () =>
      this.store.entregas(producto, dias, { conBien: true, feriados: await this.feriadosHasta(dias) }),
    );
  }

  pasos(producto: string, dias: Dias): Promise<PasoDelTablero[]> {
    return this.get(['pasos', producto, dias], async () =>
      this.store.pasos(producto, dias, await this.feriadosHasta(dias)),
    );
  }

  /** Kept as its points, not as the rows of two years. */
  linea(producto: string, meses: readonly Mes[]): Promise<PuntoDeLinea[]> {
    const dias: Dias = { desde: `${meses[0]}-01` as Dias['desde'], hasta: ultimoDiaDelMes(`${meses.at(-1)}-01`) };
    return this.get(['linea', producto, dias], async () => {
      const feriados = await this.feriadosHasta(dias);
      const [entregas, adjudicados] = await Promise.all([
        this.store.entregas(producto, dias, { conBien: false, feriados }),
        this.store.adjudicadosPorDia(producto, dias),
      ]);
      return lineaDe(meses, entregas, adjudicados);
    });
  }

  private get<T>(clave: readonly unknown[], leer: () => Promise<T>): Promise<T> {
    return this.kept.get(JSON.stringify(clave), leer) as Promise<T>;
  }

  /** Days of rest before and in these days, where the setting discounts them. */
  private feriadosHasta({ desde, hasta }: Dias): Promise<string[]> {
    return this.feriados.entre(sumarMeses(desde, -MESES_DE_FERIADOS), hasta);
  }
}
