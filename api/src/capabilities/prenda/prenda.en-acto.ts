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
import type { PrendaRow, PrendaStore } from './prenda.store';
import { prendaEnCiclo, vistaDePrenda } from './prenda.view';

type Cambio = Partial<Prenda>;
export type ActoDePrenda = ActMaker<number, PrendaRow, AccionDePrenda, Cambio, PrendaVista>;

/** Pledges for their acts, by the number of their note. Locked with the plan's folder, which serializes approval and saving. */
export const prendasEnActo = (
  prendas: PrendaStore,
  carpetas: Pick<CarpetaStore, 'lock'>,
  clock: Clock,
  ajustes: Omit<ViewContext, 'actor'>,
): ActRecord<number, PrendaRow, AccionDePrenda, Cambio, PrendaVista> => ({
  resource: 'prenda',
  lifecycle: prendaEnCiclo,
  version: 'required',
  async lock({ manager }, numero) {
    const row = await prendas.byPagare(numero, manager);
    if (row === null) throw notFound();
    await carpetas.lock(manager, row.idCodigo);
  },
  read: ({ manager }, numero) => prendas.byPagare(numero, manager),
  idOf: ({ id }) => Number(id),
  versionOf: ({ version }) => Number(version ?? 0),
  stale: (row, body) =>
    staleRecord<DatosDePrenda>(
      Number(row.version ?? 0),
      valoresDe(row, hoyEn(clock.now())),
      soloCampos<DatosDePrenda>(formularioDePrenda.nombres, body),
      { quien: nombreUnido(row, 'guardada'), cuando: isoOf(row.guardadaEn) },
    ),
  write: (tx, row, cambio) => (Object.keys(cambio).length === 0 ? Promise.resolve(1) : prendas.save(tx, row, cambio)),
  targets: ({ planId, personaId }) => [{ planId, personaId }],
  summaryOf: (row) => (row.prendaId === null ? {} : valoresDe(row, hoyEn(clock.now()))),
  view: (row, { actor }) => vistaDePrenda(row, hoyEn(clock.now()), { actor, ...ajustes }),
});
