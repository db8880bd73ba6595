import { controller, type Shared } from '../../composition/shared';
import { UnidadStore } from '../medio-aprobacion';
import { ActosDeUnidad } from './unidad.actos';
import { UnidadController } from './unidad.controller';
import { unidadesEnActo } from './unidad.en-acto';
import { UnidadService } from './unidad.service';

/** The unit of a case: what identifies the good that is delivered. */
export function composeUnidad(shared: Shared) {
  const { accessLog, acts, config, dataSource, eventos, medios, planes } = shared;
  const store = new UnidadStore(dataSource, medios);
  const actos = new ActosDeUnidad(acts.on(unidadesEnActo(store, medios, planes, config)), store, planes, eventos);
  const unidad = new UnidadService(store, accessLog, acts);
  return { actos, controllers: [controller(UnidadController, unidad, actos)] };
}
