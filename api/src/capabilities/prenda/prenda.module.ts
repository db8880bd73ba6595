import { type Fecha, formularioDePrenda } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { rowOf } from '../../columns/record';
import { controller, type Shared } from '../../composition/shared';
import { ActosDePrenda, type DelCaso } from './prenda.actos';
import { valoresDe } from './prenda.bien';
import { PrendaController } from './prenda.controller';
import { prendasEnActo } from './prenda.en-acto';
import { PrendaService } from './prenda.service';

export function composePrenda(shared: Shared, delCaso: DelCaso) {
  const { accessLog, acts, borradores, carpetas, clock, config, emision, plazos, prendas } = shared;
  const acto = acts.on(prendasEnActo(prendas, carpetas, clock, config));
  const textos = { plazos, fideicomisos: config.fideicomisos };
  const actos = new ActosDePrenda(acto, emision, accessLog, borradores, textos, delCaso);
  const prenda = new PrendaService(prendas, emision, accessLog, clock, acts, actos);
  const congelar = async (manager: EntityManager, pagareId: number, hoy: Fecha) => {
    const row = await prendas.byPagare(pagareId, manager);
    if (row?.prendaId == null) return;
    await prendas.congelar(manager, row, rowOf(formularioDePrenda, valoresDe(row, hoy)));
  };
  return { prenda, actos, congelar, controllers: [controller(PrendaController, prenda, actos)] };
}
