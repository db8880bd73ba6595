import type { BorradorStore } from '../capabilities/borrador';
import { PagareStore } from '../capabilities/pagare';
import { ActosDePagare } from '../capabilities/pagare/pagare.actos';
import { BaseDePagareController, PagareController } from '../capabilities/pagare/pagare.controller';
import { pagaresEnActo } from '../capabilities/pagare/pagare.en-acto';
import { GeneracionDePagares } from '../capabilities/pagare/pagare.generacion';
import { PagareService } from '../capabilities/pagare/pagare.service';
import { cambiadosDesde, PrendaStore } from '../capabilities/prenda';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Promissory notes: what an awarded plan still owes. */
export function composePagares(
  platform: Platform,
  comun: Comun,
  { borradores }: { readonly borradores: BorradorStore },
) {
  const { accessLog, clock, config, dataSource, renderer: impresora } = platform;
  const { acts, carpetas, codigos, emision, planes, usuarios } = comun;

  const pagares = new PagareStore(dataSource);
  const pagare = new PagareService({ pagares, planes, clock, impresora }, emision, acts, accessLog);
  const acto = acts.on(pagaresEnActo({ pagares, carpetas }, config));
  const generacion = new GeneracionDePagares(acto, pagares, { planes, carpetas, codigos });
  const prendas = new PrendaStore(dataSource);
  const actos = new ActosDePagare(acto, pagares, usuarios, emision, borradores, {
    cambiados: async (manager, pagareId, hoy) => {
      const prenda = await prendas.byPagare(pagareId, manager);
      return prenda?.prendaId == null ? [] : cambiadosDesde(prenda, hoy);
    },
  });

  const controllers: ControllerEntry[] = [
    [PagareController, () => new PagareController(pagare, generacion, actos)],
    [BaseDePagareController, () => new BaseDePagareController(pagare)],
  ];
  return { pagares, pagare, generacion, actos, controllers };
}
