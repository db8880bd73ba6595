import { controller, type Shared } from '../../composition/shared';
import { CatalogoController } from './catalogo.controller';

export function composeCatalogo({ catalogo }: Shared) {
  return { controllers: [controller(CatalogoController, catalogo)] };
}
