import { controller, type Shared } from '../../composition/shared';
import { CasoController } from './caso.controller';
import { CasoService } from './caso.service';

/** What stands before the steps of a case that can't be undone. */
export function composeCaso({ accessLog, casos, reglasDelCaso }: Shared) {
  return { controllers: [controller(CasoController, new CasoService(reglasDelCaso, casos, accessLog))] };
}
