import { mensajes, responsables } from '@adjudica/domain';
import type { Actor } from '../../auth/actor';
import type { CalendarioDeAdjudicaciones } from './adjudicacion.calendario';
import type { PromesaDeAdjudicacion, SiguienteDeAdjudicacion } from './adjudicacion.dto';
import type { AdjudicacionStore, SocioRow } from './adjudicacion.store';
import { nombreDeEjecutivo, promesaDeFila, siguienteDeFila } from './adjudicacion.view';

/** Whose turn it is on an awarded plan, and until when its delivery is promised. */
export interface SituacionDePlan {
  /** Null = delivered. */
  readonly siguiente: SiguienteDeAdjudicacion | null;
  /** Whoever has the next act: the executive by his name, else the department; null = delivered. */
  readonly loTiene: string | null;
  readonly promesa: PromesaDeAdjudicacion | null;
  readonly ejecutivo: string | null;
}

export class SituacionDePlanes {
  constructor(
    private readonly adjudicaciones: Pick<AdjudicacionStore, 'listVigentes'>,
    private readonly calendario: CalendarioDeAdjudicaciones,
  ) {}

  /** By id of the plan; one without a live award is left out. Two statements, one more where holidays count. */
  async of(actor: Actor, planIds: readonly number[]): Promise<ReadonlyMap<number, SituacionDePlan>> {
    const rows = await this.adjudicaciones.listVigentes(planIds);
    if (rows.length === 0) return new Map();
    const calendario = await this.calendario.desde(rows);
    return new Map(
      rows.map((row) => {
        const siguiente = siguienteDeFila(row, { actor }, calendario);
        return [
          row.planId,
          {
            siguiente,
            loTiene: siguiente && quienLoTiene(row, siguiente),
            promesa: promesaDeFila(row, calendario),
            ejecutivo: row.ejecutivoId === null ? null : nombreDeEjecutivo(row),
          },
        ];
      }),
    );
  }
}

const quienLoTiene = (row: SocioRow, { de }: SiguienteDeAdjudicacion): string => {
  if (de !== 'ejecutivo') return responsables[de as keyof typeof responsables];
  return row.ejecutivoId === null ? mensajes.propios.sinEjecutivo : nombreDeEjecutivo(row);
};
