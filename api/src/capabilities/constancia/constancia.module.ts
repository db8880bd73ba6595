import { controller, type Shared } from '../../composition/shared';
import { ActosDeConstancia } from './constancia.actos';
import { ConstanciaController } from './constancia.controller';
import { ConstanciaService } from './constancia.service';

export function composeConstancia(shared: Shared) {
  const { accessLog, acts, constancias, emision } = shared;
  const constancia = new ConstanciaService(shared, emision, accessLog);
  const actos = new ActosDeConstancia(acts, constancia, constancias, emision);
  return { actos, controllers: [controller(ConstanciaController, constancia, actos)] };
}
