import { controller, type Shared } from '../../composition/shared';
import { BusquedaController } from './busqueda.controller';
import { BusquedaService } from './busqueda.service';
import { BusquedaStore } from './busqueda.store';

export function composeBusqueda({ accessBudget, accessLog, buscador, dataSource, situaciones }: Shared) {
  const busqueda = new BusquedaService(new BusquedaStore(dataSource), buscador, situaciones, accessBudget, accessLog);
  return { controllers: [controller(BusquedaController, busqueda)] };
}
