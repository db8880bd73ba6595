import { DocumentoStore, TipoDocumentoStore } from '../capabilities/documento';
import type { OrdenStore } from '../capabilities/orden-de-compra';
import { PagoStore } from '../capabilities/solicitud-de-pago';
import { ActosDePago } from '../capabilities/solicitud-de-pago/solicitud-de-pago.actos';
import { Checklist } from '../capabilities/solicitud-de-pago/solicitud-de-pago.checklist';
import { PagoController } from '../capabilities/solicitud-de-pago/solicitud-de-pago.controller';
import { CreacionDePagos } from '../capabilities/solicitud-de-pago/solicitud-de-pago.creacion';
import { pagosEnActo } from '../capabilities/solicitud-de-pago/solicitud-de-pago.en-acto';
import { PagoService } from '../capabilities/solicitud-de-pago/solicitud-de-pago.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Payment orders: what the dealer of an approved purchase order is paid. */
export function composePagos(platform: Platform, comun: Comun, { ordenes }: { ordenes: OrdenStore }) {
  const { accessLog, config, dataSource } = platform;
  const { acts, carpetas, emision, espera, planes } = comun;

  const pagos = new PagoStore(dataSource);
  const checklist = new Checklist(new DocumentoStore(dataSource), new TipoDocumentoStore(dataSource), planes, carpetas);
  const ajustes = { empresa: config.brand.company, pagoExigeCarpeta: config.pagoExigeCarpeta };
  const lectura = { pagos, ordenes, planes, checklist, ajustes };
  const pago = new PagoService(lectura, emision, acts, accessLog, espera);
  const acto = acts.on(pagosEnActo(lectura, config));
  const creacion = new CreacionDePagos(acto, lectura, config);
  const actos = new ActosDePago(acto, lectura, emision);

  const controllers: ControllerEntry[] = [[PagoController, () => new PagoController(pago, creacion, actos)]];
  return { actos, creacion, pago, controllers };
}
