import { controller, type Shared } from '../../composition/shared';
import { GrupoController } from './grupo.controller';

/** The groups of plans. */
export function composeGrupo({ grupos }: Shared) {
  return { controllers: [controller(GrupoController, grupos)] };
}
