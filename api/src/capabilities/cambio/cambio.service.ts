import { ErrorDeNegocio, leeCambiosDe, propios } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../columns/columns';
import type { CambiosVista } from './cambio.dto';
import type { CambioStore } from './cambio.store';

/** Rows that one answer looks through at most, whoever asks: somebody who may read little costs no more than others. */
const REVISADAS = 1000;

/**
 * What changed, for systems that poll. The cursor is the position that the sealer gives a row after its commit: a change that was begun early
 * and committed late comes behind those that were read, and is never skipped, as it would be by its id or its time.
 */
export class CambioService {
  constructor(
    private readonly store: CambioStore,
    private readonly accesos: AccessLog,
  ) {}

  /** @param desde without it, nothing but where the changes end now. @throws 422 a cursor that was never given. */
  async desde(actor: Actor, desde: number | undefined, limite: number): Promise<CambiosVista> {
    if (desde === undefined) return { cambios: [], cursor: await this.store.lastPosition(), hayMas: false };
    const revisadas = await this.store.pageAfter(desde, REVISADAS);
    if (revisadas.length === 0 && desde > (await this.store.lastPosition()))
      throw new ErrorDeNegocio('regla', 'cursor-desconocido', propios.cursorDesconocido);
    const legibles = revisadas.filter(({ recurso }) => leeCambiosDe(actor, recurso));
    const pagina = legibles.slice(0, limite);
    if (pagina.length > 0) this.accesos.record(actor, { operacion: 'leer', recurso: 'cambio', recursoId: desde });
    const cortada = legibles.length > limite;
    const ultima = (cortada ? pagina : revisadas).at(-1);
    return {
      cambios: pagina.map((row) => ({ ...row, instante: isoOf(row.instante) as string })),
      cursor: ultima?.posicion ?? desde,
      hayMas: cortada || revisadas.length === REVISADAS,
    };
  }
}
