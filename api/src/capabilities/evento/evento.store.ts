import { type Claves, LIMITES, propios, recortar } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { readOne } from '../../db/engine/read';
import { insertMany } from '../../db/transaction/bulk';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Evento } from '../../entities/evento.entity';

export interface NuevoEvento {
  tipo: string;
  planId: number;
  personaId: number | null;
  observacion: string | null;
  /** Date of the fact, if not the instant of the act (a delivery of last week). */
  fecha?: Date | undefined;
  /** Owner of the task that it creates; left out = the plan's executive. */
  duenoDeTarea?: number | undefined;
  /** Closes tasks as usual, and creates none: another event of the same act does, or nothing is left to do. */
  sinTarea?: boolean;
  /** Day on which the created task is due. */
  venceTarea?: string | undefined;
  /** Records that the created task may be about. */
  claves?: Claves | undefined;
}

/** Reacts to events in the same transaction, e.g. by creating tasks. */
export interface OyenteDeEventos {
  onEventos(tx: Tx, eventos: readonly NuevoEvento[]): Promise<void>;
}

/** The text is joined of several, each of which may fill the column: the act itself keeps the whole. */
const acotada = (observacion: string | null): string | null =>
  observacion === null ? null : recortar(observacion, LIMITES.comentario);

/** Prefixes an account's principal. */
const nombrando = ({ enNombreDe }: Actor, observacion: string | null): string | null =>
  enNombreDe === undefined
    ? observacion
    : [propios.servicio.enNombreDe(enNombreDe), observacion ?? ''].join(' ').trim();

/** Append-only. */
export class EventoStore {
  private readonly oyentes: readonly OyenteDeEventos[];

  constructor(...oyentes: readonly OyenteDeEventos[]) {
    this.oyentes = oyentes;
  }

  /** With user, department and instant of the act (modelo.md, "Events"). */
  async record(tx: Tx, eventos: readonly NuevoEvento[]): Promise<void> {
    const acotados = eventos.map((evento) => ({
      ...evento,
      observacion: acotada(nombrando(tx.actor, evento.observacion)),
    }));
    await insertMany(
      tx.manager as EntityManager,
      Evento,
      acotados.map(({ duenoDeTarea: _, sinTarea: __, claves: ___, venceTarea: ____, fecha = tx.now, ...evento }) => ({
        ...evento,
        fecha,
        usuarioId: tx.actor.id || null,
        idDepartamento: tx.actor.idDepartamento,
      })),
    );
    for (const oyente of this.oyentes) await oyente.onEventos(tx, acotados);
  }

  /** The last event of a type on a plan; `null` = none. */
  async findLast(manager: EntityManager, planId: number, tipo: string): Promise<number | null> {
    const query = manager
      .createQueryBuilder()
      .from(Evento, 'evento')
      .select('MAX(evento.id)', 'id')
      .where('evento.planId = :planId AND evento.tipo = :tipo', { planId, tipo });
    return (await readOne<{ id: number | null }>(query))?.id ?? null;
  }

  isOfPlan(manager: EntityManager, id: number, planId: number): Promise<boolean> {
    return manager.existsBy(Evento, { id, planId });
  }
}
