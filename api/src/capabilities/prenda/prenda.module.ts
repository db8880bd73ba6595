import type { Fecha } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { controller, type Shared } from '../../composition/shared';
import type { ActosDeUnidad } from '../unidad';
import { ActosDePrenda } from './prenda.actos';
import { cambiadosDesde } from './prenda.bien';
import { PrendaController } from './prenda.controller';
import { prendasEnActo } from './prenda.en-acto';
import { PrendaService } from './prenda.service';

export function composePrenda(shared: Shared, unidades: ActosDeUnidad) {
  const { accessLog, acts, borradores, carpetas, clock, config, emision, plazos, prendas } = shared;
  const prenda = new PrendaService(prendas, emision, accessLog, clock, acts);
  const acto = acts.on(prendasEnActo(prendas, carpetas, clock, config));
  const actos = new ActosDePrenda(
    acto,
    emision,
    accessLog,
    borradores,
    { plazos, fideicomisos: config.fideicomisos },
    unidades,
  );
  const cambiados = async (manager: EntityManager, pagareId: number, hoy: Fecha) => {
    const row = await prendas.byPagare(pagareId, manager);
    return row?.prendaId == null ? [] : cambiadosDesde(row, hoy);
  };
  return { actos, cambiados, controllers: [controller(PrendaController, prenda, actos)] };
}
