import { controller, type Shared } from '../../composition/shared';
import type { ActosDeInterviniente } from '../interviniente';
import { ActosDePagare, type PrendaDePagare } from './pagare.actos';
import { BaseDePagareController, PagareController } from './pagare.controller';
import { pagaresEnActo } from './pagare.en-acto';
import { GeneracionDePagares } from './pagare.generacion';
import { PagareService } from './pagare.service';

export function composePagare(shared: Shared, prenda: PrendaDePagare, intervinientes: ActosDeInterviniente) {
  const { accessLog, acts, borradores, carpetas, clock, codigos, config } = shared;
  const { emision, pagares, planes, plazos, renderer: impresora, usuarios } = shared;
  const lectura = { pagares, planes, plazos, clock, impresora, ciudad: config.brand.city };
  const pagare = new PagareService(lectura, emision, acts, accessLog);
  const acto = acts.on(pagaresEnActo({ pagares, carpetas }, config));
  const generacion = new GeneracionDePagares(acto, pagares, { planes, carpetas, codigos });
  const delCaso = { prenda, intervinientes, reglas: shared.reglasDelCaso };
  const actos = new ActosDePagare(acto, { pagares, plazos }, usuarios, emision, borradores, delCaso);
  return {
    pagare,
    generacion,
    actos,
    controllers: [controller(PagareController, pagare, generacion, actos), controller(BaseDePagareController, pagare)],
  };
}
