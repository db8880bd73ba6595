import { claseDeBien, type EventoDelTablero, eventosDePasos, type PlanDelTablero } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { readMany } from '../../db/read';
import { Evento } from '../../entities/evento.entity';
import { agrupar, enElTiempoDe, type FilaDePaso, unirBien } from './tablero.consultas';
import { enElTiempo, type FilaEnElTiempo, instante } from './tablero.tiempo';

interface FilaDeAdjudicacion extends FilaEnElTiempo {
  producto: string;
  bienDeOrden: string | null;
  bienDeFicha: string | null;
}

/** What the figures take from each of some plans. Within a transaction: through its manager. */
export class PlanesStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Two statements. A plan without awards adds nothing, and is not among them. */
  async de(planIds: readonly number[], manager: EntityManager = this.dataSource.manager): Promise<PlanDelTablero[]> {
    if (planIds.length === 0) return [];
    const query = unirBien(enElTiempoDe(manager)).addSelect('j.productoCodigo', 'producto');
    const [filas, eventos] = await Promise.all([
      readMany<FilaDeAdjudicacion>(query.where('j.planId IN (:...planIds)', { planIds: [...planIds] })),
      this.eventosDe(planIds, manager),
    ]);
    return [...agrupar(filas, ({ planId }) => Number(planId))].map(([planId, suyas]) => ({
      adjudicaciones: [...agrupar(suyas, ({ id }) => Number(id)).values()].map(([fila]) => adjudicacionDeFila(fila)),
      eventos: eventos.get(planId) ?? [],
    }));
  }

  /** Acts that make or undo a step, in the order in which they happened. One statement. */
  async eventosDe(
    planIds: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, EventoDelTablero[]>> {
    if (planIds.length === 0) return new Map();
    const filas = await readMany<FilaDePaso>(
      manager
        .createQueryBuilder()
        .from(Evento, 'e')
        .select(['planId', 'tipo', 'fecha'].map((c) => `e.${c} AS ${c}`))
        .where('e.planId IN (:...planIds) AND e.tipo IN (:...tipos)', {
          planIds: [...new Set(planIds)],
          tipos: [...eventosDePasos],
        })
        .orderBy('e.fecha', 'ASC')
        .addOrderBy('e.id', 'ASC'),
    );
    const eventos = new Map<number, EventoDelTablero[]>();
    for (const [planId, suyos] of agrupar(filas, (fila) => Number(fila.planId)))
      eventos.set(
        planId,
        suyos.map(({ tipo, fecha }) => ({ tipo, cuando: instante(fecha) })),
      );
    return eventos;
  }
}

const adjudicacionDeFila = (fila: FilaDeAdjudicacion | undefined): PlanDelTablero['adjudicaciones'][number] => {
  const { producto, bienDeOrden, bienDeFicha } = fila as FilaDeAdjudicacion;
  return { ...enElTiempo(fila as FilaDeAdjudicacion), producto, bien: claseDeBien(bienDeOrden ?? bienDeFicha) };
};
