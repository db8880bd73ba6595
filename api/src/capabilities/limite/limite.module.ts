import { controller, type Shared } from '../../composition/shared';
import { DelegacionController } from './delegacion.controller';
import { LimiteController } from './limite.controller';
import { Delegaciones, Limites } from './limite.store';

export function composeLimite({ unitOfWork }: Shared) {
  return {
    controllers: [
      controller(LimiteController, new Limites(unitOfWork)),
      controller(DelegacionController, new Delegaciones(unitOfWork)),
    ],
  };
}
