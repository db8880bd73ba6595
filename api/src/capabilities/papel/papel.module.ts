import { controller, type Shared } from '../../composition/shared';
import type { UnionDePdf } from '../../pdf/union';
import { SignatureChecker } from '../../signatures';
import { ActosDePapel } from './papel.actos';
import { PapelController, PapelesDePlanController } from './papel.controller';
import { papelesEnActo } from './papel.en-acto';
import { type PapelesPorFirmar, PaqueteDePapeles } from './papel.paquete';
import { PapelService } from './papel.service';

/** Issued papers of a case and their signed copies. */
export function composePapel(shared: Shared, fuentes: PapelesPorFirmar, union: UnionDePdf) {
  const { accessLog, acts, archivos, carpetas, config, papeles, planes, recepcion } = shared;
  const papel = new PapelService(papeles, planes, archivos, acts, accessLog);
  const firmas = new SignatureChecker({ folder: config.firmasDir, ocsp: config.firmasOcsp });
  const registro = acts.on(papelesEnActo(papeles, carpetas, config));
  const actos = new ActosDePapel(registro, papeles, recepcion, archivos, firmas, shared);
  const paquete = new PaqueteDePapeles(shared, planes, shared.pagares, papeles, union, fuentes);
  return {
    actos,
    firmas,
    controllers: [controller(PapelController, papel, actos), controller(PapelesDePlanController, papel, paquete)],
  };
}
