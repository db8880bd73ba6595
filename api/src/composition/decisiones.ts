import { DecisionController, SalvedadController } from '../capabilities/decision/decision.controller';
import { DecisionService } from '../capabilities/decision/decision.service';
import { DecisionStore } from '../capabilities/decision/decision.store';
import { SalvedadStore } from '../capabilities/decision/salvedad.store';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** What the managers look at: what waits for a decision, and what was decided beyond the rules. */
export function composeDecisiones({ accessLog, dataSource }: Platform, { espera }: Comun) {
  const decisiones = new DecisionService(
    new DecisionStore(dataSource),
    new SalvedadStore(dataSource),
    espera,
    accessLog,
  );
  const controllers: ControllerEntry[] = [
    [DecisionController, () => new DecisionController(decisiones)],
    [SalvedadController, () => new SalvedadController(decisiones)],
  ];
  return { controllers };
}
