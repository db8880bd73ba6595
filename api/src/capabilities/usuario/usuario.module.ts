import { controller, type Shared } from '../../composition/shared';
import { UsuarioController } from './usuario.controller';
import { UsuarioService } from './usuario.service';

export function composeUsuario({ acts, sesiones, usuarios }: Shared) {
  return { controllers: [controller(UsuarioController, new UsuarioService(acts, usuarios, sesiones))] };
}
