import { BusquedaController } from '../capabilities/busqueda/busqueda.controller';
import { BusquedaService } from '../capabilities/busqueda/busqueda.service';
import { BusquedaStore } from '../capabilities/busqueda/busqueda.store';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Search of the application bar, across all areas. */
export function composeBusqueda({ accessBudget, accessLog, dataSource }: Platform, { personas }: Comun) {
  const busqueda = new BusquedaService(new BusquedaStore(dataSource), personas, accessBudget, accessLog);
  const controllers: ControllerEntry[] = [[BusquedaController, () => new BusquedaController(busqueda)]];
  return { controllers };
}
