import { controller, type Shared } from '../../composition/shared';
import type { UnionDePdf } from '../../pdf/union';
import { ActosDePapel } from './papel.actos';
import { PapelController, PapelesDePlanController } from './papel.controller';
import { papelesEnActo } from './papel.en-acto';
import { type PapelesPorFirmar, PaqueteDePapeles } from './papel.paquete';
import { PapelService } from './papel.service';

/** Issued papers of a case and their signed copies. */
export function composePapel(shared: Shared, fuentes: PapelesPorFirmar, union: UnionDePdf) {
  const { accessLog, acts, archivos, carpetas, config, papeles, planes, recepcion } = shared;
  const papel = new PapelService(papeles, planes, archivos, acts, accessLog);
  const actos = new ActosDePapel(acts.on(papelesEnActo(papeles, carpetas, config)), papeles, recepcion, archivos);
  const paquete = new PaqueteDePapeles(shared, planes, shared.pagares, papeles, union, fuentes);
  return {
    actos,
    controllers: [controller(PapelController, papel, actos), controller(PapelesDePlanController, papel, paquete)],
  };
}
