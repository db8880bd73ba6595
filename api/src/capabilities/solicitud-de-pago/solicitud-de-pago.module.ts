import { controller, type Shared } from '../../composition/shared';
import { ActosDePago } from './solicitud-de-pago.actos';
import { Checklist } from './solicitud-de-pago.checklist';
import { PagoController } from './solicitud-de-pago.controller';
import { CreacionDePagos } from './solicitud-de-pago.creacion';
import { pagosEnActo } from './solicitud-de-pago.en-acto';
import { PagoService } from './solicitud-de-pago.service';
import { PagoStore } from './solicitud-de-pago.store';

export function composeSolicitudDePago(shared: Shared) {
  const { accessLog, acts, carpetas, config, dataSource, documentos, emision, espera } = shared;
  const { ordenes, planes, tiposDeDocumento } = shared;
  const checklist = new Checklist(documentos, tiposDeDocumento, planes, carpetas);
  const ajustes = { empresa: config.brand.company };
  const lectura = { pagos: new PagoStore(dataSource), ordenes, planes, checklist, ajustes };
  const pago = new PagoService(lectura, emision, acts, accessLog, espera);
  const acto = acts.on(pagosEnActo(lectura, config));
  const creacion = new CreacionDePagos(acto, lectura, config);
  const actos = new ActosDePago(acto, lectura, emision, shared.reglasDelCaso);
  return { actos, creacion, pago, controllers: [controller(PagoController, pago, creacion, actos)] };
}
