import { controller, type Shared } from '../../composition/shared';
import { ActosDeSorteo } from './sorteo.actos';
import { SorteoController } from './sorteo.controller';
import { SorteoService } from './sorteo.service';

export function composeSorteo({ accessLog, acts, asambleas, sorteos }: Shared) {
  const sorteo = new SorteoService(sorteos, asambleas, accessLog);
  const actos = new ActosDeSorteo(acts, sorteo);
  return { actos, controllers: [controller(SorteoController, sorteo, actos)] };
}
