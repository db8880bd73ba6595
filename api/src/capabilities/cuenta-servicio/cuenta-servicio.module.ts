import { controller, type Shared } from '../../composition/shared';
import { AccesoDeCuentas } from './cuenta-servicio.acceso';
import { CuentaServicioController } from './cuenta-servicio.controller';
import { CuentaServicioService } from './cuenta-servicio.service';

export function composeCuentaServicio({ acts, clock, cuentas, log, usuarios }: Shared) {
  const cuenta = new CuentaServicioService(acts, cuentas, usuarios, clock);
  return {
    acceso: new AccesoDeCuentas(cuentas, clock, log),
    controllers: [controller(CuentaServicioController, cuenta)],
  };
}
