import {
  type Fecha,
  hoyEn,
  type Plazo,
  sumarMeses,
  type Termino,
  type Tramo,
  terminosDe,
  tramosAtrasados,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import type { FeriadosDelAjuste } from '../catalogo';
import type { PlazosDelContrato } from '../plazo';
import type { Calendario } from './adjudicacion.view';

/** The longest term ends within these months of its award, holidays included. */
const MESES_DE_UN_PLAZO = 18;

/** Today, holidays, and the terms of the contract, for the working days of awards. */
export class CalendarioDeAdjudicaciones {
  constructor(
    private readonly feriados: Pick<FeriadosDelAjuste, 'entre'>,
    private readonly plazos: Pick<PlazosDelContrato, 'listAll'>,
    private readonly clock: Clock,
  ) {}

  hoy(): Fecha {
    return hoyEn(this.clock.now());
  }

  /**
   * From the oldest of these to the end of the newest one's term; within a transaction through its manager. The few terms are read each time,
   * holidays where the setting discounts them.
   */
  async desde(rows: readonly { fecha: Fecha }[], manager?: EntityManager): Promise<Calendario> {
    const hoy = this.hoy();
    const desde = rows.reduce((primera, { fecha }) => (fecha < primera ? fecha : primera), hoy);
    const [feriados, plazos] = await Promise.all([
      this.feriados.entre(desde, sumarMeses(hoy, MESES_DE_UN_PLAZO), manager),
      this.plazos.listAll(manager),
    ]);
    return { hoy, feriados, plazos };
  }

  /** Days of awards that are late today, if undelivered. */
  async atrasadas(): Promise<Tramo[]> {
    const hoy = this.hoy();
    const [feriados, plazos]: [string[], readonly Plazo[]] = await Promise.all([
      this.feriados.entre(sumarMeses(hoy, -MESES_DE_UN_PLAZO), hoy),
      this.plazos.listAll(),
    ]);
    return tramosAtrasados(plazos, hoy, feriados);
  }

  /** Terms in use; null = all awards have the same, so that the older one is the later one. */
  async terminos(): Promise<readonly Termino[] | null> {
    const terminos = terminosDe(await this.plazos.listAll());
    return new Set(terminos.map(({ dias }) => dias)).size > 1 ? terminos : null;
  }
}
