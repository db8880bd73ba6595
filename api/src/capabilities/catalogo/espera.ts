import { diasEntre, hoyEn, type Instante } from '@adjudica/domain';
import type { Clock } from '../../clock';
import { instantOf } from '../../columns/columns';
import type { FeriadosDelAjuste } from './feriados';

/** Working days since an instant. */
export type DiasDesde = (desde: Instante) => number;

/** Waiting time in working days, as all lists count them (GEN-513). */
export class Espera {
  constructor(
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
    private readonly clock: Clock,
  ) {}

  /** For all at once: a statement only where the setting discounts holidays. */
  async desde(instantes: readonly Instante[]): Promise<DiasDesde> {
    const hoy = hoyEn(this.clock.now());
    const primero = instantes.map((instante) => hoyEn(instante)).reduce((a, b) => (b < a ? b : a), hoy);
    const feriados = instantes.length === 0 ? [] : await this.feriados.entre(primero, hoy);
    return (desde) => diasEntre(hoyEn(desde), hoy, feriados);
  }
}

/** Creation instants of the undecided ones. */
export const enEspera = (rows: readonly { estado: string; creadoEn: unknown }[]): Instante[] =>
  rows.filter(({ estado }) => estado === 'pendiente').map(({ creadoEn }) => instantOf(creadoEn));
