import type { BorradorStore } from '../capabilities/borrador';
import { PrendaStore } from '../capabilities/prenda';
import { ActosDePrenda } from '../capabilities/prenda/prenda.actos';
import { PrendaController } from '../capabilities/prenda/prenda.controller';
import { prendasEnActo } from '../capabilities/prenda/prenda.en-acto';
import { PrendaService } from '../capabilities/prenda/prenda.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Pledges: what secures a note. */
export function composePrendas(
  platform: Platform,
  comun: Comun,
  { borradores }: { readonly borradores: BorradorStore },
) {
  const { accessLog, clock, config, dataSource } = platform;
  const { acts, carpetas, emision, plazos } = comun;

  const prendas = new PrendaStore(dataSource);
  const prenda = new PrendaService(prendas, emision, accessLog, clock, acts);
  const acto = acts.on(prendasEnActo(prendas, carpetas, clock, config));
  const actos = new ActosDePrenda(acto, emision, accessLog, borradores, plazos);

  const controllers: ControllerEntry[] = [[PrendaController, () => new PrendaController(prenda, actos)]];
  return { actos, controllers };
}
