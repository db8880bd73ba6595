import { controller, type Shared } from '../../composition/shared';
import { OperacionInusualService } from './operacion-inusual.actos';
import { OperacionInusualController } from './operacion-inusual.controller';
import { OperacionInusualStore } from './operacion-inusual.store';

export function composeOperacionInusual({ accessLog, acts, clock, dataSource }: Shared) {
  const store = new OperacionInusualStore(dataSource);
  const operaciones = new OperacionInusualService(acts, store, accessLog, clock);
  return { controllers: [controller(OperacionInusualController, operaciones)] };
}
