import { type AccionDePapel, papelesQueSeFirman, puede } from '@adjudica/domain';
import type { ActMaker, ActRecord, Reading } from '../../act';
import { notFound, staleVersion } from '../../request/version';
import type { CarpetaStore } from '../carpeta';
import type { PapelVista } from './papel.dto';
import type { CopiaNueva, PapelRow, PapelStore } from './papel.store';
import { papelEnCiclo, vistaDePapel } from './papel.view';

export type ActoDePapel = ActMaker<number, PapelRow, AccionDePapel, CopiaNueva, PapelVista>;

/** Issued papers for their acts; one that the user does not read is none. Locked with the folder. Its version is the number of its copies. */
export function papelesEnActo(
  papeles: PapelStore,
  carpetas: Pick<CarpetaStore, 'lock'>,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, PapelRow, AccionDePapel, CopiaNueva, PapelVista> {
  const visible = async ({ actor, manager }: Reading, id: number): Promise<PapelRow | null> => {
    const row = await papeles.byId(id, manager);
    return row !== null && puede(actor, papelesQueSeFirman[row.tipo].lee) ? row : null;
  };
  return {
    resource: 'papel',
    lifecycle: papelEnCiclo,
    version: 'required',
    async lock(tx, id) {
      const row = await visible(tx, id);
      if (row === null) throw notFound();
      await carpetas.lock(tx.manager, row.idCodigo);
    },
    read: visible,
    idOf: ({ id }) => id,
    versionOf: ({ copias }) => copias.length,
    stale: ({ copias }) => {
      const [copia] = copias;
      return staleVersion(
        copias.length,
        ['copias'],
        copia && { quien: copia.subidaPor, cuando: copia.subidaEn, actual: { copias: copias.length } },
      );
    },
    write: (tx, row, copia) => papeles.insert(tx, row, copia),
    targets: ({ planId, personaId }) => [{ planId, personaId }],
    summaryOf: ({ tipo, registro, copias }) => ({
      tipo,
      registro,
      copias: copias.length,
      fecha: copias[0]?.fecha ?? null,
    }),
    view: (row, { actor }) => vistaDePapel(row, { actor, ...ajustes }),
  };
}
