import { controller, type Shared } from '../../composition/shared';
import { DecisionController, SalvedadController } from './decision.controller';
import { DecisionService } from './decision.service';
import { SalvedadStore } from './salvedad.store';

export function composeDecision({ accessLog, dataSource, decisiones: almacen, espera }: Shared) {
  const salvedades = new SalvedadStore(dataSource);
  const decisiones = new DecisionService(almacen, salvedades, espera, accessLog);
  return { controllers: [controller(DecisionController, decisiones), controller(SalvedadController, decisiones)] };
}
