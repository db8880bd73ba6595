import { controller, type Shared } from '../../composition/shared';
import { CatalogoController } from './catalogo.controller';

/** The lists that forms choose from. */
export function composeCatalogo({ catalogo }: Shared) {
  return { controllers: [controller(CatalogoController, catalogo)] };
}
