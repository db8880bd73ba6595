import { controller, type Shared } from '../../composition/shared';
import { PlazoController } from './plazo.controller';
import { Plazos } from './plazo.store';

export function composePlazo({ unitOfWork }: Shared) {
  return { controllers: [controller(PlazoController, new Plazos(unitOfWork))] };
}
