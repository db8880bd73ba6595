import { controller, type Shared } from '../../composition/shared';
import { GrupoController } from './grupo.controller';

export function composeGrupo({ grupos }: Shared) {
  return { controllers: [controller(GrupoController, grupos)] };
}
