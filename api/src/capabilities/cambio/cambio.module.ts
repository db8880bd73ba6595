import { controller, type Shared } from '../../composition/shared';
import { CambioController } from './cambio.controller';
import { CambioService } from './cambio.service';
import { CambioStore } from './cambio.store';

export function composeCambio({ accessLog, dataSource }: Shared) {
  return { controllers: [controller(CambioController, new CambioService(new CambioStore(dataSource), accessLog))] };
}
