import { controller, type Shared } from '../../composition/shared';
import { CoincidenciaService } from './coincidencia.actos';
import { CoincidenciaController } from './coincidencia.controller';
import { CotejoDeListas } from './cotejo';

/** Who may be in a control list. */
export function composeListaControl(shared: Shared) {
  const { accessLog, acts, coincidencias, eventos, log, notificacion, unitOfWork, usuarios } = shared;
  const service = new CoincidenciaService(acts, coincidencias, accessLog);
  return {
    cotejo: new CotejoDeListas(unitOfWork, coincidencias, eventos, notificacion, usuarios, log),
    controllers: [controller(CoincidenciaController, service)],
  };
}
