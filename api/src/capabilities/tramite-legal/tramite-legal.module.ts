import { controller, type Shared } from '../../composition/shared';
import { TramiteController } from './tramite-legal.controller';
import { TramiteService } from './tramite-legal.service';
import { TramiteStore } from './tramite-legal.store';

export function composeTramiteLegal({ accessLog, dataSource, planes }: Shared) {
  const tramites = new TramiteStore(dataSource);
  return { tramites, controllers: [controller(TramiteController, new TramiteService(tramites, planes, accessLog))] };
}
