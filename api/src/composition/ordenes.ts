import { OrdenStore } from '../capabilities/orden-de-compra';
import { ActosDeOrden } from '../capabilities/orden-de-compra/orden-de-compra.actos';
import { BasesDeOrden } from '../capabilities/orden-de-compra/orden-de-compra.base';
import { BaseDeOrdenController, OrdenController } from '../capabilities/orden-de-compra/orden-de-compra.controller';
import { EmisionDeOrdenes } from '../capabilities/orden-de-compra/orden-de-compra.emision';
import { ordenesEnActo } from '../capabilities/orden-de-compra/orden-de-compra.en-acto';
import { OrdenService } from '../capabilities/orden-de-compra/orden-de-compra.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Purchase orders: what is bought with an accepted approval. */
export function composeOrdenes(platform: Platform, comun: Comun) {
  const { accessLog, config, dataSource } = platform;
  const { acts, carpetas, emision: impresion, espera, medios, planes } = comun;

  const ordenes = new OrdenStore(dataSource);
  const bases = new BasesDeOrden(medios, planes, accessLog, config);
  const orden = new OrdenService(ordenes, impresion, accessLog, acts, espera, config);
  const acto = acts.on(ordenesEnActo({ ordenes, medios, planes, carpetas }, config));
  const emision = new EmisionDeOrdenes(acto, ordenes, { medios, carpetas, bases });
  const actos = new ActosDeOrden(acto, ordenes, medios, impresion, config);

  const controllers: ControllerEntry[] = [
    [OrdenController, () => new OrdenController(orden, emision, actos)],
    [BaseDeOrdenController, () => new BaseDeOrdenController(bases)],
  ];
  return { ordenes, actos, emision, controllers };
}
