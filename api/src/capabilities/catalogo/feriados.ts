import type { DataSource, EntityManager } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Feriado } from '../../entities/catalogo.entity';

/** Holidays for counting working days: none, unless the setting DESCONTAR_FERIADOS is on (decisiones.md, GEN-513). */
export class FeriadosDelAjuste {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ajustes: { readonly descontarFeriados: boolean },
  ) {}

  /** Holidays from `desde` to `hasta`, inclusive. No statement while the setting is off. Within a transaction: through its manager. */
  async entre(desde: string, hasta: string, manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    if (!this.ajustes.descontarFeriados) return [];
    const rows = await readMany<{ fecha: string }>(
      manager
        .createQueryBuilder()
        .from(Feriado, 'feriado')
        .select('feriado.fecha', 'fecha')
        .where('feriado.fecha >= :desde AND feriado.fecha <= :hasta', { desde, hasta }),
    );
    return rows.map(({ fecha }) => fecha);
  }
}
