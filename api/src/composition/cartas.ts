import { ActosDeCarta } from '../capabilities/carta-salida/carta-salida.actos';
import { CartaController } from '../capabilities/carta-salida/carta-salida.controller';
import { cartasEnActo } from '../capabilities/carta-salida/carta-salida.en-acto';
import { CartaService } from '../capabilities/carta-salida/carta-salida.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Exit letters and delivery: what comes after the payment of a vehicle and the contract of a house. */
export function composeCartas(platform: Platform, comun: Comun) {
  const { config } = platform;
  const { acts, carpetas, cartas, emision, planes } = comun;

  const carta = new CartaService(platform, cartas, planes, emision, acts);
  const actos = new ActosDeCarta(acts.on(cartasEnActo(cartas, carpetas, config)), cartas, planes, emision, config);

  const controllers: ControllerEntry[] = [[CartaController, () => new CartaController(carta, actos)]];
  return { actos, controllers };
}
