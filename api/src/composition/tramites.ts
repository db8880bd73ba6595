import { TramiteStore } from '../capabilities/tramite-legal';
import { TramiteController } from '../capabilities/tramite-legal/tramite-legal.controller';
import { TramiteService } from '../capabilities/tramite-legal/tramite-legal.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** The home of legal: what is to be done with the awards that it holds. */
export function composeTramites({ accessLog, dataSource }: Platform, { planes }: Comun) {
  const tramites = new TramiteStore(dataSource);
  const tramite = new TramiteService(tramites, planes, accessLog);
  const controllers: ControllerEntry[] = [[TramiteController, () => new TramiteController(tramite)]];
  return { tramites, controllers };
}
