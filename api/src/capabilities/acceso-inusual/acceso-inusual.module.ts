import { controller, type Shared } from '../../composition/shared';
import { AccesoController, AccesoInusualController } from './acceso-inusual.controller';
import { AccesoInusualService } from './acceso-inusual.service';
import { AccesoInusualStore } from './acceso-inusual.store';

/** Who read more of other people's data than usual. */
export function composeAccesoInusual(shared: Shared) {
  const { accessBudget, accessLog, dataSource, notificacion, unitOfWork, usuarios } = shared;
  const store = new AccesoInusualStore(dataSource);
  const accesos = new AccesoInusualService(unitOfWork, store, usuarios, notificacion, accessLog);
  accessBudget.onExceeded((excesos) => accesos.registrar(excesos));
  return { controllers: [controller(AccesoInusualController, accesos), controller(AccesoController, accesos)] };
}
