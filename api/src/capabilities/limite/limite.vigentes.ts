import { centavosDeDecimal, comoFecha, type ErrorDeNegocio, hoyEn, limiteDe, rechazoPorLimite } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { readMany } from '../../db/engine/read';
import { Delegacion, Limite } from '../../entities/limite.entity';

interface LimiteRow {
  rol: string;
  usuario: string;
  monto: unknown;
}
interface DelegacionRow {
  titular: string;
  delegado: string;
  desde: string;
  hasta: string;
}

/** Four eyes on risk's manual decisions, by the limits and delegations in force today. */
export class LimitesDeAprobacion {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly ajustes: { readonly cuatroOjos: boolean },
  ) {}

  /** Why this actor can't approve the plan's folder, whose exception and marks are by `autores`. Two statements, none if he is not among them. */
  async rechazo(
    actor: Actor,
    { monto }: { readonly monto: number | string },
    autores: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ErrorDeNegocio | null> {
    const { cuatroOjos } = this.ajustes;
    if (!cuatroOjos || !autores.includes(actor.id)) return null;
    const rows = await readMany<LimiteRow>(
      manager
        .createQueryBuilder()
        .from(Limite, 'limite')
        .select(['rol', 'usuario', 'monto'].map((c) => `limite.${c} AS ${c}`))
        .where('limite.rol = :rol', { rol: actor.role }),
    );
    const delegadas = await readMany<DelegacionRow>(
      manager
        .createQueryBuilder()
        .from(Delegacion, 'delegacion')
        .select(['titular', 'delegado', 'desde', 'hasta'].map((c) => `delegacion.${c} AS ${c}`))
        .where('delegacion.delegado = :usuario', { usuario: actor.usuario }),
    );
    const limite = limiteDe(
      rows.map((row) => ({ ...row, monto: centavosDeDecimal(row.monto) })),
      delegadas.map((row) => ({ ...row, desde: comoFecha(row.desde), hasta: comoFecha(row.hasta) })),
      actor,
      hoyEn(this.clock.now()),
    );
    return rechazoPorLimite({ autores, actor, monto: centavosDeDecimal(monto), limite, cuatroOjos });
  }
}
