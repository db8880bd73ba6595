import { diasEntre, hoyEn, type Instante } from '@adjudica/domain';
import type { Clock } from '../../clock';
import { instantOf } from '../../columns/columns';
import type { FeriadosDelAjuste } from './feriados';

/** Working days since an instant. */
export type DiasDesde = (desde: Instante) => number;

/** How long something has waited, in the working days that all lists count (GEN-513). */
export class Espera {
  constructor(
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
    private readonly clock: Clock,
  ) {}

  /** For all of these at once: a statement only where the setting discounts holidays. */
  async desde(instantes: readonly Instante[]): Promise<DiasDesde> {
    const hoy = hoyEn(this.clock.now());
    const primero = instantes.map((instante) => hoyEn(instante)).reduce((a, b) => (b < a ? b : a), hoy);
    const feriados = instantes.length === 0 ? [] : await this.feriados.entre(primero, hoy);
    return (desde) => diasEntre(hoyEn(desde), hoy, feriados);
  }
}

/** When those that are not decided yet were made. */
export const enEspera = (rows: readonly { estado: string; creadoEn: unknown }[]): Instante[] =>
  rows.filter(({ estado }) => estado === 'pendiente').map(({ creadoEn }) => instantOf(creadoEn));
