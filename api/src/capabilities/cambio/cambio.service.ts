import { ErrorDeNegocio, leeCambiosDe, propios } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { isoOf } from '../../columns/columns';
import type { CambiosVista } from './cambio.dto';
import type { CambioStore } from './cambio.store';

/** Rows read for one answer, whoever asks. */
const REVISADAS = 1000;

/**
 * Feed of changes for systems that poll. The cursor is the position assigned by the sealer after the commit: a transaction that began early and
 * committed late comes after the rows already read, and is never skipped, as it would be by id or time.
 */
export class CambioService {
  constructor(
    private readonly store: CambioStore,
    private readonly accesos: AccessLog,
  ) {}

  /** @param desde without it, only the present end. @throws 422 an unknown cursor. */
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
