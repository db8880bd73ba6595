import { type AccionDePrenda, type DatosDePrenda, formularioDePrenda, hoyEn, soloCampos } from '@adjudica/domain';
import type { ActMaker, ActRecord, ViewContext } from '../../act';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import type { Prenda } from '../../entities/prenda.entity';
import { notFound, staleRecord } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import { nombreUnido } from '../usuario';
import { valoresDe } from './prenda.bien';
import type { PrendaVista } from './prenda.dto';
import type { FilaDePrenda, PrendaStore } from './prenda.store';
import { prendaEnCiclo, vistaDePrenda } from './prenda.view';

type Cambio = Partial<Prenda>;
export type ActoDePrenda = ActMaker<number, FilaDePrenda, AccionDePrenda, Cambio, PrendaVista>;

/** Pledges as their acts see them, by the number of their note: taken with the folder of the plan, so that its approval and a save follow each other. */
export const prendasEnActo = (
  prendas: PrendaStore,
  carpetas: Pick<CarpetaStore, 'lock'>,
  clock: Clock,
  ajustes: Omit<ViewContext, 'actor'>,
): ActRecord<number, FilaDePrenda, AccionDePrenda, Cambio, PrendaVista> => ({
  resource: 'prenda',
  lifecycle: prendaEnCiclo,
  version: 'required',
  async lock({ manager }, numero) {
    const fila = await prendas.byPagare(numero, manager);
    if (fila === null) throw notFound();
    await carpetas.lock(manager, fila.idCodigo);
  },
  read: ({ manager }, numero) => prendas.byPagare(numero, manager),
  idOf: ({ id }) => Number(id),
  versionOf: ({ version }) => Number(version ?? 0),
  stale: (fila, body) =>
    staleRecord<DatosDePrenda>(
      Number(fila.version ?? 0),
      valoresDe(fila, hoyEn(clock.now())),
      soloCampos<DatosDePrenda>(formularioDePrenda.nombres, body),
      { quien: nombreUnido(fila, 'guardada'), cuando: isoOf(fila.guardadaEn) },
    ),
  write: (tx, fila, cambio) => (Object.keys(cambio).length === 0 ? Promise.resolve(1) : prendas.save(tx, fila, cambio)),
  targets: ({ planId, personaId }) => [{ planId, personaId }],
  summaryOf: (fila) => (fila.prendaId === null ? {} : valoresDe(fila, hoyEn(clock.now()))),
  view: (fila, { actor }) => vistaDePrenda(fila, hoyEn(clock.now()), { actor, ...ajustes }),
});
