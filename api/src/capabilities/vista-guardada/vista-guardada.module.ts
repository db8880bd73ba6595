import { controller, type Shared } from '../../composition/shared';
import { VistaGuardadaController } from './vista-guardada.controller';
import { VistaGuardadaService } from './vista-guardada.service';
import { VistaGuardadaStore } from './vista-guardada.store';

export function composeVistaGuardada({ dataSource, unitOfWork }: Shared) {
  const vistas = new VistaGuardadaService(unitOfWork, new VistaGuardadaStore(dataSource));
  return { controllers: [controller(VistaGuardadaController, vistas)] };
}
