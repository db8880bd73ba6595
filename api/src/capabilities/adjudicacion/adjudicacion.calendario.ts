import { type Fecha, hoyEn } from '@adjudica/domain';
import type { Clock } from '../../clock';
import type { FeriadosDelAjuste } from '../catalogo';
import type { Calendario } from './adjudicacion.view';

/** Today, and the days of rest that the working days of awards leave out. */
export class CalendarioDeAdjudicaciones {
  constructor(
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
    private readonly clock: Clock,
  ) {}

  hoy(): Fecha {
    return hoyEn(this.clock.now());
  }

  /** Since the oldest of these. A statement only where the setting discounts holidays. */
  async desde(filas: readonly { fecha: Fecha }[]): Promise<Calendario> {
    const hoy = this.hoy();
    const desde = filas.reduce((primera, { fecha }) => (fecha < primera ? fecha : primera), hoy);
    return { hoy, feriados: await this.feriados.entre(desde, hoy) };
  }
}
