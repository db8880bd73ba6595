import { controller, type Shared } from '../../composition/shared';
import { EstadoDeCuentaEnPdf } from './estado-cuenta';
import { CuotaController, MovimientoController } from './movimiento.controller';
import { MovimientoService } from './movimiento.service';
import { MovimientoStore } from './movimiento.store';

export function composeMovimiento({ accessLog, clock, dataSource, emision, planes }: Shared) {
  const movimientos = new MovimientoStore(dataSource);
  const cuenta = new MovimientoService(movimientos, planes, accessLog, clock);
  return {
    estadoDeCuenta: new EstadoDeCuentaEnPdf(movimientos, planes, emision),
    controllers: [controller(MovimientoController, cuenta), controller(CuotaController, cuenta)],
  };
}
