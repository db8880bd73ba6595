import { mensajes } from '@adjudica/domain';
import type { Clock } from '../clock';
import type { Actor } from './actor';
import { FailureWindow } from './failure-window';

const WINDOW_MS = 3_600_000;

/**
 * How many searches of people one user makes within any hour, whichever search it is. Far above what somebody needs who serves clients all day,
 * and far below what takes the list of clients away page by page. In memory, per process.
 */
export class SearchBudget {
  private readonly window: FailureWindow | null;

  constructor(perHour: number, clock: Clock) {
    this.window =
      perHour === 0 ? null : new FailureWindow(perHour, WINDOW_MS, clock, mensajes.propios.busquedasAgotadas);
  }

  /** @throws ErrorDeNegocio 429 with the seconds to wait. */
  spend({ id }: Pick<Actor, 'id'>): void {
    this.window?.begin(String(id));
  }
}
