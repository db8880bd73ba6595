import { controller, type Shared } from '../../composition/shared';
import { ActosDeOrden } from './orden-de-compra.actos';
import { BasesDeOrden } from './orden-de-compra.base';
import { BaseDeOrdenController, OrdenController } from './orden-de-compra.controller';
import { EmisionDeOrdenes } from './orden-de-compra.emision';
import { ordenesEnActo } from './orden-de-compra.en-acto';
import { OrdenService } from './orden-de-compra.service';

export function composeOrdenDeCompra(shared: Shared) {
  const { accessLog, acts, carpetas, config, emision: impresion, espera, medios, ordenes, pedidos, planes } = shared;
  const bases = new BasesDeOrden(medios, planes, ordenes, accessLog, config);
  const orden = new OrdenService(ordenes, impresion, accessLog, acts, espera);
  const acto = acts.on(ordenesEnActo({ ordenes, medios, planes, carpetas }, config));
  const emision = new EmisionDeOrdenes(acto, ordenes, { medios, carpetas, bases });
  const actos = new ActosDeOrden(acto, ordenes, medios, impresion, shared.reglasDelCaso, pedidos);
  return {
    actos,
    emision,
    controllers: [controller(OrdenController, orden, emision, actos), controller(BaseDeOrdenController, bases)],
  };
}
