import { controller, type Shared } from '../../composition/shared';
import { VehiculoController } from './vehiculo.controller';
import { VehiculoStore } from './vehiculo.store';

export function composeVehiculo({ dataSource }: Shared) {
  return { controllers: [controller(VehiculoController, new VehiculoStore(dataSource))] };
}
