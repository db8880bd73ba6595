import { controller, type Shared } from '../../composition/shared';
import type { LecturaDeContratos } from '../contrato';
import { ActosDeAdenda } from './adenda.actos';
import { AdendaController, AdendasDePlanController } from './adenda.controller';
import { adendasEnActo } from './adenda.en-acto';
import { LecturaDeAdendas } from './adenda.lectura';
import { AdendaService } from './adenda.service';
import { AdendaStore } from './adenda.store';

/** Addenda of approved contracts. */
export function composeAdenda(
  { accessLog, acts, config, dataSource, emision, usuarios }: Shared,
  contratos: LecturaDeContratos,
) {
  const lectura = new LecturaDeAdendas(new AdendaStore(dataSource), contratos);
  const actos = new ActosDeAdenda(acts.on(adendasEnActo(lectura, config)), lectura, emision, usuarios, acts);
  const adenda = new AdendaService(lectura, emision, acts, accessLog);
  return {
    actos,
    adenda,
    controllers: [controller(AdendaController, adenda, actos), controller(AdendasDePlanController, adenda)],
  };
}
