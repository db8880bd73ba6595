import { controller, type Shared } from '../../composition/shared';
import { ActosDeRiesgo } from './riesgo.actos';
import { RiesgoController } from './riesgo.controller';
import { riesgosEnActo } from './riesgo.en-acto';
import { type ConsultaDePuntaje, HechosDeRiesgoStore } from './riesgo.hechos';
import { RiesgoService } from './riesgo.service';
import { RiesgoStore } from './riesgo.store';
import { VigenciaDePuntaje } from './riesgo.vigencia';

/** The risk matrix of a plan; the bureau's scores are injected by a higher capability. */
export function composeRiesgo(shared: Shared, consultas: { readonly findLastPuntajes: ConsultaDePuntaje }) {
  const { accessLog, acts, carpetas, clock, config, dataSource, planes } = shared;
  const riesgos = new RiesgoStore(dataSource);
  const hechos = new HechosDeRiesgoStore(planes, (cedulas, manager) => consultas.findLastPuntajes(cedulas, manager));
  const vigencias = new VigenciaDePuntaje(dataSource, riesgos, hechos, clock);
  const riesgo = new RiesgoService(riesgos, planes, accessLog, acts, vigencias);
  const acto = acts.on(riesgosEnActo(riesgos, planes, carpetas, config));
  const actos = new ActosDeRiesgo(acto, riesgos, hechos, accessLog);
  return { riesgos, vigencias, actos, controllers: [controller(RiesgoController, riesgo, actos)] };
}
