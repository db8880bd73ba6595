import { controller, type Shared } from '../../composition/shared';
import { UsuarioController } from './usuario.controller';
import { UsuarioService } from './usuario.service';

/** Users, as the administrator keeps them. */
export function composeUsuario({ acts, sesiones, usuarios }: Shared) {
  return { controllers: [controller(UsuarioController, new UsuarioService(acts, usuarios, sesiones))] };
}
