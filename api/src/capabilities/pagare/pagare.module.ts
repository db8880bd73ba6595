import { controller, type Shared } from '../../composition/shared';
import { ActosDePagare, type PrendaDePagare } from './pagare.actos';
import { BaseDePagareController, PagareController } from './pagare.controller';
import { pagaresEnActo } from './pagare.en-acto';
import { GeneracionDePagares } from './pagare.generacion';
import { PagareService } from './pagare.service';
import { PagareStore } from './pagare.store';

export function composePagare(shared: Shared, prenda: PrendaDePagare) {
  const { accessLog, acts, borradores, carpetas, clock, codigos, config, dataSource } = shared;
  const { emision, planes, plazos, renderer: impresora, usuarios } = shared;
  const pagares = new PagareStore(dataSource);
  const pagare = new PagareService({ pagares, planes, plazos, clock, impresora }, emision, acts, accessLog);
  const acto = acts.on(pagaresEnActo({ pagares, carpetas }, config));
  const generacion = new GeneracionDePagares(acto, pagares, { planes, carpetas, codigos });
  const actos = new ActosDePagare(acto, { pagares, plazos }, usuarios, emision, borradores, prenda);
  return {
    pagare,
    generacion,
    actos,
    controllers: [controller(PagareController, pagare, generacion, actos), controller(BaseDePagareController, pagare)],
  };
}
