import { controller, type Shared } from '../../composition/shared';
import { ReglaAdjudicacionController } from './regla-adjudicacion.controller';
import { ReglasDeAdjudicacion } from './regla-adjudicacion.store';

export function composeReglaAdjudicacion({ unitOfWork }: Shared) {
  return { controllers: [controller(ReglaAdjudicacionController, new ReglasDeAdjudicacion(unitOfWork))] };
}
