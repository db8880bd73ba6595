import { controller, type Shared } from '../../composition/shared';
import { AusenciaController } from './ausencia.controller';
import { Ausencias } from './ausencia.store';

export function composeAusencia({ clock, unitOfWork }: Shared) {
  return { controllers: [controller(AusenciaController, new Ausencias(unitOfWork, clock))] };
}
