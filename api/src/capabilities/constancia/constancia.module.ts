import { controller, type Shared } from '../../composition/shared';
import { ActosDeConstancia } from './constancia.actos';
import { ConstanciaController } from './constancia.controller';
import { CopiasDeAsamblea, type ExtractosDeActa } from './constancia.copia';
import { ConstanciaService } from './constancia.service';

/** `extractos`: of the minutes. */
export function composeConstancia(shared: Shared, extractos: ExtractosDeActa) {
  const { accessLog, acts, archivos, clock, constancias, emision } = shared;
  const constancia = new ConstanciaService(shared, emision, accessLog);
  const copias = new CopiasDeAsamblea(shared, archivos, emision, extractos, accessLog, clock);
  const actos = new ActosDeConstancia(acts, constancia, constancias, emision, copias, shared);
  return { actos, controllers: [controller(ConstanciaController, constancia, actos, copias)] };
}
