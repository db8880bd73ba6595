import { controller, type Shared } from '../../composition/shared';
import { VerificacionController } from './verificacion.controller';
import { VerificacionDeDocumentos } from './verificacion.service';
import { VerificacionStore } from './verificacion.store';

export function composeVerificacion({ config, dataSource, emitidos, papeles }: Shared) {
  const verificaciones = new VerificacionStore(dataSource);
  const verificacion = new VerificacionDeDocumentos({ verificaciones, emitidos, papeles }, config.brand);
  return { controllers: [controller(VerificacionController, verificacion)] };
}
