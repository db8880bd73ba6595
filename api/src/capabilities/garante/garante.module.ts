import { controller, type Shared } from '../../composition/shared';
import { GaranteController } from './garante.controller';
import { GaranteService } from './garante.service';
import { GaranteStore } from './garante.store';

export function composeGarante({ accessLog, acts, anexos, dataSource, personas, solicitudes }: Shared) {
  const garante = new GaranteService(acts, accessLog, new GaranteStore(dataSource), solicitudes, personas, anexos);
  return { controllers: [controller(GaranteController, garante)] };
}
