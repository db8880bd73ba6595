import { controller, type Shared } from '../../composition/shared';
import { ActosDeCarta } from './carta-salida.actos';
import { CartaController } from './carta-salida.controller';
import { cartasEnActo } from './carta-salida.en-acto';
import { CartaService } from './carta-salida.service';

export function composeCartaSalida(shared: Shared) {
  const { acts, carpetas, cartas, config, emision, pedidos, planes } = shared;
  const carta = new CartaService(shared, cartas, planes, emision, acts);
  const actos = new ActosDeCarta(
    acts.on(cartasEnActo(cartas, carpetas, config)),
    cartas,
    planes,
    emision,
    shared.reglasDelCaso,
    pedidos,
  );
  return { actos, controllers: [controller(CartaController, carta, actos)] };
}
