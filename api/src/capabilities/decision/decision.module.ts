import { controller, type Shared } from '../../composition/shared';
import { DecisionController, SalvedadController } from './decision.controller';
import { DecisionService } from './decision.service';
import { DecisionStore } from './decision.store';
import { SalvedadStore } from './salvedad.store';

export function composeDecision({ accessLog, dataSource, espera }: Shared) {
  const salvedades = new SalvedadStore(dataSource);
  const decisiones = new DecisionService(new DecisionStore(dataSource), salvedades, espera, accessLog);
  return { controllers: [controller(DecisionController, decisiones), controller(SalvedadController, decisiones)] };
}
