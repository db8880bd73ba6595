import { controller, type Shared } from '../../composition/shared';
import { ActosDeConstancia } from './constancia.actos';
import { ConstanciaController } from './constancia.controller';
import { ConstanciaService } from './constancia.service';
import { VerificacionController } from './verificacion.controller';
import { VerificacionDeDocumentos } from './verificacion.service';

export function composeConstancia(shared: Shared) {
  const { accessLog, acts, config, constancias, dataSource, emision } = shared;
  const constancia = new ConstanciaService(shared, emision, accessLog, config);
  const actos = new ActosDeConstancia(acts, constancia, constancias, emision);
  const verificacion = new VerificacionDeDocumentos(dataSource, config.brand);
  return {
    actos,
    controllers: [
      controller(ConstanciaController, constancia, actos),
      controller(VerificacionController, verificacion),
    ],
  };
}
